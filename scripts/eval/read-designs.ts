import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { FramePicture } from "../../server/second-opinion/second-opinion.ts";
import { fromRest } from "../../shared/scene/from-rest.ts";
import type { Scene } from "../../shared/scene/scene.ts";
import { InputError } from "../review/words/input-error.ts";

export interface Design {
  readonly name: string;
  readonly scene: Scene;
  readonly pictures: readonly FramePicture[];
}

/** The picture beside a design shows its first frame. */
async function pictureOf(file: string, scene: Scene): Promise<readonly FramePicture[]> {
  const picture = file.replace(/\.json$/, ".png");
  const [frame] = scene.frames;
  if (!frame || !existsSync(picture)) return [];
  return [{ frameId: frame.id, type: "image/png", bytes: await readFile(picture) }];
}

async function readDesign(file: string): Promise<readonly Design[]> {
  const scenes = fromRest(JSON.parse(await readFile(file, "utf8")));
  return Promise.all(
    scenes.map(async (scene) => ({
      name: path.basename(file, ".json"),
      scene,
      pictures: await pictureOf(file, scene),
    })),
  );
}

/** The designs of a folder, in the order of their names. */
export async function readDesigns(folder: string): Promise<readonly Design[]> {
  const names = await readdir(folder).catch((cause: unknown) => {
    throw new InputError(`${folder} cannot be read.`, { cause });
  });
  const files = names.filter((name) => name.endsWith(".json")).toSorted();
  if (files.length === 0) throw new InputError(`${folder} holds no designs (*.json).`);
  return (await Promise.all(files.map((name) => readDesign(path.join(folder, name))))).flat();
}
