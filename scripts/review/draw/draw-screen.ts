import { drawSvg } from "../../../plugin/stage/draw/drawing.ts";
import { readPixels } from "../../../server/vendors/sharp.ts";
import type { FramePixels } from "../../../shared/perception/frame/frame-pixels.ts";
import type { DrawableScreen } from "../design/design.ts";
import { type NotDrawn, whyNotDrawn } from "./why-not-drawn.ts";

/** By their first bytes: these are what an SVG may show wherever it is drawn. */
const FORMATS: readonly (readonly [mediaType: string, start: readonly number[]])[] = [
  ["image/png", [0x89, 0x50, 0x4e, 0x47]],
  ["image/jpeg", [0xff, 0xd8, 0xff]],
];

const mediaTypeOf = (bytes: Uint8Array): string | undefined =>
  FORMATS.find(([, start]) => start.every((byte, at) => bytes[at] === byte))?.[0];

function addressOf(bytes: Uint8Array | undefined): string | undefined {
  const mediaType = bytes && mediaTypeOf(bytes);
  return mediaType && `data:${mediaType};base64,${Buffer.from(bytes).toString("base64")}`;
}

/** Unpacks each picture once. */
function remembering(imageOf: DrawableScreen["imageOf"]): DrawableScreen["imageOf"] {
  const known = new Map<string, Uint8Array | undefined>();
  return (imageRef) => {
    if (!known.has(imageRef)) known.set(imageRef, imageOf(imageRef));
    return known.get(imageRef);
  };
}

function bytesIn(bytes: Uint8Array | undefined): number | undefined {
  return bytes && mediaTypeOf(bytes) !== undefined ? bytes.length : undefined;
}

/** The pixels of a screen at its own size, drawn from its layers; or why these would not be what the design tool shows. */
export async function drawScreen({ root, imageOf }: DrawableScreen): Promise<FramePixels | NotDrawn> {
  const pictureOf = remembering(imageOf);
  const reason = whyNotDrawn(root, (ref) => bytesIn(pictureOf(ref)));
  if (reason) return reason;
  const svg = drawSvg(root, {
    // No text is set anew: all that are drawn have outlines.
    measure: () => 0,
    idPrefix: "s",
    pictureOf: (ref) => addressOf(pictureOf(ref)),
  });
  return (await readPixels(Buffer.from(svg))) ?? "size";
}
