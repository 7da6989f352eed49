import type { Change } from "../../mend/change.ts";
import { type Frame, isText } from "../../perception/frame/frame.ts";
import type { Problem } from "../merge.ts";
import type { Proposal } from "./fix.ts";
import { inOneShade, isSlight } from "./one-shade.ts";
import { withTwins } from "./recolor/twins.ts";
import { layersById } from "../../perception/frame/layers-by-id.ts";
import { leavesTwoShades } from "./recolor/uses-of-color.ts";

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

/**
 * The attempts at the proposals for a problem, in their order. A colour is not painted anew in many places for one text, nor in some
 * places only.
 */
export const attemptsOf = (
  problem: Problem,
  proposed: ReadonlyMap<Problem, readonly Proposal[]>,
  frame: Frame,
): readonly FixAttempt[] =>
  (proposed.get(problem) ?? []).flatMap((proposal) => {
    const everywhere = inOneShade(problem, proposal, proposed, frame);
    const isWide = everywhere && !isOneOfMany(proposal, everywhere, proposed, frame);
    const ways = isWide ? [everywhere, proposal] : [proposal];
    const [first, ...others] = ways
      .flatMap((way) => [withTwins(way, frame) ?? way, way])
      .filter(
        (way, index, all) =>
          all.indexOf(way) === index && !leavesTwoShades(way.changes, isSlight(problem), frame),
      );
    return first ? [{ from: proposal.changes[0]?.from, tries: [first, ...others] }] : [];
  });
