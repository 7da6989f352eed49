import sharp from "sharp";
import { expect, test } from "vitest";
import { cropPicture, readPixels } from "./sharp.ts";

const picture = await sharp({ create: { width: 200, height: 100, channels: 3, background: "#ff0000" } })
  .composite([
    { input: { create: { width: 100, height: 100, channels: 3, background: "#0000ff" } }, left: 100, top: 0 },
  ])
  .png()
  .toBuffer();

test("cuts out the part that is asked for", async () => {
  const part = await cropPicture(picture, { x: 0.5, y: 0, width: 0.5, height: 0.5 });
  const { data, info } = await sharp(part ?? new Uint8Array())
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([100, 50]);
  expect([...data.subarray(0, 3)]).toEqual([0, 0, 255]);
});

test("keeps within the picture, and gives nothing where there is none of it", async () => {
  const part = await cropPicture(picture, { x: -1, y: 0.5, width: 5, height: 5 });
  expect((await sharp(part ?? new Uint8Array()).metadata()).width).toBe(200);
  expect(await cropPicture(picture, { x: 2, y: 2, width: 1, height: 1 })).toBeNull();
});

test("gives nothing of what is no picture", async () => {
  expect(await cropPicture(Buffer.from("no picture"), { x: 0, y: 0, width: 1, height: 1 })).toBeNull();
});

test("reads the pixels, row by row", async () => {
  const pixels = await readPixels(picture);
  expect(pixels).toMatchObject({ width: 200, height: 100 });
  expect([...(pixels?.data.subarray(0, 4) ?? [])]).toEqual([255, 0, 0, 255]);
  expect([...(pixels?.data.subarray(100 * 4, 101 * 4) ?? [])]).toEqual([0, 0, 255, 255]);
});

test("reads no pixels of what is no picture", async () => {
  expect(await readPixels(Buffer.from("no picture"))).toBeUndefined();
});
