import { isSure } from "../../../../perception/elements/element.ts";
import { runContrasts } from "../../../../perception/contrast/run-contrast.ts";
import { type Field, fields } from "../../../../perception/controls/fields/fields.ts";
import { activeTargets } from "../../../../perception/controls/targets/targets.ts";
import { elementByLayer } from "../../../../perception/elements/elements.ts";
import { isDisabled } from "../../../../perception/elements/is-disabled.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { totalOpacity } from "../../../../perception/paint/opacity.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { examplesOf, wordsOf } from "../../../../perception/text/language/prose.ts";
import { isSymbol } from "../../../../perception/things/symbol.ts";
import { defineRule } from "../../../rule.ts";
import { contrastOf } from "../../../../scene/color.ts";
import type { Rgb } from "../../../../scene/scene.ts";
import {
  ASKS_TO_ENTER,
  DATE_PATTERN,
  PATTERN,
  STAND_IN_ADDRESS,
  TIME_PATTERN,
} from "../../../../standards/copy/entry-hints.ts";

/** Below this a colour is read as a quiet one, however dark it is. */
const STRONG_RATIO = 7;
/** Colours that differ by less are one to the eye. */
const ALIKE_RATIO = 1.2;
/** One hint in the colour of the labels may be an entry after all, unless a filled field stands beside it. */
const FEWEST = 2;

const HINTS = [ASKS_TO_ENTER, STAND_IN_ADDRESS, PATTERN, DATE_PATTERN, TIME_PATTERN];

const isHint = (words: string): boolean => HINTS.some((hint) => hint.test(words));

/** The one plain colour of a text; undefined where it has several, or lets some of its ground through. */
function inkOf(text: TextLayer): Rgb | undefined {
  const paints = text.node.text.runs.flatMap(({ fills }) => fills ?? text.node.fills ?? []);
  const [first] = paints;
  const isPlain = paints.every(({ opacity = 1 }) => opacity === 1) && totalOpacity(text) === 1;
  return first?.type === "solid" && isPlain && paints.length === text.node.text.runs.length
    ? first.color
    : undefined;
}

interface Typed {
  readonly words: TextLayer;
  readonly isHint: boolean;
}

const isStrong = (text: TextLayer, frame: Frame): boolean => {
  const runs = runContrasts(text, frame);
  return runs.length > 0 && runs.every(({ worst }) => worst >= STRONG_RATIO);
};

const isTold = ({ target }: Field, frame: Frame): boolean => {
  const element = elementByLayer(frame).get(target.layer);
  const isField = !element || (element.role === "field" && isSure(element));
  return isField && !target.isDisabled && !isDisabled(target.layer);
};

/** The words in a field with a label of its own, when they are as strong as that label. */
function strongWords(field: Field, inFields: ReadonlySet<TextLayer>, frame: Frame): readonly Typed[] {
  const { label, inside } = field;
  const [words, ...more] = inside.filter((text) => !isSymbol(text));
  if (!label || inFields.has(label) || !words || more.length > 0) return [];
  const [ink, own] = [inkOf(words), inkOf(label)];
  if (!ink || !own || contrastOf(ink, own) > ALIKE_RATIO || !isStrong(words, frame)) return [];
  return [{ words, isHint: isHint(wordsOf(words)) }];
}

/** The hints in fields that are as dark as the labels, so that they look like entries; none where one alone might be one. */
const darkHints = computed((frame: Frame): readonly TextLayer[] => {
  const sure = [...fields(frame).values()].filter((field) => isTold(field, frame));
  const inFields = new Set([...fields(frame).values()].flatMap(({ inside }) => inside));
  const strong = sure.flatMap((field) => strongWords(field, inFields, frame));
  const hints = strong.filter((one) => one.isHint).map(({ words }) => words);
  return hints.length > 0 && strong.length >= FEWEST ? hints : [];
});

const EXAMPLES = 3;

export const hintLikeEntry = defineRule({
  id: "hint-like-entry",
  aspect: "ux",
  severity: "minor",
  judges: "fields",
  basis: "https://www.nngroup.com/articles/form-design-placeholders/",
  says: {
    en: {
      title: "Hints that look like entries",
      problem: "The hints in the fields (“{hints}”) are set in the same colour as the labels.",
      why: "Fields that are still empty look filled in: people pass over them, or try to delete words that are not there.",
      fix: "Set the hints in a quieter colour with a contrast of at least 4.5:1, or put them under the labels.",
    },
    fr: {
      title: "Indications qui ont l’air d’une saisie",
      problem: "Les indications dans les champs (« {hints} ») ont la même couleur que les libellés.",
      why: "Des champs encore vides paraissent remplis : on les saute, ou l’on essaie d’effacer des mots qui n’y sont pas.",
      fix: "Donnez aux indications une couleur plus discrète, avec un contraste d’au moins 4,5:1, ou placez-les sous les libellés.",
    },
  },
  applies: (frame) => (isForPeople(frame) && activeTargets(frame, "field").length > 0 ? [frame.root] : []),
  check: (_, { frame, pass, fail }) => {
    const hints = darkHints(frame);
    return hints.length > 0 ? fail({ hints: examplesOf(hints, EXAMPLES) }, { layers: hints }) : pass();
  },
});
