import { expect, test, vi } from "vitest";
import { isMade } from "./is-made.ts";

const grey = (value: number) => ({ type: "SOLID", color: { r: value, g: value, b: value }, opacity: 1 });
const CHANGE = { layer: "1:1", property: "fill", from: "#999999", to: "#333333" } as const;

test.each([
  ["painted over", [grey(0.2), grey(0.2)], true],
  ["left as it is, beside a paint in the new color", [grey(0.2), grey(0.6)], false],
])("a paint that was %s", (_, fills, made) => {
  vi.stubGlobal("figma", { mixed: Symbol("mixed") });
  expect(isMade({ type: "RECTANGLE", fills, strokes: [] } as unknown as SceneNode, CHANGE)).toBe(made);
});
