import { contrastOf, toHex } from "../../../../scene/color.ts";
import type { Library } from "../../../../scene/library.ts";
import { type ColorPair, colorPairs, type Ink } from "../../facts/color-pairs.ts";
import { groupBy } from "../../../../group-by.ts";
import { standingNames } from "../../facts/names.ts";
import { refOf } from "../../facts/spots.ts";
import { defineLibraryRule } from "../../library-rule.ts";
import type { Rgb } from "../../../../scene/scene.ts";
import { variableColor, type Modes } from "../../../../scene/variable-color.ts";
import { counterpartsIn, isModeForPeople, TONES } from "../../../../perception/contrast/modes/mode-names.ts";
import { rememberedObject } from "../../../../perception/frame/remembered-object.ts";
import { nameWords } from "../../../../perception/text/language/words.ts";

/** Another look of the whole library: a mode, or a collection that stands for one. */
interface LibraryTheme {
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
const themesOf = rememberedObject((library: Library): readonly LibraryTheme[] => {
  const single = toned(library);
  const twins = single.flatMap((from) =>
    single.filter(({ tone }) => tone !== from.tone).flatMap((to) => twinTheme(library, from, to)),
  );
  return [...modeThemes(library), ...twins];
});

const variableOf = ({ color, variable }: Ink): string => variable ?? toHex(color);

const nameOf = (ink: Ink, names: ReadonlyMap<string, string>): string =>
  names.get(ink.variable ?? "") ?? toHex(ink.color);

interface Lost {
  readonly pair: ColorPair;
  readonly theme: LibraryTheme;
  readonly ratio: number;
}

/** Both follow, or one follows and the other has no variable: what is bound to another theme is on purpose. */
const isPrepared = ({ text, ground }: ColorPair, { changes }: LibraryTheme): boolean =>
  ground.variable !== undefined &&
  changes(ground.variable) &&
  (text.variable === undefined || changes(text.variable));

const isReadable = ({ text, ground, required }: ColorPair): boolean =>
  contrastOf(text.color, ground.color) >= required;

function lostIn(theme: LibraryTheme, pair: ColorPair): readonly Lost[] {
  if (!isPrepared(pair, theme) || !isReadable(pair)) return [];
  const text = theme.colorOf(pair.text, pair.spot.modes);
  const ground = theme.colorOf(pair.ground, pair.spot.modes);
  if (!text || !ground) return [];
  const ratio = contrastOf(text, ground);
  return ratio < pair.required ? [{ pair, theme, ratio }] : [];
}

export const libraryContrastInModes = defineLibraryRule({
  id: "library-contrast-in-modes",
  aspect: "ui",
  severity: "major",
  certainty: "likely",
  basis: "https://www.w3.org/TR/WCAG22/#contrast-minimum",
  says: {
    en: {
      title: "Two colours too alike in “{mode}”",
      problem:
        "Texts in {text} on {ground} can be read as drawn; in “{mode}” their contrast is {ratio}:1, and needs {required}:1 (texts: {places}).",
      why: "Every screen that uses them gets lost in this mode, and who checks only the other one will not notice.",
      fix: "In “{mode}”, give {text} or {ground} another value, or bind what is set by hand.",
    },
    fr: {
      title: "Deux couleurs trop proches en « {mode} »",
      problem:
        "Les textes en {text} sur {ground} se lisent tels quels ; en « {mode} » leur contraste est de {ratio}:1 et doit être de {required}:1 (textes : {places}).",
      why: "Tout écran qui les emploie devient illisible dans ce mode, et qui ne vérifie que l’autre ne le remarque pas.",
      fix: "En « {mode} », donnez une autre valeur à {text} ou à {ground}, ou liez ce qui est saisi à la main.",
    },
  },
  find: (library: Library) => {
    const names = standingNames(library);
    const lost = themesOf(library).flatMap((theme) =>
      colorPairs(library).flatMap((pair) => lostIn(theme, pair)),
    );
    const causes = groupBy(lost, ({ pair, theme }) =>
      JSON.stringify([theme.name, variableOf(pair.text), variableOf(pair.ground), pair.required]),
    );
    return [...causes.values()].flatMap((same) => {
      const [first] = same;
      if (!first) return [];
      const { pair, theme, ratio } = first;
      return {
        evidence: {
          mode: theme.name,
          text: nameOf(pair.text, names),
          ground: nameOf(pair.ground, names),
          ratio: Math.floor(ratio * 100) / 100,
          required: pair.required,
        },
        at: same.map(({ pair: { spot } }) => refOf(spot)),
        places: same.length,
      };
    });
  },
});
