import type { Scene, SceneNode } from "../../shared/scene/scene.ts";
import type { Random } from "../database/support/random.ts";
import type { Screen } from "./screens.ts";

/** A place in a screen where one thing can be damaged. */
export interface Site {
  /** The screen before the damage. */
  readonly before: SceneNode;
  /** The ids of the layers that the damage concerns: a finding must name one of them, or something in it. */
  readonly touched: readonly string[];
  /** The design around the screen, when the slip needs another one. */
  readonly scene?: Partial<
    Pick<Scene, "frames" | "page" | "styles" | "variables" | "collections" | "images">
  >;
  readonly damage: (size: number) => SceneNode;
}

/** A slip that people make, in several sizes, and the rule that has to see it. */
export interface Defect {
  readonly rule: string;
  /** The slip that was made, in words. */
  readonly what: string;
  /** Sizes of the damage; a slip that is there or not has the one size 1. */
  readonly sizes: readonly number[];
  /** The unit of the sizes. */
  readonly unit?: string;
  /** The sizes that the rule says it finds; all when absent. */
  readonly claimed?: readonly number[];
  /** The slip is possible only where no auto layout puts the layers in place. */
  readonly isByHand?: true;
  readonly sites: (screen: Screen, random: Random) => readonly Site[];
}

export const claimedSizes = ({ claimed, sizes }: Defect): readonly number[] => claimed ?? sizes;
