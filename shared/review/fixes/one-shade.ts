import { type Change, type ColorChange, isColorChange } from "../../mend/change.ts";
import { colorDistance } from "../../perception/contrast/colors/color-distance.ts";
import { isPlain } from "../../perception/contrast/colors/is-plain.ts";
import { fromHex, luminance } from "../../scene/color.ts";
import type { Problem } from "../merge.ts";
import { propose, type Proposal } from "./fix.ts";

/** A colour that is set by hand; where a variable or a style gives it, that decides. */
export const isByHand = (change: Change): change is ColorChange =>
  isColorChange(change) && (change.at ?? change.variable ?? change.style ?? change.opacity) === undefined;

const reach = ({ from, to }: ColorChange): number => colorDistance(fromHex(from), fromHex(to));

/** The change that goes farthest from the former colour: its new one is enough for all. */
export const farthestOf = (changes: readonly ColorChange[]): ColorChange | undefined =>
  changes.toSorted((a, b) => reach(b) - reach(a))[0];

/** The changes of a proposal that puts another colour in the place of one. */
function shades({ changes }: Proposal): readonly ColorChange[] {
  const [first] = changes;
  const byHand = changes.filter(isByHand).filter(({ from }) => from === first?.from);
  return byHand.length === changes.length ? byHand : [];
}

const getsDarker = ({ from, to }: ColorChange): boolean => luminance(fromHex(to)) < luminance(fromHex(from));

/** One that has to go farther is too faint for a reason of its own, as words that let their ground through. */
const FARTHER = 1.5;

function goesWith(a: ColorChange, b: ColorChange): boolean {
  const [near, far] = [reach(a), reach(b)].toSorted((one, other) => one - other) as [number, number];
  return a.from === b.from && getsDarker(a) === getsDarker(b) && far <= FARTHER * near;
}

/**
 * A proposal for one former colour on the whole screen: as words on white, and as the ground of white words, it becomes
 * one new colour, which is enough for each. Undefined where no other problem moves it the same way about as far, and of black
 * and white.
 */
export function inOneShade(
  problem: Problem,
  proposal: Proposal,
  all: ReadonlyMap<Problem, readonly Proposal[]>,
): Proposal | undefined {
  const own = shades(proposal);
  const [first] = own;
  if (!first || isPlain(fromHex(first.from))) return undefined;
  const others = [...all].flatMap(([other, proposals]) =>
    other === problem
      ? []
      : (proposals.map(shades).find(([change]) => change !== undefined && goesWith(change, first)) ?? []),
  );
  if (others.length === 0) return undefined;
  const changes = [...own, ...others];
  const { from, to } = farthestOf(changes) ?? first;
  return propose(
    "one-shade",
    { from, to },
    changes.map((one) => ({ ...one, to })),
  );
}
