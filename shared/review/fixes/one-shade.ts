import { groupBy } from "../../group-by.ts";
import type { Change, ColorChange } from "../../mend/change.ts";
import { colorDistance } from "../../perception/contrast/colors/color-distance.ts";
import { isPlain } from "../../perception/contrast/colors/is-plain.ts";
import { keepsHue } from "../../perception/contrast/colors/same-color.ts";
import type { Frame } from "../../perception/frame/frame.ts";
import { totalOpacity } from "../../perception/paint/opacity.ts";
import { fromHex, isInColor, luminance } from "../../scene/color.ts";
import type { Problem } from "../merge.ts";
import { degreeOf, missedContrast } from "../weigh/degree.ts";
import { propose, type Proposal } from "./fix.ts";
import { inTheSameColor, isByHand, reachOf } from "./recolor/uses-of-color.ts";
import { layersById } from "../../perception/frame/layers-by-id.ts";

/** The change that goes farthest from the former colour: its new one is enough for all. */
const farthestOf = (changes: readonly ColorChange[]): ColorChange | undefined =>
  changes.toSorted((a, b) => reachOf(b) - reachOf(a))[0];

/** Gives each former colour of some changes one new colour: the one farthest from it, which is enough for all. */
export function inOneColor(all: readonly Change[]): (change: Change) => Change {
  const byFormer = groupBy(all.filter(isByHand), ({ from }) => from);
  const colors = new Map([...byFormer].map(([from, changes]) => [from, farthestOf(changes)?.to]));
  return (change) => (isByHand(change) ? { ...change, to: colors.get(change.from) ?? change.to } : change);
}

/** The changes of a proposal that puts another colour in the place of one. */
function shades({ changes }: Proposal): readonly ColorChange[] {
  const [first] = changes;
  const byHand = changes.filter(isByHand).filter(({ from }) => from === first?.from);
  return byHand.length === changes.length ? byHand : [];
}

const getsDarker = ({ from, to }: ColorChange): boolean => luminance(fromHex(to)) < luminance(fromHex(from));

function densityOf({ layer: id }: ColorChange, frame: Frame): number {
  const layer = layersById(frame).get(id);
  return layer ? totalOpacity(layer) : 1;
}

/**
 * A pale grey is in lines far off as well: words that become darker leave those. Words that let their ground through are too
 * faint for a reason of their own: others of their colour would go farther than they have to, and so they would for one that
 * becomes black or white.
 */
function goesWith(a: ColorChange, b: ColorChange, frame: Frame): boolean {
  const isOneShade = a.to === b.to || ![a, b].some(({ to }) => isPlain(fromHex(to)));
  const isAsDense = densityOf(a, frame) === densityOf(b, frame);
  const isOneKind = a.property === b.property || isInColor(fromHex(a.from));
  return a.from === b.from && getsDarker(a) === getsDarker(b) && isAsDense && isOneShade && isOneKind;
}

const isOfOneHue = ({ from, to }: ColorChange): boolean => keepsHue(fromHex(from), fromHex(to));

/** Letters, signs and lines that belong to changes by their colour, where the new one is of the same hue. */
const companions = (
  changes: readonly [ColorChange, ...ColorChange[]],
  isSlight: boolean,
  frame: Frame,
): readonly ColorChange[] =>
  isOfOneHue(changes[0])
    ? inTheSameColor(changes, isSlight, frame).filter(
        (one) => densityOf(one, frame) <= densityOf(changes[0], frame),
      )
    : [];

/** True of a contrast that falls short by so little that no second shade is worth it. */
export const isSlight = ({ evidence: { ratio, required } }: Problem): boolean =>
  typeof ratio === "number" &&
  typeof required === "number" &&
  degreeOf(missedContrast(ratio, required)) === "slight";

/** Where one place asks for a far darker shade than another, one colour for all is another brand; a line asks for less than words do. */
const FARTHEST_BEYOND = 0.1;

/** So many times as far as it has to go. */
const TIMES_BEYOND = 4;

/** True when one grey for all takes something that misses by a hair to where the worst has to go. */
export const takesBeyond = (all: readonly Change[]): boolean =>
  [...groupBy(all.filter(isByHand), ({ from }) => from)].some(([from, changes]) => {
    const reaches = changes.map(reachOf);
    const [least, most] = [Math.min(...reaches), Math.max(...reaches)];
    return !isInColor(fromHex(from)) && most > Math.max(least + FARTHEST_BEYOND, TIMES_BEYOND * least);
  });

/**
 * A proposal for one former colour on the whole screen: as words on white, and as the ground of white words, it becomes
 * one new colour, which is enough for each, and the star beside the words does too. Undefined where nothing else has this
 * colour, and of black and white.
 */
export function inOneShade(
  problem: Problem,
  proposal: Proposal,
  all: ReadonlyMap<Problem, readonly Proposal[]>,
  frame: Frame,
): Proposal | undefined {
  const own = shades(proposal);
  const [first] = own;
  if (!first || isPlain(fromHex(first.from))) return undefined;
  const others = [...all].flatMap(([other, proposals]) =>
    other === problem
      ? []
      : (proposals.map(shades).find(([change]) => change !== undefined && goesWith(change, first, frame)) ??
        []),
  );
  // An orange button beside words that become black stays orange.
  const isLetters = ({ layer }: ColorChange): boolean =>
    layersById(frame).get(layer)?.node.text !== undefined;
  const isShade = isOfOneHue(first);
  const atFault = [...own, ...others.filter((one) => (isShade ? isOfOneHue(one) : isLetters(one)))];
  const farthest = farthestOf(atFault) ?? first;
  const isBeyond = ({ to, property }: ColorChange): boolean =>
    property !== "stroke" && colorDistance(fromHex(to), fromHex(farthest.to)) > FARTHEST_BEYOND;
  if (atFault.some(isBeyond)) return undefined;
  const changes = new Map(
    [...atFault, ...companions([farthest, ...atFault], isSlight(problem), frame)].map((one) => [
      `${one.layer} ${one.property}`,
      { ...one, to: farthest.to },
    ]),
  );
  if (changes.size === own.length) return undefined;
  return propose("one-shade", { from: farthest.from, to: farthest.to }, [...changes.values()]);
}
