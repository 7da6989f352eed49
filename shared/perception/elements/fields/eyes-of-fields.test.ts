import { expect, test } from "vitest";
import { layer, screen, text } from "../../../scene/testing.ts";
import { openAlone } from "../../frame/testing.ts";
import { elements } from "../elements.ts";

const box = { type: "RECTANGLE", x: 20, width: 335, height: 52, fill: "#f2f3f7" } as const;
const drawing = (x: number, y: number) =>
  layer({ type: "VECTOR", x, y, width: 20, height: 14, fill: "#555555" });

/** The icons to press on a screen to sign in, by their left edge. */
function iconsBeside(words: string, ...xs: readonly number[]): readonly number[] {
  const node = screen([
    text("Sign in", { x: 20, y: 60, sizePx: 28, weight: 700, height: 36 }),
    layer({ ...box, y: 160 }),
    text("Email", { x: 36, y: 176, height: 20 }),
    layer({ ...box, y: 232 }),
    text(words, { x: 36, y: 248, height: 20 }),
    ...xs.map((x) => drawing(x, 251)),
    layer({ ...box, y: 320, fill: "#1a3fb0" }),
    text("Sign in", { x: 160, y: 336, height: 20, color: "#ffffff" }),
  ]);
  return elements(openAlone(node)).flatMap(({ role, box: { x } }) => (role === "icon-button" ? [x] : []));
}

test("the drawing at the end of a field for a password is pressed to see it", () => {
  expect(iconsBeside("Password", 320)).toEqual([320]);
  expect(iconsBeside("••••••••", 320)).toEqual([320]);
});

test("the drawing of another field, and one before the words, are no buttons", () => {
  expect(iconsBeside("Your phone number", 320)).toEqual([]);
  expect(iconsBeside("Password", 26)).toEqual([]);
});

test("over a line to write on it stands beside the words", () => {
  const lines = ["Full name", "Password"].flatMap((words, index) => [
    text(words, { x: 28, y: 283 + 60 * index, width: 142, height: 23 }),
    layer({ type: "LINE", x: 26, y: 307 + 60 * index, width: 254, height: 1, fill: "#222222" }),
  ]);
  const icons = elements(openAlone(screen([...lines, drawing(244, 344)]))).filter(
    ({ role }) => role === "icon-button",
  );
  expect(icons.map(({ box: { x } }) => x)).toEqual([244]);
});
