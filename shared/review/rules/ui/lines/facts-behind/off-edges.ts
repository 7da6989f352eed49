import type { Element } from "../../../../../perception/elements/element.ts";
import { elements } from "../../../../../perception/elements/elements.ts";
import { nearWidths } from "../../../../../perception/controls/fields/near-widths.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import type { Frame } from "../../../../../perception/frame/frame.ts";
import { isForPeople } from "../../../../../perception/structure/screens/screen-kind.ts";
import { wordsOf } from "../../../../../perception/text/language/prose.ts";
import { textIndex } from "../../../../../perception/text/text-index.ts";
import { inkBox } from "../../../../../perception/text/typography/ink.ts";
import { right, union } from "../../../../../scene/geometry.ts";
import type { Box } from "../../../../../scene/scene.ts";
import { alignWithFields } from "../../../../fixes/place/align-with-fields.ts";
import type { LineSlip } from "./crooked.ts";
import { fromTo } from "./slip.ts";

/** The buttons below fields that follow their edges only roughly. */
export const offButtons = computed((frame: Frame): readonly LineSlip[] =>
  (isForPeople(frame) ? nearWidths(frame) : []).map((near) => {
    const { button, form, leftPx, rightPx } = near;
    const { layers, named, ends } = fromTo([button.layers[0], (form.at(-1) ?? form[0]).layers[0]]);
    return {
      by: "button",
      layers,
      said: {
        ...ends,
        linesPx: [Math.round(leftPx), Math.round(rightPx)],
        offPx: Math.round(Math.max(leftPx, rightPx)),
        count: form.length,
        usualPx: Math.round(form[0].box.width),
      },
      named,
      mend: () => alignWithFields(near, frame),
    };
  }),
);

const BELOW_PX = 40;
const BESIDE_PX = 32;
const SEEN_PX = 5;
const FIGURE = /^[-–−+]?\p{Sc}?\s?\d[\d\s.,:]*\s?(?:%|\p{Sc}|\p{L}{1,3})?$/u;

const isSlider = ({ role }: Element): boolean => role === "slider" || role === "progress";

/** The knob reaches beyond the track where it stands at one of its ends. */
const trackOf = ({ layers }: Element): Box | null =>
  union(layers.map(({ node }) => node.box).filter(({ width, height }) => width > 2 * height));

function endsOff(slider: Element, frame: Frame): readonly LineSlip[] {
  const track = trackOf(slider);
  if (!track) return [];
  const below = { ...track, x: track.x - BESIDE_PX, width: track.width + 2 * BESIDE_PX, height: BELOW_PX };
  const [first, last, ...more] = textIndex(frame)
    .touching(below)
    .filter((text) => FIGURE.test(wordsOf(text)) && text.node.box.y >= track.y)
    .toSorted((a, b) => a.node.box.x - b.node.box.x);
  const [one, other] = [first && inkBox(first), last && inkBox(last)];
  if (!first || !last || !one || !other || more.length > 0) return [];
  const linesPx = [one.x - track.x, right(track) - right(other)].map((px) => Math.round(Math.abs(px)));
  const offPx = Math.max(...linesPx);
  const { named, ends } = fromTo([first, last]);
  // Where one stands in the middle, or beside the bar, it does not stand for an end.
  if (offPx < SEEN_PX || offPx > BESIDE_PX || right(one) >= other.x) return [];
  return [
    {
      by: "ends",
      severity: "suggestion",
      layers: [slider.layers[0], first, last],
      said: {
        ...ends,
        linesPx,
        offPx,
        count: 2,
        usualPx: Math.round(track.width),
      },
      named,
    },
  ];
}

/** The bars whose figures below do not stand where the bar begins and ends. */
export const offEnds = computed((frame: Frame): readonly LineSlip[] =>
  isForPeople(frame)
    ? elements(frame)
        .filter(isSlider)
        .flatMap((slider) => endsOff(slider, frame))
    : [],
);
