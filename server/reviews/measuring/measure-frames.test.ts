import sharp from "sharp";
import { expect, test } from "vitest";
import { layer, sceneOf, screen, text } from "../../../shared/scene/testing.ts";
import type { Scene } from "../../../shared/scene/scene.ts";
import { measureFrames } from "./measure-frames.ts";

const SIZE = { width: 320, height: 480 };
const WORDS = { x: 20, y: 40, width: 160, height: 24 };

const node = screen(
  [
    layer({ ...SIZE, fills: [{ type: "image", scaleMode: "fill", imageHash: "snow" }] }),
    text("Mountains in May", { ...WORDS, color: "#ffffff" }),
  ],
  { ...SIZE, id: "1:1" },
);

const loaded: Scene = { ...sceneOf(node), images: { snow: { widthPx: 800, heightPx: 600 } } };

/** White strokes on light grey snow. */
async function pictureOfSnow() {
  const strokes = Array.from({ length: 32 }, (_, index) => ({
    input: { create: { width: 2, height: 16, channels: 3, background: "#ffffff" } } as const,
    left: WORDS.x + index * 5,
    top: WORDS.y + 4,
  }));
  const ground = sharp({ create: { ...SIZE, channels: 3, background: "#cccccc" } });
  const bytes = await ground.composite(strokes).png().toBuffer();
  return { frameId: "1:1", type: "image/png", bytes } as const;
}

const RIM_PX = 24;

/** The same with a rim around it, as where a shadow is exported with its screen. */
async function pictureWithRim() {
  const { bytes, ...picture } = await pictureOfSnow();
  const rim = { top: RIM_PX, bottom: RIM_PX, left: RIM_PX, right: RIM_PX, background: "#444444" };
  return { ...picture, bytes: await sharp(bytes).extend(rim).png().toBuffer() };
}

async function measure(scene: Scene, drawn = pictureOfSnow()) {
  const pictures = [await drawn];
  const [report] = await measureFrames({ scene, pictures }, { aspects: ["ui"] });
  return {
    found: report?.findings.map(({ rule, certainty }) => `${rule} ${certainty}`),
    open: report?.unsure.map(({ rule }) => rule),
  };
}

test("a text on a picture is measured by the picture of its screen", async () => {
  expect(await measure(loaded)).toEqual({ found: ["text-contrast measured"], open: [] });
});

test("a drawing that lacks a picture of the design measures nothing", async () => {
  expect(await measure(sceneOf(node))).toEqual({ found: [], open: ["text-contrast"] });
});

test("a rim around the screen displaces nothing", async () => {
  expect(await measure(loaded, pictureWithRim())).toEqual({ found: ["text-contrast measured"], open: [] });
});
