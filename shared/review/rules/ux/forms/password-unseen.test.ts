import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { passwordUnseen } from "./password-unseen.ts";

type Parts = Parameters<typeof screen>[0][number][];

const form = (inside: Parts = [], more: Parts = []) =>
  screen([
    text("Password", { x: 20, y: 200, sizePx: 14 }),
    layer({ name: "Input", x: 20, y: 224, width: 335, height: 48, fill: "#eeeeee" }, [
      text("••••••••", { x: 36, y: 236 }),
      ...inside,
    ]),
    ...more,
  ]);

testRule(passwordUnseen, {
  pass: {
    "an eye in the field": form([
      layer({ name: "Vector", type: "VECTOR", x: 316, y: 238, width: 20, height: 16, fill: "#333333" }),
    ]),
    "an eye that stands out of the field a little": form([
      layer({ name: "Vector", type: "VECTOR", x: 340, y: 238, width: 20, height: 16, fill: "#333333" }),
    ]),
    "an eye in a box of its own right beside the field": form(
      [],
      [layer({ name: "Vector", type: "VECTOR", x: 361, y: 240, width: 14, height: 16, fill: "#333333" })],
    ),
    "an eye that is an emoji": form([text("👁", { x: 316, y: 238, sizePx: 14 })]),
    "a word in the field": form([text("Show", { x: 300, y: 238, sizePx: 14 })]),
    "the same in Italian": form([text("Mostra", { x: 290, y: 238, sizePx: 14 })]),
    "a box to tick below": form([], [text("Show password", { x: 48, y: 284, sizePx: 14 })]),
  },
  fail: {
    "a password with nothing beside it": [form(), { name: "Password" }],
    "a password with an empty frame at the end of its field": [
      form([layer({ x: 320, y: 236, width: 24, height: 24 })]),
      { name: "Password" },
    ],
    "a lock before the label": [
      screen([
        layer({ name: "Vector", type: "VECTOR", x: 20, y: 200, width: 16, height: 18, fill: "#333333" }),
        text("Password", { x: 42, y: 200, sizePx: 14 }),
        layer({ name: "Input", x: 20, y: 224, width: 335, height: 48, fill: "#eeeeee" }, [
          text("••••••••", { x: 36, y: 236 }),
        ]),
      ]),
      { name: "Password" },
    ],
  },
  ignore: {
    "another field": screen([
      text("Email", { x: 20, y: 200, sizePx: 14 }),
      layer({ name: "Input", x: 20, y: 224, width: 335, height: 48, fill: "#eeeeee" }, [
        text("ada@example.com", { x: 36, y: 236 }),
      ]),
    ]),
  },
});
