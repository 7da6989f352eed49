import { drawPart, sizeOfPicture } from "../../vendors/sharp.ts";
import type { QuestionPicture } from "../ask-model.ts";
import { SQUARE_PX } from "./plan-tiles.ts";

/** The picture of a whole screen, small: as large as one square of a model allows. Null when it cannot be read. */
export async function drawStep(bytes: Uint8Array): Promise<QuestionPicture | null> {
  const size = await sizeOfPicture(bytes);
  if (!size) return null;
  const scale = Math.min(1, SQUARE_PX / Math.max(size.width, size.height));
  const png = await drawPart(bytes, {
    part: { x: 0, y: 0, ...size },
    widthPx: Math.max(1, Math.round(size.width * scale)),
    heightPx: Math.max(1, Math.round(size.height * scale)),
  });
  return png && { type: "image/png", bytes: png };
}
