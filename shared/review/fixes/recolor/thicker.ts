import { colorDistance } from "../../../perception/contrast/colors/color-distance.ts";
import { readableColor } from "../../../perception/contrast/colors/readable-color.ts";
import { contrastOf, mix, quantize, toHex } from "../../../scene/color.ts";
import { propose } from "../fix.ts";
import type { Rgb } from "../../../scene/scene.ts";
import { type Faint, ratios, shareWhenOpaque, type Priced } from "./faint.ts";
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

/** A paint that lets its ground through, in a way that less of it shows. */
export const thicker = (faint: Faint, kinds: Inks): Priced | undefined =>
  denser(faint, kinds) ?? opaque(faint, kinds);
