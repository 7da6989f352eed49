import type { SceneNode } from "../../../../scene/scene.ts";
import { instance, layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { noPasswordReset } from "./no-password-reset.ts";

const field = (label: string, y: number): readonly SceneNode[] => [
  layer({ name: "Rectangle", type: "RECTANGLE", x: 20, y, width: 335, height: 52, fill: "#f2f3f7" }),
  text(label, { x: 36, y: y + 16, height: 20, color: "#8a8a8a" }),
];

const form = (
  title: string,
  button: string,
  fields: readonly string[],
  ...more: readonly SceneNode[]
): SceneNode =>
  screen(
    [
      text(title, { x: 20, y: 90, sizePx: 28, weight: 700 }),
      ...fields.flatMap((label, index) => field(label, 200 + 72 * index)),
      instance(
        "Button",
        { x: 20, y: 520, width: 335, height: 52, fill: "#1a3fb0", cornerRadiiPx: [8, 8, 8, 8] },
        [text(button, { x: 120, y: 536, width: 135, align: "center", color: "#ffffff", weight: 600 })],
      ),
      ...more,
    ],
    { height: 812 },
  );

const ENTRIES = ["Email address", "Password"];

testRule(noPasswordReset, {
  pass: {
    "a link for those who forgot it": form(
      "Sign in",
      "Sign in",
      ENTRIES,
      text("Forgot password?", { x: 20, y: 470 }),
    ),
    "the same in French": form(
      "Connexion",
      "Se connecter",
      ["Adresse e-mail", "Mot de passe"],
      text("Mot de passe oublié ?", { x: 20, y: 470 }),
    ),
  },
  fail: {
    "a screen to sign in without it": [form("Sign in", "Sign in", ENTRIES), {}],
  },
  ignore: {
    "a screen to sign up": form("Create your account", "Sign up", ENTRIES),
    "a screen without a password": form("Sign in", "Sign in", ["Email address"]),
    "a new password, entered twice": form("Sign in", "Sign in", [...ENTRIES, "Password again"]),
  },
});
