import type { Change } from "../../mend/change.ts";
import { groupBy } from "../../group-by.ts";
import type { FailedLayers } from "../merge.ts";
import { propose, type Proposal } from "./fix.ts";
import { inOneColor, takesBeyond } from "./one-shade.ts";

/** One of these is offered at most so often. */
const MOST_FIXES = 3;

/** A gradient is told by where it runs: those of several layers are as many. */
const isOnePlace = ({ kind, changes }: Proposal): boolean =>
  kind !== "ground-gradient" || new Set(changes.map(({ layer }) => layer)).size === 1;

/** One ground is told: another one in a colour of its own would be a second fix. */
const isOneGround = ({ kind, changes: [first, ...others] }: Proposal): boolean =>
  kind !== "ground-color" || others.every(({ to }) => to === first?.to);

const isWriting = ({ kind }: Proposal): boolean => kind === "write";

const keyOf = ({ layer, property, from }: Change): string => `${layer} ${property} ${JSON.stringify(from)}`;

/** The values of the first, and what all of them change from: “5–8” px. */
function valuesOf(group: readonly [Proposal, ...Proposal[]]): Proposal["values"] {
  const { values } = group[0];
  const from = group.map((one) => one.values["from"]).filter((value) => typeof value === "number");
  const [least, most] = [Math.min(...from), Math.max(...from)].map(Math.round);
  return least === most || from.length < group.length ? values : { ...values, from: `${least}–${most}` };
}

/** Where one layer has to go farther than the others, all do: its proposal tells the value. */
function joined(group: readonly [Proposal, ...Proposal[]]): Proposal {
  const all = group.flatMap((one) => one.changes);
  const changes = [...new Map(all.map(inOneColor(all)).map((one) => [keyOf(one), one])).values()];
  const first = group.find(({ values }) => values["to"] === changes[0]?.to) ?? group[0];
  const others = group.filter((one) => one !== first);
  return others.length > 0 && isWriting(first)
    ? propose("write-several", { count: changes.length, to: first.values["to"] ?? "" }, changes)
    : { ...first, values: valuesOf([first, ...others]), changes };
}

/**
 * The proposals for all fails of one cause, at most three: those that do the same to each of the fails are one.
 * A proposal that mends only some of them is none, nor one that takes some far beyond what they need.
 */
export function joinProposals(fails: readonly FailedLayers[]): readonly Proposal[] {
  const each = fails.map(({ mend }) => mend?.() ?? []);
  const all = each.flatMap((proposals, index) => proposals.map((proposal) => ({ proposal, index })));
  return [...groupBy(all, ({ proposal }) => proposal.kind).values()]
    .filter((group) => new Set(group.map(({ index }) => index)).size === fails.length)
    .map((group) => group.map(({ proposal }) => proposal) as [Proposal, ...Proposal[]])
    .filter((group) => !takesBeyond(group.flatMap(({ changes }) => changes)))
    .map(joined)
    .filter((one) => isOnePlace(one) && isOneGround(one))
    .slice(0, MOST_FIXES);
}
