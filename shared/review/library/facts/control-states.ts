import { rememberedObject } from "../../../perception/frame/remembered-object.ts";
import { controlKindOfName } from "../../../perception/elements/control-kind.ts";
import { nameWords } from "../../../perception/text/language/words.ts";
import type { ControlKind } from "../../../standards/words/control-names.ts";
import { list } from "../../../standards/list.ts";
import type { Library } from "../../../scene/library.ts";
import type { Scene, SceneNode } from "../../../scene/scene.ts";
import type { Spot } from "./spots.ts";
import { variantSets, type VariantSet } from "./variants.ts";

/** The states in which the controls of a library may be drawn. */
export const DRAWN_STATES = ["hover", "focus", "disabled"] as const;
export type DrawnState = (typeof DRAWN_STATES)[number];

/** Their names in the variants of a set: English and French, without accents. */
const STATE_WORDS: Readonly<Record<DrawnState, ReadonlySet<string>>> = {
  hover: list("hover, hovered, hovering, over, mouseover, rollover, survol, survole, survolee"),
  focus: list("focus, focused, focussed, focusring, keyboard, focalise, focalisee, clavier"),
  disabled: list(
    "disabled, disable, deactivated, inactive, unavailable, readonly, locked, dim, dimmed, desactive, desactivee",
    "inactif, indisponible, grise, grisee",
  ),
};

/** A set of variants that people use, and the states that it knows under any name. */
export interface StatefulSet {
  readonly spot: Spot;
  readonly kind: ControlKind;
  readonly states: ReadonlySet<DrawnState>;
}

/** True when a name holds one of these words, in one piece or in two: `Read only`. */
const holdsWord = (text: string, words: ReadonlySet<string>): boolean =>
  nameWords(text).some((word, index, all) => words.has(word) || words.has(`${word}${all[index + 1] ?? ""}`));

const namesIn = (node: SceneNode): readonly string[] => [
  ...(node.text ? [] : [node.name]),
  ...(node.children ?? []).flatMap(namesIn),
];

/** A layer `Focus ring` that is shown by a property is a state too. */
function statesOf({ variants }: VariantSet): ReadonlySet<DrawnState> {
  const names = new Set(variants.flatMap(({ root }) => namesIn(root.node)));
  const said = [...names];
  return new Set(DRAWN_STATES.filter((state) => said.some((name) => holdsWord(name, STATE_WORDS[state]))));
}

/** A field with its label and hint is made of controls that have the states. */
const holdsControl = (node: SceneNode, components: Scene["components"]): boolean => {
  const main = components[node.instance?.componentId ?? ""];
  const isControl = main !== undefined && controlOf(main.setName ?? main.name) !== undefined;
  return isControl || (node.children ?? []).some((child) => holdsControl(child, components));
};

/**
 * The control that a set or a component is called; undefined for a name of a part, of a group of controls, or
 * of no control.
 */
function controlOf(name: string): ControlKind | undefined {
  const kind = controlKindOfName(name);
  return kind === "none" ? undefined : kind;
}

/** The controls of a library that are drawn in several variants. */
export const controlSetsIn = rememberedObject((library: Library): readonly StatefulSet[] =>
  variantSets(library).flatMap((set) => {
    const kind = controlOf(set.spot.node.name);
    const isMadeOfControls = set.variants.some(({ root }) => holdsControl(root.node, root.scene.components));
    return kind === undefined || isMadeOfControls ? [] : [{ spot: set.spot, kind, states: statesOf(set) }];
  }),
);
