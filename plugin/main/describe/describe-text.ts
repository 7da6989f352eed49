import { addStyle } from "./add-style.ts";
import { describePaints } from "./describe-paint.ts";
import { type LayerFields, putUnusual } from "./fields.ts";
import { unlessMixed } from "./mixed.ts";

/** Height of an automatic line for a font size of 1, from the ascender, descender and line gap of each font. */
const RATIOS: Readonly<Record<string, number>> = {
  Arial: 1.149902,
  "DM Sans": 1.302,
  Figtree: 1.2,
  Helvetica: 1.149902,
  "Helvetica Neue": 1.171875,
  "IBM Plex Sans": 1.3,
  Inter: 1.2102273,
  Lato: 1.2,
  Manrope: 1.366,
  Montserrat: 1.219,
  "Noto Sans": 1.362,
  Nunito: 1.364,
  "Nunito Sans": 1.364,
  "Open Sans": 1.3618164,
  "Plus Jakarta Sans": 1.26,
  Poppins: 1.5,
  Raleway: 1.174,
  Roboto: 1.171875,
  "Roboto Mono": 1.3188477,
  Rubik: 1.185,
  "SF Pro": 1.1933594,
  "SF Pro Display": 1.1933594,
  "SF Pro Text": 1.1933594,
  "Source Sans Pro": 1.257,
  "Work Sans": 1.173,
};

const USUAL_RATIO = 1.2;

/** The height in px of a line whose height is left to the font: the plugin API does not tell it, the REST API does. */
const automaticLineHeightPx = (fontFamily: string, sizePx: number): number =>
  sizePx * (RATIOS[fontFamily] ?? USUAL_RATIO);

const FIELDS = [
  "fontName",
  "fontSize",
  "fontWeight",
  "textCase",
  "textDecoration",
  "lineHeight",
  "letterSpacing",
  "hyperlink",
  "fills",
  "textStyleId",
  "fillStyleId",
] satisfies (keyof StyledTextSegment)[];

type Field = (typeof FIELDS)[number];

type Segment = Omit<Pick<StyledTextSegment, Field | "start" | "end">, "lineHeight"> & {
  /** A text along a path has none. */
  readonly lineHeight?: LineHeight | undefined;
};

/** A text in a box, or one that runs along a path: that one has nothing to say of its box. */
type AnyText = TextNode | TextPathNode;

export const isTextNode = (node: SceneNode): node is AnyText =>
  node.type === "TEXT" || node.type === "TEXT_PATH";

/** A text along a path lacks some of the fields, and to ask for what is not there is refused. */
const fieldsOf = (node: AnyText): Field[] =>
  node.type === "TEXT" ? FIELDS : FIELDS.filter((field) => field in node);

/** A text without characters has no segments, but it still has a style. */
function emptySegment(node: AnyText): Segment {
  const values = Object.fromEntries(
    FIELDS.map((field) => [field, field in node ? unlessMixed((node as TextNode)[field]) : undefined]),
  );
  return { start: 0, end: 0, ...values } as unknown as Segment;
}

function segmentsOf(node: AnyText): readonly [Segment, ...Segment[]] {
  const segments = node.getStyledTextSegments(fieldsOf(node)) as Segment[];
  return (segments.length > 0 ? segments : [emptySegment(node)]) as [Segment, ...Segment[]];
}

const lengthOf = ({ start, end }: Segment): number => end - start;

/** The style of the layer itself is the one of its longest stretch; a link is never the rule. */
function baseOf(segments: readonly [Segment, ...Segment[]]): Segment {
  if (segments.length === 1) return segments[0];
  const plain = segments.filter(({ hyperlink }) => !hyperlink);
  const [first, ...others] = plain.length > 0 ? plain : segments;
  return others.reduce(
    (longest, segment) => (lengthOf(segment) > lengthOf(longest) ? segment : longest),
    first ?? segments[0],
  );
}

type Letters = Pick<Segment, "fontName" | "fontSize" | "lineHeight" | "letterSpacing">;

/** The height in px of the lines of a stretch. */
function lineHeightPx({ lineHeight, fontName, fontSize }: Letters): number {
  if (!lineHeight) return automaticLineHeightPx(fontName.family, fontSize);
  if (lineHeight.unit === "PIXELS") return lineHeight.value;
  if (lineHeight.unit === "PERCENT") return (lineHeight.value / 100) * fontSize;
  return automaticLineHeightPx(fontName.family, fontSize);
}

