import { descendants, type Frame, type Layer } from "../frame/frame.ts";
import type { ControlKind } from "../../standards/words/control-names.ts";
import { list } from "../../standards/list.ts";
import { computed } from "../frame/computed.ts";
import { controlKindOfName } from "../elements/control-kind.ts";
import { nameWords } from "../text/language/words.ts";

/** A layer that is the set of the variants of a control. */
export interface ControlSet {
  readonly layer: Layer;
  readonly kind: ControlKind;
}

/** The sets of a frame that are called a control, in painting order. */
export const controlSets = computed(({ layers }: Frame): readonly ControlSet[] =>
  layers
    .filter(({ node }) => node.type === "COMPONENT_SET")
    .flatMap((layer) => {
      const kind = controlKindOfName(layer.node.name);
      return kind === undefined || kind === "none" ? [] : [{ layer, kind }];
    }),
);

/** `Property 1` is what the editor calls the first property of a set until somebody names it. */
const STATE_PROPERTIES = list("state, states, status, interaction, etat, property 1, propriete 1");

/**
 * The settings that the variants of a set are named after, `State=Hover, Size=Large` being one variant: pairs
 * of a property and its value.
 */
const settingsOf = ({ children }: Layer): readonly (readonly [string, string])[] =>
  children.flatMap(({ node }) =>
    node.name.split(",").map((part) => {
      const [property = "", value = ""] = part.split("=");
      return [property, value.trim()] as const;
    }),
  );

/** The values of the state among the variants of a set; each once. */
export function statesOf(set: Layer): readonly string[] {
  const states = settingsOf(set).flatMap(([property, value]) =>
    STATE_PROPERTIES.has(nameWords(property).join(" ")) ? [value] : [],
  );
  return [...new Set(states)].toSorted();
}

/** True when a name or a text holds one of these words, in one piece or in two: `Read only`. */
export const holdsWord = (text: string, words: ReadonlySet<string>): boolean =>
  nameWords(text).some((word, index, all) => words.has(word) || words.has(`${word}${all[index + 1] ?? ""}`));

/** True when a set draws a state that goes by one of these words. */
export const drawsState = (set: Layer, words: ReadonlySet<string>): boolean =>
  statesOf(set).some((state) => holdsWord(state, words));

/** True when a set has a property that goes by one of these words. */
export const hasProperty = (set: Layer, words: ReadonlySet<string>): boolean =>
  settingsOf(set).some(([property]) => holdsWord(property, words));

/**
 * True when a set knows a state under any name: a value, a property of its own, a layer in a variant. Layers
 * of text are left out: their names are their words.
 */
export const knowsState = (set: Layer, words: ReadonlySet<string>): boolean =>
  descendants(set).some(({ node }) => !node.text && holdsWord(node.name, words));
