import type { FramePixels } from "../../../shared/review/frame-pixels.ts";
import { drawFrame } from "./collect-pictures.ts";

/** Longer frames are not drawn at full size, and texts on their pictures stay open. */
const MAX_SIDE_PX = 4096;

/** The findings do not wait longer for what a picture may add to them. */
const PATIENCE_MS = 3000;

async function decode(png: Uint8Array): Promise<FramePixels | null> {
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(png)], { type: "image/png" }));
  const canvas = document.createElement("canvas");
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** The pixels of a frame as the editor draws it; null when it cannot. */
export async function readPixels(frameId: string): Promise<FramePixels | null> {
  const png = await drawFrame(frameId, MAX_SIDE_PX, PATIENCE_MS);
  return png && decode(png).catch(() => null);
}
