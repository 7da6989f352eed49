import { computed } from "../../../../../perception/frame/computed.ts";
import type { Frame, Layer } from "../../../../../perception/frame/frame.ts";
import { hasPicture } from "../../../../../perception/paint/painted-box.ts";
import { SIDEWAYS } from "../../../../../perception/structure/axis.ts";
import { hasPhoneWidth } from "../../../../../perception/structure/screens/has-phone-width.ts";
import { propose } from "../../../../fixes/fix.ts";
import { moveEach } from "../../../../fixes/place/move-thing.ts";
import { degreeOfSlip } from "../../../../weigh/degree.ts";
import { fromTo, type PixelSlip } from "./slip.ts";
import { besideMiddle, type Block, blocks } from "./blocks.ts";

/** Blocks that stay further away from one side than from the other. */
type MarginSlip = PixelSlip<
  never,
  { readonly ownPx: number; readonly usualPx: number; readonly count: number }
>;

const layersOf = (found: readonly Block[]): readonly Layer[] => found.map(({ thing }) => thing.layer);

/** The least step that is seen without a ruler. */
const SEEN_PX = 6;

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
  const { layers } = fromTo(layersOf(found));
  return [
    {
      layers,
      said: {
        ownPx: Math.round(first.leftPx),
        usualPx: Math.round(first.rightPx),
        count: found.length,
      },
      miss: degreeOfSlip(Math.abs(leanOf(first)), { seenPx: SEEN_PX, farPx: LOPSIDED.farPx }),
      mend: () => [
        propose(
          "centre",
          {},
          moveEach(
            found.map(({ thing }) => thing),
            found.map(({ box }) => -besideMiddle(box, frame)),
            SIDEWAYS,
          ),
        ),
      ],
    },
  ];
});
