import {
  CONTROL_TERMS,
  GROUP_OR_PART_WORDS,
  NOT_A_CONTROL_WORDS,
  OF_WORDS,
} from "../../standards/words/control-names.ts";
import type { Frame, Layer } from "../frame/frame.ts";
import { rememberedText } from "../frame/remembered-text.ts";
import { nameWords } from "../text/language/words.ts";
import type { Role } from "./element.ts";

/** The roles that names tell. */
export type CalledRole = Extract<Role, (typeof CONTROL_TERMS)[number][0]>;

/** Roles that looks tell more finely than names: a button without words, a part of a switch between views. */
const FINER: Partial<Readonly<Record<Role, Role>>> = { button: "icon-button", tab: "segmented-item" };

/** The roles of what may be called so. */
export function rolesCalled(role: Role): readonly Role[] {
  const finer = FINER[role];
  return finer ? [role, finer] : [role];
}

interface Match {
  readonly role: CalledRole;
  /** Index of the first word of the term and of the one after the last. */
  readonly start: number;
  readonly end: number;
}

const TERM_WORDS = CONTROL_TERMS.flatMap(([role, terms]) =>
  [...terms].map((term) => ({ role, words: term.split(" ") })),
);

const indexOfTerm = (words: readonly string[], term: readonly string[]): number =>
  words.findIndex((_, start) => term.every((word, offset) => words[start + offset] === word));

function matchTerm(words: readonly string[]): Match | undefined {
  for (const { role, words: term } of TERM_WORDS) {
    const start = words.includes(term[0] ?? "") ? indexOfTerm(words, term) : -1;
    if (start !== -1) return { role, start, end: start + term.length };
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
 * The control that a name speaks of. `none`: the name speaks of a group of controls, of a part of one, or
 * says otherwise; undefined: it says nothing about controls.
 */
export const roleOfName = rememberedText((name): CalledRole | "none" | undefined => {
  const words = nameWords(name);
  const match = matchTerm(words);
  if (!match) return undefined;
  if (isVariantPath(name)) return match.role;
  if (words.some((word) => NOT_A_CONTROL_WORDS.has(word))) return "none";
  return isGroupOrPart(words, match) ? "none" : match.role;
});

const SEARCH_WORDS: ReadonlySet<string> = new Set(["search", "recherche"]);

/** True for “Search” alone, which is the name of a box with words in it, or of a sign. */
export const isCalledSearch = rememberedText((name) => SEARCH_WORDS.has(nameWords(name).join(" ")));

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

/** The control that the names of a layer speak of; undefined when they speak of none. */
export function calledRole(layer: Layer, frame: Frame): CalledRole | undefined {
  const own = roleOfName(layer.node.name);
  if (own) return own === "none" ? undefined : own;
  for (const name of componentNames(layer, frame)) {
    const role = roleOfName(name);
    if (role === "none") return undefined;
    if (role) return role;
  }
  return undefined;
}
