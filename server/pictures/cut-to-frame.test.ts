import sharp from "sharp";
import { expect, test } from "vitest";
import { screen } from "../../shared/scene/testing.ts";
import type { SceneNode } from "../../shared/scene/scene.ts";
import { cutToFrame } from "./cut-to-frame.ts";

const RIM = { left: 48, top: 40 };

/** A blue screen with a red upper left corner, twice its size, in a grey rim. */
async function exported(frame: SceneNode, rim: typeof RIM, width: number, height: number): Promise<Buffer> {
  const block = (color: string, wide: number, high: number) => ({
    create: { width: wide, height: high, channels: 3 as const, background: color },
  });
  return sharp(block("#cccccc", width, height))
    .composite([
      { input: block("#0000ff", 2 * frame.box.width, 2 * frame.box.height), ...rim },
      { input: block("#ff0000", 20, 20), ...rim },
    ])
    .png()
    .toBuffer();
}

const frame = screen([], { id: "1:1", x: -300, y: 70, width: 390, height: 844 });

async function cut(bytes: Uint8Array, node: SceneNode) {
  const whole = await cutToFrame(bytes, node);
  if (!whole) return null;
  const { data, info } = await sharp(whole).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray(3 * (y * info.width + x)).subarray(0, 3)];
  return {
    size: [info.width, info.height],
    corner: at(0, 0),
    rest: at(30, 0),
    end: at(info.width - 1, info.height - 1),
  };
}

const WHOLE = { size: [780, 1688], corner: [255, 0, 0], rest: [0, 0, 255], end: [0, 0, 255] };

test("a rim of shadow is cut off, as the render bounds tell", async () => {
  const renderBox = { x: -324, y: 50, width: 438, height: 892 };
  const picture = await exported(frame, RIM, 876, 1784);
  expect(await cut(picture, { ...frame, renderBox })).toEqual(WHOLE);
});

test("without render bounds the sides tell how wide the rim is, and the shadow how far it is off", async () => {
  const offset = { x: 0, y: 4 };
  const effects = [{ type: "drop-shadow", radiusPx: 24, offset } as const];
  expect(await cut(await exported(frame, RIM, 876, 1784), { ...frame, effects })).toEqual(WHOLE);
  expect(await cut(await exported(frame, { left: 48, top: 48 }, 876, 1784), frame)).toEqual(WHOLE);
});

test("what a frame without a ground holds is put where it lies in the frame", async () => {
  const renderBox = { x: -290, y: 90, width: 300, height: 700 };
  const picture = await sharp({ create: { width: 600, height: 1400, channels: 3, background: "#ff0000" } })
    .png()
    .toBuffer();
  const { size, corner, rest, end } = (await cut(picture, { ...frame, renderBox })) ?? {};
  expect([size, corner, rest, end]).toEqual([
    [780, 1688],
    [255, 255, 255],
    [255, 255, 255],
    [255, 255, 255],
  ]);
  const whole = await cutToFrame(picture, { ...frame, renderBox });
  const { info } = await sharp(whole ?? picture)
    .trim({ background: "#ffffff" })
    .toBuffer({ resolveWithObject: true });
  expect([info.trimOffsetLeft, info.trimOffsetTop, info.width, info.height]).toEqual([-20, -40, 600, 1400]);
});

test("a picture of the frame alone stays as it is", async () => {
  const picture = await exported(frame, { left: 0, top: 0 }, 780, 1688);
  expect(await cutToFrame(picture, frame)).toBe(picture);
});

test("what has other sides is no picture of the frame, nor is what cannot be read", async () => {
  expect(await cutToFrame(await exported(frame, RIM, 1784, 2500), frame)).toBeNull();
  const picture = await exported(screen([], { width: 50, height: 25 }), { left: 0, top: 0 }, 100, 50);
  expect(await cutToFrame(picture, screen([], { width: 0, height: 50 }))).toBeNull();
  expect(await cutToFrame(Buffer.from("no picture"), frame)).toBeNull();
});
