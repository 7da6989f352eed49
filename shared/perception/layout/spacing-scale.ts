import type { BaseGridPx } from "../../standards/grids.ts";
import { originOf, type Frame, type Layer } from "../frame/frame.ts";
import { computed } from "../frame/computed.ts";
import { isForeignPart } from "../parts/foreign-part.ts";
import { remembered } from "../frame/remembered.ts";

/** How many different layers of a frame use each gap or padding of an auto layout, in px. */
export type SpacingScale = ReadonlyMap<number, number>;

const NO_SPACINGS: readonly number[] = [];

/** The gaps and paddings that an auto layout sets; a spread layout sets no gap. */
export const spacingsOf: (layer: Layer) => readonly number[] = remembered(({ node, children }: Layer) => {
  if (!node.layout) return NO_SPACINGS;
  const { gapPx, paddingPx, align } = node.layout;
  const gap = children.length > 1 && align !== "space-between" ? [gapPx] : [];
  return [...new Set([...gap, ...paddingPx])].filter((value) => value > 0);
});

/** The spacings of a frame. The layers of a component count once, however many instances there are. */
export const spacingScale = computed((frame: Frame): SpacingScale => {
  const users = new Map<number, Set<string>>();
  for (const layer of frame.layers)
    for (const spacing of spacingsOf(layer)) {
      if (isForeignPart(layer)) break;
      const origins = users.get(spacing) ?? new Set();
      origins.add(originOf(layer));
      users.set(spacing, origins);
    }
  return new Map([...users].map(([spacing, origins]) => [spacing, origins.size]));
});

const SMALLEST_SHARE_ON_BASE = 0.75;
const FEWEST_USES = 6;

/** True when most spacings of a frame are multiples of its base, usually 4 px. */
export const keepsToBase = computed((frame: Frame): boolean => {
  const { baseGridPx } = frame.demands;
  const uses = [...spacingScale(frame)];
  const total = uses.reduce((sum, [, count]) => sum + count, 0);
  const onBase = uses
    .filter(([spacing]) => spacing % baseGridPx === 0)
    .reduce((sum, [, count]) => sum + count, 0);
  return total >= FEWEST_USES && onBase >= SMALLEST_SHARE_ON_BASE * total;
});

/** Up to so many steps of the base, spaces are small: half a step counts among them. */
const SMALL_STEPS = 3;

/** True when a spacing is a multiple of the base, or of half of it where spaces are small. */
export const isOnBase = (spacing: number, baseGridPx: BaseGridPx): boolean =>
  spacing % baseGridPx === 0 || (spacing <= SMALL_STEPS * baseGridPx && spacing % (baseGridPx / 2) === 0);
