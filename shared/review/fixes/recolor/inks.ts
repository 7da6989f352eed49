import { colorDistance, tintDistance } from "../../../perception/contrast/colors/color-distance.ts";
import { palette, type PaletteColor } from "../../../perception/contrast/colors/palette.ts";
import { readableColor } from "../../../perception/contrast/colors/readable-color.ts";
import type { Frame } from "../../../perception/frame/frame.ts";
import { contrastOf, toHex } from "../../../scene/color.ts";
import type { Rgb } from "../../../scene/scene.ts";
import { propose } from "../fix.ts";
import { type Faint, isThin, ratios, seenIn, type Priced } from "./faint.ts";
import type { Inks } from "./kinds.ts";
import { thicker } from "./thicker.ts";

/** A colour of the design that is farther away would say something else. */
const FARTHEST = 0.3;
/** Light letters that become dark are another design: that is for a designer to decide. */
const FARTHEST_FRESH = 0.5;
/** A colour that only one layer has may be a slip itself. */
const FEWEST_USES = 2;
/** A greyish text does not become red, nor a blue one green. */
const isKin = (a: Rgb, b: Rgb): boolean => tintDistance(a, b) <= OTHER_TINT;
const OTHER_TINT = 0.06;
/** A colour that the design has is worth a larger step than a new one, all the more when it has a name. */
const IN_USE = 0.5;
const NAMED = 0.3;

function inkInUse(faint: Faint, used: PaletteColor, { inUse, change }: Inks): Priced {
  const { paint, told } = faint;
  const { color, hex, source } = used;
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

/** The nearest of the colours that the design has. */
function nearestInUse(faint: Faint, frame: Frame, kinds: Inks): Priced | undefined {
  const { paint, hardest, required } = faint;
  const asSeen = seenIn(paint, hardest);
  if (kinds.isSetApart) return undefined;
  return palette(frame)
    .filter(
      ({ role, color, uses, source }) =>
        role === kinds.role &&
        (source !== undefined || uses >= FEWEST_USES) &&
        isKin(color, paint.color) &&
        colorDistance(color, paint.color) <= FARTHEST &&
        contrastOf(asSeen(color), hardest.ground) >= required,
    )
    .map((used) => inkInUse(faint, used, kinds))
    .toSorted((a, b) => a.cost - b.cost)[0];
}

/** The nearest colour of its hue. A colour that the design has comes first: a new one is one more to keep. */
function fresh(faint: Faint, kinds: Inks, leastCost: number): Priced | undefined {
  const { paint, told, hardest, required } = faint;
  const nearest = readableColor(paint.color, hardest.ground, required, seenIn(paint, hardest));
  if (!nearest || colorDistance(nearest, paint.color) > FARTHEST_FRESH) return undefined;
  const to = toHex(nearest);
  return {
    proposal: propose(
      kinds.fresh,
      { to, ...ratios(faint, seenIn(paint, told)(nearest)) },
      kinds.change({ to }),
    ),
    cost: Math.max(colorDistance(nearest, paint.color), leastCost),
  };
}

/**
 * Other colours for what is written or drawn: the nearest of those that the design has, and the nearest of its hue. What
 * lets its ground through is painted thicker instead.
 */
export function inks(faint: Faint, frame: Frame, kinds: Inks): readonly Priced[] {
  const inUse = nearestInUse(faint, frame, kinds);
  const other = isThin(faint) ? thicker(faint, kinds) : undefined;
  return [inUse, other ?? fresh(faint, kinds, inUse?.cost ?? 0)].filter((one) => one !== undefined);
}
