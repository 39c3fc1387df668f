/// How the page looks and behaves.
enum HTMLStyle {
  static let sheet = """
    :root {
      color-scheme: light dark;
      --page: #f5f5f7; --card: #fff; --text: #1d1d1f; --quiet: #63636a; --line: #dcdce1;
      --accent: #0064d2; --bad: #c62828; --worse: #8e24aa; --open: #b26a00; --good: #1b7f3b;
      --bad-pale: #fdecec; --good-pale: #e8f5ec; --code: #f0f0f3;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #161618; --card: #212124; --text: #f2f2f4; --quiet: #a4a4ad; --line: #3a3a40;
        --accent: #5aa9ff; --bad: #ff7b72; --worse: #d68cf0; --open: #f0b35a; --good: #5bd083;
        --bad-pale: #43211f; --good-pale: #1c3a26; --code: #2b2b30;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; padding: 24px 20px 64px; max-width: 1160px; background: var(--page);
      color: var(--text); font: 16px/1.45 system-ui, sans-serif; overflow-wrap: anywhere;
    }
    code, pre { font: 0.86em/1.5 ui-monospace, monospace; }
    a { color: var(--accent); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    h1 { margin: 0 0 16px; font-size: 28px; line-height: 1.2; }
    h2 { margin: 0; font-size: 18px; max-width: calc(100% - 24px); }
    h3 { margin: 0 0 12px; font-size: 16px; font-weight: 600; }
    .program { margin: 0; color: var(--quiet); }
    .bar { display: flex; gap: 2px; height: 10px; border-radius: 5px; overflow: hidden; }
    .bar span { min-width: 4px; background: currentColor; }
    .failed, .left-over { color: var(--bad); } .crashed, .timed-out { color: var(--worse); }
    .not-compared { color: var(--open); } .passed { color: var(--good); }
    .legend { display: flex; flex-wrap: wrap; gap: 4px 20px; margin: 10px 0 0; padding: 0; }
    .legend li { list-style: none; }
    .settings { display: flex; flex-wrap: wrap; gap: 12px 32px; margin: 20px 0 24px; }
    dt { color: var(--quiet); font-size: 13px; } dd { margin: 0; }
    .note {
      margin: 0 0 12px; padding: 10px 14px; background: var(--card); border-radius: 8px;
      border-left: 4px solid var(--open);
    }
    nav, .passing, .scenario {
      background: var(--card); border: 1px solid var(--line); border-radius: 12px;
      margin: 0 0 16px;
    }
    .list { margin: 0; padding: 0; }
    .list li {
      display: grid; grid-template-columns: 112px 1fr auto; gap: 2px 12px; align-items: baseline;
      list-style: none; padding: 10px 16px; border-top: 1px solid var(--line);
    }
    nav .list li:first-child { border-top: 0; }
    .list .message { grid-column: 2 / -1; color: var(--quiet); font-size: 14px; }
    .list .message:empty { display: none; }
    .seconds { color: var(--quiet); font-variant-numeric: tabular-nums; font-size: 14px; }
    .badge {
      justify-self: start; padding: 0 8px; border: 1px solid currentColor; border-radius: 10px;
      font-size: 13px; line-height: 20px; white-space: nowrap;
    }
    summary { cursor: pointer; padding: 12px 16px; border-radius: 12px; }
    summary { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; }
    summary::before {
      content: "▸"; color: var(--quiet); width: 12px; transform-origin: 40% 50%;
    }
    [open] > summary::before { transform: rotate(90deg); }
    summary::-webkit-details-marker { display: none; }
    summary code { color: var(--quiet); margin-left: auto; }
    article { padding: 16px; border-top: 1px solid var(--line); }
    .place { margin: -8px 0 12px; color: var(--quiet); }
    pre {
      margin: 0; padding: 10px 0; background: var(--code); border-radius: 8px; overflow-x: auto;
      overflow-wrap: normal;
    }
    pre.output { padding: 10px 14px; white-space: pre-wrap; overflow-wrap: anywhere; }
    .lines span { display: block; min-width: max-content; padding: 0 14px; }
    .lines .removed { background: var(--bad-pale); color: var(--bad); }
    .lines .added { background: var(--good-pale); color: var(--good); }
    .lines .hunk, .lines .hint { color: var(--quiet); }
    """ + pictures

