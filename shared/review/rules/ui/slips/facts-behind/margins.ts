import { tenths } from "../../../../../scene/round.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import { ancestors, type Frame, isText, type Layer } from "../../../../../perception/frame/frame.ts";
import { seenLines } from "../../../../../perception/layout/off.ts";
import { hasPicture } from "../../../../../perception/paint/painted-box.ts";
import { SIDEWAYS } from "../../../../../perception/structure/axis.ts";
import { clusters } from "../../../../../perception/structure/clusters.ts";
import { hasPhoneWidth } from "../../../../../perception/structure/screens/has-phone-width.ts";
import { isWords } from "../../../../../perception/things/thing.ts";
import { areNear } from "../../../../../scene/geometry.ts";
import { propose } from "../../../../fixes/fix.ts";
import { moveEach } from "../../../../fixes/place/move-thing.ts";
import { degreeOfSlip, missedLength } from "../../../../weigh/degree.ts";
import { fromTo, type PixelSlip, type SaidOf } from "./slip.ts";
import { type Block, blocks } from "./blocks.ts";

/** Blocks that do not keep one margin. */
type MarginSlip = PixelSlip<"off" | "lopsided", SaidOf<"first" | "last" | "ownPx" | "usualPx" | "count">>;

type Blocks = readonly [Block, ...Block[]];

const layersOf = (found: readonly Block[]): readonly Layer[] => found.map(({ thing }) => thing.layer);

/** The least step that is seen without a ruler. */
const SEEN_PX = 6;

/** The widest margin, as a share of the screen: further in a column starts. */
const LARGEST_MARGIN_SHARE = 0.25;

/** The blocks that are wide enough to show the margins of a screen. */
const WIDE = { minShare: 0.8, maxShare: 0.98, lowestPx: 28 };

const isWide = ({ box, thing, layer }: Block, { root }: Frame): boolean =>
  thing.painter !== undefined &&
  !hasPicture(layer) &&
  box.width >= WIDE.minShare * root.node.box.width &&
  box.width <= WIDE.maxShare * root.node.box.width &&
  box.height >= WIDE.lowestPx;

const LOPSIDED = {
  /** The margins that are compared: a block further in is meant to be narrower, one beyond the edge is scrolled. */
  marginPx: { min: 4, max: 48 },
  /** The differences that somebody sees, and that everybody sees. */
  offPx: 5,
  farPx: 10,
  samePx: 3,
  fewest: 2,
  /** The share of the blocks that has to lean: where fewer do, each is a slip of its own. */
  mostShare: 0.7,
};

/** The wide blocks of a phone's screen that stay further away from one side of it than from the other, all alike. */
export const lopsided = computed((frame: Frame): readonly MarginSlip[] => {
  const { marginPx, offPx, samePx, fewest, mostShare } = LOPSIDED;
  if (!hasPhoneWidth(frame)) return [];
  const wide = blocks(frame).filter(
    (block) =>
      block.row.length === 0 &&
      isWide(block, frame) &&
      [block.leftPx, block.rightPx].every((px) => px >= marginPx.min && px <= marginPx.max),
  );
  const leanOf = ({ leftPx, rightPx }: Block): number => rightPx - leftPx;
  const lean = wide.map(leanOf).toSorted((a, b) => a - b)[Math.floor(wide.length / 2)];
  if (lean === undefined || Math.abs(lean) < offPx) return [];
  const found = wide.filter((block) => Math.abs(leanOf(block) - lean) <= samePx);
  const [first] = found;
  if (!first || found.length < fewest || found.length < mostShare * wide.length) return [];
  const { layers, ends } = fromTo(layersOf(found));
  return [
    {
      kind: "lopsided",
      layers,
      said: {
        ...ends,
        ownPx: Math.round(first.leftPx),
        usualPx: Math.round(first.rightPx),
        count: found.length,
      },
      miss: degreeOfSlip(Math.abs(leanOf(first)), { seenPx: SEEN_PX, farPx: LOPSIDED.farPx }),
    },
  ];
});

const OFF = {
  samePx: 1,
  /** The steps of a slip: less is a matter of rounding, more is a line of its own. */
  offPx: { min: 2, max: 12 },
  fewestOnLine: 4,
  /** A line is the margin when things stand on it in at least so many places down the screen. */
  fewestPlaces: 3,
  placePx: 8,
  /** The least share of the screen’s width at which a box is seen to leave the margin; words are at any. */
  wideShare: 0.4,
};

const isCentred = ({ leftPx, rightPx }: Block): boolean => Math.abs(leftPx - rightPx) <= 2 * OFF.samePx;

/** True of one block, or of several that lie in one that starts where they do: others were lined up on purpose. */
const areMovedAsOne = ([first, ...others]: Blocks): boolean =>
  others.length === 0 ||
  ancestors(first.layer).some(
    (around) =>
      areNear(around.node.box.x, first.layer.node.box.x, OFF.samePx) &&
      others.every(({ layer }) => ancestors(layer).includes(around)),
  );

/** True of a box that would leave no less more room on one side than on the other: it is to grow, or to stand in the middle. */
const staysLopsided = ({ thing, leftPx, rightPx }: Block, toPx: number): boolean =>
  !isWords(thing) && Math.abs(2 * toPx - leftPx - rightPx) >= Math.abs(leftPx - rightPx);

/** Blocks that stand a little beside the line at the left on which most others stand. */
export const offMargin = computed((frame: Frame): readonly MarginSlip[] => {
  const { width } = frame.root.node.box;
  const near = blocks(frame).filter(
    ({ leftPx, layer }) =>
      leftPx > 0 && leftPx <= LARGEST_MARGIN_SHARE * width && seenLines(layer, SIDEWAYS)[0],
  );
  const lines = clusters(near, ({ leftPx }) => leftPx, OFF.samePx) as readonly Blocks[];
  const [main] = lines.toSorted((a, b) => b.length - a.length);
  if (!main || main.length < OFF.fewestOnLine) return [];
  const places = new Set(main.map(({ box }) => Math.round(box.y / OFF.placePx))).size;
  // A column of centred cards keeps to the middle of the screen, not to a margin.
  if (places < OFF.fewestPlaces || main.every((block) => isCentred(block) && !isText(block.layer))) return [];
  const usualPx = main[0].leftPx;
  return lines.flatMap((line) => {
    const ownPx = line[0].leftPx;
    const off = Math.abs(ownPx - usualPx);
    const isSlip = off >= OFF.offPx.min && off <= OFF.offPx.max && line.length < main.length;
    const isSeen = line.every(
      (block) =>
        block.row.length === 0 &&
        !isCentred(block) &&
        (isWords(block.thing) || block.box.width >= OFF.wideShare * width),
    );
    if (!isSlip || !isSeen || !areMovedAsOne(line)) return [];
    const { layers, ends } = fromTo(layersOf(line));
    return [
      {
        kind: "off",
        layers,
        said: {
          ...ends,
          ownPx: tenths(ownPx),
          usualPx: tenths(usualPx),
          count: main.length,
        },
        miss: missedLength(off),
        mend: () =>
          line.some((block) => staysLopsided(block, usualPx))
            ? []
            : [
                propose(
                  "place-of-equals",
                  { px: tenths(off) },
                  moveEach(line.map(({ thing }) => [thing, usualPx - ownPx])),
                ),
              ],
      },
    ];
  });
});
