import { LONGEST_APP_RATIO, PHONE } from "../../frame/limits.ts";
import { union } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";
import type { Thing } from "../../things/thing.ts";
import type { Role } from "../element.ts";
import type { Sight } from "../evidence/sight.ts";

/** Things that are seen as one element, whatever they are called. */
export interface Claim {
  readonly role: Role;
  /** In painting order, never none. */
  readonly things: readonly [Thing, ...Thing[]];
  readonly certainty: number;
  /** Nothing inside it is an element of its own. */
  readonly isWhole?: true;
  readonly isSelected?: true;
}

/** Tells the elements that it recognises on a screen. */
export type Claims = (sight: Sight) => readonly Claim[];

/** Recognises one or a few roles by what they look like on every screen. */
export interface Sign {
  readonly name: string;
  readonly claims: Claims;
}

export const boxAround = (things: readonly Thing[]): Box =>
  union(things.map(({ box }) => box)) ?? { x: 0, y: 0, width: 0, height: 0 };

export const claim = (
  role: Role,
  things: readonly [Thing, ...Thing[]],
  certainty: number,
  more: Pick<Claim, "isWhole" | "isSelected"> = {},
): Claim => ({ role, things, certainty, ...more });

/** Around each of them is looked for words. */
const MOST_SEARCHED = 500;

/** The things, unless they are more than 500: those are a pattern or a drawing, and none is looked at further. */
export const unlessPattern = (things: readonly Thing[]): readonly Thing[] =>
  things.length > MOST_SEARCHED ? [] : things;

/** A screen of a phone: higher than wide. */
export const isPhone = ({ box: { width, height } }: Sight): boolean =>
  width <= PHONE.frame.widestPx
    ? height >= width
    : width <= PHONE.frame.widestDrawnPx && height >= PHONE.frame.drawnHigher * width;

/**
 * True for a screen of an app on a phone. A much longer one is a page of a site: its boxes are there to be
 * read, and things to tap look like a link or a button.
 */
export const isAppScreen = (sight: Sight): boolean =>
  isPhone(sight) && sight.box.height <= LONGEST_APP_RATIO * sight.box.width;
