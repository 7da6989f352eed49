import type { SceneNode } from "../../../../scene/scene.ts";
import { instance, layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { signWordsMixed } from "./sign-words-mixed.ts";

const field = (label: string, y: number): readonly SceneNode[] => [
  layer({ name: "Rectangle", type: "RECTANGLE", x: 20, y, width: 335, height: 52, fill: "#f2f3f7" }),
  text(label, { x: 36, y: y + 16, height: 20, color: "#8a8a8a" }),
];

const footer = (words: string, link?: string): readonly SceneNode[] => [
  text(words, { x: 60, y: 520, width: 160 }),
  ...(link ? [text(link, { x: 224, y: 520, width: 60, color: "#1a3fb0" })] : []),
];

const asking = (title: string, words: string, link?: string): SceneNode =>
  screen([text(title, { x: 20, y: 90, sizePx: 28, weight: 700 }), ...footer(words, link)]);

const form = (title: string, button: string, ...more: readonly SceneNode[]): SceneNode =>
  screen([
    text(title, { x: 20, y: 90, sizePx: 28, weight: 700 }),
    ...more,
    ...field("Email address", 240),
    ...field("Password", 312),
    instance("Button", { x: 20, y: 420, width: 335, height: 52, fill: "#1a3fb0", round: 8 }, [
      text(button, { x: 120, y: 436, width: 135, align: "center", color: "#ffffff", weight: 600 }),
    ]),
    text("No account yet? Sign up", { x: 90, y: 520 }),
  ]);

testRule(signWordsMixed, {
  pass: {
    "a button under a choice of both ways, below what an account brings": form(
      "Sign up today and you will be able to:",
      "Login",
      text("Login", { x: 80, y: 180, width: 50, weight: 600 }),
      text("Register", { x: 240, y: 180, width: 70, weight: 600 }),
    ),
    "a form with a button for those who have an account, louder than its own": form(
      "Sign up",
      "Sign in",
      instance("Button", { x: 20, y: 366, width: 335, height: 44, fill: "#c9d6f5", round: 8 }, [
        text("Create account", { x: 110, y: 376, width: 155, align: "center", weight: 600 }),
      ]),
    ),
  },
  fail: {
    "a button to log in on a screen to sign up": [
      form("Create your account", "Log in"),
      { first: "Create your account", other: "Log in" },
    ],
    "a question to those with an account that offers to open one": [
      asking("Hello", "ALREADY HAVE AN ACCOUNT? SIGN UP"),
      { first: "ALREADY HAVE AN ACCOUNT?", other: "SIGN UP" },
    ],
    "a question to those without an account, and a link to log in beside it": [
      asking("Hello", "Don’t have an account?", "Log in"),
      { first: "Don’t have an account?", other: "Log in" },
    ],
    "a question to those without an account, and a link to log in below it": [
      screen([
        text("DON’T  HAVE AN ACCOUNT ?", { x: 108, y: 734, width: 232 }),
        text("SIGN IN NOW", { x: 118, y: 758, width: 217, align: "center" }),
      ]),
      { other: "SIGN IN NOW" },
    ],
    "a line to log in over the form of a screen to sign up": [
      form(
        "Create your account",
        "Get started",
        text("OR LOG IN WITH EMAIL", { x: 100, y: 180, sizePx: 14 }),
      ),
      { other: "OR LOG IN WITH EMAIL" },
    ],
  },
});
