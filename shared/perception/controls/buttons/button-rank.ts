import {
  LEAVING_LABELS,
  LEAVES_AGAIN,
  LESSER_VARIANT_WORDS,
  MAIN_VARIANT_WORDS,
  SUBMIT_VERBS,
} from "../../../standards/words/action-words.ts";
import { CONSTRUCTIVE_WORDS } from "../../../standards/words/field-words.ts";
import type { Frame, Layer } from "../../frame/frame.ts";
import { labelWords } from "../../text/language/label-words.ts";
import { lookupForm } from "../../text/language/prose.ts";
import { nameWords } from "../../text/language/words.ts";
import { namesOf } from "../../elements/control-kind.ts";
import { wordsOn } from "../targets/target-words.ts";

/** The part that a button is meant to play among those beside it, however it is drawn. */
export type ButtonRank = "main" | "lesser";

/** The words of a button's variants and names, without those that people read on it. */
function variantWords(layer: Layer, frame: Frame): readonly string[] {
  const values = Object.values(layer.node.instance?.properties ?? {});
  const variants = values.filter((value) => typeof value === "string" && value !== wordsOn(layer));
  return [...variants, ...namesOf(layer, frame)].flatMap((value) => nameWords(String(value)));
}

function rankOfWords(layer: Layer): ButtonRank | undefined {
  if (LEAVING_LABELS.has(lookupForm(wordsOn(layer)))) return "lesser";
  const [first = "", ...rest] = labelWords(wordsOn(layer));
  if (rest.some((word) => LEAVES_AGAIN.has(word))) return undefined;
  return CONSTRUCTIVE_WORDS.has(first) || SUBMIT_VERBS.has(first) ? "main" : undefined;
}

/**
 * The rank of a button: by its variant, or else by the words on it; undefined when nothing tells it, or both
 * are told.
 */
export function buttonRank(layer: Layer, frame: Frame): ButtonRank | undefined {
  const words = variantWords(layer, frame);
  const isMain = words.some((word) => MAIN_VARIANT_WORDS.has(word));
  const isLesser = words.some((word) => LESSER_VARIANT_WORDS.has(word));
  if (isMain && isLesser) return undefined;
  if (isMain || isLesser) return isMain ? "main" : "lesser";
  return rankOfWords(layer);
}
