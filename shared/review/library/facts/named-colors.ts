import type { Library, LibraryStyle } from "../../../scene/library.ts";
import { variableColor, type Modes } from "../../../scene/variable-color.ts";
import { rememberedObject } from "../../../perception/frame/remembered-object.ts";
import { standingNames } from "./names.ts";
import { paintUsesOf, writeColor } from "./solid-paints.ts";
import { spotsOf } from "./spots.ts";

/** The ids of the variables and styles that give each colour. */
type ByColor = ReadonlyMap<string, readonly string[]>;

/** Of more that are equal nobody could choose. */
const MOST_NAMES = 50;

function add(colors: Map<string, string[]>, color: string, id: string): void {
  const ids = colors.get(color);
  if (!ids) colors.set(color, [id]);
  else if (ids.length < MOST_NAMES) ids.push(id);
}

/** The one plain colour of a style. */
function colorOf({ fills = [] }: LibraryStyle): string | undefined {
  const [paint, ...others] = fills;
  return paint?.type === "solid" && others.length === 0 ? writeColor(paint.color, paint.opacity) : undefined;
}

/** A style that does not tell its colour has the one that the layers show that use it. */
const styleColors = rememberedObject((library: Library): ByColor => {
  const names = standingNames(library);
  const seen = new Map<string, string>();
  for (const style of library.styles) {
    const color = names.has(style.id) ? colorOf(style) : undefined;
    if (color !== undefined) seen.set(style.id, color);
  }
  for (const spot of spotsOf(library))
    for (const { style, color } of paintUsesOf(spot))
      if (style !== undefined && names.has(style) && !seen.has(style)) seen.set(style, color);
  const colors = new Map<string, string[]>();
  for (const [style, color] of seen) add(colors, color, style);
  return colors;
});

function colorsIn(library: Library, modes: Modes): ByColor {
  const [scene] = library.scenes;
  const colors = new Map<string, string[]>();
  for (const { id, isDeleted } of library.variables) {
    const color = scene && !isDeleted ? variableColor(scene, id, modes) : undefined;
    if (color) add(colors, writeColor(color, color.a), id);
  }
  for (const [color, ids] of styleColors(library)) for (const id of ids) add(colors, color, id);
  return colors;
}

/** More combinations of modes than any file shows; beyond them nothing is said. */
const MOST_COMBINATIONS = 60;
const NO_COLORS: ByColor = new Map();

/** Tells which variables and styles give a colour where these modes are in force. */
export const namedColors = rememberedObject((library: Library): ((modes: Modes) => ByColor) => {
  const known = new Map<string, ByColor>();
  return rememberedObject((modes: Modes): ByColor => {
    const own = Object.entries(modes).filter(([id]) => library.collections[id] !== undefined);
    const key = JSON.stringify(own.toSorted(([a], [b]) => (a < b ? -1 : 1)));
    const before = known.get(key);
    if (before) return before;
    if (known.size === MOST_COMBINATIONS) return NO_COLORS;
    const found = colorsIn(library, modes);
    known.set(key, found);
    return found;
  });
});
