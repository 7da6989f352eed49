import type { Library, LibraryStyle } from "../../../scene/library.ts";
import { variableColour, type Modes } from "../../../scene/variable-colour.ts";
import { rememberedObject } from "../../../perception/frame/remembered-object.ts";
import { standingNames } from "./names.ts";
import { paintUsesOf, writeColour } from "./solid-paints.ts";
import { spotsOf } from "./spots.ts";

/** The ids of the variables and styles that give each colour. */
type ByColour = ReadonlyMap<string, readonly string[]>;

/** Of more that are equal nobody could choose. */
const MOST_NAMES = 50;

function add(colours: Map<string, string[]>, colour: string, id: string): void {
  const ids = colours.get(colour);
  if (!ids) colours.set(colour, [id]);
  else if (ids.length < MOST_NAMES) ids.push(id);
}

/** The one plain colour of a style. */
function colourOf({ fills = [] }: LibraryStyle): string | undefined {
  const [paint, ...others] = fills;
  return paint?.type === "solid" && others.length === 0 ? writeColour(paint.color, paint.opacity) : undefined;
}

/** A style that does not tell its colour has the one that the layers show that use it. */
const styleColours = rememberedObject((library: Library): ByColour => {
  const names = standingNames(library);
  const seen = new Map<string, string>();
  for (const style of library.styles) {
    const colour = names.has(style.id) ? colourOf(style) : undefined;
    if (colour !== undefined) seen.set(style.id, colour);
  }
  for (const spot of spotsOf(library))
    for (const { style, colour } of paintUsesOf(spot))
      if (style !== undefined && names.has(style) && !seen.has(style)) seen.set(style, colour);
  const colours = new Map<string, string[]>();
  for (const [style, colour] of seen) add(colours, colour, style);
  return colours;
});

function coloursIn(library: Library, modes: Modes): ByColour {
  const [scene] = library.scenes;
  const colours = new Map<string, string[]>();
  for (const { id, isDeleted } of library.variables) {
    const colour = scene && !isDeleted ? variableColour(scene, id, modes) : undefined;
    if (colour) add(colours, writeColour(colour, colour.a), id);
  }
  for (const [colour, ids] of styleColours(library)) for (const id of ids) add(colours, colour, id);
  return colours;
}

/** More combinations of modes than any file shows; beyond them nothing is said. */
const MOST_COMBINATIONS = 60;
const NO_COLOURS: ByColour = new Map();

/** Tells which variables and styles give a colour where these modes are in force. */
export const namedColours = rememberedObject((library: Library): ((modes: Modes) => ByColour) => {
  const known = new Map<string, ByColour>();
  return rememberedObject((modes: Modes): ByColour => {
    const own = Object.entries(modes).filter(([id]) => library.collections[id] !== undefined);
    const key = JSON.stringify(own.toSorted(([a], [b]) => (a < b ? -1 : 1)));
    const before = known.get(key);
    if (before) return before;
    if (known.size === MOST_COMBINATIONS) return NO_COLOURS;
    const found = coloursIn(library, modes);
    known.set(key, found);
    return found;
  });
});
