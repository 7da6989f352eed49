import { union } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";
import type { Layer } from "../../frame/frame.ts";
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

/** Recognises one or a few roles by what they look like on every screen. */
export type Sign = (sight: Sight) => readonly Claim[];

/** The layer that a thing is seen by: what paints it, when the layer around that is no larger. */
export const layerOf = ({ layer }: Thing): Layer => layer;

export const boxAround = (things: readonly Thing[]): Box =>
  union(things.map(({ box }) => box)) ?? { x: 0, y: 0, width: 0, height: 0 };

export const claim = (
  role: Role,
  things: readonly [Thing, ...Thing[]],
  certainty: number,
  more: Pick<Claim, "isWhole" | "isSelected"> = {},
): Claim => ({ role, things, certainty, ...more });

const LARGEST_PHONE_PX = 500;

export const isPhone = ({ box }: Sight): boolean => box.width <= LARGEST_PHONE_PX && box.height >= box.width;
