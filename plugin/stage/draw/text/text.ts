import { readPaints, readStroke } from "../../../../shared/scene/rest/read-paint.ts";
import { readText } from "../../../../shared/scene/rest/read-text.ts";
import type { RestNode } from "../../../../shared/scene/rest/rest-file.ts";
import type { Text } from "../../../../shared/scene/scene.ts";
import type { Defs } from "../defs.ts";
import { glyphsOf, outlinesOf, runAt } from "./glyphs.ts";
import type { Size } from "../paint/gradient.ts";
import { lineTypesOf } from "./lists.ts";
import { familyStack, type Measure } from "./measure.ts";
import { paintAttributes } from "../paint/paint.ts";
import { type Attributes, element, escapeXml } from "../svg.ts";
import { layOut, type TextPiece } from "./text-layout.ts";
import { objectOf } from "../object-of.ts";

const DECORATIONS = { underline: "underline", strikethrough: "line-through" } as const;

const typography = ({ run, x, baselineY, widthPx, isFitted, wordSpacingPx }: TextPiece): Attributes => ({
  x,
  y: baselineY,
  "font-family": familyStack(run.fontFamily),
  "font-size": run.sizePx,
  "font-weight": run.weight,
  "font-style": run.isItalic ? "italic" : undefined,
  "font-variant": run.case === "small-caps" ? "small-caps" : undefined,
  "letter-spacing": run.letterSpacingPx,
  "word-spacing": wordSpacingPx,
  "text-decoration": run.decoration && DECORATIONS[run.decoration],
  textLength: isFitted ? widthPx : undefined,
  lengthAdjust: isFitted ? "spacingAndGlyphs" : undefined,
  "xml:space": "preserve",
});

/** The letters that a font sets: those without an outline, or all of a text that came without. */
function setPieces(node: RestNode, text: Text, size: Size, measure: Measure): readonly TextPiece[] {
  const glyphs = glyphsOf(node);
  if (glyphs.length === 0) return layOut(text, size, measure, lineTypesOf(node));
  return glyphs.flatMap(({ at, x, y, widthPx, characters }) => {
    const run = runAt(text, at);
    return run && characters ? [{ text: characters, run, x, baselineY: y, widthPx, isFitted: false }] : [];
  });
}

/** Draws a TEXT node from 0,0. */
export function drawText(node: RestNode, size: Size, measure: Measure, defs: Defs): string {
  const object = objectOf(node);
  const fills = readPaints(object, "fills") ?? [];
  const strokes = readPaints(object, "strokes") ?? [];
  const widthPx = Math.max(0, ...(readStroke(object)?.widthsPx ?? []));
  const text = readText(object);
  const outlined = [...outlinesOf(glyphsOf(node), text)].flatMap(([run, d]) =>
    (run.fills ?? fills).map((paint) =>
      element("path", { d, ...paintAttributes(paint, "fill", size, defs) }),
    ),
  );
  const set = setPieces(node, text, size, measure).flatMap((piece) => {
    const given = typography(piece);
    const characters = escapeXml(piece.text);
    const draw = (attributes: Attributes) => element("text", { ...given, ...attributes }, characters);
    const filled = (piece.run.fills ?? fills).map((paint) =>
      draw(paintAttributes(paint, "fill", size, defs)),
    );
    const stroked = strokes.map((paint) =>
      draw({ fill: "none", "stroke-width": widthPx, ...paintAttributes(paint, "stroke", size, defs) }),
    );
    return [...filled, ...stroked];
  });
  return [...outlined, ...set].join("");
}
