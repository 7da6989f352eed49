import type { ControlKind } from "../../../../standards/words/control-names.ts";
import type { Library } from "../../../../scene/library.ts";
import {
  type StatefulSet,
  controlSetsIn,
  DRAWN_STATES,
  type DrawnState,
} from "../../facts/control-states.ts";
import { groupBy } from "../../../../group-by.ts";
import { refOf } from "../../facts/spots.ts";
import { defineLibraryRule } from "../../library-rule.ts";

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
