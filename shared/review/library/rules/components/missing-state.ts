import type { ControlKind } from "../../../../standards/words/control-names.ts";
import type { Library } from "../../../../scene/library.ts";
import { groupBy } from "../../../../group-by.ts";
import { refOf, type Spot } from "../../facts/spots.ts";
import { defineLibraryRule } from "../../library-rule.ts";
import { rememberedObject } from "../../../../perception/frame/remembered-object.ts";
import { controlKindOfName } from "../../../../perception/elements/control-kind.ts";
import { nameWords } from "../../../../perception/text/language/words.ts";
import { list } from "../../../../standards/list.ts";
import type { Scene, SceneNode } from "../../../../scene/scene.ts";
import { variantSets, type VariantSet } from "../../facts/variants.ts";

/** The states in which the controls of a library may be drawn. */
const DRAWN_STATES = ["hover", "focus", "disabled"] as const;
type DrawnState = (typeof DRAWN_STATES)[number];

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
interface StatefulSet {
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
const controlSetsIn = rememberedObject((library: Library): readonly StatefulSet[] =>
  variantSets(library).flatMap((set) => {
    const kind = controlOf(set.spot.node.name);
    const isMadeOfControls = set.variants.some(({ root }) => holdsControl(root.node, root.scene.components));
    return kind === undefined || isMadeOfControls ? [] : [{ spot: set.spot, kind, states: statesOf(set) }];
  }),
);

/** So many controls show that the library draws a state. */
const FEWEST_PEERS = 2;
const SMALLEST_SHARE = 0.4;
const MOST_NAMED = 4;

const namesOf = (sets: readonly StatefulSet[]): readonly string[] => {
  const names = sets.map(({ spot }) => spot.node.name);
  return names.length > MOST_NAMED ? [...names.slice(0, MOST_NAMED), "…"] : names;
};

/** Controls to fill in or tick may do without a hover, unless others like them have one. */
const ENTRIES: ReadonlySet<ControlKind> = new Set(["input", "select", "checkbox", "radio", "switch"]);

const isEntry = ({ kind }: StatefulSet): boolean => ENTRIES.has(kind);

function lacking(library: Library, state: DrawnState) {
  const controls = controlSetsIn(library);
  const having = controls.filter(({ states }) => states.has(state));
  const [ofEntries, ofOthers] = [having.some(isEntry), having.some((set) => !isEntry(set))];
  const hasPeer = (set: StatefulSet): boolean => state !== "hover" || (isEntry(set) ? ofEntries : ofOthers);
  const without = controls.filter((set) => !set.states.has(state) && hasPeer(set));
  const isUsual = having.length >= FEWEST_PEERS && having.length >= SMALLEST_SHARE * controls.length;
  if (!isUsual || without.length === 0) return [];
  return [{ state, without, having }];
}

type Lacking = ReturnType<typeof lacking>[number];

/** States that the same controls lack are one finding. */
function findingOf(same: readonly Lacking[]) {
  const without = same[0]?.without ?? [];
  const having = [...new Set(same.flatMap((one) => one.having))];
  return {
    evidence: {
      states: same.map(({ state }) => state),
      lacking: namesOf(without),
      having: namesOf(having),
    },
    inWords: ["states"],
    at: without.map(({ spot }) => refOf(spot)),
    places: without.length,
  };
}

export const missingState = defineLibraryRule({
  id: "missing-state",
  aspect: "ux",
  severity: "minor",
  certainty: "likely",
  basis: "https://www.nngroup.com/articles/button-states-communicate-interaction/",
  says: {
    en: {
      title: "State missing beside its peers",
      problem: "No state for {states} is drawn in {lacking}; {having} have it.",
      why: "Whoever builds a screen or the code invents what is missing, each in another way.",
      fix: "Draw {states} in {lacking} as in {having}.",
    },
    fr: {
      title: "État absent à côté des autres",
      problem: "Aucun état pour {states} n’est dessiné dans {lacking} ; {having} l’ont.",
      why: "Qui construit un écran ou le code invente ce qui manque, chacun à sa façon.",
      fix: "Dessinez {states} dans {lacking} comme dans {having}.",
    },
  },
  find: (library) => {
    const all = DRAWN_STATES.flatMap((state) => lacking(library, state));
    const bySets = groupBy(all, ({ without }) => without.map(({ spot }) => spot.node.id).join());
    return [...bySets.values()].map(findingOf);
  },
});
