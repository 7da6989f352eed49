import { toRestPaints } from "./paints.ts";
import { refusePatterns } from "./valid.ts";
import type { Getters, Setters, NodeView } from "./stage.ts";
import { named, rangeFills } from "./styling.ts";
import { fontNamesOf, inLoadedFonts, inProportion, inStyle, styleAt, WEIGHT_NAMES } from "./text.ts";

type Fields = Readonly<Record<string, unknown>>;
type Table = Readonly<Record<number, Fields>>;

const charactersOf = ({ rest }: NodeView): string => (rest["characters"] as string | undefined) ?? "";

/** The entry of the table of styles that each character has; 0 is the style of the layer. */
const overridesOf = (view: NodeView): readonly number[] => {
  const given = (view.rest["characterStyleOverrides"] as readonly number[] | undefined) ?? [];
  return Array.from({ length: charactersOf(view).length }, (_, index) => given[index] ?? 0);
};

const tableOf = ({ rest }: NodeView): Table => (rest["styleOverrideTable"] as Table | undefined) ?? {};

const change = ({ rest, stage }: NodeView, fields: Fields, doing: string): void =>
  stage.change([{ type: "set", id: rest.id, fields }], doing);

/** The fills of a whole text and their shared style are those of its layer, all else is its style. */
const wholeFields = (view: NodeView, { fills, inheritFillStyleId: fill, ...style }: Fields): Fields => ({
  ...(fills !== undefined && { fills }),
  ...(fill !== undefined && { styles: { ...(view.rest["styles"] as Fields | undefined), fill } }),
  ...(Object.keys(style).length > 0 && inStyle(view, style)),
});

/** Gives a stretch of a text other fields of its style, beside those that it has. */
function setRange(view: NodeView, start: number, end: number, fields: Fields, doing: string): void {
  const overrides = [...overridesOf(view)];
  if (start === 0 && end === overrides.length && overrides.every((key) => key === 0))
    return change(view, wholeFields(view, fields), doing);
  const table: Record<number, Fields> = { ...tableOf(view) };
  const renamed = new Map<number, number>();
  for (let index = start; index < end; index++) {
    const key = overrides[index] ?? 0;
    const next = renamed.get(key) ?? Math.max(0, ...Object.keys(table).map(Number)) + 1;
    if (!renamed.has(key))
      table[next] = { ...table[key], ...inProportion(styleAt(view.rest, index), fields) };
    renamed.set(key, next);
    overrides[index] = next;
  }
  change(view, { characterStyleOverrides: overrides, styleOverrideTable: table }, doing);
}

function splice(view: NodeView, [start, end]: readonly [number, number], instead: string, key: number): void {
  const characters = charactersOf(view);
  const overrides = overridesOf(view);
  const fields = {
    characters: characters.slice(0, start) + instead + characters.slice(end),
    characterStyleOverrides: [
      ...overrides.slice(0, start),
      ...Array.from({ length: instead.length }, () => key),
      ...overrides.slice(end),
    ],
  };
  change(view, fields, instead === "" ? "deleteCharacters" : "insertCharacters");
}

const lineHeightFields = (lineHeight: LineHeight): Fields => {
  if (lineHeight.unit === "PIXELS") return { lineHeightUnit: "PIXELS", lineHeightPx: lineHeight.value };
  return lineHeight.unit === "PERCENT"
    ? { lineHeightUnit: "FONT_SIZE_%", lineHeightPercentFontSize: lineHeight.value }
    : { lineHeightUnit: "INTRINSIC_%" };
};

/** The weight that a name of a style stands for. */
const weightOf = (style: string): number =>
  Number(
    Object.entries(WEIGHT_NAMES).find(([, name]) => name === style.replace(/ ?Italic$/, ""))?.[0] ?? 400,
  );

