import type { Problem } from "../merge.ts";
import { componentOf } from "./component-of.ts";
import { type Dismissal, wordIn } from "./dismissal.ts";
import { dismissalFinder, type DismissedPlace } from "./dismissal-of.ts";
import { frameOf, type Layer } from "../../perception/frame/frame.ts";
import { rememberedFlag } from "../../perception/frame/remembered.ts";

const isRemote = (layer: Layer): boolean =>
  frameOf(layer).scene.components[layer.node.instance?.componentId ?? ""]?.isRemote === true;

/** True when a layer is, or lies in, an instance of a component of another file. */
const isFromLibrary: (layer: Layer) => boolean = rememberedFlag(
  (layer: Layer) => isRemote(layer) || (layer.parent !== null && isFromLibrary(layer.parent)),
);

/** The problems that are told, and those that somebody dismissed, by what dismissed them. */
interface Divided {
  readonly told: readonly Problem[];
  readonly dismissed: ReadonlyMap<Dismissal, readonly Problem[]>;
}

/** The problems that are not to be told. */
export interface Silence {
  readonly dismissals?: readonly Dismissal[];
  /** True to leave out problems of layers that components of libraries brought along. */
  readonly ignoresLibraries?: boolean;
}

/**
 * True when a component of a library made the problem, which is mended where the component lives. The words in
 * it and the things beside it are this file's own.
 */
const isOfLibrary = ({ rule, layers }: Problem): boolean =>
  rule.mendedIn !== undefined && layers.every(isFromLibrary);

const placesOf = ({ layers, evidence }: Problem): readonly DismissedPlace[] =>
  layers.map((layer) => ({ id: layer.node.id, component: componentOf(layer), word: wordIn(evidence) }));

/**
 * Separates the problems that are to be told from those that somebody dismissed. Those that libraries brought
 * along are in neither, when they are left out.
 */
export function divideProblems(
  problems: readonly Problem[],
  { dismissals = [], ignoresLibraries = false }: Silence,
): Divided {
  const dismissalOf = dismissalFinder(dismissals);
  const told: Problem[] = [];
  const dismissed = new Map<Dismissal, Problem[]>();
  for (const problem of problems) {
    if (ignoresLibraries && isOfLibrary(problem)) continue;
    const dismissal = dismissals.length > 0 ? dismissalOf(problem.rule.id, placesOf(problem)) : undefined;
    const beside = dismissal && dismissed.get(dismissal);
    if (!dismissal) told.push(problem);
    else if (beside) beside.push(problem);
    else dismissed.set(dismissal, [problem]);
  }
  return { told, dismissed };
}
