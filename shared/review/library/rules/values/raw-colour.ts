import type { Library, LibraryStyle } from "../../../../scene/library.ts";
import { rawValues, type Value } from "../../facts/bindings.ts";
import { groupBy } from "../../../../group-by.ts";
import { standingNames } from "../../facts/names.ts";
import { namesByUse, usesFor } from "../../facts/popular.ts";
import { type Purpose, paintUsesOf, writeColor } from "../../facts/solid-paints.ts";
import { spotsOf } from "../../facts/spots.ts";
import { boundPlaces } from "../../fixes/bind-values.ts";
import { defineLibraryRule } from "../../library-rule.ts";
import { nameWords } from "../../../../perception/text/language/words.ts";
import { PURPOSE_WORDS } from "../../../../standards/words/purpose-words.ts";
import { plainPaint } from "../../../../scene/paints-of.ts";
import { variableColor, type Modes } from "../../../../scene/variable-color.ts";
import { rememberedObject } from "../../../../perception/frame/remembered-object.ts";

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
function colorOf({ fills }: LibraryStyle): string | undefined {
  const paint = plainPaint(fills);
  return paint && writeColor(paint.color, paint.opacity);
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
const namedColors = rememberedObject((library: Library): ((modes: Modes) => ByColor) => {
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

const PURPOSES: readonly Purpose[] = ["text", "shape", "stroke", "fill"];

/** True when a colour of this name may be meant for a purpose: its name says so, or speaks of no purpose at all. */
function fitsPurpose(name: string, purpose: Purpose): boolean {
  const words = nameWords(name);
  const said = PURPOSES.filter((one) => words.some((word) => PURPOSE_WORDS[one].has(word)));
  return said.length === 0 || said.includes(purpose);
}

const COLORS: readonly string[] = ["text", "fill", "stroke", "shape"] satisfies readonly Purpose[];
const FEWEST_PLACES = 2;
const MANY_PLACES = 10;

/** The ids of what gives this colour and is meant for such a place: an icon is not bound to the ground of dialogs. */
function namesFor(library: Library, { spot, value, property }: Value): readonly string[] {
  const names = standingNames(library);
  return (namedColors(library)(spot.modes).get(value) ?? []).filter(
    (id) => usesFor(library, id, [property]) > 0 || fitsPurpose(names.get(id) ?? "", property as Purpose),
  );
}

function findingOf(library: Library, values: readonly Value[]) {
  const [first] = values;
  if (!first || values.length < FEWEST_PLACES) return [];
  const properties = new Set(values.map(({ property }) => property));
  const ids = [...new Set(values.flatMap((value) => namesFor(library, value)))];
  const names = namesByUse(library, ids, properties, standingNames(library));
  return [
    {
      evidence: { color: first.value, names, properties: [...properties] },
      inWords: ["properties"] as const,
      ...boundPlaces(values, (value) => namesFor(library, value), library),
      ...(values.length >= MANY_PLACES && { severity: "minor" as const }),
    },
  ];
}

export const rawColour = defineLibraryRule({
  id: "raw-colour",
  aspect: "ui",
  severity: "suggestion",
  basis:
    "https://help.figma.com/hc/en-us/articles/15145852043927-Create-and-manage-variables-and-collections",
  says: {
    en: {
      title: "Colour set by hand that has a name",
      problem: "{color} is {names}, and is set by hand in {places} places ({properties}).",
      why: "When the colour changes, or a mode such as dark is switched on, these places stay as they are.",
      fix: "Bind these places to {names}, by what each is for.",
    },
    fr: {
      title: "Couleur saisie à la main qui a un nom",
      problem: "{color} est {names}, et est saisie à la main à {places} endroits ({properties}).",
      why: "Quand la couleur change, ou qu’un mode tel que le sombre est choisi, ces endroits restent comme ils sont.",
      fix: "Liez ces endroits à {names}, selon leur rôle.",
    },
  },
  find: (library) => {
    const named = rawValues(library).filter(
      (value) => COLORS.includes(value.property) && namesFor(library, value).length > 0,
    );
    return [...groupBy(named, ({ value }) => value).values()].flatMap((values) => findingOf(library, values));
  },
});
