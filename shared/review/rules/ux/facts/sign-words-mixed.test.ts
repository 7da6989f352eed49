import type { SceneNode } from "../../../../scene/scene.ts";
import { instance, layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { signWordsMixed } from "./sign-words-mixed.ts";

const field = (label: string, y: number): readonly SceneNode[] => [
  layer({ name: "Rectangle", type: "RECTANGLE", x: 20, y, width: 335, height: 52, fill: "#f2f3f7" }),
  text(label, { x: 36, y: y + 16, height: 20, color: "#8a8a8a" }),
];

const form = (title: string, button: string, ...more: readonly SceneNode[]): SceneNode =>
  screen([
    text(title, { x: 20, y: 90, sizePx: 28, weight: 700 }),
    ...more,
    ...field("Email address", 240),
    ...field("Password", 312),
    instance(
      "Button",
      { x: 20, y: 420, width: 335, height: 52, fill: "#1a3fb0", cornerRadiiPx: [8, 8, 8, 8] },
      [text(button, { x: 120, y: 436, width: 135, align: "center", color: "#ffffff", weight: 600 })],
    ),
    text("No account yet? Sign up", { x: 90, y: 520 }),
  ]);

testRule(signWordsMixed, {
  pass: {
    "a screen to sign in": form("Welcome back", "Log in"),
    "a screen to sign up": form("Create your account", "Sign up"),
    "a screen to sign up in French": form("Créez un compte", "S’inscrire"),
    "a button that says neither": form("Create your account", "Get started"),
  },
  fail: {
    "a button to log in on a screen to sign up": [
      form("Create your account", "Log in"),
      { first: "Create your account", other: "Log in" },
    ],
    "a button to sign up on a screen to sign in": [
      form("Connexion", "Créer un compte"),
      { first: "Connexion", other: "Créer un compte" },
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
  ignore: {
    "a screen about something else": form("Your address", "Log in"),
    "a title without a form": screen([text("Sign up", { x: 20, y: 90, sizePx: 28, weight: 700 })]),
  },
});
