import { FAINT_AT } from "../../frame/limits.ts";
import { contrastOf } from "../../../scene/color.ts";
import { bottom } from "../../../scene/geometry.ts";
import { styleOf } from "../../text/typography/text-style.ts";
import type { TextThing } from "../../things/thing.ts";
import { asksForEntry } from "../looks/asks-for-entry.ts";
import type { ElementParts } from "../element.ts";
import { contrastOfLook, type Sight } from "../evidence/sight.ts";
import type { Recognised } from "../recognised.ts";
import { labelAbove } from "./label-above.ts";
import { charactersOf, textsIn } from "../texts-in.ts";

const HELPER_PX = 16;

function textBelow({ box }: Recognised, sight: Sight): TextThing | undefined {
  const below = { x: box.x, y: bottom(box), width: box.width, height: HELPER_PX };
  return sight.texts
    .touching(below)
    .map((layer) => sight.textThings.get(layer))
    .find((text) => text !== undefined && text.box.y >= bottom(box) - 1 && text.box.height < box.height);
}

const isFaint = (text: TextThing, sight: Sight): boolean => {
  const ground = sight.groundOf(text);
  return (
    contrastOfLook(sight.fillOf(text)) < FAINT_AT.example.shareOfBody * contrastOf(sight.bodyColor, ground)
  );
};

/** A field with the texts that may belong to it. */
interface Candidate {
  readonly field: Recognised;
  readonly above: TextThing | undefined;
  readonly below: TextThing | undefined;
}

const gapBelow = ({ field }: Candidate, text: TextThing): number => text.box.y - bottom(field.box);
const gapAbove = ({ field }: Candidate, text: TextThing): number => field.box.y - bottom(text.box);

/** A text between two fields belongs to the nearer one; in the middle it is the label of the lower. */
function settled(candidates: readonly Candidate[]): readonly Candidate[] {
  const upper = new Map(candidates.map((one) => [one.below, one]));
  const lower = new Map(candidates.map((one) => [one.above, one]));
  const isHelper = (text: TextThing): boolean => {
    const [above, below] = [upper.get(text), lower.get(text)];
    return above !== undefined && (!below || gapBelow(above, text) < gapAbove(below, text));
  };
  return candidates.map(({ field, above, below }) => ({
    field,
    above: above && !isHelper(above) ? above : undefined,
    below: below && isHelper(below) ? below : undefined,
  }));
}

interface Named {
  readonly candidate: Candidate;
  readonly label: TextThing | undefined;
  readonly words: TextThing | undefined;
}

function named(candidate: Candidate): Named {
  const [first, second] = textsIn(candidate.field.things);
  const label = candidate.above ?? (second ? first : undefined);
  return { candidate, label, words: second && label === first ? second : first };
}

const MOST_WORDS = 4;

/**
 * A key for the looks of words, where they are few and hold nothing that only a value has: “Login”, and neither
 * a date nor an address.
 */
function lookOfPrompt(words: TextThing, sight: Sight): string | undefined {
  const characters = charactersOf(words.layer);
  if (/[\d@]/.test(characters) || characters.trim().split(/\s+/).length > MOST_WORDS) return undefined;
  return `${styleOf(words.layer).sizePx} ${JSON.stringify(sight.fillOf(words)?.color)}`;
}

/** Clues from all fields of a screen to the meaning of the words in each. */
interface Telling {
  /** Some words are faint, and others are not. */
  readonly byFaintness: boolean;
  /** The looks of words that say what to enter. */
  readonly prompts: ReadonlySet<string | undefined>;
  readonly sight: Sight;
}

/**
 * The part that the words in a field are: its placeholder or its value; `words` when nobody can tell. In a
 * field without a label, words that look like others that ask for entry are a placeholder. Faint words are one
 * where those of other fields are not faint, or in the only field; where all are alike, colour tells nothing.
 */
function kindOf(
  words: TextThing,
  isLabelled: boolean,
  { byFaintness, prompts, sight }: Telling,
): "placeholder" | "value" | "words" {
  if (asksForEntry(charactersOf(words.layer))) return "placeholder";
  const look = lookOfPrompt(words, sight);
  if (!isLabelled && look !== undefined && prompts.has(look)) return "placeholder";
  if (!byFaintness) return "words";
  return isFaint(words, sight) ? "placeholder" : "value";
}

/** The parts of each field of a screen: what names it, what stands in it, what helps to fill it in. */
export function fieldParts(
  fields: readonly Recognised[],
  sight: Sight,
): ReadonlyMap<Recognised, ElementParts> {
  const all = settled(
    fields.map((field) => ({
      field,
      above: labelAbove(field.things[0], sight),
      below: textBelow(field, sight),
    })),
  ).map(named);
  const filled = all.flatMap(({ words }) => words ?? []);
  const telling: Telling = {
    byFaintness: filled.length < 2 || new Set(filled.map((words) => isFaint(words, sight))).size > 1,
    prompts: new Set(
      filled
        .filter((words) => asksForEntry(charactersOf(words.layer)))
        .map((words) => lookOfPrompt(words, sight)),
    ),
    sight,
  };
  return new Map(
    all.map(({ candidate: { field, below }, label, words }) => [
      field,
      {
        ...(label && { label: label.layer }),
        ...(words && { [kindOf(words, label !== undefined, telling)]: words.layer }),
        ...(below && { helper: below.layer }),
      },
    ]),
  );
}
