import { hasScreenShape } from "./has-screen-shape.ts";
import { PHONE } from "../../frame/limits.ts";
import { area } from "../../../scene/geometry.ts";
import { computed } from "../../frame/computed.ts";
import { isText, type Frame, type Layer, type TextLayer } from "../../frame/frame.ts";
import { isDeviceSize } from "./device-size.ts";
import { wordsOf } from "../../text/language/prose.ts";

const FRAMES: ReadonlySet<string> = new Set("FRAME INSTANCE COMPONENT GROUP".split(" "));
const FEWEST_SCREENS = 2;
const FEWEST_LAYERS = 5;
/** A layer nearly as wide as the frame is a part of its screen. */
const LARGEST_WIDTH_SHARE = 0.7;
const SMALLEST_SEEN_SHARE = 0.5;
/** Where a phone shows the time: in the first strip of its screen. */
const CLOCK = { text: /^\d{1,2}[:.]\d{2}( ?[ap]m)?$/i, stripRatio: 0.17 };

/** The clocks of a frame by the layers that they lie in. */
const clocksAround = computed(({ texts }: Frame): ReadonlyMap<Layer, readonly TextLayer[]> => {
  const around = new Map<Layer, TextLayer[]>();
  for (const text of texts) {
    if (!CLOCK.text.test(wordsOf(text))) continue;
    for (let up = text.parent, steps = 0; up && steps < 32; up = up.parent, steps++) {
      const clocks = around.get(up);
      if (!clocks) around.set(up, [text]);
      else if (clocks.length < 8) clocks.push(text);
    }
  }
  return around;
});

const hasClock = (layer: Layer, frame: Frame): boolean =>
  (clocksAround(frame).get(layer) ?? []).some(
    ({ node }) => node.box.y - layer.node.box.y <= CLOCK.stripRatio * layer.node.box.width,
  );

const isPartOfView = (layer: Layer, { root }: Frame): boolean =>
  layer.node.box.width <= LARGEST_WIDTH_SHARE * root.node.box.width &&
  layer.visibleBox !== null &&
  area(layer.visibleBox) >= SMALLEST_SEEN_SHARE * area(layer.node.box);

/** A frame with next to nothing in it may be a ground or a picture. */
function hasContent(layer: Layer): boolean {
  let [count, hasWords] = [0, false];
  const waiting = [layer];
  for (
    let next = waiting.pop();
    next && (count < FEWEST_LAYERS || !hasWords) && count < 500;
    next = waiting.pop()
  ) {
    count += next.children.length;
    hasWords ||= next.children.some(isText);
    waiting.push(...next.children.slice(0, FEWEST_LAYERS * 20));
  }
  return count >= FEWEST_LAYERS && hasWords;
}

function isScreen(layer: Layer, frame: Frame): boolean {
  if (!FRAMES.has(layer.node.type) || layer.children.length === 0 || !isPartOfView(layer, frame))
    return false;
  return (
    (isDeviceSize(layer.node.box) && hasContent(layer)) ||
    (hasScreenShape(layer.node.box, PHONE.presented) && hasClock(layer, frame))
  );
}

function collect(layer: Layer, frame: Frame, found: Layer[]): void {
  for (const child of layer.children)
    if (isScreen(child, frame)) found.push(child);
    else collect(child, frame, found);
}

/**
 * The screens that a frame holds beside each other, as a presentation does: of the size of a device, or in the shape of
 * a phone with its clock. None when there are not several: a single one may be a part of the screen around it.
 */
export const nestedScreens = computed((frame: Frame): readonly Layer[] => {
  const found: Layer[] = [];
  collect(frame.root, frame, found);
  return found.length >= FEWEST_SCREENS ? found : [];
});
