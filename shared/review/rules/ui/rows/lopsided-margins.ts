import { computed } from "../../../../perception/frame/computed.ts";
import { type Frame, closest } from "../../../../perception/frame/frame.ts";
import { WIDE_BLOCK } from "../../../../perception/frame/limits.ts";
import { besides, onGround } from "../../../../perception/layout/on-ground.ts";
import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import { isOrnament } from "../../../../perception/parts/is-ornament.ts";
import { pinnedBars } from "../../../../perception/structure/pinned-bars.ts";
import { hasPhoneWidth } from "../../../../perception/structure/screens/has-phone-width.ts";
import { isScreen } from "../../../../perception/structure/screens/screen-kind.ts";
import type { Thing } from "../../../../perception/things/thing.ts";
import { propose } from "../../../fixes/fix.ts";
import { moveThing } from "../../../fixes/place/move-thing.ts";
import { defineRule } from "../../../rule.ts";
import { center, right } from "../../../../scene/geometry.ts";

/** The wide blocks of a phone's screen that stay further away from one side of it than from the other. */
interface LopsidedMargins {
  readonly blocks: readonly [Thing, ...Thing[]];
  /** The margins of the first block. */
  readonly leftPx: number;
  readonly rightPx: number;
}

/** Further away from one side, a block is meant to be narrower; beyond the edge it is scrolled. */
const MARGIN_PX = { min: 4, max: 48 };
/** Less is seen by nobody. */
const OFF_PX = 5;
const SAME_PX = 3;
const FEWEST = 2;
/** Where as many keep two equal margins, the others are slips of their own. */
const MOST_SHARE = 0.7;

const leftOf = ({ box }: Thing, { root }: Frame): number => box.x - root.node.box.x;
const rightOf = ({ box }: Thing, { root }: Frame): number => right(root.node.box) - right(box);

/** How much more room a block has at its right; negative for more at its left. */
const leanOf = (thing: Thing, frame: Frame): number => rightOf(thing, frame) - leftOf(thing, frame);

function isWideBlock(thing: Thing, frame: Frame): boolean {
  const { layer, kind, painter, box } = thing;
  const { width } = frame.root.node.box;
  const margins = [leftOf(thing, frame), rightOf(thing, frame)];
  return (
    painter !== undefined &&
    kind !== "picture" &&
    !layer.node.rotationDeg &&
    box.width >= WIDE_BLOCK.toOneSide.minShare * width &&
    box.width <= WIDE_BLOCK.toOneSide.maxShare * width &&
    box.height >= WIDE_BLOCK.toOneSide.lowestPx &&
    margins.every((margin) => margin >= MARGIN_PX.min && margin <= MARGIN_PX.max) &&
    !isForeignPart(layer) &&
    !isOrnament(layer) &&
    !closest(layer, (one) => pinnedBars(frame).includes(one))
  );
}

/** The wide blocks of a phone's screen that lean to one side by the same amount; undefined when most stand in its middle. */
const lopsidedMargins = computed((frame: Frame): LopsidedMargins | undefined => {
  if (!hasPhoneWidth(frame)) return undefined;
  const wide = onGround(frame).things.filter((thing) => {
    if (!isWideBlock(thing, frame)) return false;
    const { row, isInside } = besides(thing, frame);
    return row.length === 0 && !isInside;
  });
  const lean = wide.map((thing) => leanOf(thing, frame)).toSorted((a, b) => a - b)[
    Math.floor(wide.length / 2)
  ];
  if (lean === undefined || Math.abs(lean) < OFF_PX) return undefined;
  const [first, ...others] = wide.filter((thing) => Math.abs(leanOf(thing, frame) - lean) <= SAME_PX);
  if (!first || others.length + 1 < FEWEST || others.length + 1 < MOST_SHARE * wide.length) return undefined;
  return { blocks: [first, ...others], leftPx: leftOf(first, frame), rightPx: rightOf(first, frame) };
});

/** From here on it is seen without a ruler. */
const SEEN_PX = 6;

export const leaningBlocks = defineRule({
  id: "lopsided-margins",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "screen",
  basis: "https://m3.material.io/foundations/layout/applying-layout/compact",
  says: {
    en: {
      title: "Unequal side margins",
      problem:
        "The {count} wide blocks of this screen keep {leftPx} px from its left edge and {rightPx} px from its right edge.",
      why: "Blocks as wide as the screen are framed by its two edges; with unequal margins everything seems to have slipped aside.",
      fix: "Keep one margin at both sides, for example {marginPx} px.",
    },
    fr: {
      title: "Marges latérales inégales",
      problem:
        "Les {count} blocs larges de cet écran sont à {leftPx} px de son bord gauche et à {rightPx} px de son bord droit.",
      why: "Des blocs aussi larges que l’écran sont encadrés par ses deux bords ; avec des marges inégales, tout semble avoir glissé sur le côté.",
      fix: "Gardez la même marge des deux côtés, par exemple {marginPx} px.",
    },
  },
  applies: (frame) =>
    isScreen(frame)
      ? (lopsidedMargins(frame)
          ?.blocks.slice(0, 1)
          .map(({ layer }) => layer) ?? [])
      : [],
  check: (_, { frame, pass, fail }) => {
    const found = lopsidedMargins(frame);
    if (!found) return pass();
    const { blocks, leftPx, rightPx } = found;
    const middle = center(frame.root.node.box).x;
    return fail(
      {
        count: blocks.length,
        leftPx: Math.round(leftPx),
        rightPx: Math.round(rightPx),
        marginPx: Math.round((leftPx + rightPx) / 2),
      },
      {
        layers: blocks.map(({ layer }) => layer),
        miss: Math.abs(rightPx - leftPx) >= SEEN_PX ? "clear" : "slight",
        mend: () => [
          propose(
            "centre",
            {},
            blocks.flatMap((block) => moveThing(block, middle - center(block.box).x, 0)),
          ),
        ],
      },
    );
  },
});
