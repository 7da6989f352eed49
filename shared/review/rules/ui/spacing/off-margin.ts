import { computed } from "../../../../perception/frame/computed.ts";
import { type Frame, type Layer, ancestors, closest, isText } from "../../../../perception/frame/frame.ts";
import { paintedIndex } from "../../../../perception/paint/painted-index.ts";
import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import { DOWNWARDS, SIDEWAYS, shareStretch } from "../../../../perception/structure/axis.ts";
import { clusters } from "../../../../perception/structure/clusters.ts";
import { type MarginSide, outermost } from "../../../../perception/structure/margins.ts";
import { pinnedBars } from "../../../../perception/structure/pinned-bars.ts";
import { isScreen } from "../../../../perception/structure/screens/screen-kind.ts";
import { textIndex } from "../../../../perception/text/text-index.ts";
import { propose } from "../../../fixes/fix.ts";
import { moveLayer } from "../../../fixes/set-values.ts";
import { defineFrameRule } from "../../../rule.ts";
import { missedLength } from "../../../weigh/degree.ts";
import { right } from "../../../../scene/geometry.ts";

/** A block of a screen that stands a little beside the line on which the others stand. */
interface OffMargin {
  readonly ownPx: number;
  readonly usualPx: number;
  /** How many stand on the line. */
  readonly count: number;
  /** How far it has to be moved to the right to be on it. */
  readonly rightPx: number;
}

const SAME_PX = 1;
/** Nearer is a matter of rounding; farther is a line of its own. */
const OFF_PX = { min: 2, max: 12 };
const FEWEST_ON_LINE = 4;
const SMALLEST_BLOCK_SHARE = 0.4;
/** A line is the margin when things stand on it in at least so many places down the screen. */
const FEWEST_PLACES = 3;
const LARGEST_MARGIN_SHARE = 0.25;
const SIDES: readonly MarginSide[] = ["left", "right"];

const offsetOf = (box: Layer["node"]["box"], { root }: Frame, side: MarginSide): number =>
  side === "left" ? box.x - root.node.box.x : right(root.node.box) - right(box);

/** Letters show where they start only at the side to which they are set. */
const showsSide = ({ node: { text } }: Layer, side: MarginSide): boolean =>
  !text || (text.alignHorizontal === side && (side === "left" || text.resize === "width-and-height"));

const isCentred = ({ node: { box } }: Layer, frame: Frame): boolean =>
  Math.abs(offsetOf(box, frame, "left") - offsetOf(box, frame, "right")) <= 2 * SAME_PX;

/** The largest layer around all of them that starts where they do: what was moved. */
function blockOf(line: readonly Layer[], frame: Frame, side: MarginSide): Layer | undefined {
  const [first] = line;
  if (!first) return undefined;
  const at = offsetOf(first.node.box, frame, side);
  const around = [first, ...ancestors(first)].filter(
    ({ parent, node }) => parent !== null && Math.abs(offsetOf(node.box, frame, side) - at) <= SAME_PX,
  );
  return around.findLast((block) =>
    line.every((layer) => layer === block || ancestors(layer).includes(block)),
  );
}

/** True when a block stands alone in its row: beside an icon or a price, words begin where those leave room. */
function isAloneInRow(block: Layer, frame: Frame): boolean {
  const { x, width } = frame.root.node.box;
  const row = { ...block.node.box, x, width };
  const isBeside = (other: Layer): boolean =>
    shareStretch(DOWNWARDS, other.node.box, block.node.box) &&
    !shareStretch(SIDEWAYS, other.node.box, block.node.box);
  return ![...paintedIndex(frame).touching(row), ...textIndex(frame).touching(row)].some(isBeside);
}

const isPinned = (block: Layer, frame: Frame): boolean =>
  closest(block, (layer) => pinnedBars(frame).includes(layer)) !== undefined;

