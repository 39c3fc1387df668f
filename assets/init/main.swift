import KeyboardPlayground
import Screens

Playground.main {
  Screen("login", whatToWatch: "The form stays above the keyboard.") { LoginViewController() }
}