/** An axis that is not named is as the named style has it: of a static font there is none. */
const styleOfFont = ({ family, style, variationSettings }: FontName): Fields => ({
  fontFamily: family,
  fontStyle: style,
  fontWeight: variationSettings?.["wght"] ?? weightOf(style),
  variationSettings: variationSettings && { wght: weightOf(style), ...variationSettings },
  italic: style.endsWith("Italic"),
});

const requireFonts = (view: NodeView, doing: string): void =>
  view.stage.fonts.require(fontNamesOf(view), doing);

/** The ways to change stretches of a text. */
export const TEXT_EDITS = {
  getRangeAllFontNames: (view) => (start: number, end: number) => {
    const segments = (view.stage.node(view.rest.id) as unknown as TextNode).getStyledTextSegments(
      ["fontName"],
      start,
      end,
    );
    return segments.map(({ fontName }) => fontName);
  },
  setRangeFills: (view) => (start: number, end: number, fills: Paint[]) => {
    requireFonts(view, "setRangeFills");
    refusePatterns("fills", fills);
    setRange(view, start, end, { fills: toRestPaints(fills), inheritFillStyleId: "" }, "setRangeFills");
  },
  setRangeFillStyleIdAsync: (view) => async (start: number, end: number, id: string) => {
    requireFonts(view, "setRangeFillStyleIdAsync");
    setRange(view, start, end, rangeFills(view, id), "setRangeFillStyleIdAsync");
  },
  setRangeFontSize: (view) => (start: number, end: number, fontSize: number) => {
    requireFonts(view, "setRangeFontSize");
    setRange(view, start, end, { fontSize }, "setRangeFontSize");
  },
  setRangeFontName: (view) => (start: number, end: number, font: FontName) => {
    view.stage.fonts.require([font], "setRangeFontName");
    setRange(view, start, end, styleOfFont(font), "setRangeFontName");
  },
  setRangeLineHeight: (view) => (start: number, end: number, lineHeight: LineHeight) => {
    requireFonts(view, "setRangeLineHeight");
    setRange(view, start, end, lineHeightFields(lineHeight), "setRangeLineHeight");
  },
  setRangeLetterSpacing:
    (view) =>
    (start: number, end: number, { unit, value }: LetterSpacing) => {
      requireFonts(view, "setRangeLetterSpacing");
      const letterSpacingPercent = unit === "PERCENT" ? value : undefined;
      const fields = { letterSpacing: unit === "PIXELS" ? value : undefined, letterSpacingPercent };
      setRange(view, start, end, fields, "setRangeLetterSpacing");
    },
  setRangeTextCase: (view) => (start: number, end: number, textCase: TextCase) => {
    requireFonts(view, "setRangeTextCase");
    setRange(view, start, end, { textCase }, "setRangeTextCase");
  },
  insertCharacters:
    (view) =>
    (start: number, characters: string, useStyle: "BEFORE" | "AFTER" = "BEFORE") => {
      requireFonts(view, "insertCharacters");
      const overrides = overridesOf(view);
      splice(view, [start, start], characters, overrides[useStyle === "BEFORE" ? start - 1 : start] ?? 0);
    },
  deleteCharacters: (view) => (start: number, end: number) => {
    requireFonts(view, "deleteCharacters");
    splice(view, [start, end], "", 0);
  },
  setTextStyleIdAsync: named("text", "TEXT", () => ({})),
} satisfies Getters<TextNode>;

/** Setters of a whole text besides its characters. */
export const TEXT_EDIT_SETTERS = {
  ...inLoadedFonts({
    textAlignHorizontal: (textAlignHorizontal, view) => inStyle(view, { textAlignHorizontal }),
    textAlignVertical: (textAlignVertical, view) => inStyle(view, { textAlignVertical }),
    textAutoResize: (textAutoResize, view) => inStyle(view, { textAutoResize }),
  } satisfies Setters<TextNode>),
  fontName: (font, view) => {
    if (typeof font === "symbol") return {};
    view.stage.fonts.require([font], "set_fontName");
    return inStyle(view, styleOfFont(font));
  },
} satisfies Setters<TextNode>;
