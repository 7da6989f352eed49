import { contains, intersection } from "../../shared/scene/geometry.ts";
import type { Box, SceneNode } from "../../shared/scene/scene.ts";
import { drawPart, drawSheet, sizeOfPicture } from "../vendors/sharp.ts";
import { partInPicture } from "./part-in-picture.ts";

type Size = Pick<Box, "width" | "height">;

/** True when a picture has the sides of a box, as far as whole px can have them. */
const hasSidesOf = (picture: Size, box: Size): boolean =>
  Math.abs(picture.width * box.height - picture.height * box.width) <= box.height + box.width;

/** A wider rim is none: the picture is of something else. */
const WIDEST_RIM = 0.25;

/** The box around a frame with the rim that a picture shows: shadows reach as far on every side, but for their offset. */
function withRim(picture: Size, { box, effects = [] }: SceneNode): Box | null {
  const scale = (picture.height - picture.width) / (box.height - box.width);
  const rim = (picture.width / scale - box.width) / 2;
  if (!(scale > 0 && rim > 0 && rim <= WIDEST_RIM * Math.min(box.width, box.height))) return null;
  const { x = 0, y = 0 } = effects.find(({ type }) => type === "drop-shadow")?.offset ?? {};
  return {
    x: box.x - rim + x,
    y: box.y - rim + y,
    width: box.width + 2 * rim,
    height: box.height + 2 * rim,
  };
}

/** The box of the canvas that a picture of a frame shows; null when it is no picture of it. */
function shownBox(picture: Size, frame: SceneNode): Box | null {
  const known = [frame.box, frame.renderBox].find((box) => box && hasSidesOf(picture, box));
  return known ?? withRim(picture, frame);
}

/**
 * The picture of a frame, all of it and nothing beside it: design tools export the shadows around a frame with it, and of one
 * without a ground only what lies in it. A PNG or JPEG; null when it cannot be read, or has other sides than the frame.
 */
export async function cutToFrame(bytes: Uint8Array, frame: SceneNode): Promise<Uint8Array | null> {
  const size = await sizeOfPicture(bytes);
  const shown = size && shownBox(size, frame);
  const { box } = frame;
  if (!shown || shown === box) return shown && bytes;
  const seen = intersection(box, shown);
  if (!seen) return null;
  const scale = size.width / shown.width;
  const part = partInPicture(
    { ...seen, x: seen.x - shown.x, y: seen.y - shown.y },
    { widthPx: shown.width, heightPx: shown.height },
    size,
  );
  const cut = await drawPart(bytes, { part, widthPx: part.width, heightPx: part.height });
  if (!cut || contains(seen, box)) return cut;
  const place = { x: Math.floor((seen.x - box.x) * scale), y: Math.floor((seen.y - box.y) * scale) };
  return drawSheet({
    widthPx: Math.max(place.x + part.width, Math.round(box.width * scale)),
    heightPx: Math.max(place.y + part.height, Math.round(box.height * scale)),
    pictures: [{ bytes: cut, ...place }],
  });
}
