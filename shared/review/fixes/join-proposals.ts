import { groupBy } from "../../group-by.ts";
import { isColorChange } from "../../mend/change.ts";
import { colorDistance } from "../../perception/contrast/colors/color-distance.ts";
import { fromHex } from "../../scene/color.ts";
import type { FailedLayers } from "../merge.ts";
import { propose, type Proposal } from "./fix.ts";

/** One of these is offered at most so often. */
const MOST_FIXES = 3;

const isWriting = ({ kind }: Proposal): boolean => kind === "write";

function joined(group: readonly [Proposal, ...Proposal[]]): Proposal {
  const [first, ...others] = group;
  const changes = [
    ...new Map(
      group.flatMap((one) => one.changes).map((one) => [`${one.layer} ${one.property} ${one.from}`, one]),
    ).values(),
  ];
  return others.length > 0 && isWriting(first)
    ? propose("write-several", { count: changes.length, to: first.values["to"] ?? "" }, changes)
    : { ...first, changes };
}

/** The colour that all changes of a proposal replace, when it names no variable or style for that. */
function shadeOf({ changes }: Proposal): string | undefined {
  const [first] = changes;
  const isOne = changes.every(
    (change) =>
      isColorChange(change) &&
      change.from === first?.from &&
      (change.style ?? change.variable ?? change.opacity) === undefined,
  );
  return isOne && typeof first?.from === "string" ? first.from : undefined;
}

/** How far the first change of a proposal is from the colour that it replaces. */
const reach = ({ changes: [first] }: Proposal): number =>
  first && isColorChange(first) ? colorDistance(fromHex(first.from), fromHex(first.to)) : 0;

/**
 * One shade in the place of another that is too near to its ground in several ways: as words on white, and as a button
 * with white words. All get the one that is enough for each.
 */
function oneShade(each: readonly (readonly Proposal[])[]): readonly Proposal[] {
  const shades = new Set((each[0] ?? []).flatMap((proposal) => shadeOf(proposal) ?? []));
  return [...shades].flatMap((from) => {
    const found = each.map((proposals) => proposals.find((proposal) => shadeOf(proposal) === from));
    const parts = found.filter((proposal) => proposal !== undefined);
    const [farthest] = parts.toSorted((a, b) => reach(b) - reach(a));
    const [change] = farthest?.changes ?? [];
    if (parts.length < each.length || !change || !isColorChange(change)) return [];
    const { to } = change;
    const changes = parts
      .flatMap((part) => part.changes.filter(isColorChange))
      .map((one) => ({ ...one, to }));
    return [propose("one-shade", { from, to }, changes)];
  });
}

/**
 * The proposals for all fails of one cause, at most three: those that do the same to each of the fails are one.
 * A proposal that mends only some of them is none.
 */
export function joinProposals(fails: readonly FailedLayers[]): readonly Proposal[] {
  const each = fails.map(({ mend }) => mend?.() ?? []);
  const all = each.flatMap((proposals, index) => proposals.map((proposal) => ({ proposal, index })));
  const alike = [...groupBy(all, ({ proposal }) => proposal.kind).values()]
    .filter((group) => new Set(group.map(({ index }) => index)).size === fails.length)
    .map((group) => joined(group.map(({ proposal }) => proposal) as [Proposal, ...Proposal[]]));
  return (alike.length > 0 ? alike : oneShade(each)).slice(0, MOST_FIXES);
}