/** The distance in px that the letters of a stretch have beside that of their font. */
const letterSpacingPx = ({ letterSpacing, fontSize }: Letters): number =>
  letterSpacing.unit === "PIXELS" ? letterSpacing.value : (letterSpacing.value / 100) * fontSize;

const ITALIC = /italic|oblique/i;

function describeStyle(segment: Segment): LayerFields {
  const { fontName, fontSize, fontWeight, textCase, textDecoration, hyperlink } = segment;
  const style: LayerFields = {
    fontFamily: fontName.family,
    fontSize,
    fontWeight,
    lineHeightPx: lineHeightPx(segment),
  };
  const letterSpacing = letterSpacingPx(segment);
  if (letterSpacing !== 0) style["letterSpacing"] = letterSpacing;
  if (ITALIC.test(fontName.style)) style["italic"] = true;
  if (textCase !== "ORIGINAL") style["textCase"] = textCase;
  if (textDecoration !== "NONE") style["textDecoration"] = textDecoration;
  if (hyperlink) style["hyperlink"] = hyperlink;
  return style;
}

/** A stretch says all of its style, the usual as well: whatever it leaves out is the layer's. */
const USUAL: LayerFields = { letterSpacing: 0, italic: false, textCase: "ORIGINAL", textDecoration: "NONE" };

const isSamePaint = (a: Segment, b: Segment): boolean =>
  JSON.stringify(describePaints(a.fills)) === JSON.stringify(describePaints(b.fills));

function describeOverride(segment: Segment, base: Segment): LayerFields {
  const override = Object.assign({}, USUAL, describeStyle(segment));
  if (!isSamePaint(segment, base)) putUnusual(override, "fills", describePaints(segment.fills));
  return override;
}

/** Numbers the style of each character: 0 is the layer's own, the others stand in the table. */
function describeRuns(segments: readonly Segment[], base: Segment, fields: LayerFields): void {
  if (segments.length === 1) return;
  const keys: number[] = [];
  const table: LayerFields = {};
  segments.forEach((segment, index) => {
    const key = segment === base ? 0 : index + 1;
    for (let at = segment.start; at < segment.end; at++) keys.push(key);
    table[index + 1] = describeOverride(segment, base);
  });
  fields["characterStyleOverrides"] = keys;
  fields["styleOverrideTable"] = table;
}

/** The largest space between two paragraphs; asked stretch by stretch only of a text that has several. */
function paragraphSpacingOf(node: TextNode, characters: string): number | undefined {
  if (!characters.includes("\n")) return unlessMixed(node.paragraphSpacing);
  const segments = node.getStyledTextSegments(["paragraphSpacing"]);
  return Math.max(...segments.map(({ paragraphSpacing }) => paragraphSpacing));
}

/** Adds how the box of a text takes its size. */
function describeBox(node: TextNode, characters: string, style: LayerFields): void {
  const { textAutoResize, textTruncation } = node;
  style["textAutoResize"] = textAutoResize;
  if (textTruncation !== "DISABLED") {
    style["textTruncation"] = textTruncation;
    putUnusual(style, "maxLines", node.maxLines, null);
  }
  putUnusual(style, "paragraphSpacing", paragraphSpacingOf(node, characters), 0);
}

/** The characters of a text with the style of each stretch, and the shared styles of the layer itself. */
export function describeText(node: AnyText, fields: LayerFields): void {
  const segments = segmentsOf(node);
  const base = baseOf(segments);
  const style = describeStyle(base);
  const { characters, textAlignHorizontal, textAlignVertical } = node;
  if (textAlignHorizontal !== "LEFT") style["textAlignHorizontal"] = textAlignHorizontal;
  if (textAlignVertical !== "TOP") style["textAlignVertical"] = textAlignVertical;
  if (node.type === "TEXT") describeBox(node, characters, style);
  fields["characters"] = characters;
  fields["style"] = style;
  putUnusual(fields, "fills", describePaints(base.fills));
  describeRuns(segments, base, fields);
  addStyle(fields, "text", base.textStyleId);
  addStyle(fields, "fill", base.fillStyleId);
}
