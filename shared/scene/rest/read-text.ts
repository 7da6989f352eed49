import { MAX_CHARACTERS, MAX_RUNS } from "../bounds.ts";
import {
  asNumber,
  asObject,
  booleanField,
  compact,
  field,
  type JsonObject,
  listField,
  numberField,
  objectField,
  own,
  requiredString,
  sizeField,
  stringField,
  wordField,
} from "../json.ts";
import { orElse, orLeftOut, readTable, untold } from "../leave-out.ts";
import { readPaints } from "./read-paint.ts";
import { inside, SceneError } from "../place.ts";
import type { Text, TextRun } from "../scene.ts";

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

/**
 * True when a link leads somewhere: the rest of one that was taken away has no address. Undefined where there
 * is no link.
 */
function leadsElsewhere(style: JsonObject): boolean | undefined {
  const link = orLeftOut(() => objectField(style, "hyperlink"));
  if (!link) return undefined;
  const [kind, address] = [field(link, "type"), field(link, "url") ?? field(link, "value")];
  return kind !== "URL" || (address !== undefined && address !== "");
}

/** The looks of letters; without a size that can be read, nothing can be said of them. */
function readRunStyle(style: JsonObject, lineHeightOf: LineHeight, base?: RunStyle): RunStyle {
  const sizePx = sizeField(style, "fontSize") ?? base?.sizePx ?? DEFAULT_SIZE_PX;
  if (sizePx === 0) throw new SceneError(inside(style.place, "fontSize"), "expected a size above 0, found 0");
  return compact<RunStyle>({
    fontFamily: orLeftOut(() => stringField(style, "fontFamily")) ?? base?.fontFamily ?? "",
    sizePx,
    weight: orLeftOut(() => sizeField(style, "fontWeight")) ?? base?.weight ?? 400,
    lineHeightPx: orLeftOut(() => sizeField(style, "lineHeightPx")) ?? lineHeightOf(sizePx),
    letterSpacingPx:
      (orLeftOut(() => numberField(style, "letterSpacing")) ?? base?.letterSpacingPx) || undefined,
    isItalic: (orLeftOut(() => booleanField(style, "italic")) ?? base?.isItalic) ? true : undefined,
    case: wordOr(style, "textCase", CASES, base?.case),
    decoration: wordOr(style, "textDecoration", DECORATIONS, base?.decoration),
    isLink: (leadsElsewhere(style) ?? base?.isLink) ? true : undefined,
    fills: readPaints(style, "fills") ?? base?.fills,
  });
}

const wordOr = <T>(
  style: JsonObject,
  name: string,
  words: Readonly<Record<string, T>>,
  inherited: T | undefined,
): T | undefined =>
  field(style, name) === undefined ? inherited : orElse(() => wordField(style, name, words), inherited);

/**
 * The key of the override of each character: 0 is the style of the layer. The list in the file may be shorter
 * than the text.
 */
function readOverrideKeys(node: JsonObject, length: number): readonly number[] {
  const keys = orElse(() => listField(node, "characterStyleOverrides"), []).map(({ value, place }) =>
    orElse(() => asNumber(value, place), 0),
  );
  return Array.from({ length }, (_, index) => keys[index] ?? 0);
}

/** The positions where the style changes; in a text of very many stretches the last one goes on to the end. */
function readStarts(node: JsonObject, styles: readonly RunStyle[]): readonly number[] {
  const starts = styles.flatMap((style, index) =>
    index === 0 || style !== styles[index - 1] ? [index] : [],
  );
  if (starts.length <= MAX_RUNS) return starts;
  node.place.tell?.(node.place, `more than ${MAX_RUNS} changes of style are not read`);
  return starts.slice(0, MAX_RUNS);
}

/**
 * The style for each key of the overrides: that of the layer where an override says nothing or cannot be read, and the same
 * for keys that look alike.
 */
function styleReader(node: JsonObject, style: JsonObject): (key: number) => RunStyle {
  const base = readRunStyle(style, intrinsic);
  const lineHeightOf = inherited(style, base);
  const table = orLeftOut(() => objectField(node, "styleOverrideTable"));
  const known = new Map([[0, base]]);
  const byLooks = new Map([[JSON.stringify(base), base]]);
  const read = (key: number): RunStyle => {
    const override = table && own(table.fields, String(key));
    if (!table || !override) return base;
    return readRunStyle(asObject(override, inside(table.place, key)), lineHeightOf, base);
  };
  const byLooksOf = (own: RunStyle): RunStyle => {
    const looks = JSON.stringify(own);
    const found = byLooks.get(looks) ?? own;
    byLooks.set(looks, found);
    return found;
  };
  return (key) => {
    const found = known.get(key) ?? byLooksOf(orElse(() => read(key), base));
    known.set(key, found);
    return found;
  };
}

function readRuns(node: JsonObject, style: JsonObject, length: number): readonly TextRun[] {
  const styleOf = styleReader(node, style);
  const styles = readOverrideKeys(node, length).map(styleOf);
  const starts = readStarts(node, styles);
  if (starts.length === 0) return [{ start: 0, end: length, ...styleOf(0) }];
  return starts.map((start, index) => ({
    start,
    end: starts[index + 1] ?? length,
    ...(styles[start] ?? styleOf(0)),
  }));
}

/** The styles of the stretches that differ from the layer. */
const overridesOf = (node: JsonObject): readonly JsonObject[] =>
  Object.values(readTable(untold(node), "styleOverrideTable", asObject));

const largestSpacing = (styles: readonly JsonObject[]): number | undefined =>
  styles.reduce(
    (most, style) => Math.max(most, orLeftOut(() => numberField(style, "paragraphSpacing")) ?? 0),
    0,
  ) || undefined;

function readCharacters(node: JsonObject): string {
  const characters = requiredString(node, "characters");
  if (characters.length <= MAX_CHARACTERS) return characters;
  const place = inside(node.place, "characters");
  place.tell?.(place, `the text is longer than ${MAX_CHARACTERS} characters: the rest of it is not read`);
  return characters.slice(0, MAX_CHARACTERS);
}

/** Letters along a path fill no box: nothing of them is cut off. */
const isOnPath = (node: JsonObject): boolean => field(node, "type") === "TEXT_PATH";

function readMaxLines(style: JsonObject): number | undefined {
  const lines = orLeftOut(() => sizeField(style, "maxLines"));
  return lines === undefined ? undefined : Math.floor(lines);
}

/**
 * Reads the characters of a TEXT node and the style of each run.
 * @throws SceneError when it has no characters, or letters of no size.
 */
export function readText(node: JsonObject): Text {
  const characters = readCharacters(node);
  const style = objectField(node, "style");
  if (!style) throw new SceneError(inside(node.place, "style"), "a text needs a style");
  const styles = [style, ...overridesOf(node)];
  const word = <T>(name: string, words: Readonly<Record<string, T>>) =>
    orLeftOut(() => wordField(style, name, words));
  return compact<Text>({
    characters,
    runs: readRuns(node, style, characters.length),
    alignHorizontal: word("textAlignHorizontal", ALIGN_HORIZONTAL) ?? "left",
    alignVertical: word("textAlignVertical", ALIGN_VERTICAL) ?? "top",
    resize: word("textAutoResize", RESIZES) ?? (isOnPath(node) ? "width-and-height" : "none"),
    isTruncated:
      TRUNCATES.has(field(style, "textTruncation")) || field(style, "textAutoResize") === "TRUNCATE"
        ? true
        : undefined,
    maxLines: readMaxLines(style),
    paragraphSpacingPx: largestSpacing(styles),
  });
}
