import { area } from "../../scene/geometry.ts";
import { ACTION_WORDS } from "../../standards/words/label-words.ts";
import { labelWords } from "../text/language/label-words.ts";
import type { Element, Emphasis } from "./element.ts";
import type { Sight } from "./evidence/sight.ts";

/** How much a button is drawn to be pressed. */
const LOUDNESS: Readonly<Record<Emphasis, number>> = { filled: 1, tinted: 0.35, outlined: 0.25, text: 0 };
const LEAST_PULL = 0.6;
/** One of so many alike is one of a list. */
const FEWEST_OF_A_LIST = 3;

const twinKey = ({ box, emphasis }: Element): string =>
  `${emphasis} ${Math.round(box.width / 4)} ${Math.round(box.height / 4)}`;

/** How strongly a button asks to be pressed: how loud, how large, what it says, how far down it stands. */
function pullOf({ box, emphasis = "text", label, state }: Element, sight: Sight): number {
  if (state === "disabled" || LOUDNESS[emphasis] === 0) return 0;
  const size = Math.min(1, Math.sqrt(area(box) / (sight.box.width * 44)));
  const says = ACTION_WORDS.has(labelWords(label)[0] ?? "") ? 0.2 : 0;
  const down = 0.15 * Math.min(1, Math.max(0, (box.y - sight.box.y) / Math.max(1, sight.box.height)));
  return LOUDNESS[emphasis] * (0.4 + 0.6 * size) + says + down;
}

/** The button that is the main action of a screen; undefined when none stands out, or several do. */
export function mainActionOf(elements: readonly Element[], sight: Sight): Element | undefined {
  const buttons = elements.filter(({ role }) => role === "button");
  const twins = new Map<string, number>();
  for (const button of buttons) twins.set(twinKey(button), (twins.get(twinKey(button)) ?? 0) + 1);
  const [first] = buttons
    .filter((button) => (twins.get(twinKey(button)) ?? 0) < FEWEST_OF_A_LIST)
    .map((button) => ({ button, pull: pullOf(button, sight) }))
    .filter(({ pull }) => pull >= LEAST_PULL)
    .toSorted((a, b) => b.pull - a.pull || b.button.box.y - a.button.box.y);
  return first?.button;
}
