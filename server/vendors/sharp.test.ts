import sharp from "sharp";
import { expect, test } from "vitest";
import { drawPart, drawSheet, readPixels, sizeOfPicture } from "./sharp.ts";

const picture = await sharp({ create: { width: 200, height: 100, channels: 3, background: "#ff0000" } })
  .composite([
    { input: { create: { width: 100, height: 100, channels: 3, background: "#0000ff" } }, left: 100, top: 0 },
  ])
  .png()
  .toBuffer();

test("draws a part at another size, with something over it", async () => {
  const over = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><path d="M0 0h20v20h-20z" fill="#fff"/></svg>`;
  const part = { x: 100, y: 0, width: 100, height: 50 };
  const drawn = await drawPart(picture, { part, widthPx: 200, heightPx: 100, over });
  const { data, info } = await sharp(drawn ?? new Uint8Array())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [
    ...data.subarray(3 * (y * info.width + x), 3 * (y * info.width + x) + 3),
  ];
  expect([info.width, info.height]).toEqual([200, 100]);
  expect(pixel(5, 5)).toEqual([255, 255, 255]);
  expect(pixel(150, 50)).toEqual([0, 0, 255]);
});

test("what is white stays white on a ground of many colours", async () => {
  const size = { width: 256, height: 256 };
  const isLetter = (x: number, y: number): boolean => x < 3 && y < 3;
  const pixels = Buffer.alloc(3 * size.width * size.height, 255);
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++)
      if (!isLetter(x, y)) pixels.set([x, y, 230], 3 * (y * size.width + x));
  const source = await sharp(pixels, { raw: { ...size, channels: 3 } })
    .png()
    .toBuffer();
  const drawing = { widthPx: size.width, heightPx: size.height };
  const drawn = (await drawPart(source, { part: { x: 0, y: 0, ...size }, ...drawing })) ?? source;
  const sheet = await drawSheet({ ...drawing, pictures: [{ bytes: source, x: 0, y: 0 }] });
  for (const bytes of [drawn, sheet ?? source]) {
    const seen = await readPixels(bytes);
    expect(seen?.data.subarray(0, 4 * 3).every((channel) => channel === 255)).toBe(true);
  }
});

test("tells the size of a picture, and gives nothing of what is none", async () => {
  const none = Buffer.from("no picture");
  expect(await sizeOfPicture(picture)).toEqual({ width: 200, height: 100 });
  expect(await sizeOfPicture(none)).toBeNull();
  const part = { x: 0, y: 0, width: 1, height: 1 };
  expect(await drawPart(none, { part, widthPx: 1, heightPx: 1 })).toBeNull();
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
