import type { Library } from "../../../scene/library.ts";
import type { Rgb } from "../../../scene/scene.ts";
import { variableColor, type Modes } from "../../../scene/variable-color.ts";
import { counterpartsIn, isModeForPeople, TONES } from "../../../perception/contrast/modes/mode-names.ts";
import { rememberedObject } from "../../../perception/frame/remembered-object.ts";
import { nameWords } from "../../../perception/text/language/words.ts";
import type { Ink } from "./color-pairs.ts";
import { groupBy } from "../../../group-by.ts";

/** Another look of the whole library: a mode, or a collection that stands for one. */
export interface LibraryTheme {
  readonly name: string;
  /** The colour there; undefined when it cannot be told. */
  readonly colorOf: (ink: Ink, shown: Modes) => Rgb | undefined;
  /** True when it gives this colour another value, or may. */
  readonly changes: (variable: string) => boolean;
}

/** The mode of a collection, with its counterparts in the others. */
function modesWith(library: Library, collectionId: string, mode: { id: string; name: string }): Modes {
  const others = Object.entries(library.collections).flatMap(([id, collection]) => {
    const same = id === collectionId ? mode : counterpartsIn(collection)(mode);
    return same ? [[id, same.id] as const] : [];
  });
  return Object.fromEntries(others);
}

/** More modes than any library has. */
const MOST_THEMES = 40;

function modeThemes(library: Library): readonly LibraryTheme[] {
  const [scene] = library.scenes;
  if (!scene) return [];
  const collectionOf = new Map(library.variables.map(({ id, collectionId }) => [id, collectionId]));
  return Object.entries(library.collections)
    .filter(([, { modes }]) => modes.length > 1)
    .flatMap(([id, { modes }]) => modes.filter(isModeForPeople).map((mode) => ({ id, mode })))
    .slice(0, MOST_THEMES)
    .map(({ id, mode }): LibraryTheme => {
      const wanted = modesWith(library, id, mode);
      return {
        name: mode.name,
        colorOf: ({ color, variable }) =>
          variable === undefined ? color : variableColor(scene, variable, wanted),
        changes: (variable) => wanted[collectionOf.get(variable) ?? ""] !== undefined,
      };
    });
}

const FEWEST_PAIRED = 3;
const SMALLEST_SHARE = 0.6;

const toneOf = (name: string): number =>
  TONES.findIndex((tone) => nameWords(name).some((word) => tone.has(word)));

interface OneMode {
  readonly name: string;
  readonly tone: number;
  /** The ids of its variables by their names. */
  readonly ids: ReadonlyMap<string, string>;
}

/** Light and dark are two collections, or a few. */
const MOST_TONED = 12;

/** Collections with one mode whose names say that they are the light or the dark one. */
function toned({ collections, variables }: Library): readonly OneMode[] {
  const own = variables.filter(({ isDeleted, isRemote }) => !isDeleted && !isRemote);
  const variablesOf = groupBy(own, ({ collectionId }) => collectionId);
  return Object.entries(collections)
    .map(([id, { name, modes }]) => ({ id, name, tone: modes.length === 1 ? toneOf(name) : -1 }))
    .filter(({ tone }) => tone !== -1)
    .slice(0, MOST_TONED)
    .map(({ id, name, tone }) => ({
      name,
      tone,
      ids: new Map((variablesOf.get(id) ?? []).map((variable) => [variable.name, variable.id])),
    }));
}

function twinTheme(library: Library, from: OneMode, to: OneMode): readonly LibraryTheme[] {
  const [scene] = library.scenes;
  const twins = new Map(
    [...from.ids].flatMap(([name, id]) => {
      const twin = to.ids.get(name);
      return twin === undefined ? [] : [[id, twin] as const];
    }),
  );
  const isTwin =
    twins.size >= FEWEST_PAIRED && twins.size >= SMALLEST_SHARE * Math.min(from.ids.size, to.ids.size);
  if (!scene || !isTwin) return [];
  return [
    {
      name: to.name,
      colorOf: ({ color, variable }, shown) => {
        const twin = variable === undefined ? undefined : twins.get(variable);
        return twin === undefined ? color : variableColor(scene, twin, shown);
      },
      changes: (variable) => twins.has(variable),
    },
  ];
}

/** All other looks of a library: its modes, and light and dark where they are two collections. */
export const themesOf = rememberedObject((library: Library): readonly LibraryTheme[] => {
  const single = toned(library);
  const twins = single.flatMap((from) =>
    single.filter(({ tone }) => tone !== from.tone).flatMap((to) => twinTheme(library, from, to)),
  );
  return [...modeThemes(library), ...twins];
});
