import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { FramePicture } from "../../server/second-opinion/second-opinion.ts";
import { fromRest } from "../../shared/scene/rest/from-rest.ts";
import type { Scene } from "../../shared/scene/scene.ts";
import { InputError } from "../../cli/words/input-error.ts";

export interface EvalDesign {
  readonly name: string;
  readonly scene: Scene;
  readonly pictures: readonly FramePicture[];
  /** The purpose of its screens; "" when nobody said. */
  readonly purpose: string;
  /** The brief of its product; "" when nobody wrote one. */
  readonly brief: string;
}

/** The files of a design: side by side under one name, or in a folder of its own. */
interface Files {
  readonly name: string;
  readonly json: string;
  readonly picture: string;
  readonly purpose: string;
  readonly brief: string;
}

const wordsIn = async (file: string): Promise<string> =>
  existsSync(file) ? (await readFile(file, "utf8")).trim() : "";

/** The picture beside a design shows its first frame. */
async function pictureOf({ picture }: Files, scene: Scene): Promise<readonly FramePicture[]> {
  const [frame] = scene.frames;
  if (!frame || !existsSync(picture)) return [];
  return [{ frameId: frame.id, type: "image/png", bytes: await readFile(picture) }];
}

async function readDesign(files: Files): Promise<readonly EvalDesign[]> {
  const scenes = fromRest(JSON.parse(await readFile(files.json, "utf8")));
  const [purpose, brief] = await Promise.all([wordsIn(files.purpose), wordsIn(files.brief)]);
  return Promise.all(
    scenes.map(async (scene) => ({
      name: files.name,
      scene,
      pictures: await pictureOf(files, scene),
      purpose,
      brief,
    })),
  );
}

function filesOf(folder: string, entry: string): Files | undefined {
  const own = path.join(folder, entry);
  const beside = (end: string): string => own.replace(/\.json$/, end);
  if (entry.endsWith(".json"))
    return {
      name: path.basename(entry, ".json"),
      json: own,
      picture: beside(".png"),
      purpose: beside(".txt"),
      brief: beside(".brief.txt"),
    };
  const json = path.join(own, "file.json");
  if (!existsSync(json)) return undefined;
  return {
    name: entry,
    json,
    picture: path.join(own, "screenshot.png"),
    purpose: path.join(own, "purpose.txt"),
    brief: path.join(own, "brief.txt"),
  };
}

/** The designs of a folder, in the order of their names. */
export async function readDesigns(folder: string): Promise<readonly EvalDesign[]> {
  const names = await readdir(folder).catch((cause: unknown) => {
    throw new InputError(`${folder} cannot be read.`, { cause });
  });
  const files = names.toSorted().flatMap((name) => filesOf(folder, name) ?? []);
  if (files.length === 0) throw new InputError(`${folder} holds no designs (*.json).`);
  return (await Promise.all(files.map(readDesign))).flat();
}
