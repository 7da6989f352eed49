import {
  CONTROL_TERMS,
  GROUP_OR_PART_WORDS,
  NOT_A_CONTROL_WORDS,
  OF_WORDS,
  type ControlKind,
} from "../../standards/words/control-names.ts";
import type { Frame, Layer } from "../frame/frame.ts";
import { rememberedText } from "../frame/remembered-text.ts";
import { nameWords } from "../text/language/words.ts";

interface Match {
  readonly kind: ControlKind;
  /** Index of the first word of the term and of the one after the last. */
  readonly start: number;
  readonly end: number;
}

const TERM_WORDS = CONTROL_TERMS.flatMap(([kind, terms]) =>
  terms.map((term) => ({ kind, words: term.split(" ") })),
);

const indexOfTerm = (words: readonly string[], term: readonly string[]): number =>
  words.findIndex((_, start) => term.every((word, offset) => words[start + offset] === word));

function matchTerm(words: readonly string[]): Match | undefined {
  for (const { kind, words: term } of TERM_WORDS) {
    const start = indexOfTerm(words, term);
    if (start !== -1) return { kind, start, end: start + term.length };
  }
  return undefined;
}

/** 'Tab bar item' is a tab, though a 'tab bar' is a group of them. */
const isOneOfGroup = (words: readonly string[]): boolean => words.at(-1) === "item";

function isGroupOrPart(words: readonly string[], { start, end }: Match): boolean {
  if (OF_WORDS.has(words[start - 1] ?? "")) return true;
  return !isOneOfGroup(words) && words.slice(end).some((word) => GROUP_OR_PART_WORDS.has(word));
}

const VARIANT_WORDS: ReadonlySet<string> = new Set(["icon", "text", "label", "fill", "outline"]);

/** In a path such as 'Button/Icon' or 'Input/Text' the last word says which button or input it is. */
function isVariantPath(name: string): boolean {
  const segments = name.split("/").map(nameWords);
  const [control = [], variant = [], ...rest] = segments;
  if (rest.length > 0 || variant.length !== 1 || !VARIANT_WORDS.has(variant[0] ?? "")) return false;
  return matchTerm(control)?.end === control.length;
}

/**
 * The kind of control that a name speaks of. `none`: the name speaks of a group of controls, of a part of one, or
 * says otherwise; undefined: it says nothing about controls.
 */
export const controlKindOfName = rememberedText((name): ControlKind | "none" | undefined => {
  const words = nameWords(name);
  const match = matchTerm(words);
  if (!match) return undefined;
  if (isVariantPath(name)) return match.kind;
  if (words.some((word) => NOT_A_CONTROL_WORDS.has(word))) return "none";
  return isGroupOrPart(words, match) ? "none" : match.kind;
});

const NO_NAMES: readonly string[] = [];

/** The names a component goes by; variants are called after their properties, so only their set has a name. */
function componentNames({ node: { instance } }: Layer, { scene }: Frame): readonly string[] {
  const component = instance?.componentId === undefined ? undefined : scene.components[instance.componentId];
  if (!component) return NO_NAMES;
  return [component.setName ?? "", component.name.includes("=") ? "" : component.name];
}

/** The names that say what a layer is: its own first, then those of its component. */
export const namesOf = (layer: Layer, frame: Frame): readonly string[] => [
  layer.node.name,
  ...componentNames(layer, frame),
];

/** The kind of control that the names of a layer speak of; undefined when they speak of none. */
export function controlKind(layer: Layer, frame: Frame): ControlKind | undefined {
  const own = controlKindOfName(layer.node.name);
  if (own) return own === "none" ? undefined : own;
  for (const name of componentNames(layer, frame)) {
    const kind = controlKindOfName(name);
    if (kind === "none") return undefined;
    if (kind) return kind;
  }
  return undefined;
}
