import { expect, test } from "vitest";
import type { Paint } from "../../scene/scene.ts";
import { lookOfPaints } from "./look-of-paints.ts";

const grey = (value: number, variable?: string): Paint => ({
  type: "solid",
  color: { r: value, g: value, b: value },
  ...(variable !== undefined && { variable }),
});

test("a colour that differs by one step of 255 looks different", () => {
  expect(lookOfPaints([grey(217 / 255)])).not.toBe(lookOfPaints([grey(218 / 255)]));
});
