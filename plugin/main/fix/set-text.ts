import type { LengthChange, WordChange } from "../../../shared/mend/change.ts";
import { differenceOf } from "../../../shared/mend/difference.ts";
import type { RequireTime } from "../find-node.ts";

const SAME = 0.05;

const isSame = (a: number, b: number): boolean => Math.abs(a - b) <= SAME;

const inPx = (length: LineHeight | LetterSpacing, fontSize: number): number | null => {
  if (length.unit === "AUTO") return null;
  return length.unit === "PIXELS" ? length.value : (length.value / 100) * fontSize;
};

/** Loads the fonts of a text, without which nothing of it may be changed. Throws when one is missing. */
export async function loadFonts(node: TextNode): Promise<void> {
  if (node.hasMissingFont) throw new Error("font");
  const length = node.characters.length;
  const fonts = length > 0 ? node.getRangeAllFontNames(0, length) : [node.fontName as FontName];
  for (const font of fonts) await figma.loadFontAsync(font);
}

/** The name of the same family in another weight, as the editor has it; undefined when there is none. */
async function fontInWeight({ family, style }: FontName, weight: number): Promise<FontName | undefined> {
  const names: Readonly<Record<number, readonly string[]>> = {
    100: ["Thin", "Hairline"],
    200: ["Extra Light", "ExtraLight", "Extralight", "Ultra Light", "UltraLight", "Ultralight"],
    300: ["Light"],
    400: ["Regular", "Normal", "Book", "Roman"],
    500: ["Medium"],
    600: ["Semi Bold", "SemiBold", "Semibold", "Demi Bold", "DemiBold", "Demibold", "Demi"],
    700: ["Bold"],
    800: ["Extra Bold", "ExtraBold", "Extrabold", "Ultra Bold", "UltraBold", "Heavy"],
    900: ["Black", "Heavy"],
  };
  const slant = /italic/i.test(style) ? " Italic" : "";
  for (const name of names[weight] ?? []) {
    const font = { family, style: `${name}${slant}` };
    try {
      await figma.loadFontAsync(font);
      return font;
    } catch {
      // This family has another name for the weight: the next one is tried.
    }
  }
  return undefined;
}

type Segment = Pick<
  StyledTextSegment,
  "start" | "end" | "fontSize" | "fontWeight" | "fontName" | "lineHeight" | "letterSpacing"
>;

/** Letters keep the distance of their lines in proportion, where that is set in px. */
function setSize(node: TextNode, { start, end, fontSize, lineHeight }: Segment, to: number): void {
  node.setRangeFontSize(start, end, to);
  if (lineHeight.unit === "PIXELS")
    node.setRangeLineHeight(start, end, {
      unit: "PIXELS",
      value: Math.round((lineHeight.value * to) / fontSize),
    });
}

/** The lengths of letters, each with how it is told that a stretch has one. */
const HAS: Readonly<Record<string, (segment: Segment, from: number) => boolean>> = {
  "font-size": ({ fontSize }, from) => isSame(fontSize, from),
  "font-weight": ({ fontWeight }, from) => fontWeight === from,
  // An automatic line height has no number to compare: the review computed the one it names.
  "line-height": ({ lineHeight, fontSize }, from) => {
    const px = inPx(lineHeight, fontSize);
    return px === null || isSame(px, from);
  },
  "letter-spacing": ({ letterSpacing, fontSize }, from) => isSame(inPx(letterSpacing, fontSize) ?? 0, from),
};

/** The stretches of a text that have the value which a change expects. */
export const segmentsWith = (node: TextNode, { property, from }: LengthChange): readonly Segment[] =>
  node
    .getStyledTextSegments(["fontSize", "fontWeight", "fontName", "lineHeight", "letterSpacing"])
    .filter((segment) => HAS[property]?.(segment, from) ?? false);

async function setSegment(
  node: TextNode,
  segment: Segment,
  { property, to }: LengthChange,
  requireTime: RequireTime,
): Promise<void> {
  const { start, end } = segment;
  if (property === "font-size") setSize(node, segment, to);
  if (property === "line-height") node.setRangeLineHeight(start, end, { unit: "PIXELS", value: to });
  if (property === "letter-spacing") node.setRangeLetterSpacing(start, end, { unit: "PIXELS", value: to });
  if (property !== "font-weight") return;
  const font = await fontInWeight(segment.fontName, to);
  if (!font) throw new Error("font");
  requireTime();
  node.setRangeFontName(start, end, font);
}

/** True for a length that the letters of a text have. */
export const isOfLetters = ({ property }: LengthChange): boolean => property in HAS;

/** Sets how the stretches of a text look that have one value. Answers whether there were any. */
export async function setLetters(
  node: TextNode,
  change: LengthChange,
  requireTime: RequireTime,
): Promise<boolean> {
  await loadFonts(node);
  requireTime();
  const segments = segmentsWith(node, change);
  for (const segment of segments) await setSegment(node, segment, change, requireTime);
  return segments.length > 0;
}

/**
 * Gives a text another width or height. One that keeps to its words takes the height of its lines from then on; one
 * that was given a height keeps that. The editor itself would make any text a box of a fixed size.
 */
export async function resizeText(
  node: TextNode,
  side: "width" | "height",
  to: number,
  requireTime: RequireTime,
): Promise<void> {
  const isKeeping = node.textAutoResize === "HEIGHT" || node.textAutoResize === "WIDTH_AND_HEIGHT";
  const mode = side === "width" && isKeeping ? "HEIGHT" : node.textAutoResize;
  await loadFonts(node);
  requireTime();
  node.resize(side === "width" ? to : node.width, side === "height" ? to : node.height);
  node.textAutoResize = side === "height" && isKeeping ? "NONE" : mode;
}

const ALIGNED = { left: "LEFT", center: "CENTER", right: "RIGHT", justified: "JUSTIFIED" } as const;

/** Writes only what differs, so that the letters around it keep their looks. */
function write(node: TextNode, to: string): void {
  const { start, end, instead } = differenceOf(node.characters, to);
  if (instead !== "") node.insertCharacters(end, instead, end > 0 ? "BEFORE" : "AFTER");
  if (end > start) node.deleteCharacters(start, end);
}

/** Shows the letters of a text as they were typed, where capitals are a matter of its style. */
function undoCapitals(node: TextNode): boolean {
  const upper = node.getStyledTextSegments(["textCase"]).filter(({ textCase }) => textCase === "UPPER");
  for (const { start, end } of upper) node.setRangeTextCase(start, end, "ORIGINAL");
  return upper.length > 0;
}

/** Sets the words, the capitals, the alignment or the style of a text. Answers whether it was as the change expects. */
export async function setWords(
  node: TextNode,
  { property, from, to, style }: WordChange,
  requireTime: RequireTime,
): Promise<boolean> {
  await loadFonts(node);
  requireTime();
  if (property === "text-style") {
    const shared = style === undefined ? null : await figma.getStyleByIdAsync(style);
    if (shared?.type !== "TEXT") return false;
    await figma.loadFontAsync(shared.fontName);
    requireTime();
    await node.setTextStyleIdAsync(shared.id);
    return true;
  }
  if (property === "text-case") return undoCapitals(node);
  if (property === "characters") {
    if (node.characters !== from) return false;
    write(node, to);
    return true;
  }
  node.textAlignHorizontal = ALIGNED[to as keyof typeof ALIGNED];
  return true;
}
