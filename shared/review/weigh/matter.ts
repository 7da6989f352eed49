import { type Field, fields } from "../../perception/controls/fields/fields.ts";
import type { Element, Role } from "../../perception/elements/element.ts";
import { elements } from "../../perception/elements/elements.ts";
import { computed } from "../../perception/frame/computed.ts";
import { closest, isText, type Frame, type Layer, type TextLayer } from "../../perception/frame/frame.ts";
import { DIVIDER_WORDS } from "../../standards/words/divider-words.ts";
import { labelWords } from "../../perception/text/language/label-words.ts";
import { type Matter, MATTERS } from "./matters.ts";
import { paintedBehind } from "../../perception/paint/backdrop.ts";
import { inkBox } from "../../perception/text/typography/ink.ts";

/** Elements that nobody has to read or to use. */
const BESIDE: ReadonlySet<Role> = new Set<Role>([
  "logo",
  "picture",
  "status-bar",
  "home-indicator",
  "keyboard",
  "page-dots",
]);

/** Less is asked of a part that is not there for everyone, but only when it is this certain to be one. */
const SURE = 0.6;

function ofElement({ role, state, isPrimary, certainty }: Element): Matter {
  if (isPrimary) return "main";
  return (state === "disabled" || BESIDE.has(role)) && certainty >= SURE ? "incidental" : "usual";
}

/** In a field with a label of its own the words inside are a sample. */
const samplesIn = ({ inside, label }: Field): readonly Layer[] =>
  label && !inside.includes(label) ? inside : [];

const byElements = computed((frame: Frame): ReadonlyMap<Layer, Matter> => {
  const found = new Map<Layer, Matter>();
  for (const element of elements(frame)) {
    for (const layer of element.layers) found.set(layer, ofElement(element));
  }
  for (const sample of [...fields(frame).values()].flatMap(samplesIn)) found.set(sample, "sample");
  return found;
});

/** The “or” between two ways to sign in: who misses it still sees both. */
const isDivider = ({ node }: TextLayer): boolean =>
  DIVIDER_WORDS.has(labelWords(node.text.characters).join(" "));

/** A letter by itself is an initial or a key, and a small number counts or marks an axis: nobody reads them as words. */
const isMark = ({ node }: TextLayer): boolean => /^(?:\p{L}|\p{N}{1,2})$/u.test(node.text.characters.trim());

/** The place of a picture of somebody: small, and as wide as high, or nearly. */
const PORTRAIT = { largestPx: 120, aspect: 1.2 };

/** Two capitals in the place of a picture of somebody. */
function areInitials(text: TextLayer, frame: Frame): boolean {
  if (!/^\p{Lu}{2}$/u.test(text.node.text.characters.trim())) return false;
  const around = paintedBehind(frame, inkBox(text) ?? text.node.box, text.order)?.node.box;
  if (!around) return false;
  const [shorter, longer] = [Math.min(around.width, around.height), Math.max(around.width, around.height)];
  return longer <= PORTRAIT.largestPx && longer <= PORTRAIT.aspect * shorter;
}

/** “© 2025”, “Version 1.2”: nobody reads these but the one who looks for them. */
const FINE_PRINT = /^(?:©|\(c\) |copyright\b|v(?:ersion)?[ .]?\d)/iu;
const isFinePrint = ({ node }: TextLayer): boolean => FINE_PRINT.test(node.text.characters.trim());

/** Words that nobody has to read as words. */
const isBeside = (text: TextLayer, frame: Frame): boolean =>
  isDivider(text) || isMark(text) || areInitials(text, frame) || isFinePrint(text);

/** Weighs a layer: what lies in a control matters as the control does. */
function matterOf(layer: Layer, frame: Frame): Matter {
  const around = closest(layer, (one) => byElements(frame).has(one));
  const own = around && byElements(frame).get(around);
  if (own === "main" || !isText(layer)) return own ?? "usual";
  return own ?? (isBeside(layer, frame) ? "incidental" : "usual");
}

/**
 * How much the one of several layers that matters most does, to the people who use the screen, by what is recognised, and
 * never by a name.
 */
export function mostOf(layers: readonly Layer[], frame: Frame): Matter {
  const found = new Set(layers.map((layer) => matterOf(layer, frame)));
  return MATTERS.find((matter) => found.has(matter)) ?? "usual";
}
