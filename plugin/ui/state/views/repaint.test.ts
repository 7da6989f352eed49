import { expect, test } from "vitest";
import type { ColorChange } from "../../../../shared/mend/change.ts";
import { repaint } from "./repaint.ts";

const change: ColorChange = { layer: "1", property: "fill", from: "#999999", to: "#333333" };

/** A row of grey pixels. */
const row = (...greys: readonly number[]) => ({
  width: greys.length,
  height: 1,
  data: new Uint8ClampedArray(greys.flatMap((grey) => [grey, grey, grey, 255])),
});

const greysOf = ({ data }: ReturnType<typeof row>) => [...data].filter((_, index) => index % 4 === 0);

test("letters get their new colour, and their edges as much of it as they have", () => {
  const picture = row(255, 255, 204, 153, 153, 204, 255);
  repaint(picture, { x: 0, y: 0, width: 7, height: 1 }, change);
  expect(greysOf(picture)).toEqual([255, 255, 153, 51, 51, 153, 255]);
});

test("what lies outside the box of the layer, and what has another colour, stays", () => {
  const picture = row(153, 255, 153, 0, 255);
  repaint(picture, { x: 1, y: 0, width: 4, height: 1 }, change);
  expect(greysOf(picture)).toEqual([153, 255, 51, 0, 255]);
});
