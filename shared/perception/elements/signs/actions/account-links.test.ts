import { expect, test } from "vitest";
import { layer, text } from "../../../../scene/testing.ts";
import { sightOf } from "../../testing.ts";
import { accountLinks } from "./account-links.ts";

const BODY = text("Enter your details to go on.", { x: 20, y: 100, width: 300 });

const linksAmong = (...nodes: Parameters<typeof sightOf>[0]): number =>
  accountLinks(sightOf([BODY, ...nodes])).length;

test.each([
  "Forgot Password?",
  "Forget password?",
  "Mot de passe oublié ?",
  "Esqueceu sua senha?",
  "Don’t have an account? Sign up",
  "Already have an account?",
])("“%s” leads on", (words) => {
  expect(linksAmong(text(words, { x: 20, y: 400, width: 200 }))).toBe(1);
});

test("a title that says so does not, nor does a question whose answer stands beside it", () => {
  expect(linksAmong(text("Forgot password", { x: 20, y: 200, width: 300, sizePx: 32 }))).toBe(0);
  expect(
    linksAmong(
      text("Already have an account?", { x: 20, y: 400, width: 180 }),
      text("Sign in", { x: 204, y: 400, width: 60 }),
    ),
  ).toBe(0);
});

test("what stands on a button is the button's, whatever it says", () => {
  const label = text("Forgot password?", { x: 122, y: 414, width: 130, color: "#ffffff" });
  const box = { x: 20, y: 400, width: 335, height: 48, fill: "#1a3fb0" };
  expect(linksAmong(layer(box, [label]))).toBe(0);
});
