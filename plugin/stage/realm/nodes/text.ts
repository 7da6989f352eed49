import type { RestNode } from "../../../../shared/scene/rest/rest-file.ts";
import { toPluginPaints } from "./paints.ts";
import type { Getters, Setters, NodeView } from "./stage.ts";
import { styleId } from "./styling.ts";
import { requireNumber } from "./valid.ts";

type Fields = Readonly<Record<string, unknown>>;
type Mixed = PluginAPI["mixed"];
export type Segment = Pick<StyledTextSegment, "start" | "end" | "characters"> & Partial<StyledTextSegment>;
type SegmentField = keyof Omit<StyledTextSegment, "start" | "end" | "characters">;

/** Names of styles by their weight. */
export const WEIGHT_NAMES: Readonly<Record<number, string>> = {
  100: "Thin",
  200: "Extra Light",
  300: "Light",
  400: "Regular",
  500: "Medium",
  600: "Semi Bold",
  700: "Bold",
  800: "Extra Bold",
  900: "Black",
};

function fontStyleName(style: Fields): string {
  if (typeof style["fontStyle"] === "string") return style["fontStyle"];
  const name = WEIGHT_NAMES[Number(style["fontWeight"] ?? 400)] ?? "Regular";
  return style["italic"] ? `${name} Italic` : name;
}

/** The axes of a variable font, all of them: the REST API does not tell them, only the stage keeps them. */
const axesOf = ({ variationSettings }: Fields): Pick<FontName, "variationSettings"> =>
  variationSettings === undefined ? {} : { variationSettings: variationSettings as FontVariationSettings };

function lineHeightOf(style: Fields): LineHeight {
  const unit = style["lineHeightUnit"];
  if (unit === "FONT_SIZE_%") return { unit: "PERCENT", value: Number(style["lineHeightPercentFontSize"]) };
  if (unit === "INTRINSIC_%" || style["lineHeightPx"] === undefined) return { unit: "AUTO" };
  return { unit: "PIXELS", value: Number(style["lineHeightPx"]) };
}

/** Fields for letters in another size: lines whose height is not given in px are in proportion to them. */
export function inProportion(style: Fields, fields: Fields): Fields {
  const px = style["lineHeightPx"];
  if (fields["fontSize"] === undefined || px === undefined || lineHeightOf(style).unit === "PIXELS")
    return fields;
  return { lineHeightPx: (Number(px) * Number(fields["fontSize"])) / Number(style["fontSize"]), ...fields };
}

/** The REST API computes the px of a percentage: only the stage keeps that. */
const letterSpacingOf = ({ letterSpacingPercent: percent, letterSpacing: px = 0 }: Fields) =>
  percent === undefined ? { unit: "PIXELS", value: px } : { unit: "PERCENT", value: percent };

function hyperlinkOf(style: Fields): HyperlinkTarget | null {
  const link = style["hyperlink"] as { type: "URL" | "NODE"; url?: string; nodeID?: string } | undefined;
  return link ? { type: link.type, value: link.url ?? link.nodeID ?? "" } : null;
}

/** The REST API says it line by line; one kind for the whole text is enough for a stand-in. */
const listTypeOf = (rest: RestNode): string =>
  ((rest["lineTypes"] as readonly string[] | undefined) ?? []).find((type) => type !== "NONE") ?? "NONE";

const textStyleId = styleId("text");
const fillStyleId = styleId("fill", "fills");

