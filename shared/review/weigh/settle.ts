import { errorText } from "../../error-text.ts";
import { bySeverity } from "../rule.ts";
import type { Frame, Layer } from "../../perception/frame/frame.ts";
import { sourceOf, type FindingSource } from "../causes/source-of.ts";
import { toldOnce } from "../causes/told-once.ts";
import { uniteColors } from "../causes/unite.ts";
import { byReadingOrder, type Problem } from "../merge.ts";
import { openAndDetails } from "./details.ts";
import { weigh, weighAlone, type Weighed, weighWord } from "./weigh.ts";

/** A problem as it is told: how severe it is, whether it is folded away, and where it is mended once. */
export interface Settled extends Weighed {
  readonly isDetail: boolean;
  readonly source?: FindingSource;
}

/** Strings by code unit: the order is the same in every locale. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const compare = (a: Weighed, b: Weighed): number =>
  bySeverity(a, b) ||
  byReadingOrder(a.layers[0] as Layer, b.layers[0] as Layer) ||
  compareText(a.rule.id, b.rule.id) ||
  compareText(JSON.stringify(a.evidence), JSON.stringify(b.evidence));

type Log = (message: string) => void;

/** Looks something up about a problem; when that fails, gives the fallback: the problem itself stands. */
function attempt<T>(find: () => T, fallback: T, { rule }: Problem, log: Log): T {
  try {
    return find();
  } catch (error) {
    log(`weighing ${rule.id} failed: ${errorText(error)}`);
    return fallback;
  }
}

function withSource(problem: Weighed, isDetail: boolean, frame: Frame, log: Log): Settled {
  const source = attempt(() => sourceOf(problem, frame), undefined, problem, log);
  return { ...problem, isDetail, ...(source && { source }) };
}

/**
 * Weighs all problems of a frame on the one scale, makes one of those with one cause, tells each once, and puts them in
 * order: the open ones first, the worst of them at the top, then the details. When nothing can be known of the
 * elements, each is as severe as its rule. What somebody dismissed is not told in other words either.
 */
export function settle(
  problems: readonly Problem[],
  frame: Frame,
  log: Log,
  dismissed: readonly Problem[] = [],
): readonly Settled[] {
  const weighed = problems.map((problem) =>
    attempt(() => weigh(problem, frame), weighAlone(problem), problem, log),
  );
  const inOrder = toldOnce(uniteColors(weighed).map(weighWord), dismissed).toSorted(compare);
  return openAndDetails(inOrder).map(([problem, isDetail]) => withSource(problem, isDetail, frame, log));
}
