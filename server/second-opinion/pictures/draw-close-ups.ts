import { area, bottom, contains, grow, intersection, right, union } from "../../../shared/scene/geometry.ts";
import type { Box } from "../../../shared/scene/scene.ts";
import { drawPart, sizeOfPicture } from "../../vendors/sharp.ts";
import type { Candidate } from "../candidate.ts";
import type { SeenScreen } from "../screen/seen-screen.ts";
import { partInPicture } from "../../pictures/part-in-picture.ts";

/** The rim of surroundings around a part, in px of the design. */
const MARGIN_PX = 24;

/** Parts are drawn at twice their size, and with their number no larger than models look at cheaply. */
const SCALE = 2;
const LONGEST_PX = 488;

/** A part that takes up more of the screen than this has no close-up: its picture is there already. */
const MOST_SHARE = 0.5;

/** An enlarged part of a picture, and the numbers of the candidates that it shows. */
export interface DrawnCloseUp {
  readonly bytes: Uint8Array;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly candidates: readonly number[];
  /** How many px of it stand for one of the design: less than two where what it shows is wide. */
  readonly scale: number;
}

/** A box pulled in on the side where that is the least, so that it no longer cuts letters beside what it is to show. */
function without(letters: Box, around: Box, shown: Box): Box {
  if (!intersection(letters, around) || contains(around, letters)) return around;
  const end = { x: right(around), y: bottom(around) };
  const pulled: readonly Box[] = [
    { ...around, x: right(letters), width: end.x - right(letters) },
    { ...around, width: letters.x - around.x },
    { ...around, y: bottom(letters), height: end.y - bottom(letters) },
    { ...around, height: letters.y - around.y },
  ];
  return pulled
    .filter((box) => contains(box, shown))
    .reduce((best, box) => (best === around || area(box) > area(best) ? box : best), around);
}

/** The box of some parts, with the letters that reach into it, and a rim of surroundings that cuts no others. */
function boxOf(
  handles: readonly string[],
  { parts, letterBoxes, widthPx, heightPx }: SeenScreen,
): Box | null {
  const named = union(parts.filter(({ handle }) => handles.includes(handle)).map(({ box }) => box));
  const shown = named && union([named, ...letterBoxes.filter((box) => intersection(box, named))]);
  const around =
    shown && intersection(grow(shown, MARGIN_PX), { x: 0, y: 0, width: widthPx, height: heightPx });
  return around && letterBoxes.reduce((box, letters) => without(letters, box, shown), around);
}

/** The box of the parts of a candidate: with what they are compared with, where that can be seen no smaller than it is. */
function placeOf({ layers, others }: Candidate, screen: SeenScreen): Box | null {
  const all = boxOf([...layers, ...others], screen);
  const box = all && Math.max(all.width, all.height) <= LONGEST_PX ? all : boxOf(layers, screen);
  const most = MOST_SHARE * screen.widthPx * Math.min(screen.heightPx, 2 * screen.widthPx);
  return box && area(box) <= most ? box : null;
}

/** The parts to enlarge, each once. */
function placesOf(
  candidates: readonly Candidate[],
  screen: SeenScreen,
): readonly { readonly box: Box; readonly candidates: readonly number[] }[] {
  const places = new Map<string, { box: Box; candidates: number[] }>();
  candidates.forEach((candidate, number) => {
    const box = placeOf(candidate, screen);
    if (!box) return;
    const key = [box.x, box.y, box.width, box.height].join(" ");
    const place = places.get(key) ?? { box, candidates: [] };
    place.candidates.push(number);
    places.set(key, place);
  });
  return [...places.values()];
}

/** Draws what the candidates speak of at twice its size; nothing of what is large, nothing twice. */
export async function drawCloseUps(
  bytes: Uint8Array,
  screen: SeenScreen,
  candidates: readonly Candidate[],
): Promise<readonly DrawnCloseUp[]> {
  const size = await sizeOfPicture(bytes);
  if (!size) return [];
  const drawn = await Promise.all(
    placesOf(candidates, screen).map(async ({ box, candidates: shown }) => {
      const scale = Math.min(SCALE, LONGEST_PX / Math.max(box.width, box.height));
      const widthPx = Math.max(1, Math.round(box.width * scale));
      const heightPx = Math.max(1, Math.round(box.height * scale));
      const png = await drawPart(bytes, { part: partInPicture(box, screen, size), widthPx, heightPx });
      return png && { bytes: png, widthPx, heightPx, candidates: shown, scale };
    }),
  );
  return drawn.filter((one) => one !== null);
}
