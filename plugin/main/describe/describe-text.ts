import { automaticLineHeightPx } from "./automatic-line-height.ts";
import { describePaints } from "./describe-paint.ts";
import { unlessMixed } from "./mixed.ts";
import type { RestFields } from "./rest-fields.ts";

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
] as const satisfies readonly (keyof StyledTextSegment)[];

type Field = (typeof FIELDS)[number];

type Segment = Omit<Pick<StyledTextSegment, Field | "start" | "end">, "lineHeight"> & {
  /** A text along a path has none. */
  readonly lineHeight?: LineHeight | undefined;
};

/** A text in a box, or one that runs along a path: that one has nothing to say of its box. */
type AnyText = TextNode | TextPathNode;

export const isTextNode = (node: SceneNode): node is AnyText =>
  node.type === "TEXT" || node.type === "TEXT_PATH";

/** A text without characters has no segments, but it still has a style. */
function emptySegment(node: AnyText): Segment {
  const values = Object.fromEntries(
    FIELDS.map((field) => [field, field in node ? unlessMixed((node as TextNode)[field]) : undefined]),
  );
  return { start: 0, end: 0, ...values } as unknown as Segment;
}

function segmentsOf(node: AnyText): readonly [Segment, ...Segment[]] {
  const fields = FIELDS.filter((field) => field in node);
  const [first, ...others] = node.getStyledTextSegments(fields) as Segment[];
  return first ? [first, ...others] : [emptySegment(node)];
}

const lengthOf = ({ start, end }: Segment): number => end - start;

/** The style of the layer itself is the one of its longest stretch; a link is never the rule. */
function baseOf(segments: readonly [Segment, ...Segment[]]): Segment {
  const plain = segments.filter(({ hyperlink }) => !hyperlink);
  const [first, ...others] = plain.length > 0 ? plain : segments;
  return others.reduce(
    (longest, segment) => (lengthOf(segment) > lengthOf(longest) ? segment : longest),
    first ?? segments[0],
  );
}

function lineHeightPx({ lineHeight, fontName, fontSize }: Segment): number {
  if (!lineHeight) return automaticLineHeightPx(fontName.family, fontSize);
  if (lineHeight.unit === "PIXELS") return lineHeight.value;
  if (lineHeight.unit === "PERCENT") return (lineHeight.value / 100) * fontSize;
  return automaticLineHeightPx(fontName.family, fontSize);
}

const letterSpacingPx = ({ letterSpacing, fontSize }: Segment): number =>
  letterSpacing.unit === "PIXELS" ? letterSpacing.value : (letterSpacing.value / 100) * fontSize;

const describeStyle = (segment: Segment): RestFields => ({
  fontFamily: segment.fontName.family,
  italic: /italic|oblique/i.test(segment.fontName.style),
  fontSize: segment.fontSize,
  fontWeight: segment.fontWeight,
  lineHeightPx: lineHeightPx(segment),
  letterSpacing: letterSpacingPx(segment),
  textCase: segment.textCase,
  textDecoration: segment.textDecoration,
  hyperlink: segment.hyperlink ?? undefined,
});

const isSamePaint = (a: Segment, b: Segment): boolean =>
  JSON.stringify(describePaints(a.fills)) === JSON.stringify(describePaints(b.fills));

const describeOverride = (segment: Segment, base: Segment): RestFields => ({
  ...describeStyle(segment),
  fills: isSamePaint(segment, base) ? undefined : describePaints(segment.fills),
});

/** Numbers the style of each character: 0 is the layer's own, the others stand in the table. */
function describeRuns(segments: readonly Segment[], base: Segment): RestFields {
  if (segments.length === 1) return {};
  const keyOf = (segment: Segment, index: number) => (segment === base ? 0 : index + 1);
  return {
    characterStyleOverrides: segments.flatMap((segment, index) =>
      Array.from({ length: lengthOf(segment) }, () => keyOf(segment, index)),
    ),
    styleOverrideTable: Object.fromEntries(
      segments.map((segment, index) => [index + 1, describeOverride(segment, base)]),
    ),
  };
}

/** How the paragraphs of a text are set apart. */
function describeParagraphs(node: TextNode) {
  const segments = node.getStyledTextSegments(["paragraphSpacing", "paragraphIndent", "listOptions"]);
  return {
    style: {
      paragraphSpacing: Math.max(...segments.map(({ paragraphSpacing }) => paragraphSpacing)),
      paragraphIndent: Math.max(...segments.map(({ paragraphIndent }) => paragraphIndent)),
    },
    lineTypes: segments.map(({ listOptions }) => listOptions.type),
  };
}

const describeBox = (node: AnyText): RestFields =>
  node.type === "TEXT"
    ? {
        textAutoResize: node.textAutoResize,
        textTruncation: node.textTruncation,
        maxLines: node.maxLines ?? undefined,
        paragraphSpacing: unlessMixed(node.paragraphSpacing),
        paragraphIndent: unlessMixed(node.paragraphIndent),
      }
    : {};

/** The characters of a text with the style of each stretch, and the shared styles of the layer itself. */
export function describeText(node: AnyText): RestFields & { readonly styles: RestFields } {
  const segments = segmentsOf(node);
  const base = baseOf(segments);
  const hasParagraphs = node.type === "TEXT" && node.characters.includes("\n");
  const paragraphs = hasParagraphs ? describeParagraphs(node) : undefined;
  return {
    characters: node.characters,
    fills: describePaints(base.fills),
    style: {
      ...describeStyle(base),
      textAlignHorizontal: node.textAlignHorizontal,
      textAlignVertical: node.textAlignVertical,
      ...describeBox(node),
      ...paragraphs?.style,
    },
    lineTypes: paragraphs?.lineTypes,
    ...describeRuns(segments, base),
    styles: { text: base.textStyleId || undefined, fill: base.fillStyleId || undefined },
  };
}
