import type { Box, SceneNode } from "../../shared/scene/scene.ts";
import { drawPart, sizeOfPicture } from "../vendors/sharp.ts";
import { partInPicture } from "./part-in-picture.ts";

type Size = Pick<Box, "width" | "height">;

/** True when a picture has the sides of a box, as far as whole px can have them. */
const hasSidesOf = (picture: Size, box: Size): boolean =>
  Math.abs(picture.width / box.width - picture.height / box.height) <= 1 / box.width + 1 / box.height;

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
 * The picture of a frame, and nothing beside it: design tools export the shadows around a frame with it. A PNG or JPEG; null
 * when it cannot be read, or has other sides than the frame.
 */
export async function cutToFrame(bytes: Uint8Array, frame: SceneNode): Promise<Uint8Array | null> {
  const size = await sizeOfPicture(bytes);
  const shown = size && shownBox(size, frame);
  if (!shown || shown === frame.box) return shown && bytes;
  const { box } = frame;
  const part = partInPicture(
    { ...box, x: box.x - shown.x, y: box.y - shown.y },
    { widthPx: shown.width, heightPx: shown.height },
    size,
  );
  return drawPart(bytes, { part, widthPx: part.width, heightPx: part.height });
}
