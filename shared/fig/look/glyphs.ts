import { field, type JsonObject, listField, numberField, objectField } from "../../scene/json.ts";
import { orElse, readEach } from "../../scene/leave-out.ts";
import { union } from "../../scene/geometry.ts";
import type { Box } from "../../scene/scene.ts";
import type { NodeIndex } from "../document/node-index.ts";
import type { Written } from "./layer.ts";
import { boxOfOutline, type Outline, type Placing, readOutline, writePath } from "./outline.ts";

/** A letter as it was drawn when the text was last laid out. */
export interface Glyph {
  readonly outline: Outline | undefined;
  readonly placing: Placing;
  readonly styleId: number;
  /** An emoji has no outline: its picture is a matter of the system. */
  readonly emoji: string | undefined;
}

/** The style of each character of a text; files of today note the style there, older ones with each glyph as well. */
export type CharacterStyles = readonly unknown[];

function styleOf(glyph: JsonObject, styles: CharacterStyles): number {
  const own = numberField(glyph, "styleID");
  const ofCharacter = styles[numberField(glyph, "firstCharacter") ?? -1];
  return own ?? (typeof ofCharacter === "number" ? ofCharacter : 0);
}

/** Outlines are of letters 1 px high, and their y axis points up. */
function readGlyph(glyph: JsonObject, index: NodeIndex, styles: CharacterStyles): Glyph {
  const position = objectField(glyph, "position");
  const sizePx = numberField(glyph, "fontSize") ?? 1;
  const blob = index.blob(field(glyph, "commandsBlob"));
  const emoji = orElse(() => listField(glyph, "emojiCodePoints"), []).flatMap(({ value }) =>
    typeof value === "number" && value > 0 && value <= 0x10_ffff ? [value] : [],
  );
  return {
    outline: blob && readOutline(blob),
    placing: {
      x: (position && numberField(position, "x")) ?? 0,
      y: (position && numberField(position, "y")) ?? 0,
      scaleX: sizePx,
      scaleY: -sizePx,
    },
    styleId: styleOf(glyph, styles),
    emoji: emoji.length > 0 ? String.fromCodePoint(...emoji.slice(0, 20)) : undefined,
  };
}

/** The letters of a text, as they were drawn; none when the file does not have them. */
export const readGlyphs = (baked: JsonObject, index: NodeIndex, styles: CharacterStyles): readonly Glyph[] =>
  readEach(baked, "glyphs", (glyph) => readGlyph(glyph, index, styles));

const decorationsOf = (baked: JsonObject): readonly { styleId: number; path: string }[] =>
  readEach(baked, "decorations", (decoration) => {
    const rects = readEach(decoration, "rects", (rect) => {
      const [x, y, w, h] = ["x", "y", "w", "h"].map((name) => numberField(rect, name) ?? 0) as [
        number,
        number,
        number,
        number,
      ];
      return `M${x} ${y}h${w}v${h}h${-w}Z`;
    });
    return { styleId: numberField(decoration, "styleID") ?? 0, path: rects.join("") };
  });

/** The box around the outlines of a text, in its own px; undefined when the file has none. */
export function boxOfGlyphs(glyphs: readonly Glyph[]): Box | undefined {
  // An emoji has no outline, but paints.
  if (glyphs.some(({ emoji }) => emoji !== undefined)) return undefined;
  const boxes = glyphs.flatMap(({ outline, placing }) => (outline && boxOfOutline(outline, placing)) ?? []);
  return union(boxes) ?? undefined;
}

/**
 * The outlines of the letters in the px of the layer, one path for each style: what the REST API does not have. A
 * viewer without the font can draw the text from them.
 */
export function writeGlyphs(glyphs: readonly Glyph[], baked: JsonObject): Written {
  const paths = new Map<number, string[]>();
  const add = (styleId: number, path: string) => {
    const known = paths.get(styleId);
    if (known) known.push(path);
    else paths.set(styleId, [path]);
  };
  const emoji: Written[] = [];
  for (const glyph of glyphs) {
    const { x, y, scaleX } = glyph.placing;
    if (glyph.outline && glyph.emoji === undefined)
      add(glyph.styleId, writePath(glyph.outline, glyph.placing));
    if (glyph.emoji !== undefined) emoji.push({ characters: glyph.emoji, x, y, fontSize: scaleX });
  }
  if (paths.size === 0 && emoji.length === 0) return {};
  for (const { styleId, path } of decorationsOf(baked)) add(styleId, path);
  return {
    glyphGeometry: [...paths].map(([styleId, parts]) => ({ styleId, path: parts.join("") })),
    ...(emoji.length > 0 && { emoji }),
  };
}
