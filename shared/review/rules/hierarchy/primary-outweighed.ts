import { computed } from "../../computed/computed.ts";
import { isForeignPart } from "../../computed/foreign-part.ts";
import { namesOf } from "../../computed/control-kind.ts";
import { lookupForm } from "../../computed/prose.ts";
import { isForPeople } from "../../computed/screen-kind.ts";
import { quote, wordsOn } from "../../computed/target-words.ts";
import { activeTargets } from "../../computed/targets.ts";
import { visualMass } from "../../computed/visual-weight.ts";
import { nameWords } from "../../computed/words.ts";
import type { Frame, Layer } from "../../frame.ts";
import { defineRule } from "../../rule.ts";
import { LEAVING_LABELS, LESSER_VARIANT_WORDS, MAIN_VARIANT_WORDS } from "../../standards/action-words.ts";
import { CONSTRUCTIVE_WORDS } from "../../standards/field-words.ts";

/** Less than this is a matter of taste, or of the length of the words. */
const OUTWEIGHED_TIMES = 1.5;

/** The words of a button's variants and names, without those that people read on it. */
function variantWords(layer: Layer, frame: Frame): readonly string[] {
  const values = Object.values(layer.node.instance?.properties ?? {});
  const variants = values.filter((value) => typeof value === "string" && value !== wordsOn(layer));
  return [...variants, ...namesOf(layer, frame)].flatMap((value) => nameWords(String(value)));
}

const says = (words: readonly string[], known: ReadonlySet<string>): boolean =>
  words.some((word) => known.has(word));

/** Whether a button is meant to be the main action: by its variant, or by what is written on it. */
function isMain(layer: Layer, frame: Frame): boolean {
  const words = variantWords(layer, frame);
  if (says(words, LESSER_VARIANT_WORDS)) return false;
  return says(words, MAIN_VARIANT_WORDS) || CONSTRUCTIVE_WORDS.has(nameWords(wordsOn(layer))[0] ?? "");
}

/** Whether a button is meant to step back. */
function isLesser(layer: Layer, frame: Frame): boolean {
  const words = variantWords(layer, frame);
  if (says(words, MAIN_VARIANT_WORDS)) return false;
  return says(words, LESSER_VARIANT_WORDS) || LEAVING_LABELS.has(lookupForm(wordsOn(layer)));
}

const buttons = computed((frame: Frame): readonly Layer[] =>
  activeTargets(frame, "button").filter((layer) => !isForeignPart(layer) && wordsOn(layer) !== ""),
);

const massOf = (layer: Layer, frame: Frame): number => visualMass({ layer, kind: "button" }, frame);

const mainButtons = computed((frame: Frame) => buttons(frame).filter((layer) => isMain(layer, frame)));

/** The lesser buttons beside a main one, as one choice. */
const besides = (layer: Layer, frame: Frame): readonly Layer[] =>
  buttons(frame).filter((other) => other.parent === layer.parent && isLesser(other, frame));

export const primaryOutweighed = defineRule({
  id: "primary-outweighed",
  aspect: "hierarchy",
  severity: "minor",
  certainty: "likely",
  basis: "https://carbondesignsystem.com/components/button/usage",
  says: {
    title: "Lesser action weighs more",
    problem:
      "“{lesser}” weighs {times} times as much to the eye as “{main}” beside it: by size, contrast and colour.",
    why: "People take the heaviest button for the next step, and leave where they meant to go on.",
    fix: "Give “{main}” the strong fill, and make “{lesser}” outlined or plain.",
  },
  applies: (frame) => (isForPeople(frame) ? mainButtons(frame) : []),
  check: (main, { frame, pass, fail }) => {
    const own = massOf(main, frame);
    const heavier = besides(main, frame).find((lesser) => massOf(lesser, frame) >= OUTWEIGHED_TIMES * own);
    if (!heavier) return pass();
    const times = massOf(heavier, frame) / own;
    return fail(
      { lesser: quote(wordsOn(heavier)), main: quote(wordsOn(main)), times: Math.round(times * 10) / 10 },
      { layers: [main, heavier] },
    );
  },
});
