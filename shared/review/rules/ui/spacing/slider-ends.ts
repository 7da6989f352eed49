import type { Element } from "../../../../perception/elements/element.ts";
import { elements } from "../../../../perception/elements/elements.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame, Layer, TextLayer } from "../../../../perception/frame/frame.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { wordsOf } from "../../../../perception/text/language/prose.ts";
import { textIndex } from "../../../../perception/text/text-index.ts";
import { inkBox } from "../../../../perception/text/typography/ink.ts";
import { defineFrameRule } from "../../../rule.ts";
import { right, union } from "../../../../scene/geometry.ts";
import type { Box } from "../../../../scene/scene.ts";

/** How far the figures under a bar stand beside its ends, in px: less than 0 is outside of it. */
interface SliderEnds {
  readonly figures: readonly [TextLayer, TextLayer];
  readonly leftPx: number;
  readonly rightPx: number;
}

const BELOW_PX = 40;
const BESIDE_PX = 32;
const SEEN_PX = 5;
const FIGURE = /^[-–−+]?\p{Sc}?\s?\d[\d\s.,:]*\s?(?:%|\p{Sc}|\p{L}{1,3})?$/u;

const isSlider = ({ role }: Element): boolean => role === "slider" || role === "progress";

/** The knob reaches beyond the track where it stands at one of its ends. */
const trackOf = ({ layers }: Element): Box | null =>
  union(layers.map(({ node }) => node.box).filter(({ width, height }) => width > 2 * height));

function endsOf(track: Box, frame: Frame): SliderEnds | undefined {
  const below = { ...track, x: track.x - BESIDE_PX, width: track.width + 2 * BESIDE_PX, height: BELOW_PX };
  const figures = textIndex(frame)
    .touching(below)
    .filter((text) => FIGURE.test(wordsOf(text)) && text.node.box.y >= track.y)
    .toSorted((a, b) => a.node.box.x - b.node.box.x);
  const [first, last, ...more] = figures;
  const [one, other] = [first && inkBox(first), last && inkBox(last)];
  if (!first || !last || !one || !other || more.length > 0) return undefined;
  const [leftPx, rightPx] = [one.x - track.x, right(track) - right(other)];
  // Where one stands in the middle, or beside the bar, it does not stand for an end.
  if (Math.max(Math.abs(leftPx), Math.abs(rightPx)) > BESIDE_PX || right(one) >= other.x) return undefined;
  return { figures: [first, last], leftPx, rightPx };
}

/** The bars whose figures below do not stand where the bar begins and ends, by the bar. */
const offSliderEnds = computed(
  (frame: Frame): ReadonlyMap<Layer, SliderEnds> =>
    new Map(
      elements(frame)
        .filter(isSlider)
        .flatMap((element) => {
          const track = trackOf(element);
          const ends = track && endsOf(track, frame);
          const isOff = ends && (Math.abs(ends.leftPx) >= SEEN_PX || Math.abs(ends.rightPx) >= SEEN_PX);
          return isOff ? [[element.layers[0], ends] as const] : [];
        }),
    ),
);

const round = (px: number): number => Math.round(Math.abs(px));

export const sliderEnds = defineFrameRule({
  id: "slider-ends",
  aspect: "ui",
  severity: "suggestion",
  certainty: "likely",
  judges: "controls",
  basis: "https://www.nngroup.com/articles/gui-slider-controls/",
  says: {
    en: {
      title: "Figures out of line with their bar",
      problem: "The figures under the bar stand {leftPx} and {rightPx} px beside its two ends.",
      why: "They name the two ends of the bar; placed elsewhere, they make the eye look for another line.",
      fix: "Begin the first figure where the bar begins, and end the last one where it ends.",
    },
    fr: {
      title: "Chiffres décalés par rapport à leur barre",
      problem: "Les chiffres sous la barre sont à {leftPx} et {rightPx} px de ses deux extrémités.",
      why: "Ils nomment les deux bouts de la barre ; placés ailleurs, ils font chercher une autre ligne.",
      fix: "Faites commencer le premier chiffre où commence la barre, et finir le dernier où elle finit.",
    },
  },
  find: (frame) => (isForPeople(frame) ? offSliderEnds(frame) : undefined),
  tell: (ends, { layer, fail }) => {
    return fail(
      { leftPx: round(ends.leftPx), rightPx: round(ends.rightPx) },
      { layers: [layer, ...ends.figures] },
    );
  },
});
