import {
  field,
  type JsonObject,
  listField,
  numberField,
  objectField,
  stringField,
} from "../../scene/json.ts";
import { orElse, readEach } from "../../scene/leave-out.ts";
import type { FigLayer, Written } from "./layer.ts";
import { type Fonts, fontsOf } from "./font.ts";
import { movedBox } from "../../scene/matrix.ts";
import { boxOfGlyphs, readGlyphs, writeGlyphs } from "./glyphs.ts";
import { withStyles } from "./shared-styles.ts";
import { type StyleBase, styleBase, writeParagraphs, writeRunStyle } from "./text-style.ts";

/** The results of the last layout of a text: fonts, lines, outlines. Old files have them beside the characters. */
const bakedOf = (change: JsonObject): JsonObject | undefined =>
  objectField(change, "derivedTextData") ?? objectField(change, "textData");

interface Runs {
  readonly layer: FigLayer;
  readonly fonts: Fonts;
  readonly base: StyleBase;
}

function writeOverrides(data: JsonObject, { layer, fonts, base }: Runs): Written {
  const table = readEach(data, "styleOverrideTable", (given): readonly [string, Written] => {
    const style = { ...given, fields: withStyles(given.fields, layer.index) };
    const own = styleBase(style, fonts, base);
    return [String(numberField(style, "styleID") ?? 0), writeRunStyle(style, own, layer, true)];
  });
  const keys = orElse(() => listField(data, "characterStyleIDs"), []).map(({ value }) => value);
  return table.length === 0 || keys.length === 0
    ? {}
    : { characterStyleOverrides: keys, styleOverrideTable: Object.fromEntries(table) };
}

const LISTS: Readonly<Record<string, string>> = { ORDERED_LIST: "ORDERED", UNORDERED_LIST: "UNORDERED" };

function writeLineTypes(data: JsonObject): Written {
  const types = readEach(data, "lines", (line) => LISTS[stringField(line, "lineType") ?? ""] ?? "NONE");
  return types.some((type) => type !== "NONE") ? { lineTypes: types } : {};
}

/** The ink of the letters in px of the canvas, and their outlines. */
function writeLetters(baked: JsonObject, { index, matrix }: FigLayer): Written {
  const glyphs = readGlyphs(baked, index);
  const box = boxOfGlyphs(glyphs);
  return { absoluteRenderBounds: box && movedBox(matrix, box), ...writeGlyphs(glyphs, baked) };
}

/**
 * The characters of a text and their style, as the REST API writes them, with the outlines of its letters
 * beside them.
 */
export function writeText(layer: FigLayer): Written {
  const { change } = layer;
  const data = objectField(change, "textData");
  const baked = bakedOf(change);
  const fonts = fontsOf(baked);
  const base = styleBase(change, fonts);
  return {
    characters: (data && stringField(data, "characters")) ?? "",
    style: { ...writeRunStyle(change, base, layer, false), ...writeParagraphs(change) },
    ...(data && writeOverrides(data, { layer, fonts, base })),
    ...(data && writeLineTypes(data)),
    ...(baked && writeLetters(baked, layer)),
    ...(field(change, "textPathStart") !== undefined && { isOnPath: true }),
  };
}
