import { areNear, bottom, center, right } from "../../../../scene/geometry.ts";
import type { Thing } from "../../../things/thing.ts";
import type { Sight } from "../../evidence/sight.ts";
import { claim, type Claim, type Claims } from "../sign.ts";

const TRACK = { minWidthPx: 60, maxHeightPx: 14, flattest: 8 };
const KNOB = { minPx: 8, maxPx: 36 };
const NEAR_PX = 2;

const isShape = ({ kind, children }: Thing): boolean =>
  (kind === "shape" || kind === "group") && children.length <= 2;

const isTrack = (thing: Thing): boolean =>
  isShape(thing) &&
  thing.painter !== undefined &&
  thing.box.width >= TRACK.minWidthPx &&
  thing.box.height <= TRACK.maxHeightPx &&
  thing.box.width >= TRACK.flattest * Math.max(1, thing.box.height);

const isKnob = (thing: Thing): boolean =>
  (isShape(thing) || thing.kind === "icon") &&
  thing.box.width >= KNOB.minPx &&
  thing.box.width <= KNOB.maxPx &&
  areNear(thing.box.width, thing.box.height, 4);

const liesOn = (knob: Thing, track: Thing): boolean =>
  knob.box.height > track.box.height &&
  Math.abs(center(knob.box).y - track.box.y - track.box.height / 2) <= 4 &&
  center(knob.box).x >= track.box.x - NEAR_PX &&
  center(knob.box).x <= right(track.box) + NEAR_PX;

/** The second part of a bar: as high as the first, on it or right behind it. */
const goesOn = (part: Thing, track: Thing): boolean =>
  part !== track &&
  areNear(part.box.y, track.box.y, NEAR_PX) &&
  areNear(bottom(part.box), bottom(track.box), NEAR_PX) &&
  (areNear(part.box.x, track.box.x, NEAR_PX) || Math.abs(part.box.x - right(track.box)) <= NEAR_PX + 2);

/** Things that share a parent, and the only child that a thing holds. */
const around = (track: Thing): readonly Thing[] => [...(track.parent?.children ?? []), ...track.children];

const MOST_NEIGHBOURS = 60;

function trackClaim(track: Thing, sight: Sight): readonly Claim[] {
  const neighbours = around(track);
  if (neighbours.length > MOST_NEIGHBOURS) return [];
  const knobs = neighbours.filter((thing) => thing !== track && isKnob(thing) && liesOn(thing, track));
  const parts = neighbours.filter((thing) => isShape(thing) && goesOn(thing, track));
  // Of a box without height the outline alone can be seen.
  const isFilled = track.box.height > 0 && sight.fillOf(track) !== undefined;
  const isColored = isFilled || sight.strokeOf(track) !== undefined;
  if (!isColored) return [];
  if (knobs.length > 0 && knobs.length <= 2)
    return [claim("slider", [track, ...parts, ...knobs], 0.9, { isWhole: true })];
  return parts.length === 1 ? [claim("progress", [track, ...parts], 0.8, { isWhole: true })] : [];
}

/** Sliders and progress bars: a thin long bar with a knob on it, or in two colours. */
export const tracks: Claims = (sight): readonly Claim[] => {
  const found: Claim[] = [];
  const taken = new Set<Thing>();
  for (const track of sight.things.filter(isTrack)) {
    if (taken.has(track)) continue;
    for (const one of trackClaim(track, sight)) {
      found.push(one);
      for (const thing of one.things) taken.add(thing);
    }
  }
  return found;
};

const DOT = { minPx: 4, maxPx: 14, longestPx: 40 };
const DOTS = { fewest: 3, most: 12, largestGapPx: 20 };

const isDot = (thing: Thing): boolean =>
  (thing.kind === "shape" || thing.kind === "icon") &&
  thing.children.length === 0 &&
  thing.box.height >= DOT.minPx &&
  thing.box.height <= DOT.maxPx &&
  thing.box.width >= DOT.minPx &&
  thing.box.width <= DOT.longestPx;

function isRowOfDots(dots: readonly Thing[]): boolean {
  const [first] = dots;
  return dots.every((dot, index) => {
    const before = dots[index - 1];
    const gap = before ? dot.box.x - right(before.box) : DOTS.largestGapPx / 2;
    return (
      Math.abs(dot.box.height - (first?.box.height ?? 0)) <= 2 &&
      Math.abs(dot.box.y - (first?.box.y ?? 0)) <= 3 &&
      gap > 0 &&
      gap <= DOTS.largestGapPx
    );
  });
}

const OFF_MIDDLE = 0.08;

/** Dots of pages stand in the middle of the screen or of the box that they page; those of a hidden password do not. */
function isCentred(dots: readonly Thing[], sight: Sight): boolean {
  const [first, last] = [dots[0] as Thing, dots.at(-1) as Thing];
  const middle = (first.box.x + right(last.box)) / 2;
  return Math.abs(middle - sight.box.x - sight.box.width / 2) <= OFF_MIDDLE * sight.box.width;
}

/** A row of small dots: which page of several is shown. */
export const pageDots: Claims = (sight): readonly Claim[] =>
  sight.things.flatMap((parent) => {
    if (parent.children.length < DOTS.fewest || parent.children.length > MOST_NEIGHBOURS) return [];
    const dots = parent.children.filter(isDot).toSorted((a, b) => a.box.x - b.box.x);
    const isRow = dots.length >= DOTS.fewest && dots.length <= DOTS.most && isRowOfDots(dots);
    if (!isRow || !isCentred(dots, sight)) return [];
    const isAll = dots.length === parent.children.length && parent.parent !== null;
    return [claim("page-dots", isAll ? [parent] : (dots as [Thing, ...Thing[]]), 0.85, { isWhole: true })];
  });
