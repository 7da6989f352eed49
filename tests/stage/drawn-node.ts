import type { RestNode } from "../../shared/scene/rest/rest-file.ts";
import { drawSvg } from "../../plugin/stage/draw/drawing.ts";
import type { Measure } from "../../plugin/stage/draw/text/measure.ts";

/** Every character is half an em wide: widths that can be counted in the head. */
export const halfEm: Measure = (text, font) => Array.from(text).length * font.sizePx * 0.5;

/** A paint in one colour. */
export const solid = (r: number, g: number, b: number, a = 1) => ({ type: "SOLID", color: { r, g, b, a } });

/** A node with a box; everything else as given. */
export const restNode = (
  type: string,
  [x, y, width, height]: readonly [number, number, number, number],
  fields: Readonly<Record<string, unknown>> = {},
): RestNode => ({
  id: "1:1",
  name: type,
  type,
  absoluteBoundingBox: { x, y, width, height },
  ...fields,
});

/** A text of 10 px on lines of 12 px, in a box. */
export const restText = (
  characters: string,
  box: readonly [number, number, number, number],
  style: Readonly<Record<string, unknown>> = {},
  fields: Readonly<Record<string, unknown>> = {},
): RestNode =>
  restNode("TEXT", box, {
    characters,
    fills: [solid(0, 0, 0)],
    style: { fontFamily: "Inter", fontWeight: 400, fontSize: 10, lineHeightPx: 12, ...style },
    ...fields,
  });

/** A letter with its outline: the index of its character, where the pen stands, and how far that goes on. */
export interface Letter {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly widthPx: number;
  readonly path?: string;
  readonly characters?: string;
}

/** The field of a text that holds its letters as they are drawn. */
export const lettered = (letters: readonly Letter[]) => ({
  glyphGeometry: {
    ...Object.fromEntries(
      (["at", "x", "y", "widthPx"] as const).map((name) => [name, letters.map((letter) => letter[name])]),
    ),
    ink: letters.map((_, index) => index),
    inks: letters.map(({ path, characters }) => ({ path, characters })),
  },
});

/** Draws a node with the countable font. */
export const drawn = (node: RestNode): string => drawSvg(node, { measure: halfEm, idPrefix: "t" });