/** The properties of a stretch of text, from its style in the REST API. */
const SEGMENT_FIELDS: Readonly<Partial<Record<SegmentField, (style: Fields, view: NodeView) => unknown>>> = {
  fontName: (style) => ({
    family: style["fontFamily"] ?? "Inter",
    style: fontStyleName(style),
    ...axesOf(style),
  }),
  fontSize: (style) => style["fontSize"] ?? 12,
  fontWeight: (style) => style["fontWeight"] ?? 400,
  fontStyle: (style) => (style["italic"] ? "ITALIC" : "REGULAR"),
  textCase: (style) => style["textCase"] ?? "ORIGINAL",
  textDecoration: (style) => style["textDecoration"] ?? "NONE",
  letterSpacing: letterSpacingOf,
  lineHeight: lineHeightOf,
  hyperlink: hyperlinkOf,
  fills: (style, { rest }) => toPluginPaints(style["fills"] ?? rest["fills"]),
  textStyleId: (style, view) => style["inheritTextStyleId"] ?? textStyleId(view),
  fillStyleId: (style, view) => style["inheritFillStyleId"] ?? fillStyleId(view),
  paragraphSpacing: (style) => style["paragraphSpacing"] ?? 0,
  paragraphIndent: (style) => style["paragraphIndent"] ?? 0,
  listOptions: (_, { rest }) => ({ type: listTypeOf(rest) }),
};

const charactersOf = (rest: RestNode): string => (rest["characters"] as string | undefined) ?? "";

const overrideAt = (rest: RestNode, index: number): number =>
  (rest["characterStyleOverrides"] as readonly number[] | undefined)?.[index] ?? 0;

export function styleAt(rest: RestNode, index: number): Fields {
  const base = (rest["style"] ?? {}) as Fields;
  const key = overrideAt(rest, index);
  const override = (rest["styleOverrideTable"] as Readonly<Record<number, Fields>> | undefined)?.[key];
  return key === 0 || !override ? base : { ...base, ...override };
}

function describe(
  fields: readonly SegmentField[],
  style: Fields,
  view: NodeView,
  described: Record<string, unknown> = {},
): Fields {
  for (const field of fields) described[field] = SEGMENT_FIELDS[field]?.(style, view);
  return described;
}

const isMixed = ({ characterStyleOverrides }: RestNode): boolean =>
  Array.isArray(characterStyleOverrides) && characterStyleOverrides.length > 0;

/** The stretches of text that agree in the given fields. */
function segmentsOf(view: NodeView, fields: readonly SegmentField[]): readonly Segment[] {
  const characters = charactersOf(view.rest);
  if (!isMixed(view.rest)) {
    if (characters === "") return [];
    const segment = { start: 0, end: characters.length, characters };
    return [describe(fields, styleAt(view.rest, 0), view, segment) as Segment];
  }
  const segments: { start: number; end: number; key: string; values: Fields }[] = [];
  for (let index = 0; index < characters.length; index++) {
    const last = segments.at(-1);
    const isSame = last && overrideAt(view.rest, index) === overrideAt(view.rest, index - 1);
    const values = isSame ? last.values : describe(fields, styleAt(view.rest, index), view);
    const key = isSame ? last.key : JSON.stringify(values);
    if (last?.key === key) last.end = index + 1;
    else segments.push({ start: index, end: index + 1, key, values });
  }
  return segments.map(({ start, end, values }) => ({
    start,
    end,
    characters: characters.slice(start, end),
    ...values,
  }));
}

/** The fonts that a text uses; one without characters has one, too. */
export const fontNamesOf = (view: NodeView): readonly FontName[] => {
  const segments = segmentsOf(view, ["fontName"]);
  const fonts = segments.length > 0 ? segments : [describe(["fontName"], styleAt(view.rest, 0), view)];
  return fonts.map(({ fontName }) => fontName as FontName);
};

/** The fonts of all texts in a layer. */
export const fontsIn = (view: NodeView): readonly FontName[] =>
  view.rest.type === "TEXT"
    ? fontNamesOf(view)
    : (view.rest.children ?? []).flatMap((rest) => fontsIn({ rest, stage: view.stage }));

/** Makes setters that move letters throw unless the fonts of the text are loaded. */
export const inLoadedFonts = <T extends Setters<TextNode>>(setters: T): T =>
  Object.fromEntries(
    Object.entries(setters).map(([name, set]) => [
      name,
      (value: never, view: NodeView) => {
        view.stage.fonts.require(fontNamesOf(view), `set_${name}`);
        return (set as (value: never, view: NodeView) => Fields)(value, view);
      },
    ]),
  ) as T;

