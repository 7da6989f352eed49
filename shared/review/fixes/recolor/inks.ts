import { colorDistance } from "../../../perception/contrast/colors/color-distance.ts";
import { palette, type PaletteColor } from "../../../perception/contrast/colors/palette.ts";
import { readableColor } from "../../../perception/contrast/colors/readable-color.ts";
import { keepsHue } from "../../../perception/contrast/colors/same-color.ts";
import type { Frame } from "../../../perception/frame/frame.ts";
import { contrastOf, isInColor, mix, quantize, toHex } from "../../../scene/color.ts";
import type { Rgb } from "../../../scene/scene.ts";
import { propose } from "../fix.ts";
import { type Faint, isThin, ratios, seenIn, type Priced, shareWhenOpaque } from "./faint.ts";
import type { Inks } from "./kinds.ts";

const PERCENT = 100;
/** So that it is enough, too, where groups round the colours that come of it. */
const SPARE = 0.05;

/** The least opacity, in whole percent, with which the paint has the ratio that it needs. */
function leastOpacity({ paint, hardest, required }: Faint): number | undefined {
  const { ground } = hardest;
  const most = shareWhenOpaque(paint, hardest) / PERCENT;
  const from = Math.ceil((paint.opacity ?? 1) * PERCENT);
  const percents = Array.from({ length: PERCENT - from + 1 }, (_, index) => from + index);
  return percents.find(
    (percent) => contrastOf(quantize(mix(ground, paint.color, percent * most)), ground) >= required + SPARE,
  );
}

/** The colour stays, and lets less of its ground through. */
function denser(faint: Faint, kinds: Inks): Priced | undefined {
  const { paint, told } = faint;
  const percent = leastOpacity(faint);
  if (percent === undefined) return undefined;
  const opacity = percent / PERCENT;
  const after = mix(told.ground, paint.color, opacity * shareWhenOpaque(paint, told));
  return {
    proposal: propose(
      "opacity",
      { percent, ...ratios(faint, after) },
      kinds.change({ to: toHex(paint.color), opacity, ...(paint.variable && { variable: paint.variable }) }),
    ),
    cost: colorDistance(told.seen, after),
  };
}

/** Where the colour is not enough even by itself: the nearest to what is seen of it, painted opaque. */
function opaque(faint: Faint, kinds: Inks): Priced | undefined {
  const { paint, hardest, required } = faint;
  const most = shareWhenOpaque(paint, hardest);
  const seenAs = (color: Rgb): Rgb => mix(hardest.ground, color, most);
  const nearest = readableColor(hardest.seen, hardest.ground, required, seenAs);
  if (!nearest) return undefined;
  const to = toHex(nearest);
  return {
    proposal: propose(
      kinds.fresh,
      { to, ...ratios(faint, seenAs(nearest)) },
      kinds.change({ to, opacity: 1 }),
    ),
    cost: colorDistance(hardest.seen, nearest),
  };
}

/** A colour of the design that is farther away would say something else. */
const FARTHEST = 0.3;
/** Light letters that become dark are another design: that is for a designer to decide. */
const FARTHEST_FRESH = 0.5;
/** Where even the nearest colour to be read is far away, one of the design may be so much farther. */
const FARTHER_THAN_FRESH = 2;
/** A colour without a name whose contrast is so many times what is needed is that of headings: a quiet text would be quiet no more. */
const TOO_STRONG = 1.4;
/** A colour that only one such layer has may be a slip itself. */
const FEWEST_USES = 2;
/** So near to each other two colours are one to the eye. */
export const ONE_COLOR = 0.03;
/** A colour that the design has is worth a larger step than a new one, all the more when it has a name. */
const IN_USE = 0.5;
const NAMED = 0.3;

const TOLD = 1.2;

/** True of a colour of what stands beside, which goes farther than it has to: a date in that of its title is told from it no more. */
const isOfNeighbor = (
  { color, layers }: PaletteColor,
  enough: Rgb | undefined,
  { isBeside }: Inks,
): boolean =>
  isBeside !== undefined &&
  enough !== undefined &&
  contrastOf(enough, color) >= TOLD &&
  layers.some(isBeside);