  /// The slider, the gallery, and the numbers beside them.
  private static let pictures = """

    .pictures { display: flex; flex-wrap: wrap; gap: 12px 6px; }
    .views { flex: 1 0 100%; min-width: 0; display: flex; flex-wrap: wrap; gap: 20px 32px; }
    .slider { flex: 0 1 330px; min-width: 0; } .gallery { flex: 1 0 100%; }
    .sides { display: flex; justify-content: space-between; }
    .numbers { flex: 1 1 300px; min-width: 0; }
    .pictures > input[type=radio] { position: absolute; opacity: 0; }
    .pictures > label {
      padding: 3px 14px; border: 1px solid var(--line); border-radius: 14px;
      cursor: pointer; font-size: 14px;
    }
    .pictures > input:checked + label {
      background: var(--accent); border-color: var(--accent); color: var(--card);
    }
    .pictures > input:focus-visible + label { outline: 2px solid var(--accent); outline-offset: 2px; }
    /* Beside the slider is room for the difference alone. */
    .pictures > .view0:checked ~ .views .gallery { flex: 0 1 330px; display: block; }
    .pictures > .view0:checked ~ .views figure img { max-height: none; }
    .pictures.wide > .view0:checked ~ .views > * { flex-basis: 100%; }
    .pictures > .view0:checked ~ .views figure:not(:last-child),
    .pictures > .view1:checked ~ .views .slider { display: none; }
    img { display: block; max-width: 100%; height: auto; }
    .stage {
      --split: 50%; position: relative; width: min(100%, var(--width));
      box-shadow: 0 0 0 1px var(--line); background: #fff; touch-action: pan-y;
    }
    .stage img { position: absolute; inset: 0; width: 100%; height: 100%; }
    .over { position: absolute; inset: 0; clip-path: inset(0 0 0 var(--split)); }
    .box {
      position: absolute; outline: 2px solid #0064ff; outline-offset: 4px; border-radius: 1px;
      pointer-events: none;
    }
    .handle {
      position: absolute; top: 0; bottom: 0; left: var(--split); width: 2px; margin-left: -1px;
      background: #0064ff; pointer-events: none;
    }
    .handle::after {
      content: "◂ ▸"; position: absolute; top: 50%; left: 50%; transform: translate(-50%, -50%);
      padding: 4px 7px; border-radius: 14px; background: #0064ff; color: #fff; font-size: 13px;
      line-height: 20px; white-space: nowrap; letter-spacing: -1px;
    }
    .stage input {
      position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0;
      cursor: ew-resize; appearance: none; touch-action: pan-y;
    }
    /* A thumb without width: the split is exactly under the pointer. */
    .stage input::-webkit-slider-thumb { appearance: none; width: 1px; height: 100%; }
    .stage input::-moz-range-thumb { width: 1px; height: 100%; border: 0; }
    .stage input:focus-visible ~ .handle { outline: 3px solid #fff; box-shadow: 0 0 0 5px #0064ff; }
    p.hint { margin: 8px 0 0; color: var(--quiet); font-size: 14px; }
    .gallery { display: flex; flex-wrap: wrap; gap: 16px; }
    figure { margin: 0; min-width: 0; }
    figcaption, .sides { color: var(--quiet); font-size: 14px; margin: 0 0 4px; }
    figure img { max-height: 560px; box-shadow: 0 0 0 1px var(--line); background: #fff; }
    .numbers dl { display: flex; flex-wrap: wrap; gap: 12px 32px; margin: 20px 0 0; }
    .numbers dd code { background: var(--code); padding: 1px 6px; border-radius: 5px; }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
    caption { text-align: left; color: var(--quiet); font-size: 13px; padding-bottom: 4px; }
    th, td { text-align: right; padding: 2px 0 2px 18px; vertical-align: top; }
    th:first-child, td:first-child { padding-left: 0; }
    th { font-weight: 400; color: var(--quiet); font-size: 14px; white-space: nowrap; }
    td small { display: block; color: var(--quiet); white-space: nowrap; }
    @media (max-width: 520px) {
      body { padding: 16px 12px 48px; }
      h1 { font-size: 24px; }
      .list li { grid-template-columns: 1fr auto; }
      .list .name { grid-row: 1; grid-column: 1; } .list .seconds { grid-row: 1; grid-column: 2; }
      .list .badge, .list .message { grid-column: 1 / -1; }
      summary code { margin-left: 24px; flex-basis: 100%; }
      article { padding: 14px 12px; }
      th, td { padding-left: 10px; font-size: 14px; }
    }
    """

  /// Sliders move the split, and a link opens the section it leads to.
  static let script = """
    document.addEventListener('input', event => {
      if (event.target.type === 'range')
        event.target.parentNode.style.setProperty('--split', event.target.value + '%');
    });
    const open = () => {
      const section = document.getElementById(location.hash.slice(1));
      if (section && section.tagName === 'DETAILS') { section.open = true; section.scrollIntoView(); }
    };
    addEventListener('hashchange', open);
    open();
    """
}