/** A field of the whole text: its value, or `mixed`. */
const wholeField =
  <Field extends SegmentField>(field: Field) =>
  (view: NodeView): StyledTextSegment[Field] | Mixed => {
    const segments = segmentsOf(view, [field]);
    if (segments.length > 1) return view.stage.mixed;
    return (segments[0] ?? describe([field], styleAt(view.rest, 0), view))[field] as StyledTextSegment[Field];
  };

const styleField =
  <T>(name: string, fallback: T) =>
  ({ rest }: NodeView): T =>
    ((rest["style"] as Fields | undefined)?.[name] as T | undefined) ?? fallback;

/** The properties of a TEXT node. */
export const TEXT = {
  characters: ({ rest }) => charactersOf(rest),
  hasMissingFont: (view) => fontNamesOf(view).some((font) => view.stage.fonts.isMissing(font)),
  fontName: wholeField("fontName"),
  fontSize: wholeField("fontSize"),
  fontWeight: wholeField("fontWeight"),
  textCase: wholeField("textCase"),
  textDecoration: wholeField("textDecoration"),
  letterSpacing: wholeField("letterSpacing"),
  lineHeight: wholeField("lineHeight"),
  hyperlink: wholeField("hyperlink"),
  fills: wholeField("fills"),
  textStyleId: wholeField("textStyleId"),
  fillStyleId: wholeField("fillStyleId"),
  paragraphSpacing: styleField("paragraphSpacing", 0),
  paragraphIndent: styleField("paragraphIndent", 0),
  textAlignHorizontal: styleField<TextNode["textAlignHorizontal"]>("textAlignHorizontal", "LEFT"),
  textAlignVertical: styleField<TextNode["textAlignVertical"]>("textAlignVertical", "TOP"),
  textAutoResize: styleField<TextNode["textAutoResize"]>("textAutoResize", "NONE"),
  textTruncation: styleField<TextNode["textTruncation"]>("textTruncation", "DISABLED"),
  maxLines: styleField<number | null>("maxLines", null),
  getStyledTextSegments: (view) =>
    ((fields: readonly SegmentField[], start?: number, end?: number) => {
      const segments = segmentsOf(view, fields);
      if (start === undefined && end === undefined) return segments;
      return segments.flatMap((segment) => {
        const from = Math.max(segment.start, start ?? 0);
        const to = Math.min(segment.end, end ?? Infinity);
        if (from >= to) return [];
        return [{ ...segment, start: from, end: to, characters: charactersOf(view.rest).slice(from, to) }];
      });
    }) as unknown as TextNode["getStyledTextSegments"],
} satisfies Getters<TextNode>;

/** Properties that a text along a path lacks: it has no box to grow, and no lines. */
const OF_BOXES: ReadonlySet<string> = new Set([
  "lineHeight",
  "paragraphSpacing",
  "paragraphIndent",
  "textAutoResize",
  "textTruncation",
  "maxLines",
]);

/** The properties of a text along a path. */
export const PATH_TEXT: Getters<TextNode> = Object.fromEntries(
  Object.entries(TEXT).filter(([name]) => !OF_BOXES.has(name)),
);

/** The style of a whole text with other fields. */
export function inStyle({ rest }: NodeView, fields: Fields) {
  const style = (rest["style"] ?? {}) as Fields;
  return { style: { ...style, ...inProportion(style, fields) } };
}

/** Setters of a text; each throws unless the fonts are loaded. */
export const TEXT_SETTERS = inLoadedFonts({
  characters: (characters) => ({ characters, characterStyleOverrides: [], styleOverrideTable: {} }),
  fontSize: (fontSize, view) => {
    requireNumber("fontSize", fontSize, 1);
    return inStyle(view, { fontSize });
  },
} satisfies Setters<TextNode>);
