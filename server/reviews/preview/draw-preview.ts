import type { LayerPlace } from "../../../shared/review/report.ts";
import type { Box } from "../../../shared/scene/scene.ts";
import { type Card, drawCard, sizeOfPicture } from "../../vendors/sharp.ts";

/** The size of a preview, as services that show links expect it. */
export const PREVIEW_PX = { width: 1200, height: 630 } as const;

const GROUND = "#ece9f7";
const WRONG = "#c2255c";
const TOP_PX = 56;
const MOST_WIDTH_PX = 1000;
/** A phone is drawn no wider than this: its upper part is what is seen. */
const UPRIGHT_WIDTH_PX = 440;
const ROOM_PX = 5;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where the screen lies on the card: in the middle, its lower end beyond the card where it is long. */
function placeOf({ width, height }: Size): Box {
  const widest = height > width ? UPRIGHT_WIDTH_PX : MOST_WIDTH_PX;
  const shownWidth = Math.round(Math.min(widest, width * 2));
  return {
    x: Math.round((PREVIEW_PX.width - shownWidth) / 2),
    y: TOP_PX,
    width: shownWidth,
    height: Math.max(1, Math.round((height * shownWidth) / width)),
  };
}

/** The part of the screen that the card shows, and its place there. */
function seenOf({ width, height }: Size, whole: Box): Pick<Card, "part" | "place"> {
  const place = { ...whole, height: Math.min(whole.height, PREVIEW_PX.height - TOP_PX) };
  const seenHeight = Math.min(height, Math.ceil((place.height * width) / whole.width));
  return { part: { x: 0, y: 0, width, height: seenHeight }, place };
}

const num = (px: number): string => String(Math.round(px * 10) / 10);

/** The product's crosshair around what the findings speak of. */
function crosshairs(places: readonly LayerPlace[], on: Box): string {
  const frames = places
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(
      ({ x, y, width, height }) =>
        `<rect x="${num(on.x + x * on.width - ROOM_PX)}" y="${num(on.y + y * on.height - ROOM_PX)}" ` +
        `width="${num(width * on.width + 2 * ROOM_PX)}" height="${num(height * on.height + 2 * ROOM_PX)}" rx="8"/>`,
    );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW_PX.width}" height="${PREVIEW_PX.height}">` +
    `<g fill="none" stroke="${WRONG}" stroke-width="3" stroke-dasharray="9 5">${frames.join("")}</g></svg>`
  );
}

/**
 * Draws what a link to a review shows: its screen, with what the findings speak of framed. Null when it cannot be
 * drawn.
 */
export async function drawPreview(
  picture: Uint8Array,
  places: readonly LayerPlace[],
): Promise<Uint8Array<ArrayBuffer> | null> {
  const size = await sizeOfPicture(picture);
  if (!size) return null;
  const whole = placeOf(size);
  return drawCard(picture, {
    widthPx: PREVIEW_PX.width,
    heightPx: PREVIEW_PX.height,
    ground: GROUND,
    ...seenOf(size, whole),
    over: crosshairs(places, whole),
  });
}
