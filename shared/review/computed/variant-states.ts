import { descendants, type Frame, type Layer } from "../frame.ts";
import type { ControlKind } from "../standards/control-names.ts";
import { list } from "../standards/list.ts";
import { computed } from "./computed.ts";
import { controlKindOfName } from "./control-kind.ts";
import { nameWords } from "./words.ts";

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

/** The values of the state among the variants of a set, `State=Hover, Size=Large` being one; each once. */
export function statesOf({ children }: Layer): readonly string[] {
  const settings = children.flatMap(({ node }) => node.name.split(",").map((part) => part.split("=")));
  const states = settings
    .filter(([property = ""]) => STATE_PROPERTIES.has(nameWords(property).join(" ")))
    .map(([, value = ""]) => value.trim());
  return [...new Set(states)].toSorted();
}

/** Whether a name or a text holds one of these words. */
export const holdsWord = (text: string, words: ReadonlySet<string>): boolean =>
  nameWords(text).some((word) => words.has(word));

/** Whether a set draws a state that goes by one of these words. */
export const drawsState = (set: Layer, words: ReadonlySet<string>): boolean =>
  statesOf(set).some((state) => holdsWord(state, words));

/** Whether a set knows a state under any name: a value, a property of its own, a layer in a variant. */
export const knowsState = (set: Layer, words: ReadonlySet<string>): boolean =>
  descendants(set).some(({ node }) => holdsWord(node.name, words));
