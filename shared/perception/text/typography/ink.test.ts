import { expect, test } from "vitest";
import type { Box, SceneNode } from "../../../scene/scene.ts";
import { layer, screen, text } from "../../../scene/testing.ts";
import { openAlone } from "../../frame/testing.ts";
import { inkBox } from "./ink.ts";

const BELOW = { x: 22, y: 135, width: 108, height: 15 };

/** A text whose first line is empty, so that its letters are painted below its box. */
const words = text("Name", { x: 20, y: 100, width: 115, height: 22, renderBox: BELOW });

function inkOf(node: SceneNode): Box | null | undefined {
  const [one] = openAlone(screen([node])).texts;
  return one && inkBox(one);
}

test("letters lie where they are painted, also beside the box of their text", () => {
  expect(inkOf(words)).toEqual(BELOW);
});

test("of a text that is cut off only what is left of its box is known", () => {
  expect(inkOf(layer({ y: 90, height: 20, clipsContent: true }, [words]))).toMatchObject({
    y: 100,
    height: 10,
  });
});
