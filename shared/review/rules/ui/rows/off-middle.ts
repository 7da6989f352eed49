import { computed } from "../../../../perception/frame/computed.ts";
import { type Frame, closest } from "../../../../perception/frame/frame.ts";
import { besides, onGround } from "../../../../perception/layout/on-ground.ts";
import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import { isOrnament } from "../../../../perception/parts/is-ornament.ts";
import { pinnedBars } from "../../../../perception/structure/pinned-bars.ts";
import { isScreen } from "../../../../perception/structure/screens/screen-kind.ts";
import { mainRun } from "../../../../perception/text/typography/lines.ts";
import { type Thing, isWords } from "../../../../perception/things/thing.ts";
import { propose } from "../../../fixes/fix.ts";
import { moveThing } from "../../../fixes/place/move-thing.ts";
import { defineRule } from "../../../rule.ts";
import { areNear, center, right } from "../../../../scene/geometry.ts";

/** Blocks that stand alone in their rows and about in the middle of the screen, some of them a little beside it. */
interface OffMiddle {
  /** The blocks that are beside the middle, the farthest first. */
  readonly blocks: readonly [Thing, ...Thing[]];
  /** How far the middle of the first one is from that of the screen. */
  readonly offPx: number;
}

/** Further beside, a block is not meant to stand in the middle. */
const NEAR_PX = 16;
/** By less of the width of the screen nobody sees it. */
const OFF_SHARE = 0.01;
/** Of fewer nobody can tell that they are meant to share the middle. */
const FEWEST = 2;
/** More lines are a paragraph, which keeps to its column. */
const MOST_LINES = 2.2;
/** A wider block keeps to margins. */
const WIDE_SHARE = 0.85;
const SMALLEST_PX = 12;
/** Blocks that start or end on one line keep to it, and not to the middle. */
const SAME_EDGE_PX = 3;

function isBlock(thing: Thing, frame: Frame): boolean {
  const { layer, kind, box } = thing;
  const { box: screen } = frame.root.node;
  const off = center(box).x - center(screen).x;
  return (
    !layer.node.rotationDeg &&
    kind !== "picture" &&
    !(isWords(thing) && box.height > MOST_LINES * mainRun(thing.layer).lineHeightPx) &&
    Math.abs(off) <= NEAR_PX &&
    box.width <= WIDE_SHARE * screen.width &&
    Math.min(box.width, box.height) >= SMALLEST_PX / 2 &&
    !isForeignPart(layer) &&
    !isOrnament(layer) &&
    !closest(layer, (one) => pinnedBars(frame).includes(one))
  );
}

/** Narrower ones in the middle are as wide by chance. */
const IN_MIDDLE_PX = 2;

const sharesEdge = ({ box }: Thing, others: readonly Thing[], middle: number): boolean =>
  others.some(({ box: other }) => {
    const isByChance = other.width < box.width && areNear(center(other).x, middle, IN_MIDDLE_PX);
    const isOnEdge = areNear(other.x, box.x, SAME_EDGE_PX) || areNear(right(other), right(box), SAME_EDGE_PX);
    return other !== box && isOnEdge && !isByChance;
  });

/** Words and boxes alone in their rows whose middles are near that of the screen and differ; undefined for none. */
const offMiddle = computed((frame: Frame): OffMiddle | undefined => {
  const { things } = onGround(frame);
  const { box: screen } = frame.root.node;
  const alone = things.filter((thing) => {
    if (!isBlock(thing, frame)) return false;
    const { row, isInside } = besides(thing, frame);
    return row.length === 0 && !isInside;
  });
  const inMiddle = alone.filter((thing) => !sharesEdge(thing, things, center(screen).x));
  const offOf = ({ box }: Thing): number => Math.abs(center(box).x - center(screen).x);
  const [first, ...others] = inMiddle
    .filter((thing) => offOf(thing) >= OFF_SHARE * screen.width)
    .toSorted((a, b) => offOf(b) - offOf(a));
  if (!first || inMiddle.length < FEWEST || !inMiddle.some(isWords)) return undefined;
  return { blocks: [first, ...others], offPx: offOf(first) };
});

/** From here on it is seen without a ruler. */
const SEEN_PX = 5;

export const besideMiddle = defineRule({
  id: "off-middle",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "screen",
  basis: "https://www.nngroup.com/articles/principles-visual-design/",
  says: {
    en: {
      title: "A little beside the middle",
      problem: "“{name}” stands alone about in the middle of the screen, but {offPx} px beside it.",
      why: "What is centred shares one axis; a block a few pixels beside it makes the whole screen look as if it had slipped.",
      fix: "Centre “{name}” on the screen, like what stands above or below it.",
    },
    fr: {
      title: "Un peu à côté du milieu",
      problem: "« {name} » est seul à peu près au milieu de l’écran, mais décalé de {offPx} px.",
      why: "Ce qui est centré partage un même axe ; un bloc décalé de quelques pixels donne l’impression que tout l’écran a glissé.",
      fix: "Centrez « {name} » dans l’écran, comme ce qui est au-dessus ou au-dessous.",
    },
  },
  applies: (frame) =>
    isScreen(frame)
      ? (offMiddle(frame)
          ?.blocks.slice(0, 1)
          .map((block) => block.layer) ?? [])
      : [],
  check: (layer, { frame, pass, fail }) => {
    const found = offMiddle(frame);
    if (!found) return pass();
    return fail(
      { name: layer.node.name, offPx: Math.round(found.offPx) },
      {
        layers: found.blocks.map((block) => block.layer),
        named: { name: layer },
        miss: found.offPx >= SEEN_PX ? "clear" : "slight",
        mend: () => [
          propose(
            "centre",
            {},
            found.blocks.flatMap((block) =>
              moveThing(block, center(frame.root.node.box).x - center(block.box).x, 0),
            ),
          ),
        ],
      },
    );
  },
});
