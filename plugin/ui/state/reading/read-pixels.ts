import type { FramePixels } from "../../../../shared/perception/frame/frame-pixels.ts";
import type { SceneNode } from "../../../../shared/scene/scene.ts";
import { drawFrame } from "./draw-frame.ts";

/** The pixels of a larger frame take too much memory, and too long: texts on its pictures stay open. */
const MAX_SIDE_PX = 4096;

/** The findings do not wait longer for what a picture may add to them. */
const PATIENCE_MS = 3000;

/** The pixels of a PNG; null where the browser does not give them. */
async function decodePicture(png: Uint8Array): Promise<ImageData | null> {
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

/** The pixels of a frame as the editor draws it, at its own size; null when it cannot. */
export async function readPixels({ id, box }: SceneNode, signal: AbortSignal): Promise<FramePixels | null> {
  const longestPx = Math.ceil(Math.max(box.width, box.height));
  if (longestPx > MAX_SIDE_PX) return null;
  const png = await drawFrame({ frameId: id, maxSidePx: longestPx, patienceMs: PATIENCE_MS, signal });
  return png && decodePicture(png).catch(() => null);
}
