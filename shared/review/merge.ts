import { byPlace } from "../scene/geometry.ts";
import { originOf, type Layer } from "../perception/frame/frame.ts";
import { groupBy } from "../group-by.ts";
import type { Evidence, FailOptions, Outcome, Rule } from "./rule.ts";

/** A rule's verdict about a layer that is not a pass. */
export interface Problem {
  readonly rule: Rule;
  readonly layers: readonly Layer[];
  readonly evidence: Evidence;
  /** The layers whose names are in the evidence, by its keys. */
  readonly named?: Fail["named"];
  readonly options: FailOptions;
  /** The fails that it was made of. */
  readonly fails: readonly FailedLayers[];
}

/** The layers of one fail, and what proposes fixes for it. */
export interface FailedLayers {
  readonly layers: readonly Layer[];
  readonly mend?: FailOptions["mend"];
}

/** An open question of a rule about some layers. */
export interface UnsureProblem {
  readonly rule: Rule;
  readonly layers: readonly Layer[];
  /** A key of the rule's `unsure` texts; `too-much`: the budget was spent; any other says that the rule threw. */
  readonly reason: string;
  /** The values for the places in that text. */
  readonly evidence?: Evidence;
}

type Fail = Extract<Outcome, { verdict: "fail" }>;

/** A fail as a problem of the layers that it names, or else of the layer that was checked. */
export function problemOf(rule: Rule, layer: Layer, { evidence, named, options }: Fail): Problem {
  const layers = options.layers?.length ? options.layers : [layer];
  const severity = options.severity ?? rule.kinds?.[options.kind ?? ""]?.severity;
  return {
    rule,
    layers,
    evidence,
    named,
    options: { ...options, ...(severity && { severity }) },
    fails: [{ layers, mend: options.mend }],
  };
}

type UnsureOutcome = Extract<Outcome, { verdict: "unsure" }>;

/** A problem of a rule that could not decide about the layer it checked. */
export const unsureProblemOf = (
  rule: Rule,
  layer: Layer,
  { reason, evidence }: UnsureOutcome,
): UnsureProblem => ({
  rule,
  layers: [layer],
  reason,
  ...(evidence && { evidence }),
});

function causeOf({ rule, layers, evidence, options }: Problem): string {
  const cause = options.cause ?? `${layers.map(originOf).join()}|${JSON.stringify(evidence)}`;
  return `${rule.id}|${options.severity ?? ""}|${options.certainty ?? ""}|${options.kind ?? ""}|${cause}`;
}

/** From top to bottom, then from left to right. */
export const byReadingOrder = (a: Layer, b: Layer): number =>
  byPlace(a.node.box, b.node.box) || a.order - b.order;

const allLayers = (group: readonly { layers: readonly Layer[] }[]): readonly Layer[] =>
  [...new Set(group.flatMap(({ layers }) => layers))].toSorted(byReadingOrder);

/** How far a problem misses, from 0 to 1; 0 where nothing says so in numbers. */
export const missOf = ({ options: { miss } }: Problem): number => (typeof miss === "number" ? miss : 0);

/** Several problems of one cause as one: in the words of the one that misses by most, with its layers before those of the others. */
export function asOne<T extends Problem>(group: readonly [T, ...T[]]): T {
  const worstFirst = group.toSorted((a, b) => missOf(b) - missOf(a));
  const worst = worstFirst[0] ?? group[0];
  const asBad = worstFirst.filter((one) => missOf(one) === missOf(worst));
  return {
    ...worst,
    layers: [...new Set([...allLayers(asBad), ...allLayers(group)])],
    fails: worstFirst.flatMap(({ fails }) => fails),
  };
}

/** Makes one problem of all that have the same cause: a flaw of a component is reported once, with all its layers. */
export const mergeProblems = (problems: readonly Problem[]): readonly Problem[] =>
  [...groupBy(problems, causeOf).values()].map(asOne);

/** Makes one of all that a rule is unsure of for the same reason, with the same evidence. */
export const mergeUnsure = (unsure: readonly UnsureProblem[]): readonly UnsureProblem[] =>
  [
    ...groupBy(
      unsure,
      ({ rule, reason, evidence }) => `${rule.id}|${reason}|${JSON.stringify(evidence)}`,
    ).values(),
  ].map((group) => ({ ...group[0], layers: allLayers(group) }));