function inkInUse(faint: Faint, used: PaletteColor, { inUse, change }: Inks): Priced {
  const { paint, told } = faint;
  const { color, hex } = used;
  // A style lets nothing of the ground through: it would make the paint another one.
  const source = used.source?.kind === "style" && isThin(faint) ? undefined : used.source;
  const numbers = { to: hex, ...ratios(faint, seenIn(paint, told)(color)) };
  const far = colorDistance(paint.color, color);
  return source
    ? {
        proposal: propose(
          "text-color-named",
          { ...numbers, name: source.name },
          change({ to: hex, [source.kind]: source.id }),
        ),
        cost: far * NAMED,
      }
    : { proposal: propose(inUse, numbers, change({ to: hex })), cost: far * IN_USE };
}

/** The nearest colour of its hue that can be read there. */
export const nearestFresh = ({ paint, hardest, required }: Faint): Rgb | undefined =>
  readableColor(paint.color, hardest.ground, required, seenIn(paint, hardest));

const isBetween = (ratio: number, least: number, most: number): boolean => ratio >= least && ratio <= most;

/** The nearest of the colours that the design has. */
function nearestInUse(faint: Faint, frame: Frame, kinds: Inks): Priced | undefined {
  const { paint, hardest, required } = faint;
  const asSeen = seenIn(paint, hardest);
  const { isSetApart, isAlike = () => true } = kinds;
  if (isSetApart) return undefined;
  const nearest = nearestFresh(faint);
  const strongest = nearest ? TOO_STRONG * required : Infinity;
  const needed = colorDistance(nearest ?? paint.color, paint.color);
  const farthest = Math.min(FARTHEST_FRESH, Math.max(FARTHEST, FARTHER_THAN_FRESH * needed));
  return palette(frame)
    .filter((used) => {
      const { role, color, layers, source } = used;
      const isNear = nearest !== undefined && colorDistance(color, nearest) <= ONE_COLOR;
      return (
        role === kinds.role &&
        (source !== undefined || isNear || layers.filter(isAlike).length >= FEWEST_USES) &&
        keepsHue(paint.color, color) &&
        !isOfNeighbor(used, nearest, kinds) &&
        colorDistance(color, paint.color) <= farthest &&
        isBetween(contrastOf(asSeen(color), hardest.ground), required, source ? Infinity : strongest)
      );
    })
    .map((used) => inkInUse(faint, used, kinds))
    .toSorted((a, b) => a.cost - b.cost)[0];
}

/** Where a colour without a name costs so many times as much as the nearest one, the step is another look. */
const TOO_DEAR = 1.5;

/**
 * The nearest colour of its hue. A colour that the design has comes first, as a new one is one more to keep: but not near black where
 * a grey misses by a hair.
 */
function fresh(faint: Faint, kinds: Inks, inUse: Priced | undefined): Priced | undefined {
  const { paint, told } = faint;
  const nearest = nearestFresh(faint);
  if (!nearest || colorDistance(nearest, paint.color) > FARTHEST_FRESH) return undefined;
  const to = toHex(nearest);
  const own = colorDistance(nearest, paint.color);
  const isTooDear = inUse?.proposal.kind === kinds.inUse && inUse.cost > TOO_DEAR * own;
  if (inUse?.proposal.values["to"] === to) return undefined;
  return {
    proposal: propose(
      kinds.fresh,
      { to, ...ratios(faint, seenIn(paint, told)(nearest)) },
      kinds.change({ to }),
    ),
    cost: isTooDear ? own : Math.max(own, inUse?.cost ?? 0),
  };
}

/**
 * Other colours for what is written or drawn: the nearest of those that the design has, and the nearest of its hue. What
 * lets its ground through is painted thicker instead. On a colour a grey line or sign is mud: a white or a black one shows more of
 * itself, or the ground is to change.
 */
export function inks(faint: Faint, frame: Frame, kinds: Inks): readonly Priced[] {
  const thicker = isThin(faint) ? denser(faint, kinds) : undefined;
  if (kinds.role === "line" && isInColor(faint.hardest.ground) && !isInColor(faint.paint.color))
    return thicker ? [thicker] : [];
  const inUse = nearestInUse(faint, frame, kinds);
  const other = thicker ?? (isThin(faint) ? opaque(faint, kinds) : undefined);
  return [inUse, other ?? fresh(faint, kinds, inUse)].filter((one) => one !== undefined);
}
