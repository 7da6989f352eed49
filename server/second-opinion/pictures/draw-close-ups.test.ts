import sharp from "sharp";
import { expect, test } from "vitest";
import type { Box, SceneNode } from "../../../shared/scene/scene.ts";
import { layer, sceneOf, screen, text } from "../../../shared/scene/testing.ts";
import type { Candidate } from "../candidate.ts";
import { seeScreen } from "../screen/see-screen.ts";
import { drawCloseUps } from "./draw-close-ups.ts";

const SIZE = { width: 375, height: 812 };

/** The size of what is enlarged of the part with an id, in px of the design. */
async function sizeOf(
  id: string | readonly [of: string, beside: string],
  ...children: readonly SceneNode[]
): Promise<Pick<Box, "width" | "height">> {
  const scene = sceneOf(screen(children));
  const [frame] = scene.frames;
  if (!frame) throw new Error("There is a screen.");
  const seen = seeScreen(scene, frame, "en");
  const [layers = [], others = []] = [id]
    .flat()
    .map((one) => seen.parts.filter(({ ref }) => ref.id === one).map(({ handle }) => handle));
  const picture = await sharp({ create: { ...SIZE, channels: 3, background: "#ffffff" } })
    .png()
    .toBuffer();
  const [closeUp] = await drawCloseUps(picture, seen, [{ layers, others } as unknown as Candidate]);
  if (!closeUp) throw new Error("There is a close-up.");
  return { width: closeUp.widthPx / closeUp.scale, height: closeUp.heightPx / closeUp.scale };
}

const card = layer({ id: "card", x: 100, y: 100, width: 60, height: 40, fill: "#eeeeee" }, [
  layer({ type: "VECTOR", x: 110, y: 110, width: 20, height: 20, fill: "#111111" }),
  layer({ type: "VECTOR", x: 134, y: 110, width: 20, height: 20, fill: "#111111" }),
]);

test("what is enlarged has a rim around it", async () => {
  expect(await sizeOf("card", card)).toEqual({ width: 108, height: 88 });
});

test("the rim cuts no words beside it: it ends where they begin", async () => {
  const words = text("Transfers to other banks", { x: 170, y: 112, width: 180, height: 16, sizePx: 12 });
  expect(await sizeOf("card", card, words)).toEqual({ width: 94, height: 88 });
});

test("words that reach into a part are shown whole", async () => {
  const words = text("New", { id: "new", x: 60, y: 112, width: 60, height: 16, sizePx: 12, align: "right" });
  const { width } = await sizeOf("card", card, words);
  expect(width).toBeGreaterThan(108);
});

test("a part is shown with what it is compared with, where both are no large part of the screen", async () => {
  const near = text("Total", { id: "near", x: 100, y: 200, width: 60, height: 20 });
  const far = text("Terms", { id: "far", x: 100, y: 780, width: 60, height: 20 });
  const { height } = await sizeOf(["card", "near"], card, near);
  expect(height).toBeGreaterThan(120);
  expect(await sizeOf(["card", "far"], card, far)).toEqual({ width: 108, height: 88 });
});
