import { type Change, isColorChange } from "../../mend/change.ts";
import { fields } from "../../perception/controls/fields/fields.ts";
import { type Frame, isText } from "../../perception/frame/frame.ts";
import type { Problem } from "../merge.ts";
import type { Proposal } from "./fix.ts";
import { inOneShade, isSlight } from "./one-shade.ts";
import { withTwins } from "./recolor/twins.ts";
import { textIndex } from "../../perception/text/text-index.ts";
import { layersById } from "../../perception/frame/layers-by-id.ts";
import { isByHand, leavesTwoShades, reachOf } from "./recolor/uses-of-color.ts";

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

/** From here on an eye that looks for it sees that a colour has changed. */
const LEAST_STEP = 0.012;

const isSeen = (change: Change): boolean => !isByHand(change) || reachOf(change) >= LEAST_STEP;

/** None where a step that nobody sees is enough, as from #2a77da to #2975d9: it is not worth a click, and a farther one is too far. */
const worthwhile = ({ rule }: Problem, proposals: readonly Proposal[]): readonly Proposal[] =>
  rule.colors && !proposals.every(({ changes }) => changes.some(isSeen)) ? [] : proposals;

const ABOVE_PX = 20;

/**
 * Examples in fields with the labels of these, where those are too faint as well: else they would be read better than what says what
 * they are for. None where the labels cannot change.
 */
function withLabels(
  { rule, layers }: Problem,
  way: Proposal,
  proposed: ReadonlyMap<Problem, readonly Proposal[]>,
  frame: Frame,
): readonly Proposal[] {
  const labels = [...fields(frame).values()]
    .filter(({ inside }) => layers.some((one) => isText(one) && inside.includes(one)))
    .flatMap(({ label, box: { x, y, width } }) => [
      label,
      // In the middle above a wide field they are its label as well.
      ...textIndex(frame).touching({ x, y: y - ABOVE_PX, width, height: ABOVE_PX }),
    ]);
  const changed = new Set(way.changes.map(({ layer }) => layer));
  const ofLabels = [...proposed]
    .filter(
      ([other]) =>
        other.rule === rule &&
        !isSlight(other) &&
        other.layers.some((one) => isText(one) && labels.includes(one)) &&
        !other.layers.some(({ node }) => changed.has(node.id)),
    )
    .map(([, [first]]) => first?.changes);
  if (ofLabels.includes(undefined)) return [];
  return [{ ...way, changes: [...way.changes, ...ofLabels.flatMap((changes) => changes ?? [])] }];
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
  worthwhile(problem, proposed.get(problem) ?? []).flatMap((proposal) => {
    const everywhere = inOneShade(problem, proposal, proposed, frame);
    const isWide = everywhere && !isOneOfMany(proposal, everywhere, proposed, frame);
    const ways = isWide ? [everywhere, proposal] : [proposal];
    const [first, ...others] = ways
      .flatMap((way) =>
        way.changes.every(isColorChange) ? withLabels(problem, way, proposed, frame) : [way],
      )
      .flatMap((way) => [withTwins(way, frame) ?? way, way])
      .filter(
        (way, index, all) =>
          all.indexOf(way) === index && !leavesTwoShades(way.changes, isSlight(problem), frame),
      );
    return first ? [{ from: proposal.changes[0]?.from, tries: [first, ...others] }] : [];
  });
