import {
  booleanField,
  compact,
  field,
  type JsonObject,
  listField,
  numberField,
  objectField,
  requiredString,
  stringField,
  wordField,
} from "./json.ts";
import { readPaints } from "./read-paint.ts";
import { inside, SceneError } from "./place.ts";
import type { Text, TextRun } from "./scene.ts";

const CASES = {
  ORIGINAL: undefined,
  UPPER: "upper",
  LOWER: "lower",
  TITLE: "title",
  SMALL_CAPS: "small-caps",
  SMALL_CAPS_FORCED: "small-caps",
} as const;
const DECORATIONS = { NONE: undefined, UNDERLINE: "underline", STRIKETHROUGH: "strikethrough" } as const;
const ALIGN_HORIZONTAL = { LEFT: "left", CENTER: "center", RIGHT: "right", JUSTIFIED: "justified" } as const;
const ALIGN_VERTICAL = { TOP: "top", CENTER: "center", BOTTOM: "bottom" } as const;
const RESIZES = {
  NONE: "none",
  HEIGHT: "height",
  WIDTH_AND_HEIGHT: "width-and-height",
  TRUNCATE: "none",
} as const;
/** Some exporters number their words. */
const TRUNCATES: ReadonlySet<unknown> = new Set(["ENDING", 1]);

const LIST_TYPES: ReadonlySet<unknown> = new Set(["ORDERED", "UNORDERED"]);

const DEFAULT_SIZE_PX = 12;
const INTRINSIC_LINE_HEIGHT = 1.2;

type RunStyle = Omit<TextRun, "start" | "end">;

/** A line height for a size, when a style does not say its own. */
type LineHeight = (sizePx: number) => number;

const intrinsic: LineHeight = (sizePx) => sizePx * INTRINSIC_LINE_HEIGHT;

/** Runs take the line height of the layer as it is when it is in px; else it grows with their size. */
const inherited = (style: JsonObject, { sizePx, lineHeightPx }: RunStyle): LineHeight =>
  field(style, "lineHeightUnit") === "PIXELS"
    ? () => lineHeightPx
    : (ownSizePx) => (lineHeightPx / sizePx) * ownSizePx;

function readRunStyle(style: JsonObject, lineHeightOf: LineHeight, base?: RunStyle): RunStyle {
  const sizePx = numberField(style, "fontSize") ?? base?.sizePx ?? DEFAULT_SIZE_PX;
  if (sizePx <= 0)
    throw new SceneError(inside(style.place, "fontSize"), `expected a size above 0, found ${sizePx}`);
  return compact<RunStyle>({
    fontFamily: stringField(style, "fontFamily") ?? base?.fontFamily ?? "",
    sizePx,
    weight: numberField(style, "fontWeight") ?? base?.weight ?? 400,
    lineHeightPx: numberField(style, "lineHeightPx") ?? lineHeightOf(sizePx),
    letterSpacingPx: (numberField(style, "letterSpacing") ?? base?.letterSpacingPx) || undefined,
    isItalic: (booleanField(style, "italic") ?? base?.isItalic) ? true : undefined,
    case: field(style, "textCase") === undefined ? base?.case : wordField(style, "textCase", CASES),
    decoration:
      field(style, "textDecoration") === undefined
        ? base?.decoration
        : wordField(style, "textDecoration", DECORATIONS),
    isLink: field(style, "hyperlink") !== undefined || base?.isLink ? true : undefined,
    fills: readPaints(style, "fills") ?? base?.fills,
  });
}

/** Which override each character has: 0 is the style of the layer. The list may be shorter than the text. */
function readOverrideKeys(node: JsonObject, length: number): readonly number[] {
  const keys = listField(node, "characterStyleOverrides").map(({ value, place }) => {
    if (typeof value !== "number") throw new SceneError(place, "expected a number");
    return value;
  });
  return Array.from({ length }, (_, index) => keys[index] ?? 0);
}

function readRuns(node: JsonObject, length: number): readonly TextRun[] {
  const style = objectField(node, "style");
  if (!style) throw new SceneError(inside(node.place, "style"), "a text needs a style");
  const base = readRunStyle(style, intrinsic);
  const lineHeightOf = inherited(style, base);
  const table = objectField(node, "styleOverrideTable");
  const styleOf = (key: number): RunStyle => {
    const override = key === 0 || !table ? undefined : objectField(table, String(key));
    return override ? readRunStyle(override, lineHeightOf, base) : base;
  };
  const keys = readOverrideKeys(node, length);
  const starts = keys.flatMap((key, index) => (index === 0 || key !== keys[index - 1] ? [index] : []));
  if (starts.length === 0) return [{ start: 0, end: length, ...base }];
  return starts.map((start, index) => ({
    start,
    end: starts[index + 1] ?? length,
    ...styleOf(keys[start] ?? 0),
  }));
}

/** The styles of the stretches that differ from the layer. */
function overridesOf(node: JsonObject): readonly JsonObject[] {
  const table = objectField(node, "styleOverrideTable");
  return Object.keys(table?.fields ?? {}).flatMap((key) => (table && objectField(table, key)) ?? []);
}

const largest = (styles: readonly JsonObject[], name: string): number | undefined =>
  Math.max(...styles.map((style) => numberField(style, name) ?? 0)) || undefined;

/** Reads the characters of a TEXT node and the style of each run. */
export function readText(node: JsonObject): Text {
  const characters = requiredString(node, "characters");
  const style = objectField(node, "style");
  const at = style ?? node;
  const styles = [at, ...overridesOf(node)];
  return compact<Text>({
    characters,
    runs: readRuns(node, characters.length),
    alignHorizontal: wordField(at, "textAlignHorizontal", ALIGN_HORIZONTAL) ?? "left",
    alignVertical: wordField(at, "textAlignVertical", ALIGN_VERTICAL) ?? "top",
    resize: wordField(at, "textAutoResize", RESIZES) ?? "none",
    isTruncated:
      TRUNCATES.has(field(at, "textTruncation")) || field(at, "textAutoResize") === "TRUNCATE"
        ? true
        : undefined,
    maxLines: numberField(at, "maxLines"),
    paragraphSpacingPx: largest(styles, "paragraphSpacing"),
    paragraphIndentPx: largest(styles, "paragraphIndent"),
    isList: listField(node, "lineTypes").some(({ value }) => LIST_TYPES.has(value)) ? true : undefined,
  });
}
