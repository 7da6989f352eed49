import { type Element, isSure, type Role } from "../../../../../perception/elements/element.ts";
import { elements } from "../../../../../perception/elements/elements.ts";
import { isDisabled } from "../../../../../perception/elements/is-disabled.ts";
import { indexBoxes } from "../../../../../perception/frame/box-index.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import { type Frame, isText, type Layer } from "../../../../../perception/frame/frame.ts";
import { WIDE_FROM_PX } from "../../../../../perception/frame/limits.ts";
import { boxPainter } from "../../../../../perception/paint/painted-box.ts";
import { isForeignPart } from "../../../../../perception/parts/foreign-part.ts";
import { platformOf } from "../../../../../perception/parts/platform.ts";
import { hasPhoneWidth } from "../../../../../perception/structure/screens/has-phone-width.ts";
import { isForPeople, isScreen } from "../../../../../perception/structure/screens/screen-kind.ts";
import { contains } from "../../../../../scene/geometry.ts";
import type { Box } from "../../../../../scene/scene.ts";
import { PLATFORM_TARGET_PX } from "../../../../../standards/platforms.ts";

const layerOf = ({ layers: [layer] }: Element): Layer => layer;

const isJudged = ({ state, layers: [layer] }: Element): boolean =>
  state !== "disabled" && !isDisabled(layer) && !isForeignPart(layer) && layer.parent !== null;

/**
 * The least that each may measure: what is drawn as a box shows how large the control is, a bare sign may have more room,
 * and flatter buttons with words no system draws.
 */
const LEAST_PX = { boxed: 18, bare: 13, tick: 14, flat: 21 };
/** The signs of the system stand here; a page of a site, which is longer, shows none. */
const SYSTEM_PX = { head: 44, longestScreen: 1400 };

type Drawing = keyof typeof LEAST_PX;

function drawingOf({ role, layers: [layer], emphasis }: Element): Drawing | undefined {
  if (role === "checkbox" || role === "radio") return "tick";
  if (role === "button" && emphasis !== "text" && boxPainter(layer)) return "flat";
  if (role !== "icon-button") return undefined;
  const isBoxed = emphasis === "filled" || emphasis === "outlined";
  return isBoxed && boxPainter(layer) ? "boxed" : "bare";
}

/** Of a bare sign its drawing shows, not the room that is kept around it. */
function seenBox({ box, layers: [layer] }: Element, drawing: Drawing): Box {
  if (drawing !== "bare") return box;
  const inside = layer.children.find(
    ({ node, children, visibleBox }) => visibleBox && !node.text && children.length > 0,
  );
  return (inside ?? layer).node.box;
}

/** A control that is drawn so small that it is hard to see. */
export interface TinyControl {
  readonly drawing: Drawing;
  readonly box: Box;
}

function tinyOf(element: Element, frame: Frame): TinyControl | undefined {
  const drawing = drawingOf(element);
  const { box: screen } = frame.root.node;
  const isTouched = screen.width <= WIDE_FROM_PX;
  if (!drawing || !isSure(element, "alone") || (!isTouched && drawing !== "flat")) return undefined;
  const box = seenBox(element, drawing);
  const sizePx = drawing === "flat" ? box.height : Math.max(box.width, box.height);
  const isInHead = element.box.y - screen.y < SYSTEM_PX.head && screen.height <= SYSTEM_PX.longestScreen;
  return sizePx < LEAST_PX[drawing] && !(drawing === "bare" && isInHead) ? { drawing, box } : undefined;
}

/** The tiny controls of a frame: signs where the screen is touched, buttons on any. */
export const tinyControls = computed(
  (frame: Frame): ReadonlyMap<Layer, TinyControl> =>
    new Map(
      (isForPeople(frame) ? elements(frame) : []).flatMap((element) => {
        const tiny = isJudged(element) ? tinyOf(element, frame) : undefined;
        return tiny ? [[layerOf(element), tiny] as const] : [];
      }),
    ),
);

/** A control a little smaller than its platform asks for has its touch area around it. */
const LEAST_DRAWN_SHARE = 0.9;
/** Chips and other low controls are drawn in rows, and touched by their whole row. */
const LEAST_LOW_PX: Partial<Readonly<Record<Role, number>>> = { stepper: 36, chip: 30, "segmented-item": 26 };
const TOUCHED: ReadonlySet<Role> = new Set<Role>([
  "button",
  "icon-button",
  "stepper",
  "chip",
  "segmented-item",
]);

/** The side of a target for a finger on a phone’s screen, in px: what its platform says, or else the least of all. */
export const fingerPx = (frame: Frame): number =>
  PLATFORM_TARGET_PX[platformOf(frame) ?? "ios"] ?? PLATFORM_TARGET_PX.ios ?? 44;

const shortSide = ({ role, box }: Element): number =>
  role === "icon-button" || role === "chip" ? Math.min(box.width, box.height) : box.height;

/** A sign in a field or a stepper is touched with the rest of it, and words of a switch with their part of it. */
const isTouchedWithMore = (one: Element, near: readonly Element[]): boolean =>
  (one.role === "segmented-item" && isText(layerOf(one))) ||
  near.some(
    (other) =>
      other !== one &&
      (other.role === "field" || other.role === "stepper") &&
      contains(other.box, one.box, 1),
  );

function isSmall(one: Element, near: readonly Element[], frame: Frame): boolean {
  // Words, and a sign without a disc, may have any room around them.
  if (one.emphasis === "text" || isTouchedWithMore(one, near)) return false;
  return shortSide(one) < (LEAST_LOW_PX[one.role] ?? LEAST_DRAWN_SHARE * fingerPx(frame));
}

/** The controls of a phone’s screen that are drawn much smaller than a finger asks for, and are not tiny. */
export const smallControls = computed((frame: Frame): readonly Element[] => {
  if (!isScreen(frame) || !hasPhoneWidth(frame) || platformOf(frame) === "web") return [];
  const all = elements(frame).filter(
    (one) =>
      (TOUCHED.has(one.role) || one.role === "field") &&
      isSure(one, "taken") &&
      !isForeignPart(one.layers[0]),
  );
  const byLayer = new Map(all.map((one) => [layerOf(one), one]));
  const index = indexBoxes([...byLayer.keys()], (layer) => byLayer.get(layer)?.box ?? null);
  return all.filter((one) => {
    const near = index.touching(one.box).flatMap((layer) => byLayer.get(layer) ?? []);
    const isFree = one.state !== "disabled" && !tinyControls(frame).has(layerOf(one));
    return TOUCHED.has(one.role) && isFree && isSmall(one, near, frame);
  });
});
