import { areNear, area, bottom, center, right } from "../../../../scene/geometry.ts";
import type { Thing } from "../../../things/thing.ts";
import { claim, type Claims } from "../sign.ts";

const BAR = { minWidthPx: 12, maxWidthPx: 44, maxHeightPx: 5, leastAspect: 4 };
const BARS = 3;
const UNEVEN_PX = 1.5;
const HIGHEST_PX = 40;
const LARGEST_AREA_PX = 72;
/** Words for screen readers are drawn as a speck. */
const SPECK_PX2 = 4;

const isBar = ({ kind, box: { width, height }, children }: Thing): boolean =>
  (kind === "shape" || kind === "icon") &&
  children.length === 0 &&
  width >= BAR.minWidthPx &&
  width <= BAR.maxWidthPx &&
  height <= BAR.maxHeightPx &&
  width >= BAR.leastAspect * height;

/** Three bars below each other at equal steps, which begin, end or have their middles at one place. */
function areMenuBars(bars: readonly Thing[]): boolean {
  const [first, second, third] = bars.toSorted((a, b) => a.box.y - b.box.y);
  if (!first || !second || !third || bars.length !== BARS) return false;
  const [up, down] = [second.box.y - first.box.y, third.box.y - second.box.y];
  const isInLine = (place: (thing: Thing) => number): boolean =>
    bars.every((bar) => areNear(place(bar), place(first), UNEVEN_PX));
  return (
    up > first.box.height &&
    areNear(up, down, UNEVEN_PX) &&
    bottom(third.box) - first.box.y <= HIGHEST_PX &&
    (isInLine(({ box }) => box.x) ||
      isInLine(({ box }) => right(box)) ||
      isInLine(({ box }) => center(box).x))
  );
}

/** True when a thing is no larger than a button and shows nothing but some of its parts. */
const isAreaOf = (thing: Thing, parts: readonly Thing[]): boolean =>
  thing.parent !== null &&
  Math.max(thing.box.width, thing.box.height) <= LARGEST_AREA_PX &&
  thing.children.every((child) => parts.includes(child) || area(child.box) <= SPECK_PX2);

/** The outermost area that shows nothing else. */
const areaAround = (inner: Thing): Thing =>
  inner.parent && isAreaOf(inner.parent, [inner]) ? areaAround(inner.parent) : inner;

const CERTAINTY = { ofArea: 0.9, ofBars: 0.6 };

/** Three short bars below each other: what opens the menu of a site. */
export const menuButtons: Claims = ({ things }) =>
  things.flatMap((thing) => {
    const bars = thing.children.filter(isBar);
    if (!areMenuBars(bars)) return [];
    const [first, ...others] = bars as [Thing, ...Thing[]];
    return isAreaOf(thing, bars)
      ? [claim("icon-button", [areaAround(thing)], CERTAINTY.ofArea, { isWhole: true })]
      : [claim("icon-button", [first, ...others], CERTAINTY.ofBars, { isWhole: true })];
  });
