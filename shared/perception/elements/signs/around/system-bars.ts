import { liesWithin } from "../../../frame/lies-within.ts";
import { bottom, center, right } from "../../../../scene/geometry.ts";
import { isWords, type Thing } from "../../../things/thing.ts";
import type { Sight } from "../../evidence/sight.ts";
import { boxAround, claim, isPhone, type Claim, type Claims } from "../sign.ts";

const CLOCK = /^([01]?\d|2[0-3])[:.][0-5]\d(\s?[ap]m)?$/i;
const STATUS_HEIGHT_PX = 60;
const LARGEST_GLYPH_PX = 40;

const isClock = (thing: Thing): boolean =>
  isWords(thing) && CLOCK.test(thing.layer.node.text.characters.trim());

/** The outermost thing around a clock that is no more than a bar at the top. */
function barAround(clock: Thing, sight: Sight): Thing {
  let bar = clock;
  for (let next = clock.parent; next?.parent; next = next.parent) {
    const isBar = bottom(next.box) - sight.box.y <= STATUS_HEIGHT_PX;
    if (!isBar) return bar;
    bar = next;
  }
  return bar;
}

/** Battery, signal and their like, beside the clock. */
const isGlyphBeside = (clock: Thing, sight: Sight) => (thing: Thing) =>
  !liesWithin(thing, clock) &&
  thing.parent !== null &&
  !isWords(thing) &&
  thing.kind !== "picture" &&
  thing.box.height <= LARGEST_GLYPH_PX &&
  thing.box.width <= sight.box.width / 3 &&
  bottom(thing.box) - sight.box.y <= STATUS_HEIGHT_PX &&
  Math.abs(center(thing.box).y - clock.box.y - clock.box.height / 2) <= clock.box.height;

const WIDE = 0.6;

const DRAWN = { lowestPx: 12, flattest: 5, fromTopPx: 24 };

/** The whole bar as one picture, or as one drawing: low, at the top, nearly as wide as the screen. */
const isDrawnBar = ({ kind, box, parent }: Thing, sight: Sight): boolean =>
  parent !== null &&
  (kind === "picture" || kind === "icon") &&
  box.y - sight.box.y <= DRAWN.fromTopPx &&
  bottom(box) - sight.box.y <= STATUS_HEIGHT_PX &&
  box.height >= DRAWN.lowestPx &&
  box.width >= Math.max(0.8 * sight.box.width, DRAWN.flattest * box.height);

/** The bar of the system at the top: a clock, and opposite to it battery and signal. A copy of it may lie below it. */
const statusBar: Claims = (sight) => {
  if (!isPhone(sight)) return [];
  const [drawn, ...drawnAgain] = sight.things.slice(1, 40).filter((thing) => isDrawnBar(thing, sight));
  if (drawn) return [claim("status-bar", [drawn, ...drawnAgain], 0.95, { isWhole: true })];
  const clocks = sight.things.filter(
    (thing) => isClock(thing) && bottom(thing.box) - sight.box.y <= STATUS_HEIGHT_PX,
  );
  const [clock] = clocks;
  if (!clock) return [];
  const bar = barAround(clock, sight);
  const [whole, ...wholeAgain] = clocks
    .map((one) => barAround(one, sight))
    .filter(({ box }) => box.width >= WIDE * sight.box.width);
  if (whole) return [claim("status-bar", [whole, ...wholeAgain], 0.98, { isWhole: true })];
  const glyphs = sight.things.filter(isGlyphBeside(clock, sight));
  const outer = glyphs.filter((thing) => !glyphs.includes(thing.parent as Thing));
  const all = boxAround([bar, ...outer]);
  if (outer.length === 0 || all.width < WIDE * sight.box.width) return [];
  return [claim("status-bar", [bar, ...outer], 0.95, { isWhole: true })];
};

const INDICATOR = { minWidth: 0.2, maxWidth: 0.5, maxHeightPx: 8, fromBottomPx: 32, offMiddlePx: 6 };

const isIndicator = (thing: Thing, sight: Sight): boolean => {
  const { box } = thing;
  const share = box.width / sight.box.width;
  return (
    thing.kind === "shape" &&
    box.height <= INDICATOR.maxHeightPx &&
    share >= INDICATOR.minWidth &&
    share <= INDICATOR.maxWidth &&
    bottom(sight.box) - bottom(box) <= INDICATOR.fromBottomPx &&
    Math.abs((box.x + right(box)) / 2 - (sight.box.x + right(sight.box)) / 2) <= INDICATOR.offMiddlePx
  );
};

/** The short bar at the foot of a phone's screen. */
const homeIndicator: Claims = (sight) =>
  isPhone(sight)
    ? sight.things
        .filter((thing) => isIndicator(thing, sight))
        .slice(-1)
        .map((thing) => claim("home-indicator", [thing], 0.97, { isWhole: true }))
    : [];

const KEYBOARD = { fewestLetters: 20, mostAlike: 1.3, share: 0.9, leastWidth: 0.8, highest: 0.6 };
const KEY = /^[\p{L}\d]$/u;

const isKey = (thing: Thing): boolean => isWords(thing) && KEY.test(thing.layer.node.text.characters.trim());

/** Each letter is on one key: the days of a calendar and the initials of people repeat. */
function areKeys(keys: readonly Thing[]): boolean {
  const letters = new Set(keys.map(({ layer }) => layer.node.text?.characters.trim().toLowerCase()));
  return letters.size >= KEYBOARD.fewestLetters && keys.length <= KEYBOARD.mostAlike * letters.size;
}

/** The smallest thing that holds nearly all of some. */
function around(some: readonly Thing[], { things }: Sight): Thing | null {
  const held = new Int32Array(things.length);
  for (const { order } of some) held[order] = 1;
  for (const { order, parent } of things.toReversed())
    if (parent) held[parent.order] = (held[parent.order] as number) + (held[order] as number);
  let found: Thing | null = some[0] ?? null;
  while (found && (held[found.order] as number) < KEYBOARD.share * some.length) found = found.parent;
  return found;
}

/** The keys that the system shows to write with. */
const keyboard: Claims = (sight) => {
  const keys = isPhone(sight) ? sight.things.filter(isKey) : [];
  const board = areKeys(keys) ? around(keys, sight) : null;
  if (!board?.parent) return [];
  const isBoard =
    board.box.width >= KEYBOARD.leastWidth * sight.box.width &&
    board.box.height <= KEYBOARD.highest * sight.box.height;
  return isBoard ? [claim("keyboard", [board], 0.95, { isWhole: true })] : [];
};

/** The sign of the bars that the system paints over every app, and of its keyboard. */
export const systemBars: Claims = (sight): readonly Claim[] => [
  ...statusBar(sight),
  ...homeIndicator(sight),
  ...keyboard(sight),
];
