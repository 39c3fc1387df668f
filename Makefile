# `make` lists what can be done. Swift and make are all that has to be here before.

# What is passed on to the program: make run ARGS='--screen notifications'
ARGS ?=
# How many times as many random inputs `make soak` tries as `make test`.
SOAK_ROUNDS ?= 20
export SWIFT ?= swift

program := .build/release/keyboard-playground
tests := .build/debug/keyboard-playgroundPackageTests.xctest
demonstration := .build/demonstration

# The first build says how far it is; later ones are quiet, and a long one says that it is under way.
quiet = $(if $(wildcard $(1)),-q)
announce = @[ -e $(1) ] && [ -z "$$(find Package.swift Sources Tests -newer $(1) -print -quit)" ] \
  || echo "Building; the first time takes some minutes."

.PHONY: help
help:
	@echo "make run       build the playground and open it (ARGS='--help' lists what it takes)"
	@echo "make test      build and run all tests"
	@echo "make lint      check format, warnings and the boundaries between the rooms"
	@echo "make fuzz      look for texts the parser gets wrong (FUZZ_SECONDS, an hour)"
	@echo "make packages  build packages that depend on this one, by path and by tag"
	@echo "make archive   pack the program with assets and Swift's libraries, for machines without Swift"
	@echo "make coverage-page  write docs/uikit-coverage.md, UIKit's names with their tests"
	@echo "make soak      play scenarios 20 times and in windows, kill servers, try random inputs, watch memory"
	@echo "make bench     measure speed against the limits"
	@echo "make deps      install what is missing (the other tasks do so by themselves)"
	@echo "make clean     remove everything that was built"

# Without a display the screen's demonstration is played off-screen instead; ARGS
# then go to `render`. A display that is named but does not answer is an error.
.PHONY: run
run: release
	@if [ -n "$$DISPLAY" ]; then \
	  exec $(program) run $(ARGS); \
	fi; \
	echo "There is no display (DISPLAY is not set): playing the demonstration off-screen."; \
	exec $(program) render $(or $(ARGS),--screen keep-above) --out "$(CURDIR)/$(demonstration)"

.PHONY: test
test: deps
	$(call announce,$(tests))
	@$(SWIFT) build $(call quiet,$(tests)) --build-tests
	@scripts/run-tests

# Where CI is set the tests are built without warnings anyway; elsewhere a
# second build keeps the first one warm. Its index is what the ladders are read from.
lint := $(if $(CI),.build,.build/lint)

.PHONY: lint
lint: deps deps-bench
	@$(SWIFT) format lint --strict --parallel --recursive Package.swift Sources Tests Benchmarks \
	  Fuzz Lint assets/loader
	@scripts/check-sources
	@scripts/update-readme --check
	@CI=1 $(SWIFT) build -q --build-tests --explicit-target-dependency-import-check error \
	  --scratch-path $(lint)
	@$(lint)/debug/Ladders $(lint)/debug/index/store
	@CI=1 KEYBOARD_PLAYGROUND_BENCHMARKS=1 $(SWIFT) build -q --product Benchmarks --scratch-path $(lint)

# `--sanitize` keeps SwiftPM from wanting a `main`. It takes two sanitizers as well,
# but hands them over in any order, and the compiler obeys the last one alone.
.PHONY: fuzz
fuzz: deps-run
	$(call announce,.build/fuzz/release/ScenarioFuzzer)
	@KEYBOARD_PLAYGROUND_FUZZERS=1 $(SWIFT) build -q -c release --scratch-path .build/fuzz \
	  --sanitize fuzzer -Xswiftc -sanitize=fuzzer,address -Xswiftc -use-ld=lld \
	  --product ScenarioFuzzer
	@scripts/fuzz

.PHONY: soak
soak: deps-bench release
	@scripts/soak
	@KEYBOARD_PLAYGROUND_BENCHMARKS=1 $(SWIFT) build -q -c release --product Benchmarks
	@scripts/bench cycle_bytes
	@$(SWIFT) build -q -c release --product ConnectionCutter
	@scripts/cut-off
	@$(SWIFT) build -q --build-tests
	@KEYBOARD_PLAYGROUND_ROUNDS=$(SOAK_ROUNDS) scripts/run-tests

# The names come from the UIKit that is built, the tests from the sources.
.PHONY: coverage-page
coverage-page: deps
	@$(SWIFT) build -q --product CoveragePage
	@$(SWIFT) build -q --target UIKit
	@.build/debug/CoveragePage .build/debug

# What a package that depends on this one gets to see; the commit at hand is the tag.
.PHONY: packages
packages: deps-run
	@scripts/dependent-packages

# The program and what measures it, both released, on a private server; FIGURES
# names those that are wanted alone.
.PHONY: bench
bench: deps-bench
	$(call announce,.build/release/Benchmarks)
	@KEYBOARD_PLAYGROUND_BENCHMARKS=1 $(SWIFT) build -q -c release --product keyboard-playground
	@KEYBOARD_PLAYGROUND_BENCHMARKS=1 $(SWIFT) build -q -c release --product Benchmarks
	@scripts/bench $(FIGURES)

.PHONY: release
release: deps-run
	$(call announce,$(program))
	@$(SWIFT) build $(call quiet,$(program)) -c release --product keyboard-playground

# The program for machines without Swift.
.PHONY: archive
archive: release
	@scripts/archive $(program) .build/keyboard-playground-$(shell uname -m).tar.xz

.PHONY: deps
deps:
	@scripts/deps test

.PHONY: deps-run
deps-run:
	@scripts/deps run

.PHONY: deps-bench
deps-bench:
	@scripts/deps bench

.PHONY: clean
clean:
	rm -rf .build
