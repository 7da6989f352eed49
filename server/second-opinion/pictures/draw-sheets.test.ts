import sharp from "sharp";
import { expect, test } from "vitest";
import type { DrawnCloseUp } from "./draw-close-ups.ts";
import { drawSheets } from "./draw-sheets.ts";

async function closeUp(color: string, widthPx: number, heightPx: number): Promise<DrawnCloseUp> {
  const ground = { create: { width: widthPx, height: heightPx, channels: 3 as const, background: color } };
  return { bytes: await sharp(ground).png().toBuffer(), widthPx, heightPx, candidates: [0], scale: 2 };
}

async function pixelsOf(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray(3 * (y * info.width + x), 3 * (y * info.width + x) + 3),
  ];
  return { size: [info.width, info.height], at };
}

test("parts lie below each other on one picture, each under its number", async () => {
  const sheets = await drawSheets([await closeUp("#ff0000", 200, 100), await closeUp("#0000ff", 300, 50)]);
  expect(sheets).toHaveLength(1);
  const { size, at } = await pixelsOf(sheets[0]?.bytes ?? new Uint8Array());
  expect(size).toEqual([300, 22 + 100 + 22 + 50]);
  expect(at(100, 22 + 50)).toEqual([255, 0, 0]);
  expect(at(100, 22 + 100 + 22 + 25)).toEqual([0, 0, 255]);
  // The strip above a part is white but for the tag with its number.
  expect(at(100, 10)).toEqual([255, 255, 255]);
  expect(at(1, 10)).not.toEqual([255, 255, 255]);
  expect(at(1, 22 + 100 + 10)).not.toEqual([255, 255, 255]);
});

test("what has no room any more comes on a picture of its own", async () => {
  const parts = await Promise.all([900, 700, 600].map((height) => closeUp("#00ff00", 100, height)));
  const sheets = await drawSheets(parts);
  const sizes = await Promise.all(sheets.map(async ({ bytes }) => (await pixelsOf(bytes)).size));
  expect(sizes).toEqual([
    [100, 922],
    [100, 722 + 622],
  ]);
});

test("of nothing there is none, nor of what cannot be read", async () => {
  expect(await drawSheets([])).toEqual([]);
  const broken = { ...(await closeUp("#fff", 10, 10)), bytes: Buffer.from("no picture") };
  expect(await drawSheets([broken])).toEqual([]);
});
