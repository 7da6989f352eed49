import { FAINT_AT } from "../../frame/limits.ts";
import { contrastOf } from "../../../scene/color.ts";
import { countWords } from "../../text/language/prose.ts";
import { bottom, contains, liesMostlyIn } from "../../../scene/geometry.ts";
import type { TextLayer } from "../../frame/frame.ts";
import type { Box } from "../../../scene/scene.ts";
import { styleOf } from "../../text/typography/text-style.ts";
import type { TextThing, Thing } from "../../things/thing.ts";
import { asksForEntry, saysField } from "../looks/entry-words.ts";
import type { ElementParts } from "../element.ts";
import { contrastOfLook, isSeenBox, type Sight } from "../evidence/sight.ts";
import type { Recognised } from "../recognised.ts";
import { fieldLabel, reachOfLabel } from "./field-label.ts";
import { textIn, textsTouching } from "../signs/texts-near.ts";
import { charactersOf, textsIn } from "../texts-in.ts";

const HELPER_PX = 16;

function textBelow(
  { box }: Recognised,
  sight: Sight,
  isFree: (text: TextLayer) => boolean,
): TextThing | undefined {
  const below = { x: box.x, y: bottom(box), width: box.width, height: HELPER_PX };
  return textIn(
    below,
    sight,
    (text) => text.box.y >= bottom(box) - 1 && text.box.height < box.height && isFree(text.layer),
  );
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
  /** From its top to its end as they are read. */
  readonly inside: readonly TextThing[];
  readonly above: TextThing | undefined;
  readonly below: TextThing | undefined;
}

const gapBelow = ({ field }: Candidate, text: TextThing): number => text.box.y - bottom(field.box);
const gapAbove = ({ field }: Candidate, text: TextThing): number => field.box.y - bottom(text.box);

/** A hint has more words than a name. */
const MOST_OF_A_NAME = 2;

/** True of a word or two that are set as a label. */
function isSetAs(text: TextThing, label: TextThing | undefined): boolean {
  const [own, other] = [styleOf(text.layer), label && styleOf(label.layer)];
  const isName = countWords(charactersOf(text.layer)) <= MOST_OF_A_NAME;
  return isName && own.sizePx === other?.sizePx && own.weight === other.weight;
}

/**
 * A text between two fields belongs to the nearer one; in the middle, or where it names what to write or is set as the label of
 * the upper, it is the label of the lower.
 */
function settled(candidates: readonly Candidate[]): readonly Candidate[] {
  const upper = new Map(candidates.map((one) => [one.below, one]));
  const lower = new Map(candidates.map((one) => [one.above, one]));
  const isHelper = (text: TextThing): boolean => {
    const [above, below] = [upper.get(text), lower.get(text)];
    if (!above || !below) return above !== undefined;
    const isLabel = saysField(text) || isSetAs(text, above.above);
    return gapBelow(above, text) < gapAbove(below, text) && !isLabel;
  };
  return candidates.map(({ field, inside, above, below }) => ({
    field,
    inside,
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
  const [first, second] = candidate.inside;
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

/** The words in a field, or over its box where they lie beside it in the file. */
function textsOver({ things, box }: Recognised, sight: Sight): readonly TextThing[] {
  const own = textsIn(things);
  return own.length > 0
    ? own
    : textsTouching(box, sight).filter((text) => liesMostlyIn(text.box, box, 1 / 2));
}

/** True of one text in a box that nobody sees, or in none. */
const isBareText = (thing: Thing, sight: Sight): boolean =>
  thing.content.texts === 1 && thing.content.icons + thing.content.pictures === 0 && !isSeenBox(thing, sight);

function candidatesOf(all: readonly Recognised[], sight: Sight): readonly Candidate[] {
  const inside = new Map(
    all.map((one) => [one, one.role === "field" ? textsOver(one, sight) : textsIn(one.things)] as const),
  );
  // Words in another element name no field beside it.
  const boxes = new Map<TextLayer, Box[]>();
  for (const [{ role, things, box }, texts] of inside)
    if (role === "field" || !isBareText(things[0], sight))
      for (const { layer } of texts) boxes.set(layer, [...(boxes.get(layer) ?? []), box]);
  return all
    .filter(({ role }) => role === "field")
    .map((field) => {
      const { box } = field;
      const own = inside.get(field) ?? [];
      const isFree = (text: TextLayer): boolean =>
        (boxes.get(text) ?? []).every((one) => contains(one, box, 1));
      const label = fieldLabel(
        box,
        own.map(({ layer }) => layer),
        sight.texts.touching(reachOfLabel(box)).filter(isFree),
      );
      const above = label && sight.textThings.get(label);
      return { field, inside: own, above, below: textBelow(field, sight, isFree) };
    });
}

/** The parts of each field among the elements of a screen: what names it, what stands in it, what helps to fill it in. */
export function fieldParts(
  recognised: readonly Recognised[],
  sight: Sight,
): ReadonlyMap<Recognised, ElementParts> {
  const all = settled(candidatesOf(recognised, sight)).map(named);
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
