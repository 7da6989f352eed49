import { PLACEHOLDER_LABELS } from "../../../../../standards/copy/placeholder-labels.ts";
import { EMPTY_VALUES, NOTES, TEST_TEXTS, VARIABLES } from "../../../../../standards/copy/leftovers.ts";
import {
  AMBIGUOUS_TEXTS,
  DEFAULT_TEXTS,
  GENERIC_WORDS,
  SAMPLE_TEXT,
  TITLE_TEXTS,
} from "../../../../../standards/copy/placeholder-copy.ts";
import { FIELD_WORDS } from "../../../../../standards/words/label-words.ts";
import { STAND_INS } from "../../../../../standards/copy/stand-ins.ts";
import { fields } from "../../../../../perception/controls/fields/fields.ts";
import { placeholderOnly } from "../../../../../perception/controls/fields/placeholder-only.ts";
import { activeTargets } from "../../../../../perception/controls/targets/targets.ts";
import { copyTexts } from "../../../../../perception/copy/copy-texts.ts";
import { isSample } from "../../../../../perception/copy/is-sample.ts";
import { equalTexts } from "../../../../../perception/copy/equal-texts.ts";
import { textRoles, type TextRole } from "../../../../../perception/copy/text-roles.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import type { Frame, TextLayer } from "../../../../../perception/frame/frame.ts";
import { rememberedText } from "../../../../../perception/frame/remembered-text.ts";
import type { TextStretch } from "../../../../../perception/text/formats/quote-around.ts";
import { isFiller } from "../../../../../perception/text/language/is-filler.ts";
import { labelWords } from "../../../../../perception/text/language/label-words.ts";
import {
  countWords,
  isCode,
  isMonospaced,
  lookupForm,
  wordsOf,
} from "../../../../../perception/text/language/prose.ts";
import { textIndex } from "../../../../../perception/text/text-index.ts";
import { styleOf } from "../../../../../perception/text/typography/text-style.ts";
import { areNear, center } from "../../../../../scene/geometry.ts";

/** Farther on nobody reads; and a text of any length is looked at by several patterns. */
const MOST_CHARACTERS = 600;

const startOf = (layer: TextLayer): string => wordsOf(layer).slice(0, MOST_CHARACTERS);

