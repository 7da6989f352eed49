import { readPixels } from "../../../server/vendors/sharp.ts";
import { inkBox } from "../../../shared/perception/text/typography/ink.ts";
import { runContrasts, textsToRead } from "../../../shared/perception/contrast/run-contrast.ts";
import { type Frame, openFrame, type TextLayer } from "../../../shared/perception/frame/frame.ts";
import type { FramePixels } from "../../../shared/perception/frame/frame-pixels.ts";
import { contrast, luminance } from "../../../shared/scene/color.ts";
import type { Rgb, Scene } from "../../../shared/scene/scene.ts";
import type { Photographs } from "./photograph.ts";

/** Our verdict on a text that lies on a picture, and the contrast that the page without its letters shows. */
export interface OnPicture {
  readonly name: string;
  readonly said: "readable" | "too faint" | "likely too faint" | "open";
  /** The share of the ground under the text that does not reach the contrast. */
  readonly weakShare: number;
}

/** The share of the ground that rims of letters make up: a verdict on all of it leaves them out of account. */
const RIM_SHARE = 0.05;

const firstContrast = (frame: Frame, id: string) => {
  const text = textsToRead(frame).find(({ node }) => node.id === id);
  return text && runContrasts(text, frame)[0];
};

const isOpen = (frame: Frame, { node }: TextLayer): boolean => {
  const verdict = firstContrast(frame, node.id)?.verdict;
  return verdict?.is === "doubtful" && verdict.doubt === "image";
};

/** The share of the pixels below a text that have too little contrast with it. */
function weakShareOf(text: TextLayer, frame: Frame, bare: FramePixels, required: number): number {
  const ink = inkBox(text);
  const [paint] = text.node.fills ?? [];
  if (!ink || paint?.type !== "solid") return Number.NaN;
  const { x, y } = frame.root.node.box;
  const own = luminance(paint.color);
  const colorAt = (at: number): Rgb => ({
    r: (bare.data[at] ?? 0) / 255,
    g: (bare.data[at + 1] ?? 0) / 255,
    b: (bare.data[at + 2] ?? 0) / 255,
  });
  let [all, weak] = [0, 0];
  for (let row = Math.ceil(ink.y - y); row < ink.y - y + ink.height; row++)
    for (let column = Math.ceil(ink.x - x); column < ink.x - x + ink.width; column++) {
      all += 1;
      if (contrast(luminance(colorAt((row * bare.width + column) * 4)), own) < required) weak += 1;
    }
  return weak / all;
}

function saidOf(frame: Frame, id: string): OnPicture["said"] {
  const verdict = firstContrast(frame, id)?.verdict;
  if (verdict?.is === "readable") return "readable";
  if (verdict?.is !== "too-weak") return "open";
  return verdict.isCertain ? "too faint" : "likely too faint";
}

/** The texts of a page that lie on pictures, judged by its photograph and held against the one without letters. */
export async function judgeOnPictures(
  scene: Scene,
  { page, bare }: Photographs,
): Promise<readonly OnPicture[]> {
  const [pixels, ground] = await Promise.all([readPixels(page), readPixels(bare)]);
  if (!pixels || !ground) return [];
  return scene.frames.flatMap((node) => {
    const [blind, seeing] = [openFrame(scene, node), openFrame(scene, node, { pixels })];
    return textsToRead(blind)
      .filter((text) => isOpen(blind, text))
      .map((text) => {
        const required = firstContrast(blind, text.node.id)?.required ?? 0;
        return {
          name: text.node.name,
          said: saidOf(seeing, text.node.id),
          weakShare: weakShareOf(text, seeing, ground, required),
        };
      });
  });
}

/** True when what was said is true. */
export function isTrue({ said, weakShare }: OnPicture): boolean {
  if (said === "readable") return weakShare <= RIM_SHARE;
  if (said === "too faint") return weakShare >= 1 - RIM_SHARE;
  return said === "open" || weakShare > RIM_SHARE;
}
