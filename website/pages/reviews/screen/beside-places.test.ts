import { expect, test } from "vitest";
import { besidePlaces } from "./beside-places.ts";

const place = (layerId: string, y: number, height: number) => ({ layerId, x: 0, y, width: 1, height });

/** Computes what a style sheet would, for a picture 1,000 px high. */
const pxOf = (top: string): number =>
  // The expression is written by the function that is tested.
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval
  new Function(
    "max",
    "min",
    `return ${top.replaceAll(/([\d.]+)%/g, (_, share: string) => String(Number(share) * 10)).replaceAll("px", "")}`,
  )(Math.max, Math.min) as number;

test("pins stand at their layers, in the column beside the picture, and below each other where these are close", () => {
  const low = place("low", 0.5, 0.01);
  const tops = besidePlaces([
    low,
    place("first", 0.2, 0.02),
    place("near", 0.21, 0.4),
    place("top", 0, 0.01),
    low,
  ]);
  expect(tops.map(pxOf)).toEqual([505, 210, 238, 14, 533]);
});
