import { drawSvg } from "../../plugin/stage/draw/drawing.ts";
import { readPixels } from "../../server/vendors/sharp.ts";
import type { FramePixels } from "../../shared/perception/frame/frame-pixels.ts";
import type { DrawableScreen } from "../design/design.ts";
import { preparePictures } from "./prepare-pictures.ts";
import { type NotDrawn, whyNotDrawn } from "./why-not-drawn.ts";

const addressOf = (png: Uint8Array): string => `data:image/png;base64,${Buffer.from(png).toString("base64")}`;

/** The pixels of a screen at its own size, drawn from its layers; or why these would not be what the design tool shows. */
export async function drawScreen({ root, imageOf }: DrawableScreen): Promise<FramePixels | NotDrawn> {
  // Pictures are left for later: where something else is in the way, they need not be unpacked.
  const other = whyNotDrawn(root, () => 0);
  if (other) return other;
  const pictures = await preparePictures(root, imageOf);
  const reason = whyNotDrawn(root, (ref) => pictures.get(ref)?.length);
  if (reason) return reason;
  const svg = drawSvg(root, {
    // No text is set anew: all that are drawn have outlines.
    measure: () => 0,
    idPrefix: "s",
    pictureOf: (ref) => {
      const png = pictures.get(ref);
      return png && addressOf(png);
    },
  });
  return (await readPixels(Buffer.from(svg))) ?? "size";
}
