import { area } from "../../scene/geometry.ts";
import type { Box } from "../../scene/scene.ts";
import { DESTRUCTIVE_WORDS } from "../../standards/words/field-words.ts";
import { ACTION_WORDS } from "../../standards/words/label-words.ts";
import { SERVICE } from "../../standards/words/sign-in-words.ts";
import { labelWords } from "../text/language/label-words.ts";
import type { Element, Emphasis } from "./element.ts";
import type { Sight } from "./evidence/sight.ts";
import { isPhone } from "./signs/sign.ts";

/** How much a button is drawn to be pressed. */
const LOUDNESS: Readonly<Record<Emphasis, number>> = { filled: 1, tinted: 0.35, outlined: 0.25, text: 0 };
const LEAST_PULL = 0.6;
/** What the only button of a screen needs. */
const LEAST_PULL_ALONE = 0.4;
/** One of so many alike is one of a list. */
const FEWEST_OF_A_LIST = 3;
/** Higher boxes are cards rather than buttons, whatever is pressed. */
const HIGHEST_PX = 96;

/** What leads to somebody else, destroys something or says nothing is offered beside what a screen is for. */
const BESIDE = 0.6;

const twinKey = ({ box, emphasis }: Element): string =>
  `${emphasis} ${Math.round(box.width / 4)} ${Math.round(box.height / 4)}`;

/** “Learn more”, “Tout voir”: goes on, and settles nothing. */
const GOES_ON = /(?<!\p{L})(?:more|all|plus|tout|tous|toutes)(?!\p{L})/iu;
const SAYS_WHAT = 0.2;

/** What it costs may come before what is done: “$299 Add to bag”. */
const firstWord = (label: string): string => labelWords(label).find((word) => /\p{L}/u.test(word)) ?? "";

const isBeside = (label: string): boolean =>
  label === "" || DESTRUCTIVE_WORDS.has(firstWord(label)) || SERVICE.test(label);

const weightOfWords = (label: string): number =>
  ACTION_WORDS.has(firstWord(label)) && !GOES_ON.test(label) ? SAYS_WHAT : 0;

const VIEW_PX = 900;
const DOWN = 0.15;

/** What is done at last stands last; on pages of the web, in the first view. */
function weightOfPlace({ y }: Box, sight: Sight): number {
  const fromTop = Math.max(0, y - sight.box.y);
  const height = isPhone(sight) ? sight.box.height : Math.min(VIEW_PX, sight.box.height);
  return fromTop <= height ? (DOWN * fromTop) / Math.max(1, height) : 0;
}

/** How strongly a button asks to be pressed: how loud, how large, what it says, how far down it stands. */
function pullOf({ box, emphasis = "text", label }: Element, sight: Sight): number {
  const loudness = LOUDNESS[emphasis];
  if (loudness === 0) return 0;
  const size = Math.min(1, Math.sqrt(area(box) / (sight.box.width * 44)));
  const share = (isBeside(label) ? BESIDE : 1) * (box.height > HIGHEST_PX ? BESIDE : 1);
  return share * (loudness * (0.4 + 0.6 * size) + weightOfWords(label) + weightOfPlace(box, sight));
}

/** The button that is the main action of a screen; undefined when none stands out, or several do. */
export function mainActionOf(elements: readonly Element[], sight: Sight): Element | undefined {
  const buttons = elements.filter(({ role }) => role === "button");
  const twins = new Map<string, number>();
  for (const button of buttons) twins.set(twinKey(button), (twins.get(twinKey(button)) ?? 0) + 1);
  const [first] = buttons
    .filter((button) => (twins.get(twinKey(button)) ?? 0) < FEWEST_OF_A_LIST)
    .map((button) => ({ button, pull: pullOf(button, sight) }))
    .filter(({ pull }) => pull >= (buttons.length === 1 ? LEAST_PULL_ALONE : LEAST_PULL))
    .toSorted((a, b) => b.pull - a.pull || b.button.box.y - a.button.box.y);
  return first?.button;
}
