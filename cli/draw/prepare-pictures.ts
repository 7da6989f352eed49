import { shrinkPicture } from "../../server/vendors/sharp.ts";
import type { RestNode } from "../../shared/scene/rest/rest-file.ts";
import type { DrawableScreen } from "../design/design.ts";
import { imageRefsOf } from "./rest-paints.ts";
import { paintedNodes } from "./why-not-drawn.ts";

/** As wide as most screens are, and, however noisy, less than an XML parser takes. */
const LONGEST_PX = 1440;

/**
 * The pictures of a screen as PNGs, by their references, without those that cannot be read: what draws an SVG leaves out
 * a picture that is broken or very large, and does not say so.
 */
export async function preparePictures(
  root: RestNode,
  imageOf: DrawableScreen["imageOf"],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const pictures = new Map<string, Uint8Array>();
  for (const ref of new Set(paintedNodes(root).flatMap(imageRefsOf))) {
    const bytes = imageOf(ref);
    const png = bytes && (await shrinkPicture(bytes, LONGEST_PX));
    if (png) pictures.set(ref, png);
  }
  return pictures;
}
