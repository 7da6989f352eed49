import type { Change } from "../../mend/change.ts";
import { type Frame, isText } from "../../perception/frame/frame.ts";
import type { Problem } from "../merge.ts";
import type { Proposal } from "./fix.ts";
import { inOneShade } from "./one-shade.ts";
import { withTwins } from "./recolor/twins.ts";
import { layersById } from "./recolor/uses-of-color.ts";

/**
 * A proposal in the ways that are tried until one holds: for its former colour on the whole screen, for the problem and what
 * looks the same, and for the problem alone.
 */
export interface FixAttempt {
  readonly from: Change["from"] | undefined;
  readonly tries: readonly [Proposal, ...Proposal[]];
}

/** A colour that is sound in more places is not painted anew for one text. */
const MOST_SOUND = 12;
const TALLEST_TAG_PX = 48;

/** True of one text whose colour is at fault there, and sound in more than a dozen other places. */
function isOneOfMany(
  { changes: [own, ...more] }: Proposal,
  everywhere: Proposal | undefined,
  proposed: ReadonlyMap<Problem, readonly Proposal[]>,
  frame: Frame,
): boolean {
  const layer = own && layersById(frame).get(own.layer);
  if (!everywhere || !layer || more.length > 0 || !isText(layer)) return false;
  const atFault = new Set(
    [...proposed.values()].flat().flatMap(({ changes }) => changes.map((one) => one.layer)),
  );
  return everywhere.changes.filter((change) => !atFault.has(change.layer)).length > MOST_SOUND;
}

/** True of another colour for the ground of a tag, which nobody takes for that of the screen. */
const isTag = ({ kind, changes }: Proposal, frame: Frame): boolean =>
  kind === "ground-color" &&
  changes.every(({ layer }) => (layersById(frame).get(layer)?.node.box.height ?? Infinity) <= TALLEST_TAG_PX);

/**
 * The attempts at the proposals for a problem, in their order; before a colour is painted anew in many places for one text, its tag
 * or the text alone changes.
 */
export function attemptsOf(
  problem: Problem,
  proposed: ReadonlyMap<Problem, readonly Proposal[]>,
  frame: Frame,
): readonly FixAttempt[] {
  const all = proposed.get(problem) ?? [];
  const tags = all.filter((proposal) => isTag(proposal, frame));
  const found = all.map((proposal) => {
    const everywhere = inOneShade(problem, proposal, proposed, frame);
    const alone = new Set([withTwins(proposal, frame) ?? proposal, proposal]);
    const wide = everywhere ? [withTwins(everywhere, frame) ?? everywhere] : [];
    const isLate = isOneOfMany(proposal, everywhere, proposed, frame);
    const [first = proposal, ...others] =
      isLate && tags.length === 0 ? [...alone, ...wide] : [...wide, ...alone];
    const attempt: FixAttempt = { from: proposal.changes[0]?.from, tries: [first, ...others] };
    return { attempt, isLate: isLate && tags.length > 0, isTag: tags.includes(proposal) };
  });
  const isAnyLate = found.some(({ isLate }) => isLate);
  return found
    .toSorted((a, b) => (isAnyLate ? Number(b.isTag) - Number(a.isTag) : 0))
    .map(({ attempt }) => attempt);
}
