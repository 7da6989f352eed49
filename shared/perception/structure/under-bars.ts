import { bottom } from "../../scene/geometry.ts";
import { computed } from "../frame/computed.ts";
import { ancestors, type Frame, type Layer, type TextLayer } from "../frame/frame.ts";
import { uncoveredShare } from "../paint/covered.ts";
import { totalOpacity } from "../paint/opacity.ts";
import { pinnedBars } from "./pinned-bars.ts";
import { inkBox } from "../text/typography/ink.ts";

/** A text of which a bar that stays at the bottom of the screen hides a part, or all. */
export interface UnderBar {
  readonly bar: Layer;
  /** How much of the letters is hidden, from 0 to 1. */
  readonly share: number;
}

/** What is fainter is there for nobody. */
const FAINTEST = 0.03;
/** Less is the rim of a letter. */
const LEAST_HIDDEN = 0.12;

/** The part of the screen that a layer belongs to. */
const partOf = (layer: Layer): Layer => ancestors(layer).at(-2) ?? layer;

function under(text: TextLayer, bar: Layer, frame: Frame): readonly (readonly [TextLayer, UnderBar])[] {
  const ink = inkBox(text);
  const begins = bar.node.box.y;
  // What begins under the bar may be an older one; what begins above it goes on behind it.
  const goesOn = partOf(text).node.box.y < begins;
  const isBehind = ink !== null && bottom(ink) > begins && bottom(ink) <= bottom(bar.node.box);
  if (text.order > bar.order || !goesOn || !isBehind || totalOpacity(text) < FAINTEST) return [];
  const share = 1 - uncoveredShare(text, frame);
  return share < LEAST_HIDDEN ? [] : [[text, { bar, share }]];
}

/** The texts that go on behind the bar which stays at the bottom of the screen, by their layer. */
export const textsUnderBars = computed((frame: Frame): ReadonlyMap<Layer, UnderBar> => {
  const [bar] = pinnedBars(frame);
  return new Map(bar ? frame.texts.flatMap((text) => under(text, bar, frame)) : []);
});

/** What is nearly as high as the screen is its ground. */
const GROUND_SHARE = 0.9;

/** Whether what lies behind a bar ends there, so that nothing more can be scrolled up. */
export function endsUnder(bar: Layer, { root, layers }: Frame): boolean {
  const { box, scrolls } = root.node;
  const isContent = ({ order, depth, visibleBox, node }: Layer): boolean =>
    depth > 0 && order < bar.order && visibleBox !== null && node.box.height < GROUND_SHARE * box.height;
  return (
    scrolls !== "vertical" &&
    scrolls !== "both" &&
    !layers.some(
      (layer) =>
        isContent(layer) && (bottom(layer.node.box) >= bottom(box) || layer.node.scrolls !== undefined),
    )
  );
}
