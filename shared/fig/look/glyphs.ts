import { field, type JsonObject, listField, numberField, objectField } from "../../scene/json.ts";
import { orElse, readEach } from "../../scene/leave-out.ts";
import { union } from "../../scene/geometry.ts";
import { hundredths } from "../../scene/round.ts";
import type { Box } from "../../scene/scene.ts";
import type { NodeIndex } from "../document/node-index.ts";
import type { Written } from "./layer.ts";
import { boxOfLetter, type Outline, readOutline, writeLetter } from "./outline.ts";

/** A letter as it was drawn when the text was last laid out. */
interface Glyph {
  readonly outline: Outline | undefined;
  /** Where the pen stood. */
  readonly x: number;
  readonly y: number;
  readonly sizePx: number;
  /** How far the pen went on, in px. */
  readonly widthPx: number;
  /** The index of its character; the sign of a list counts as the letter after it. */
  readonly at: number;
  /** An emoji has no outline: its picture is a matter of the system. */
  readonly emoji: string | undefined;
}

function readGlyph(glyph: JsonObject, index: NodeIndex): Omit<Glyph, "at"> & { at: number | undefined } {
  const position = objectField(glyph, "position");
  const sizePx = numberField(glyph, "fontSize") ?? 1;
  const blob = index.blob(field(glyph, "commandsBlob"));
  const emoji = orElse(() => listField(glyph, "emojiCodePoints"), []).flatMap(({ value }) =>
    typeof value === "number" && value > 0 && value <= 0x10_ffff ? [value] : [],
  );
  return {
    outline: blob && readOutline(blob),
    x: (position && numberField(position, "x")) ?? 0,
    y: (position && numberField(position, "y")) ?? 0,
    sizePx,
    widthPx: (numberField(glyph, "advance") ?? 0) * sizePx,
    at: numberField(glyph, "firstCharacter"),
    emoji: emoji.length > 0 ? String.fromCodePoint(...emoji.slice(0, 20)) : undefined,
  };
}

/** The letters of a text, as they were drawn; none when the file does not have them. */
export function readGlyphs(baked: JsonObject, index: NodeIndex): readonly Glyph[] {
  const glyphs = readEach(baked, "glyphs", (glyph) => readGlyph(glyph, index));
  let at = 0;
  for (const glyph of glyphs.toReversed()) at = glyph.at ??= at;
  return glyphs as readonly Glyph[];
}

/** Lines under and through letters, each with the letter that it begins at. */
const decorationsOf = (baked: JsonObject, glyphs: readonly Glyph[]) =>
  readEach(baked, "decorations", (decoration) =>
    readEach(decoration, "rects", (rect) => {
      const [x = 0, y = 0, w = 0, h = 0] = ["x", "y", "w", "h"].map((name) => numberField(rect, name) ?? 0);
      const distances = glyphs.map((glyph) => Math.abs(glyph.x - x) + Math.abs(glyph.y - y));
      const first = glyphs[distances.indexOf(distances.reduce((a, b) => Math.min(a, b), Infinity))];
      return { at: first?.at ?? 0, x, y, widthPx: w, path: `h${w}v${h}h${-w}z` };
    }),
  ).flat();

/** The box around the outlines of a text, in its own px; undefined when the file has none. */
export function boxOfGlyphs(glyphs: readonly Glyph[]): Box | undefined {
  // An emoji has no outline, but paints.
  if (glyphs.some(({ emoji }) => emoji !== undefined)) return undefined;
  const boxes = glyphs.flatMap(
    (glyph) => (glyph.outline && boxOfLetter(glyph.outline, glyph, glyph.sizePx)) ?? [],
  );
  return union(boxes) ?? undefined;
}

/**
 * The letters in the px of the layer: what the REST API does not have. A viewer without the font can draw the text from
 * them. They are many: each number of theirs is a list, and what they look like is told once.
 */
export function writeGlyphs(glyphs: readonly Glyph[], baked: JsonObject): Written {
  const inks = new Map<string, { readonly index: number; readonly ink: Written }>();
  const list = { at: [], x: [], y: [], widthPx: [], ink: [] } as Record<string, number[]>;
  const add = (name: "path" | "characters", value: string, numbers: Readonly<Record<string, number>>) => {
    const known = inks.get(value) ?? { index: inks.size, ink: { [name]: value } };
    inks.set(value, known);
    for (const key in numbers) list[key]?.push(hundredths(numbers[key] ?? 0));
    list["ink"]?.push(known.index);
  };
  // Lines come before the letters above them, as the sign of a list does.
  for (const { path, ...numbers } of decorationsOf(baked, glyphs)) add("path", path, numbers);
  for (const { outline, emoji, at, x, y, sizePx, widthPx } of glyphs)
    if (emoji !== undefined) add("characters", emoji, { at, x, y, widthPx });
    else if (outline) add("path", writeLetter(outline, sizePx), { at, x, y, widthPx });
  if (inks.size === 0) return {};
  return { glyphGeometry: { ...list, inks: [...inks.values()].map(({ ink }) => ink) } };
}
