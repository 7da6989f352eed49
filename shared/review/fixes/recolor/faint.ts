import { type Change, isColorChange } from "../../../mend/change.ts";
import { keepsHue } from "../../../perception/contrast/colors/same-color.ts";
import { contrastOf, cutRatio, fromHex, mix } from "../../../scene/color.ts";
import type { Rgb, SolidPaint } from "../../../scene/scene.ts";
import { isAffordable } from "../cost.ts";
import type { Proposal } from "../fix.ts";

/** A proposal, and how much of what people see it changes. */
export interface Priced {
  readonly proposal: Proposal;
  readonly cost: number;
}

/** The colour that a paint gives in a place, and what lies around it there. */
export interface InkOnGround {
  readonly seen: Rgb;
  readonly ground: Rgb;
}

/** Something too faint: its paint, the ratio that it needs, the place that people are told, and the hardest one. */
export interface Faint {
  readonly paint: SolidPaint;
  readonly required: number;
  readonly told: InkOnGround;
  readonly hardest: InkOnGround;
}

const ALL = 0.99;

/** The share of a colour that is seen where it is painted, told by the colour that comes of it; 1 where that cannot be told. */
function shareOf({ color }: SolidPaint, { seen, ground }: InkOnGround): number {
  const channel = (["r", "g", "b"] as const).reduce((a, b) =>
    Math.abs(color[b] - ground[b]) > Math.abs(color[a] - ground[a]) ? b : a,
  );
  const share = (seen[channel] - ground[channel]) / (color[channel] - ground[channel]);
  return share > 0 && share < ALL ? share : 1;
}

/** The look of colours in a place, instead of that of the paint. */
export function seenIn(paint: SolidPaint, place: InkOnGround): (color: Rgb) => Rgb {
  const share = shareOf(paint, place);
  return (color) => (share === 1 ? color : mix(place.ground, color, share));
}

/** True when the paint itself lets its ground through, whatever else does. */
export const isThin = ({ paint: { opacity = 1 } }: Faint): boolean => opacity < 1;

/** The share of a paint that is seen in a place when the paint itself is opaque. */
export const shareWhenOpaque = (paint: SolidPaint, place: InkOnGround): number =>
  Math.min(1, shareOf(paint, place) / (paint.opacity ?? 1));

/** The ratios of the place that people are told, before and with another colour to be seen there, as they are printed. */
export const ratios = (
  { told: { seen, ground } }: Faint,
  after: Rgb,
): Record<"before" | "after", number> => ({
  before: cutRatio(contrastOf(seen, ground)),
  after: cutRatio(contrastOf(after, ground)),
});

/** True of a colour that becomes another: an accent that is white, black or a grey is one no more. */
const losesHue = (change: Change): boolean =>
  isColorChange(change) && !keepsHue(fromHex(change.from), fromHex(change.to));

/** The proposals that leave an accent its hue and change about as little as the one that changes least, in this order. */
export function byCost(priced: readonly Priced[]): readonly Proposal[] {
  const kept = priced.filter(({ proposal }) => !proposal.changes.some(losesHue));
  const least = kept.reduce((min, { cost }) => Math.min(min, cost), Infinity);
  return kept
    .filter(({ cost }) => isAffordable(cost, least))
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ proposal }) => proposal);
}