/** Lines of a program hold more than one such sign. */
const PROGRAM = /=>|\w\(\)|;\s*$|<\/?\w+>|\w=["{]/mu;

const LEFTOVERS: readonly RegExp[] = [...VARIABLES, ...EMPTY_VALUES, ...NOTES, ...TEST_TEXTS];

const leftoverIn = rememberedText((text): TextStretch | undefined => {
  if (PROGRAM.test(text)) return undefined;
  for (const pattern of LEFTOVERS) {
    const found = pattern.exec(text);
    if (found) return { at: found.index, length: found[0].length };
  }
  return undefined;
});

/** The notes, test texts and variables that were left in texts for people, with the place of each. */
export const leftovers = computed(
  (frame: Frame): ReadonlyMap<TextLayer, TextStretch> =>
    new Map(
      copyTexts(frame).flatMap((layer) => {
        const found = isMonospaced(layer.node.text) ? undefined : leftoverIn(startOf(layer));
        return found ? [[layer, found] as const] : [];
      }),
    ),
);

/** Shorter filler is a line of a card or a list; more of it is an article, which is written when the screen is done. */
const FILLER_WORDS = { fewest: 8, most: 100 };

/** Filler without its spaces is a few long words. */
const isParagraph = (text: string): boolean =>
  (countWords(text) >= FILLER_WORDS.fewest || text.length >= 6 * FILLER_WORDS.fewest) &&
  countWords(text) <= FILLER_WORDS.most;

/**
 * Paragraphs of filler, and what the builder is asked to write, where people will read what is offered: a designer who
 * saw such screens held them to be among the gravest faults there are.
 */
export const standIns = computed((frame: Frame): readonly TextLayer[] =>
  copyTexts(frame).filter((layer) => {
    if (isCode(layer) || leftovers(frame).has(layer)) return false;
    if (STAND_INS.some((pattern) => pattern.test(startOf(layer)))) return true;
    return isFiller(wordsOf(layer)) && isParagraph(wordsOf(layer)) && !isSample(layer, frame);
  }),
);

const isAllGeneric = (form: string): boolean =>
  countWords(form) > 1 && form.split(" ").every((word) => GENERIC_WORDS.has(word));

/** The labels of fields: “User name” is what a form asks for. */
const labelsOfFields = computed(
  (frame: Frame): ReadonlySet<TextLayer> =>
    new Set([...fields(frame).values()].flatMap(({ label }) => label ?? [])),
);

const HEADS = { offPx: 4, fewest: 2 };

/** “Product name” heads a column where others of its row name what is written: an address, a date. */
function isHeadOfColumn(layer: TextLayer, frame: Frame): boolean {
  const { x, width } = frame.root.node.box;
  const { y } = center(layer.node.box);
  const heads = textIndex(frame)
    .touching({ x, y, width, height: 0 })
    .filter((text) => {
      const isLevel = text !== layer && areNear(center(text.node.box).y, y, HEADS.offPx);
      const isAlike = styleOf(text).sizePx === styleOf(layer).sizePx;
      return isLevel && isAlike && labelWords(wordsOf(text)).some((word) => FIELD_WORDS.has(word));
    });
  return heads.length >= HEADS.fewest;
}

function isDefault(layer: TextLayer, role: TextRole, frame: Frame): boolean {
  if (isFiller(wordsOf(layer))) return !isSample(layer, frame);
  const form = lookupForm(wordsOf(layer));
  if (labelsOfFields(frame).has(layer) && !PLACEHOLDER_LABELS.has(form)) return false;
  const isTitle = role === "heading" && TITLE_TEXTS.has(form);
  return DEFAULT_TEXTS.has(form) || isTitle || (isAllGeneric(form) && !isHeadOfColumn(layer, frame));
}

const TELLING_ROLES: ReadonlySet<TextRole> = new Set(["heading", "button", "input"]);

/** One short word in an unknown place may be meant. */
const isTelling = (layer: TextLayer, role: TextRole): boolean =>
  TELLING_ROLES.has(role) ||
  countWords(wordsOf(layer)) > 1 ||
  (role === "label" && ["label", "libellé"].includes(lookupForm(wordsOf(layer))));

const MAY_BE_MEANT: ReadonlySet<TextRole> = new Set(["label", "nav", "input", "link"]);

function isProbablyDefault(layer: TextLayer, role: TextRole): boolean {
  const form = lookupForm(wordsOf(layer));
  const isKnown = AMBIGUOUS_TEXTS.has(form) || SAMPLE_TEXT.test(form);
  return isKnown && !MAY_BE_MEANT.has(role);
}

/** 'Product name' in a column of products, “Button” in a menu: the one sample among texts that are real. */
const samplesAmongReal = (frame: Frame): readonly TextLayer[] =>
  equalTexts(frame).flatMap((group) => {
    const isSample = (text: TextLayer): boolean => {
      const form = lookupForm(wordsOf(text));
      const isDefaultText = SAMPLE_TEXT.test(form) || DEFAULT_TEXTS.has(form);
      return isDefaultText && !labelsOfFields(frame).has(text) && !isHeadOfColumn(text, frame);
    };
    const [first, ...others] = group.filter(isSample);
    return first && others.length === 0 && first !== group[0] ? [first] : [];
  });

/** An honest word is taken for a default only beside texts that certainly are defaults. */
function placeholdersIn(frame: Frame): readonly TextLayer[] {
  const roleOf = (text: TextLayer) => textRoles(frame).get(text) ?? "unknown";
  // Filler where a pitch stands says nothing of the headings around it.
  const told = new Set([...standIns(frame), ...leftovers(frame).keys()]);
  const texts = copyTexts(frame).filter((text) => !told.has(text));
  const certain = new Set(texts.filter((text) => isDefault(text, roleOf(text), frame)));
  const [first] = certain;
  if (!first || (certain.size === 1 && !isTelling(first, roleOf(first)))) return samplesAmongReal(frame);
  return texts.filter((text) => certain.has(text) || isProbablyDefault(text, roleOf(text)));
}

/** The default texts of components and the filler of a screen, but for what stands in a field instead of its label. */
export const defaultTexts = computed((frame: Frame): readonly TextLayer[] => {
  const insteadOfLabels = new Set(
    activeTargets(frame, "field").flatMap((field) => placeholderOnly(field, frame) ?? []),
  );
  return placeholdersIn(frame).filter((text) => !insteadOfLabels.has(text));
});
