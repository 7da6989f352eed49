import { countsOf } from "../../group-by.ts";
import { applyChanges } from "../../mend/apply-changes.ts";
import { type Change, isPropertyChange } from "../../mend/change.ts";
import type { Scene, SceneNode } from "../../scene/scene.ts";
import { matchFindings } from "../compare/match-findings.ts";
import type { ReviewOptions } from "../judge-frame.ts";
import type { Finding } from "../report.ts";
import { reviewInSteps } from "../review.ts";
import { inOneColor } from "./one-shade.ts";

/** A fix that is to be made together with others. */
export interface WantedFix {
  readonly frameId: string;
  readonly finding: Finding;
  readonly changes: readonly Change[];
}

/** A wanted fix as it is made beside the others; it cannot be where it is against another, or does harm with them. */
export type JointFix<Wanted extends WantedFix = WantedFix> = Wanted & { readonly isApart?: true };

const placeOf = (change: Change): string => {
  const at = isPropertyChange(change) ? change.at : undefined;
  return `${at?.id ?? change.layer} ${change.property} ${JSON.stringify(change.from)}`;
};

/** The fixes without those that set to something else what an earlier one sets. */
function withoutQuarrels<Wanted extends WantedFix>(wanted: readonly Wanted[]): readonly JointFix<Wanted>[] {
  const set = new Map<string, string>();
  return wanted.map((one): JointFix<Wanted> => {
    const places = one.changes.map((change) => [placeOf(change), JSON.stringify(change.to)] as const);
    if (places.some(([place, to]) => (set.get(place) ?? to) !== to)) return { ...one, isApart: true };
    for (const [place, to] of places) set.set(place, to);
    return one;
  });
}

const changesOf = (fixes: readonly JointFix[]): readonly Change[] =>
  fixes.flatMap(({ isApart, changes }) => (isApart ? [] : changes));

/** How often each rule minds each layer. */
const mindedIn = (findings: readonly Finding[]): ReadonlyMap<string, number> =>
  countsOf(findings.flatMap(({ rule, layers }) => layers.map(({ id }) => `${rule} ${id}`)));

interface Held {
  /** The fixes whose finding is still there. */
  readonly failed: readonly JointFix[];
  /** Something worse than a suggestion has come. */
  readonly isWorse: boolean;
}

const ALL_HELD: Held = { failed: [], isWorse: false };

/** Tries fixes on a copy of all screens, and judges one of them anew. */
function* tryOut(
  node: SceneNode,
  before: readonly Finding[],
  fixes: readonly JointFix[],
  scene: Scene,
  options: ReviewOptions,
): Generator<void, Held, void> {
  const changes = changesOf(fixes);
  const frames = scene.frames.map((frame) => applyChanges(frame, changes));
  const mended = frames[scene.frames.indexOf(node)];
  if (!mended || mended === node) return ALL_HELD;
  const { findings } = yield* reviewInSteps({ ...scene, frames }, mended, options);
  const made = fixes.filter(({ isApart, frameId }) => !isApart && frameId === node.id);
  const [was, is] = [mindedIn(before), mindedIn(findings)];
  const wanted = mindedIn(made.map(({ finding }) => finding));
  const isLeft = (key: string): boolean =>
    (is.get(key) ?? 0) > Math.max(0, (was.get(key) ?? 0) - (wanted.get(key) ?? 0));
  return {
    failed: made.filter(({ finding }) => [...mindedIn([finding]).keys()].some(isLeft)),
    isWorse: matchFindings(before, findings).added.some(
      ({ finding, isParted }) => !isParted && finding.severity !== "suggestion",
    ),
  };
}

/**
 * Fixes that hold one by one, as they hold together: made in a copy of all screens, each mends what it is for and
 * nothing worse than a suggestion has come. Where they do not, those that mend nothing there are left out, then those at
 * the end, until they do.
 */
export function* fixesTogether<Wanted extends WantedFix>(
  scene: Scene,
  wanted: readonly Wanted[],
  withPicture: ReviewOptions,
): Generator<void, readonly JointFix<Wanted>[], void> {
  // A picture shows the screens before the fixes.
  const { pixels: _, fixesFor: __, ...options } = withPicture;
  const unite = inOneColor(wanted.flatMap(({ changes }) => changes));
  const inOne = wanted.map((one): Wanted => ({ ...one, changes: one.changes.map(unite) }));
  let fixes = withoutQuarrels(inOne);
  for (const node of scene.frames) {
    const before = (yield* reviewInSteps(scene, node, options)).findings;
    let held = yield* tryOut(node, before, fixes, scene, options);
    const holds = (): boolean => held.failed.length === 0 && !held.isWorse;
    if (!holds()) {
      fixes = withoutQuarrels(
        fixes.map((fix, index) => (fix.frameId === node.id ? (wanted[index] ?? fix) : fix)),
      );
      held = yield* tryOut(node, before, fixes, scene, options);
    }
    while (!holds()) {
      const last =
        held.failed.at(-1) ?? fixes.findLast(({ frameId, isApart }) => frameId === node.id && !isApart);
      if (!last) break;
      fixes = fixes.map((fix) => (fix === last ? { ...fix, isApart: true as const } : fix));
      held = yield* tryOut(node, before, fixes, scene, options);
    }
  }
  return fixes;
}
