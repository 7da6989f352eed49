import type { Layer } from "../../perception/frame/frame.ts";
import { MADE } from "../causes/source-of.ts";
import { groupBy } from "../../group-by.ts";
import type { Problem } from "../merge.ts";
import { componentOf } from "./component-of.ts";
import type { Dismissal } from "./dismissal.ts";
import { isFromLibrary } from "./from-library.ts";

/** The problems that are told, and those that somebody dismissed, by what dismissed them. */
interface Divided {
  readonly told: readonly Problem[];
  readonly dismissed: ReadonlyMap<Dismissal, readonly Problem[]>;
}

/** What is not to be told. */
export interface Silence {
  readonly dismissals?: readonly Dismissal[];
  /** What the components of libraries brought along is passed over. */
  readonly ignoresLibraries?: boolean;
}

/** The dismissals of one rule, by place. */
interface OfRule {
  readonly everywhere: Dismissal | undefined;
  readonly byLayer: ReadonlyMap<string, Dismissal>;
  readonly byComponent: ReadonlyMap<string, Dismissal>;
}

const byPlace = (all: readonly Dismissal[], scope: Dismissal["scope"]): ReadonlyMap<string, Dismissal> =>
  new Map(
    all
      .filter((one) => one.scope === scope)
      .flatMap((one) => one.places.map((place) => [place, one] as const)),
  );

const ofRule = (all: readonly Dismissal[]): OfRule => ({
  everywhere: all.find(({ scope }) => scope === "rule"),
  byLayer: byPlace(all, "layer"),
  byComponent: byPlace(all, "component"),
});

function dismissalOf(layer: Layer, { everywhere, byLayer, byComponent }: OfRule): Dismissal | undefined {
  return everywhere ?? byLayer.get(layer.node.id) ?? byComponent.get(componentOf(layer) ?? "");
}

/** A problem of several layers is dismissed when all of them are: one that has joined since is news. */
function dismissalOfAll(layers: readonly Layer[], known: OfRule): Dismissal | undefined {
  const found = layers.map((layer) => dismissalOf(layer, known));
  return found.every((one) => one !== undefined) ? found[0] : undefined;
}

/** What a component brought along is mended where it lives: what it says and stands beside is this file's own. */
const isOfLibrary = ({ rule, layers }: Problem): boolean => MADE.has(rule.id) && layers.every(isFromLibrary);

/** Tells the problems that are to be told from those that somebody dismissed. What libraries brought along is in neither. */
export function divideProblems(
  problems: readonly Problem[],
  { dismissals = [], ignoresLibraries = false }: Silence,
): Divided {
  const rules = new Map(
    [...groupBy(dismissals, ({ rule }) => rule)].map(([rule, all]) => [rule, ofRule(all)]),
  );
  const told: Problem[] = [];
  const dismissed = new Map<Dismissal, Problem[]>();
  for (const problem of problems) {
    if (ignoresLibraries && isOfLibrary(problem)) continue;
    const known = rules.get(problem.rule.id);
    const dismissal = known && dismissalOfAll(problem.layers, known);
    const beside = dismissal && dismissed.get(dismissal);
    if (!dismissal) told.push(problem);
    else if (beside) beside.push(problem);
    else dismissed.set(dismissal, [problem]);
  }
  return { told, dismissed };
}
