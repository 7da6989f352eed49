import { asNumber, listField, objectField, objectList, stringField } from "../../../../shared/scene/json.ts";
import type { RestNode } from "../../../../shared/scene/rest/rest-file.ts";
import type { Text, TextRun } from "../../../../shared/scene/scene.ts";
import { PATH } from "../shape/shape.ts";
import { num } from "../svg.ts";
import { objectOf } from "../object-of.ts";

/** A letter at its place in the px of the layer; a line under letters is told the same way. */
export interface Glyph {
  /** The index of its character. */
  readonly at: number;
  /** Where the pen stands. */
  readonly x: number;
  readonly y: number;
  /** How far the pen goes on. */
  readonly widthPx: number;
  /** The outline from there. */
  readonly path: string | undefined;
  /** An emoji in place of an outline: a font sets it. */
  readonly characters: string | undefined;
}

const NUMBERS = ["at", "x", "y", "widthPx", "ink"] as const;

/** The letters of a text as a file brought them along, so that no font is needed; none when it did not. */
export function glyphsOf(node: RestNode): readonly Glyph[] {
  const geometry = objectField(objectOf(node), "glyphGeometry");
  if (!geometry) return [];
  const inks = objectList(geometry, "inks").map((ink) => {
    const path = stringField(ink, "path");
    return {
      path: path !== undefined && PATH.test(path) ? path : undefined,
      characters: stringField(ink, "characters"),
    };
  });
  const [ats = [], ...lists] = NUMBERS.map((name) =>
    listField(geometry, name).map(({ value, place }) => asNumber(value, place)),
  );
  return ats.flatMap((at, index) => {
    const [x = 0, y = 0, widthPx = 0, ink = -1] = lists.map((list) => list[index]);
    const { path, characters } = inks[ink] ?? {};
    return (path ?? characters) === undefined ? [] : [{ at, x, y, widthPx, path, characters }];
  });
}

/** The field of a text that holds its letters. */
export const geometryOf = (glyphs: readonly Glyph[]) => ({
  ...Object.fromEntries(
    (["at", "x", "y", "widthPx"] as const).map((name) => [name, glyphs.map((glyph) => glyph[name])]),
  ),
  ink: glyphs.map((_, index) => index),
  inks: glyphs.map(({ path, characters }) => ({ path, characters })),
});

/** The run that a character is in. */
export const runAt = ({ runs }: Text, at: number): TextRun | undefined =>
  runs.find(({ end }) => end > at) ?? runs.at(-1);

/** The outlines of the letters of each run, as one path. */
export function outlinesOf(glyphs: readonly Glyph[], text: Text): ReadonlyMap<TextRun, string> {
  const paths = new Map<TextRun, string>();
  for (const { at, x, y, path } of glyphs) {
    const run = runAt(text, at);
    if (run && path) paths.set(run, `${paths.get(run) ?? ""}M${num(x)} ${num(y)}${path}`);
  }
  return paths;
}
