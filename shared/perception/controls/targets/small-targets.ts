import { contains, gapBetween, grow } from "../../../scene/geometry.ts";
import { PLATFORM_TARGET_PX } from "../../../standards/platforms.ts";
import type { Element, Role } from "../../elements/element.ts";
import { elements } from "../../elements/elements.ts";
import { namesOf } from "../../elements/control-kind.ts";
import { indexBoxes } from "../../frame/box-index.ts";
import { computed } from "../../frame/computed.ts";
import { isText, type Frame } from "../../frame/frame.ts";
import { isForeignPart } from "../../parts/foreign-part.ts";
import { platformOf } from "../../parts/platform.ts";
import { nameWords } from "../../text/language/words.ts";
import { isScreen } from "../../structure/screens/screen-kind.ts";
import { hasPhoneWidth } from "../../structure/screens/has-phone-width.ts";

/**
 * The share of a platform's least size that has to be drawn: a control a little smaller has its touch area around it.
 */
const LEAST_DRAWN_SHARE = 0.9;
/** Chips and other low controls are drawn in rows, and touched by their whole row. */
const LEAST_PX: Partial<Readonly<Record<Role, number>>> = { stepper: 36, chip: 30, "segmented-item": 26 };
/** The height of a chip that is easily hit. */
const LOW_PX = 32;
const CHIP_WORDS: ReadonlySet<string> = new Set(["chip", "chips", "tag", "pill", "filter"]);
const SURE = 0.6;
/** A line of words is touched where it has room around it; another target may not begin in there. */
const WORDS_ROOM_PX = 24;
const WORDS_HEIGHT_PX = 24;
/** A sign without a disc may have any room around it. */
const BARE: ReadonlySet<string> = new Set(["text"]);
const TOUCHED: ReadonlySet<Role> = new Set<Role>([
  "button",
  "icon-button",
  "stepper",
  "chip",
  "segmented-item",
]);

const isTouchScreen = (frame: Frame): boolean =>
  isScreen(frame) && hasPhoneWidth(frame) && platformOf(frame) !== "web";

/** The side of a target for a finger on a phone’s screen, in px: what its platform says, or else the least of all. */
export const fingerPx = (frame: Frame): number =>
  PLATFORM_TARGET_PX[platformOf(frame) ?? "ios"] ?? PLATFORM_TARGET_PX.ios ?? 44;

const shortSide = ({ role, box }: Element): number =>
  role === "icon-button" || role === "chip" ? Math.min(box.width, box.height) : box.height;

const isWords = ({ role, emphasis, box }: Element): boolean =>
  role === "button" && BARE.has(emphasis ?? "") && box.height <= WORDS_HEIGHT_PX;

/**
 * The role by which the size of an element is judged: a button that is called a chip is one, also where it
 * stands alone.
 */
const kindOf = ({ role, layers: [layer] }: Element, frame: Frame): Role =>
  role === "button" &&
  namesOf(layer, frame).some((name) => nameWords(name).some((word) => CHIP_WORDS.has(word)))
    ? "chip"
    : role;

/** A sign in a field or a stepper is touched with the rest of it. */
const isPartOf = (one: Element, other: Element): boolean =>
  other !== one && (other.role === "field" || other.role === "stepper") && contains(other.box, one.box, 1);

/** Words of a switch between views are touched with their part of it, which no layer draws. */
const isWordsOfSwitch = ({ role, layers: [layer] }: Element): boolean =>
  role === "segmented-item" && isText(layer);

function isSmall(one: Element, near: readonly Element[], frame: Frame): boolean {
  if (isWordsOfSwitch(one) || near.some((other) => isPartOf(one, other))) return false;
  if (isWords(one))
    return near.some((other) => {
      const { x, y } = gapBetween(one.box, other.box);
      return other !== one && other.emphasis !== "text" && x < 0 && y >= 0 && y < WORDS_ROOM_PX;
    });
  return (
    !BARE.has(one.emphasis ?? "") &&
    shortSide(one) < (LEAST_PX[kindOf(one, frame)] ?? LEAST_DRAWN_SHARE * fingerPx(frame))
  );
}

/** The sides that such a control needs at least. A chip need not be as high as a finger is wide. */
export function neededSides(
  one: Element,
  frame: Frame,
): { readonly widthPx: number; readonly heightPx: number } {
  const kind = kindOf(one, frame);
  const sidePx = kind === "chip" || kind === "segmented-item" ? LOW_PX : fingerPx(frame);
  return { widthPx: one.role === "icon-button" ? sidePx : 0, heightPx: sidePx };
}

/** The controls of a phone’s screen that are drawn much smaller than a finger asks for, in painting order. */
export const smallTargets = computed((frame: Frame): readonly Element[] => {
  if (!isTouchScreen(frame)) return [];
  const all = elements(frame).filter(
    ({ role, certainty, layers: [layer] }) =>
      (TOUCHED.has(role) || role === "field") && certainty >= SURE && !isForeignPart(layer),
  );
  const byLayer = new Map(all.map((one) => [one.layers[0], one]));
  const index = indexBoxes([...byLayer.keys()], (layer) => byLayer.get(layer)?.box ?? null);
  return all.filter(
    (one) =>
      TOUCHED.has(one.role) &&
      one.state !== "disabled" &&
      isSmall(
        one,
        index.touching(grow(one.box, WORDS_ROOM_PX)).flatMap((layer) => byLayer.get(layer) ?? []),
        frame,
      ),
  );
});
