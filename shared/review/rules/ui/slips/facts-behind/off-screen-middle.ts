import { areNear, gapBetween, right, union } from "../../../../../scene/geometry.ts";
import { isSeenPaint } from "../../../../../scene/paints-of.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import { type Frame, isText } from "../../../../../perception/frame/frame.ts";
import { mainRun } from "../../../../../perception/text/typography/lines.ts";
import { lineCount } from "../../../../../perception/text/typography/text-style.ts";
import { isWords, type Thing } from "../../../../../perception/things/thing.ts";
import { degreeOfSlip } from "../../../../weigh/degree.ts";
import { besideMiddle, type Block, blocks } from "./blocks.ts";
import { type MiddleSlip, roomAround } from "./middle-slip.ts";

const MIDDLE = {
  /** The largest distance of a block that is meant to stand in the middle. */
  nearPx: 16,
  /** The least distance that is seen, as a share of the screen’s width. */
  offShare: 0.01,
  /** The fewest blocks that show that they are meant to share the middle. */
  fewest: 2,
  /** The most lines of words in the middle: a paragraph keeps to its column. */
  mostLines: 2.2,
  /** The widest block in the middle, as a share of the screen: a wider one keeps to margins. */
  wideShare: 0.85,
  smallestPx: 6,
  /** The distance up to which blocks start or end on one line: they keep to that, and not to the middle. */
  sameEdgePx: 3,
  /** The distance up to which a narrower block is in the middle, and starts on a line with others by chance. */
  inMiddlePx: 2,
  /** The gap up to which a row belongs to what stands over or under it. */
  withinPx: 40,
  /** The distances that are seen without a ruler, and, as a share of the screen’s width, by everybody. */
  seenPx: 5,
  farShare: 0.03,
};

/** Several lines that are not set to the middle begin on one line: their box says nothing of a middle. */
const isSetLeft = ({ layer }: Thing): boolean =>
  isText(layer) && layer.node.text.alignHorizontal !== "center" && lineCount(layer) > 1;

/** A bare line leads from one thing to another, wherever they stand. */
const isBareStroke = ({ layer: { node } }: Thing): boolean =>
  !node.text && (node.strokes ?? []).length > 0 && !(node.fills ?? []).some(isSeenPaint);

function isAboutMiddle({ thing, row }: Block, frame: Frame): boolean {
  const { nearPx, mostLines, wideShare, smallestPx } = MIDDLE;
  const { box } = thing;
  return (
    row.length === 0 &&
    !(thing.layer.node.type === "VECTOR" && isBareStroke(thing)) &&
    !isSetLeft(thing) &&
    !(isWords(thing) && box.height > mostLines * mainRun(thing.layer).lineHeightPx) &&
    Math.abs(besideMiddle(box, frame)) <= nearPx &&
    box.width <= wideShare * frame.root.node.box.width &&
    Math.min(box.width, box.height) >= smallestPx
  );
}

const sharesEdge = ({ box }: Thing, others: readonly Block[], frame: Frame): boolean =>
  others.some(({ thing: { box: other } }) => {
    const { inMiddlePx, sameEdgePx } = MIDDLE;
    const isByChance = other.width < box.width && Math.abs(besideMiddle(other, frame)) <= inMiddlePx;
    const isOnEdge = areNear(other.x, box.x, sameEdgePx) || areNear(right(other), right(box), sameEdgePx);
    return other !== box && isOnEdge && !isByChance;
  });

/** True of what stands right over or under what stays, nearer to the axis of that than to the middle: both keep to an axis of their own. */
const sharesAxis = ({ thing }: Block, all: readonly Block[], frame: Frame): boolean =>
  all.some((block) => {
    const whole = union([block.thing.box, ...block.row]);
    if (whole === null || block.thing === thing || isAboutMiddle(block, frame)) return false;
    const [offPx, otherPx] = [besideMiddle(thing.box, frame), besideMiddle(whole, frame)];
    const apartPx = Math.abs(otherPx - offPx);
    return (
      gapBetween(whole, thing.box).y <= MIDDLE.withinPx &&
      // A single block on the same axis is moved along.
      (block.row.length > 0 || apartPx > MIDDLE.inMiddlePx) &&
      apartPx < Math.abs(offPx) &&
      Math.abs(otherPx) > MIDDLE.inMiddlePx
    );
  });

/** Words and boxes alone in their rows whose middles are near that of the screen and differ. */
export const offScreenMiddle = computed((frame: Frame): readonly MiddleSlip[] => {
  const all = blocks(frame);
  const { offShare, fewest, seenPx, farShare } = MIDDLE;
  const inMiddle = all.filter(
    (block) =>
      isAboutMiddle(block, frame) && !sharesEdge(block.thing, all, frame) && !sharesAxis(block, all, frame),
  );
  const offOf = ({ thing: { box } }: Block): number => besideMiddle(box, frame);
  const off = inMiddle
    .filter((block) => Math.abs(offOf(block)) >= offShare * frame.root.node.box.width)
    .toSorted((a, b) => Math.abs(offOf(b)) - Math.abs(offOf(a)));
  const [first, ...others] = off;
  if (!first || inMiddle.length < fewest || !inMiddle.some(({ thing }) => isWords(thing))) return [];
  const { layer: content } = first.thing;
  const offPx = Math.abs(offOf(first));
  return [
    {
      kind: "screen",
      layers: [content, ...others.map(({ thing }) => thing.layer)],
      said: {
        content,
        ...roomAround(first.thing.box, first.thing.box, frame.root.node.box),
        count: off.length,
      },
      miss: degreeOfSlip(offPx, { seenPx, farPx: farShare * frame.root.node.box.width }),
    },
  ];
});
