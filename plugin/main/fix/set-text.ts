import { type LengthChange, SAME, type WordChange, type WordProperty } from "../../../shared/mend/change.ts";
import { differenceOf } from "../../../shared/mend/difference.ts";
import { lineHeightFor } from "../../../shared/mend/line-height-for.ts";
import { areNear } from "../../../shared/scene/geometry.ts";
import { fontInWeight, loadFont, loadFonts, requireAxes } from "./fonts.ts";
import type { Prepared } from "./prepared.ts";

type Segment = Pick<
  StyledTextSegment,
  "start" | "end" | "fontSize" | "fontWeight" | "fontName" | "lineHeight"
>;

/** Lines in px are set anew; all others are in proportion by themselves. */
function setSize(node: TextNode, { start, end, fontSize, lineHeight }: Segment, to: number): void {
  node.setRangeFontSize(start, end, to);
  if (lineHeight.unit !== "PIXELS") return;
  const value = lineHeightFor(lineHeight.value, fontSize, to);
  node.setRangeLineHeight(start, end, { unit: "PIXELS", value });
}

/** The lengths of letters, as a review reads them. */
const OF: Readonly<Record<string, (segment: Segment) => number>> = {
  "font-size": ({ fontSize }) => fontSize,
  "font-weight": ({ fontWeight }) => fontWeight,
};

/** The stretches of a text that have the value which a change expects. */
const segmentsWith = (node: TextNode, { property, from }: LengthChange): readonly Segment[] =>
  node
    .getStyledTextSegments(["fontSize", "fontWeight", "fontName", "lineHeight"])
    .filter((segment) => areNear(OF[property]?.(segment) ?? NaN, from, SAME.letters));

function setSegment(
  node: TextNode,
  segment: Segment,
  { property, to }: LengthChange,
  font: FontName | undefined,
): void {
  const { start, end } = segment;
  if (property === "font-size") setSize(node, segment, to);
  if (font) node.setRangeFontName(start, end, font);
}

/** True for a length that the letters of a text have. */
export const isOfLetters = ({ property }: LengthChange): boolean => property in OF;

/** Prepares to set how the stretches of a text look that have one value. */
export async function prepareLetters(node: SceneNode, change: LengthChange): Prepared {
  if (node.type !== "TEXT") return null;
  await loadFonts(node);
  const segments = segmentsWith(node, change);
  const isWeight = change.property === "font-weight";
  const fonts = isWeight
    ? await Promise.all(segments.map(({ fontName }) => fontInWeight(fontName, change.to)))
    : [];
  if (segments.length === 0) return null;
  return () => segments.forEach((segment, index) => setSegment(node, segment, change, fonts[index]));
}

/**
 * Gives a text another width or height. One that keeps to its words takes the height of its lines from then on; one
 * that was given a height keeps that. The editor itself would make any text a box of a fixed size.
 */
export function resizeText(node: TextNode, width: number, height: number): void {
  const { textAutoResize: mode } = node;
  const isKeeping = mode === "HEIGHT" || mode === "WIDTH_AND_HEIGHT";
  const kept = height === node.height ? "HEIGHT" : "NONE";
  node.resize(width, height);
  node.textAutoResize = isKeeping ? kept : mode;
}

/** Writes only what differs, so that the letters around it keep their looks. */
function write(node: TextNode, to: string): void {
  const { start, end, instead } = differenceOf(node.characters, to);
  if (instead !== "") node.insertCharacters(end, instead, end > 0 ? "BEFORE" : "AFTER");
  if (end > start) node.deleteCharacters(start, end);
}

/** How it is told that a text has the words or the style that a change expects. */
const HAS: Readonly<Record<WordProperty, (node: TextNode, from: string) => boolean>> = {
  characters: ({ characters }, from) => characters === from,
  "text-style": ({ textStyleId }, from) => textStyleId === from,
};

/** The style that a change names; null where that is gone. Throws where the text has axes of its own. */
async function styleOf(node: TextNode, { style }: WordChange): Promise<TextStyle | null> {
  const shared = style === undefined ? null : await figma.getStyleByIdAsync(style);
  if (shared?.type !== "TEXT") return null;
  requireAxes(
    node.getStyledTextSegments(["fontName"]).map(({ fontName }) => fontName),
    shared.fontName,
  );
  await loadFont(shared.fontName);
  return shared;
}

/** Prepares to set the words or the style of a text. */
export async function prepareWords(node: SceneNode, change: WordChange): Prepared {
  const { property, from, to } = change;
  if (node.type !== "TEXT") return null;
  await loadFonts(node);
  const style = property === "text-style" ? await styleOf(node, change) : null;
  if (!HAS[property](node, from)) return null;
  if (property === "text-style") return style && (() => node.setTextStyleIdAsync(style.id));
  return () => write(node, to);
}
