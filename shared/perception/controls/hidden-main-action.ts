import { isSure, type Element } from "../elements/element.ts";
import { elements } from "../elements/elements.ts";
import { computed } from "../frame/computed.ts";
import { closest, type Frame } from "../frame/frame.ts";
import { boxInFirstView, firstView } from "../structure/screens/first-view.ts";
import { pinnedBars } from "../structure/pinned-bars.ts";
import { isScreen } from "../structure/screens/screen-kind.ts";
import { hasPhoneWidth } from "../structure/screens/has-phone-width.ts";

/** The main action of a long screen, and how far people scroll until they see it. */
export interface BelowFold {
  readonly action: Element;
  readonly downPx: number;
  readonly viewPx: number;
}

/** The button that ends a screen is at least this share of the view wide. */
const LEAST_WIDTH_SHARE = 0.6;
/** A little below the fold, more is seen on the next larger phone. */
const LEAST_DOWN = 1.15;
const MOST_VIEWS = 3;
/** Another button as loud as it that is seen at first leads on as well. */
const isLoud = (one: Element): boolean =>
  one.role === "button" && one.emphasis === "filled" && isSure(one, "alone");

/** The main action of a phone’s screen that is out of sight until people scroll; undefined when there is none. */
export const hiddenMainAction = computed((frame: Frame): BelowFold | undefined => {
  if (!isScreen(frame) || !hasPhoneWidth(frame)) return undefined;
  const loud = elements(frame).filter(isLoud);
  const action = loud.find(({ isPrimary }) => isPrimary);
  const view = firstView(frame);
  if (!action || action.box.y - view.y < LEAST_DOWN * view.height) return undefined;
  const [layer] = action.layers;
  const isPinned = closest(layer, (one) => pinnedBars(frame).includes(one)) !== undefined;
  // Only a loud button above the main action can be seen before it.
  const isSeen = loud.some(
    ({ layers: [one], box }) => box.y < action.box.y && boxInFirstView(one, frame) !== null,
  );
  // The foot of a long page is no screen that leads on.
  const isLanding = frame.root.node.box.height > MOST_VIEWS * view.height;
  const isWide = action.box.width >= LEAST_WIDTH_SHARE * view.width;
  return isPinned || isSeen || isLanding || !isWide
    ? undefined
    : { action, downPx: action.box.y - view.y, viewPx: view.height };
});
