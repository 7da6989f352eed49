import { parseHex } from "culori/fn";
import { BLACK, WHITE, contrastOf, luminance } from "../../scene/color.ts";
import { type Layer, frameOf, originOf } from "../../perception/frame/frame.ts";
import { groupByLikeness } from "../../group-by-likeness.ts";
import { groupBy } from "../../group-by.ts";
import { asOne, missOf } from "../merge.ts";
import type { Paint, Rgb } from "../../scene/scene.ts";
import { type ColorEvidence, type Evidence, bySeverity } from "../rule.ts";
import type { Weighed } from "../weigh/weigh.ts";
import { areAlike, areOneShade } from "../../perception/contrast/colors/alike-colors.ts";
import { isSeenPaint } from "../../scene/paints-of.ts";
import { contains } from "../../scene/geometry.ts";
import { remembered } from "../../perception/frame/remembered.ts";
import { paintedIndex } from "../../perception/paint/painted-index.ts";

/** True for a wash of colour: the layers below show through it. */
const isWash = (paint: Paint): boolean =>
  (paint.opacity ?? 1) < 1 || (paint.type === "gradient" && paint.stops.every(({ color }) => color.a < 1));

/** The uppermost fill of a layer that hides what lies below it. */
const groundOf = ({ node }: Layer): Paint | undefined =>
  (node.opacity ?? 1) < 1
    ? undefined
    : (node.fills ?? []).findLast((paint) => isSeenPaint(paint) && !isWash(paint));

/**
 * The layer whose gradient a text stands on, washes of colour in between apart; undefined when it stands on anything
 * else, or not wholly on it.
 */
const gradientBehind = remembered((layer: Layer): Layer | undefined => {
  const { box } = layer.node;
  const ground = paintedIndex(frameOf(layer))
    .touching(box, ({ order, node }) => order < layer.order && contains(node.box, box, 1))
    .findLast((one) => groundOf(one) !== undefined);
  return ground && groundOf(ground)?.type === "gradient" ? ground : undefined;
});

/** An ink that has less contrast to white than this is a light one. */
const NEAR_WHITE_RATIO = 1.5;

/**
 * True when light letters stand on a ground on which not even white could be read: whatever light ink is chosen, it is
 * the ground that has to change. Colours as `#rrggbb`, the ratio from 1 to 21.
 */
function isGroundAtFault(ink: string, ground: string, required: number): boolean {
  const [own, behind] = [parseHex(ink), parseHex(ground)];
  if (!own || !behind) return false;
  const isLight = contrastOf(own, WHITE) < NEAR_WHITE_RATIO;
  return (
    isLight && contrastOf(own, WHITE) < contrastOf(behind, WHITE) && contrastOf(WHITE, behind) < required
  );
}

/** A screen of more pairs than this is a drawing: the rest of them stay apart. */
const MOST_PAIRS = 64;

type Group = readonly [Weighed, ...Weighed[]];

const colorsOf = (evidence: Evidence, { ink, ground }: ColorEvidence): readonly [string, string] => [
  String(evidence[ink]),
  String(evidence[ground]),
];

/** True when the colours are one shade to the eye, one of the two alone is at fault, or one layer of a component shows them. */
function isOneCause(a: Weighed, b: Weighed, pair: ColorEvidence): boolean {
  const [ink, ground] = colorsOf(a.evidence, pair);
  const [otherInk, otherGround] = colorsOf(b.evidence, pair);
  const isSameGround = areAlike(ground, otherGround);
  if (areAlike(ink, otherInk) && isOneGradient(a, b)) return true;
  // Words that are to change stand apart from grounds that are: one advice would be wrong for a part of the places.
  if (a.options.advice !== b.options.advice) return false;
  return (
    (isSameGround && areOneShade(ink, otherInk)) ||
    (areAlike(ink, otherInk) && isInkAtFault([a, b], pair)) ||
    (isSameGround && isAtFault(a, pair) && isAtFault(b, pair)) ||
    isOneOrigin(a, b)
  );
}

/** True when `ink` is lighter than what lies behind it. */
const isLighter = (ink: Rgb, behind: Rgb): boolean => luminance(ink) > luminance(behind);

/**
 * True when one ink is too faint on several grounds: they lie on one side of it, and on each a shade further from it could
 * be read. White words on a yellow and on a green are no such case: there the grounds have to change, each its own way.
 */
function isInkAtFault(all: readonly Weighed[], pair: ColorEvidence): boolean {
  const sides = all.map(({ evidence }) => {
    const [ink, behind] = colorsOf(evidence, pair).map((hex) => parseHex(hex));
    if (!ink || !behind) return undefined;
    const furthest = isLighter(ink, behind) ? WHITE : BLACK;
    return contrastOf(furthest, behind) >= Number(evidence["required"]) ? furthest : undefined;
  });
  return sides[0] !== undefined && sides.every((side) => side === sides[0]);
}

/** Words of one colour on one gradient: where they stand on it decides by how much each is too faint. */
function isOneGradient({ layers: [a] }: Weighed, { layers: [b] }: Weighed): boolean {
  const ground = a && gradientBehind(a);
  return ground !== undefined && b !== undefined && gradientBehind(b) === ground;
}

function isAtFault({ evidence }: Weighed, pair: ColorEvidence): boolean {
  const [ink, ground] = colorsOf(evidence, pair);
  return isGroundAtFault(ink, ground, Number(evidence["required"]));
}

const madeFrom = ({ layers }: Weighed): string | undefined => {
  const [first] = layers;
  const origin = first && originOf(first);
  const isMade = origin?.startsWith("component") && layers.every((layer) => originOf(layer) === origin);
  return isMade ? origin : undefined;
};

const isOneOrigin = (a: Weighed, b: Weighed): boolean =>
  madeFrom(a) !== undefined && madeFrom(a) === madeFrom(b);

/** The pair that misses by most gives the numbers, with the best contrast of all; the group is as severe as the most severe in it. */
function united(group: Group): Weighed {
  const one = asOne(group);
  const gravest = group.toSorted(bySeverity)[0] ?? group[0];
  const bestRatio = group.reduce((best, { evidence }) => Math.max(best, Number(evidence["ratio"])), 0);
  return {
    ...one,
    ...(bestRatio > Number(one.evidence["ratio"]) && { evidence: { ...one.evidence, bestRatio } }),
    severity: gravest.severity,
    matter: gravest.matter,
  };
}

const uniteAlike = (weighed: readonly Weighed[], pair: ColorEvidence): readonly Weighed[] =>
  groupByLikeness(
    weighed.toSorted((a, b) => missOf(b) - missOf(a)),
    (worst, one) => isOneCause(worst, one, pair),
    MOST_PAIRS,
  ).map(united);

/**
 * Makes one problem of those of one rule that differ in colours which people cannot tell apart, or that come from one
 * layer of a component.
 */
export function uniteColors(weighed: readonly Weighed[]): readonly Weighed[] {
  const keyOf = ({ rule, options }: Weighed): string => `${rule.id}|${options.certainty ?? ""}`;
  const pairs = groupBy(
    weighed.filter(({ rule }) => rule.colors),
    keyOf,
  );
  return [
    ...weighed.filter(({ rule }) => !rule.colors),
    ...[...pairs.values()].flatMap((all) => {
      const { colors } = all[0].rule;
      return colors ? uniteAlike(all, colors) : all;
    }),
  ];
}
