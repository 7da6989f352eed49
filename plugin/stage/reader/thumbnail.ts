import { pictureTypeOf } from "../../../shared/fig/picture-type.ts";
import type { RestNode } from "../../../shared/scene/rest/rest-file.ts";
import { drawSvg, idFrom } from "../draw/drawing.ts";
import { cssFont, type Measure } from "../draw/text/measure.ts";
import { boxOf } from "../draw/placement.ts";

type BytesOf = (imageRef: string) => Uint8Array | undefined;

/** Draws a screen so that its longer side is so long. */
export type DrawThumbnail = (screen: RestNode, sidePx: number, bytesOf: BytesOf) => Promise<Blob | null>;

/** A picture with its type, as browsers want it. */
export const typedPicture = (bytes: Uint8Array): Blob =>
  new Blob([new Uint8Array(bytes)], { type: pictureTypeOf(bytes) ?? "" });

function canvasMeasure(): Measure {
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  return (text, font) => {
    if (!context) return text.length * font.sizePx * 0.55;
    context.font = cssFont(font);
    return context.measureText(text).width;
  };
}

/** A picture inside a drawing need not be larger than the drawing. */
async function shrunk(bytes: Uint8Array, sidePx: number): Promise<string | undefined> {
  try {
    const picture = await createImageBitmap(typedPicture(bytes));
    const scale = Math.min(1, sidePx / Math.max(picture.width, picture.height));
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(picture.width * scale)),
      Math.max(1, Math.round(picture.height * scale)),
    );
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return new FileReaderSync().readAsDataURL(await canvas.convertToBlob({ type: "image/webp" }));
  } catch {
    return undefined; // no picture that this browser knows: the drawing has a sign for it
  }
}

/** Draws thumbnails; a picture that many screens share is made small once. */
export function thumbnailDrawer(): DrawThumbnail {
  const measure = canvasMeasure();
  const pictures = new Map<string, string | undefined>();
  return async (screen, sidePx, bytesOf) => {
    const box = boxOf(screen);
    if (!box || box.width < 1 || box.height < 1) return null;
    const scale = sidePx / Math.max(box.width, box.height);
    const missing = new Set<string>();
    const draw = () =>
      drawSvg(screen, {
        measure,
        idPrefix: idFrom(screen.id),
        scale,
        pictureOf(imageRef) {
          if (!pictures.has(imageRef)) missing.add(imageRef);
          return pictures.get(imageRef);
        },
      });
    const first = draw();
    for (const imageRef of missing) {
      const bytes = bytesOf(imageRef);
      pictures.set(imageRef, bytes && (await shrunk(bytes, sidePx)));
    }
    return new Blob([missing.size > 0 ? draw() : first], { type: "image/svg+xml" });
  };
}