/** Only what is wide, or words that stand alone, is seen to leave the margin. */
const isBlock = (block: Layer, line: readonly Layer[], frame: Frame): boolean =>
  (block.node.box.width >= SMALLEST_BLOCK_SHARE * frame.root.node.box.width || line.every(isText)) &&
  !isPinned(block, frame) &&
  isAloneInRow(block, frame);

const placesOf = (line: readonly Layer[]): number =>
  new Set(line.map(({ node }) => Math.round(node.box.y / 8))).size;

function offAt(frame: Frame, side: MarginSide): readonly (readonly [Layer, OffMargin])[] {
  const near = outermost(frame).filter((layer) => {
    const offset = offsetOf(layer.node.box, frame, side);
    const isNear = offset > 0 && offset <= LARGEST_MARGIN_SHARE * frame.root.node.box.width;
    return isNear && showsSide(layer, side) && !isForeignPart(layer);
  });
  const offset = ({ node }: Layer): number => offsetOf(node.box, frame, side);
  const lines = clusters(near, offset, SAME_PX);
  const main = lines.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const [onLine] = main;
  // A column of centred cards keeps to the middle of the screen, not to a margin.
  const isMargin = !main.every((layer) => isCentred(layer, frame) && !isText(layer));
  if (!onLine || !isMargin || main.length < FEWEST_ON_LINE || placesOf(main) < FEWEST_PLACES) return [];
  return lines.flatMap((line) => {
    const [first] = line;
    const block = line.length < main.length && first ? blockOf(line, frame, side) : undefined;
    if (
      !first ||
      !block ||
      !isBlock(block, line, frame) ||
      line.some((layer) => isCentred(layer, frame)) ||
      isCentred(block, frame)
    )
      return [];
    const [ownPx, usualPx] = [offset(first), offset(onLine)];
    const off = Math.abs(ownPx - usualPx);
    if (off < OFF_PX.min || off > OFF_PX.max) return [];
    const rightPx = side === "left" ? usualPx - ownPx : ownPx - usualPx;
    return [[block, { ownPx, usualPx, count: main.length, rightPx }] as const];
  });
}

/** The blocks of a screen that stand a little beside its left or right margin, by their layer. */
const offMargins = computed(
  (frame: Frame): ReadonlyMap<Layer, OffMargin> =>
    new Map(SIDES.toReversed().flatMap((side) => offAt(frame, side))),
);

const round = (px: number): number => Math.round(px * 10) / 10;

export const offMargin = defineFrameRule({
  id: "off-margin",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "screen",
  basis: "https://m3.material.io/foundations/layout/applying-layout/compact",
  yieldsTo: ["off-middle", "wandering-edges", "crooked-column"],
  says: {
    en: {
      title: "One block is off the margin",
      problem:
        "“{name}” is {ownPx} px away from the edge of the screen, where {count} others keep a margin of {usualPx} px.",
      why: "A common margin holds a screen together: what is slightly off it looks as if it had slipped.",
      fix: "Put “{name}” {usualPx} px away from the edge, like the rest.",
    },
    fr: {
      title: "Un bloc hors de la marge",
      problem:
        "« {name} » est à {ownPx} px du bord de l’écran, alors que {count} autres éléments gardent une marge de {usualPx} px.",
      why: "Une marge commune tient l’écran ensemble : ce qui s’en écarte de peu semble avoir glissé.",
      fix: "Placez « {name} » à {usualPx} px du bord, comme le reste.",
    },
  },
  find: (frame) => (isScreen(frame) ? offMargins(frame) : undefined),
  tell: (off, { layer, fail }) => {
    const { ownPx, usualPx, count, rightPx } = off;
    return fail(
      { name: layer.node.name, ownPx: round(ownPx), usualPx: round(usualPx), count },
      {
        named: { name: layer },
        miss: missedLength(ownPx - usualPx),
        mend: () => [
          propose("place-of-equals", { px: round(Math.abs(rightPx)) }, moveLayer(layer, rightPx, 0)),
        ],
      },
    );
  },
});
