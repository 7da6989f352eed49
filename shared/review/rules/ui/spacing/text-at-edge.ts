import { right } from "../../../../scene/geometry.ts";
import { hasFill } from "../../../../perception/paint/painted-box.ts";
import { isOpaque } from "../../../../perception/paint/veils.ts";
import { inkBox } from "../../../../perception/text/typography/ink.ts";
import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import { mainRun } from "../../../../perception/text/typography/lines.ts";
import { isScrolled } from "../../../../perception/paint/opacity.ts";
import { quote } from "../../../../perception/controls/targets/target-words.ts";
import { seenTexts } from "../../../../perception/paint/seen-texts.ts";
import { closest, type Frame, type Layer, type TextLayer } from "../../../../perception/frame/frame.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import { margins } from "../../../../perception/structure/margins.ts";
import { type Cell, repetitions } from "../../../../perception/structure/repetition/repetition.ts";
import { moveFromEdge } from "../../../fixes/place/from-edge.ts";
import { defineRule } from "../../../rule.ts";

const SMALLEST_MARGIN_PX = 8;
const USUAL_MARGIN_PX = 16;

/** The margin that the rest of the screen keeps, when it is wide enough. */
const marginOf = (frame: Frame): number => {
  const { usualPx = USUAL_MARGIN_PX } = margins(frame) ?? {};
  return usualPx >= SMALLEST_MARGIN_PX ? Math.round(usualPx) : USUAL_MARGIN_PX;
};
/** Larger letters run to the edge, or beyond it, as a picture. */
const LARGEST_TEXT_PX = 64;
const SCREEN_PX = { minWidth: 320, minHeight: 400 };

const isScreen = ({ root: { node } }: Frame): boolean =>
  node.box.width >= SCREEN_PX.minWidth && node.box.height >= SCREEN_PX.minHeight;

/** Space between the letters and the edges of the screen, as far as the box of the text tells. */
function marginsOf({ node }: TextLayer, { root }: Frame): readonly number[] {
  const { alignHorizontal, resize } = node.text;
  const fits = resize === "width-and-height";
  const left = node.box.x - root.node.box.x;
  const rest = right(root.node.box) - right(node.box);
  return [
    ...(fits || alignHorizontal === "left" ? [left] : []),
    ...(fits || alignHorizontal === "right" ? [rest] : []),
  ];
}

/** A label with a ground of its own, no larger than its words need. */
const PILL = { mostAroundPx: 28, mostHeightPx: 44, nearPx: 4, beyondPx: 8 };

/** The round box of a label: what is square at the edge, or hangs far out of it, is fixed there on purpose. */
function pillOf(text: TextLayer): Layer | undefined {
  const pill = text.parent && closest(text.parent, (layer) => layer.parent !== null && hasFill(layer));
  if (!pill || !isOpaque(pill)) return undefined;
  const { box, cornerRadiiPx = [] } = pill.node;
  const around = box.width - (inkBox(text)?.width ?? 0);
  const isRound = cornerRadiiPx.length > 0 && cornerRadiiPx.every((px) => px > 0);
  return isRound && around <= 2 * PILL.mostAroundPx && box.height <= PILL.mostHeightPx ? pill : undefined;
}

/** 0 for a text on a round ground that touches the edge of a screen whose parts keep a margin. */
function pillMargin(text: TextLayer, frame: Frame): number {
  const pill = margins(frame) && pillOf(text);
  if (!pill) return Infinity;
  const { root } = frame;
  const { box } = pill.node;
  const sides = [box.x - root.node.box.x, right(root.node.box) - right(box)];
  const least = Math.min(...sides);
  return least <= PILL.nearPx && least >= -PILL.beyondPx ? Math.max(0, least) : Infinity;
}

/** So near the edge, or beyond it, a cell says that more of its row follows. */
const PEEKING_PX = 8;

/** The layers of rows that run off a side of the screen, to be swiped. */
const peekingLayers = computed((frame: Frame): ReadonlySet<Layer> => {
  const { x, width } = frame.root.node.box;
  const runsOff = ({ box }: Cell): boolean => box.x < x - PEEKING_PX || right(box) > x + width + PEEKING_PX;
  const rows = repetitions(frame).flatMap(({ lines }) =>
    lines.filter(({ direction }) => direction === "row"),
  );
  return new Set(
    rows
      .filter(({ cells }) => cells.some(runsOff))
      .flatMap(({ cells }) => cells.flatMap(({ layers }) => layers)),
  );
});

const isInCarousel = (text: TextLayer, frame: Frame): boolean =>
  closest(text, (layer) => peekingLayers(frame).has(layer)) !== undefined;

export const textAtEdge = defineRule({
  id: "text-at-edge",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "screen",
  basis: "https://m3.material.io/foundations/layout/applying-layout/compact",
  yieldsTo: ["off-margin", "text-overflow"],
  says: {
    en: {
      title: "Text touches the screen’s edge",
      problem: "“{text}” starts or ends {marginPx} px from the edge of the screen.",
      why: "Cases, rounded corners and thumbs cover the edge, and the text looks as if it had slipped.",
      fix: "Keep text at least {usualPx} px away from the edges of the screen.",
    },
    fr: {
      title: "Texte collé au bord de l’écran",
      problem: "« {text} » commence ou finit à {marginPx} px du bord de l’écran.",
      why: "La coque, les coins arrondis et les pouces cachent le bord, et le texte semble avoir glissé.",
      fix: "Gardez les textes à {usualPx} px au moins des bords de l’écran.",
    },
  },
  applies: (frame) =>
    isScreen(frame)
      ? seenTexts(frame).filter(
          (text) =>
            !isForeignPart(text) &&
            mainRun(text).sizePx <= LARGEST_TEXT_PX &&
            !isScrolled(text, "horizontal") &&
            !isInCarousel(text, frame) &&
            !text.node.rotationDeg,
        )
      : [],
  check: (text, { frame, pass, fail }) => {
    const ownPx = Math.round(Math.min(...marginsOf(text, frame)));
    const isCut = ownPx < 0;
    const marginPx = Math.min(ownPx, Math.round(pillMargin(text, frame)));
    if (isCut || marginPx >= SMALLEST_MARGIN_PX) return pass();
    const cause = `${marginPx}|${text.node.box.x < frame.root.node.box.x + SMALLEST_MARGIN_PX ? "left" : "right"}`;
    const usualPx = marginOf(frame);
    return fail(
      { text: quote(text.node.text.characters), marginPx, usualPx },
      { cause, mend: () => (ownPx === marginPx ? moveFromEdge(text, usualPx, frame) : []) },
    );
  },
});
