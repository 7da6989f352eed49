import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { nodesById } from "../../shared/scene/nodes-by-id.ts";
import type { Scene, SceneNode } from "../../shared/scene/scene.ts";
import { readDesign } from "../../cli/design/read-design.ts";
import { REPORT_WORDS } from "../../cli/words/words.ts";
import { fileOfDesign, type PointsOnScreen } from "./points.ts";
import type { EvalDesign } from "./read-designs.ts";

/** A screen of a design, alone in its scene. */
export interface OpenScreen extends EvalDesign {
  readonly scene: Scene & { readonly frames: readonly [SceneNode] };
}

/** The screen that points speak of, with the picture beside its design; undefined where the design is not there. */
export async function openScreen(
  folder: string,
  { design, frame, name }: PointsOnScreen,
): Promise<OpenScreen | undefined> {
  const file = fileOfDesign(folder, design);
  if (!file) return undefined;
  for (const page of (await readDesign(file, REPORT_WORDS.en)).pages) {
    const scene = await page.readScene();
    // It may lie inside of a section.
    const root = scene && nodesById(scene.frames).get(frame);
    if (!root) continue;
    const shot = path.join(path.dirname(file), "screenshot.png");
    const isShown = existsSync(shot) && scene.frames[0]?.id === frame;
    const pictures = isShown
      ? [{ frameId: frame, type: "image/png" as const, bytes: await readFile(shot) }]
      : [];
    return { name, purpose: "", brief: "", scene: { ...scene, frames: [root] }, pictures };
  }
  throw new Error(`${design} has no frame ${frame}.`);
}
