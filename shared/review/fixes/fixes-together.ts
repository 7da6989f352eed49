import { groupBy } from "../../group-by.ts";
import { applyChanges } from "../../mend/apply-changes.ts";
import { type Change, isPropertyChange } from "../../mend/change.ts";
import type { Scene, SceneNode } from "../../scene/scene.ts";
import { matchFindings } from "../compare/match-findings.ts";
import type { ReviewOptions } from "../judge-frame.ts";
import type { Finding } from "../report.ts";
import { reviewInSteps } from "../review.ts";
import { farthestOf, isByHand } from "./one-shade.ts";

/** A fix that is to be made together with others. */
export interface WantedFix {
  readonly frameId: string;
  readonly finding: Finding;
  readonly changes: readonly Change[];
}

/** A wanted fix as it is made beside the others; it cannot be where it is against another, or does harm with them. */
export type JointFix<Wanted extends WantedFix = WantedFix> = Wanted & { readonly isApart?: true };

/** One former colour becomes one new colour: the one farthest from it, which is enough for all. */
function inOneColor<Wanted extends WantedFix>(wanted: readonly Wanted[]): readonly Wanted[] {
  const byFormer = groupBy(
    wanted.flatMap(({ changes }) => changes.filter(isByHand)),
    ({ from }) => from,
  );
  const colors = new Map([...byFormer].map(([from, changes]) => [from, farthestOf(changes)?.to]));
  return wanted.map((one) => ({
    ...one,
    changes: one.changes.map((change) =>
      isByHand(change) ? { ...change, to: colors.get(change.from) ?? change.to } : change,
    ),
  }));
}

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

/** True when all that the fixes are to mend on a screen is gone, and nothing worse than a suggestion has come. */
function* holdOn(
  node: SceneNode,
  before: readonly Finding[],
  fixes: readonly JointFix[],
  scene: Scene,
  options: ReviewOptions,
): Generator<void, boolean, void> {
  const changes = changesOf(fixes);
  const frames = scene.frames.map((frame) => applyChanges(frame, changes));
  const mended = frames[scene.frames.indexOf(node)];
  if (!mended || mended === node) return true;
  const { findings } = yield* reviewInSteps({ ...scene, frames }, mended, options);
  const { successors, added } = matchFindings(before, findings);
  const isLeft = ({ frameId, finding, isApart }: JointFix): boolean =>
    !isApart && frameId === node.id && before.some((one) => one.id === finding.id && successors.has(one));
  return (
    !fixes.some(isLeft) &&
    added.every(({ finding, isParted }) => isParted || finding.severity === "suggestion")
  );
}

/**
 * Fixes that hold one by one, as they hold together: made in a copy of all screens, each mends what it is for and
 * nothing worse than a suggestion has come. Where they do not, those at the end are left out, until they do.
 */
export function* fixesTogether<Wanted extends WantedFix>(
  scene: Scene,
  wanted: readonly Wanted[],
  withPicture: ReviewOptions,
): Generator<void, readonly JointFix<Wanted>[], void> {
  // A picture shows the screens before the fixes.
  const { pixels: _, fixesFor: __, ...options } = withPicture;
  let fixes = withoutQuarrels(inOneColor(wanted));
  for (const node of scene.frames) {
    const before = (yield* reviewInSteps(scene, node, options)).findings;
    let isHeld = yield* holdOn(node, before, fixes, scene, options);
    if (!isHeld) {
      fixes = withoutQuarrels(
        fixes.map((fix, index) => (fix.frameId === node.id ? (wanted[index] ?? fix) : fix)),
      );
      isHeld = yield* holdOn(node, before, fixes, scene, options);
    }
    for (let at = fixes.length - 1; at >= 0 && !isHeld; at -= 1) {
      if (fixes[at]?.frameId !== node.id || fixes[at]?.isApart) continue;
      fixes = fixes.map((fix, index) => (index === at ? { ...fix, isApart: true as const } : fix));
      isHeld = yield* holdOn(node, before, fixes, scene, options);
    }
  }
  return fixes;
}
