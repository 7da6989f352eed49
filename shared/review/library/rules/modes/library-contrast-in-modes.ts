import { contrastOf, toHex } from "../../../../scene/color.ts";
import type { Library } from "../../../../scene/library.ts";
import { type ColorPair, colorPairs, type Ink } from "../../facts/color-pairs.ts";
import { groupBy } from "../../../../group-by.ts";
import { standingNames } from "../../facts/names.ts";
import { refOf } from "../../facts/spots.ts";
import { type LibraryTheme, themesOf } from "../../facts/themes.ts";
import { defineLibraryRule } from "../../library-rule.ts";

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
