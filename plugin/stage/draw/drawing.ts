import type { Box } from "../../../shared/scene/scene.ts";
import type { RestNode } from "../../../shared/scene/rest/rest-file.ts";
import { createDefs, type PictureOf } from "./defs.ts";
import type { Measure } from "./text/measure.ts";
import { drawNode } from "./node.ts";
import { boxOf, UPRIGHT } from "./placement.ts";
import { element, num } from "./svg.ts";

export interface DrawingOptions {
  readonly measure: Measure;
  /** Starts every id inside the drawing: two drawings on one page need different ones. */
  readonly idPrefix: string;
  /** How many px of the drawing stand for one px of the design. */
  readonly scale?: number;
  /** Style sheet inside the drawing, such as its fonts. */
  readonly css?: string;
  readonly pictureOf?: PictureOf;
}

const EMPTY: Box = { x: 0, y: 0, width: 0, height: 0 };
const isCanvas = (node: RestNode): boolean => node.type === "CANVAS" || node.type === "PAGE";

/** An id that may stand in `url(#…)`, made of any text. */
export const idFrom = (text: string): string => `d${text.replace(/[^A-Za-z0-9]/g, "_")}`;

/** Draws a node with all that is in it as an SVG document of the size of its box. Overflow is shown where the page allows it. */
export function drawSvg(
  node: RestNode,
  { measure, idPrefix, scale = 1, css, pictureOf }: DrawingOptions,
): string {
  const box = boxOf(node) ?? EMPTY;
  const defs = createDefs(idPrefix, pictureOf);
  const content = isCanvas(node) ? "" : drawNode(node, { defs, measure, turn: UPRIGHT, names: [] });
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: [box.x, box.y, box.width, box.height].map(num).join(" "),
      width: box.width * scale,
      height: box.height * scale,
      overflow: "visible",
    },
    (css ? element("style", {}, css.replaceAll("<", "")) : "") + defs.toSvg() + content,
  );
}
