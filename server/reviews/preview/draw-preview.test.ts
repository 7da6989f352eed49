import sharp from "sharp";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readPixels, sizeOfPicture } from "../../vendors/sharp.ts";
import { drawPreview, PREVIEW_PX } from "./draw-preview.ts";

const icon = await readFile(new URL("../../../website/public/icon-192.png", import.meta.url));
const whole = { layerId: "1:1", x: 0, y: 0, width: 1, height: 0.5 };

test("a preview has the size that links show, with what is found framed", async () => {
  const [plain, framed] = [await drawPreview(icon, []), await drawPreview(icon, [whole])];
  if (!plain || !framed) throw new Error("the icon can be drawn");
  expect(await sizeOfPicture(framed)).toEqual(PREVIEW_PX);
  expect((await readPixels(framed))?.data).not.toEqual((await readPixels(plain))?.data);
});

test("what is no picture is not drawn", async () => {
  expect(await drawPreview(Buffer.from("no picture"), [])).toBeNull();
});

test("of a long picture nothing is opened but what is seen: 17 kB may unfold to millions of rows", async () => {
  const long = await sharp({ create: { width: 40, height: 400_000, channels: 3, background: "#ff0000" } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  // Its lower half is no picture: whoever reads that far draws nothing.
  const broken = Buffer.from(long).fill(0, long.length / 2, long.length - 12);
  expect(await drawPreview(broken, [whole])).not.toBeNull();
});
