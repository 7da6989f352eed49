import { readFile } from "node:fs/promises";
import path from "node:path";
import { readPixels } from "../../server/vendors/sharp.ts";
import { ENGINE } from "../../shared/review/engine.ts";
import type { FramePixels } from "../../shared/perception/frame/frame-pixels.ts";
import type { Report } from "../../shared/review/report.ts";
import { reviewFrame } from "../../shared/review/review.ts";
import { fromRest } from "../../shared/scene/from-rest.ts";
import { SceneError } from "../../shared/scene/place.ts";
import type { Scene, SceneNode } from "../../shared/scene/scene.ts";
import type { CommandOptions } from "./options.ts";

/** A file that cannot be reviewed; the message says why. */
export class InputError extends Error {
  override readonly name = "InputError";
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    throw new InputError(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    );
  }
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new InputError(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function readScenes(json: unknown, file: string): readonly Scene[] {
  try {
    return fromRest(json);
  } catch (error) {
    if (error instanceof SceneError) throw new InputError(`${file}: ${error.message}`, { cause: error });
    throw error;
  }
}

interface Target {
  readonly scene: Scene;
  readonly frame: SceneNode;
}

function chooseFrames(targets: readonly Target[], wanted: string | undefined): readonly Target[] {
  if (wanted === undefined) return targets;
  const chosen = targets.filter(({ frame }) => frame.id === wanted || frame.name === wanted);
  if (chosen.length > 0) return chosen;
  const names = targets.map(({ frame }) => `  ${frame.name} (${frame.id})`).join("\n");
  throw new InputError(`There is no frame “${wanted}”. The frames are:\n${names}`);
}

/** The pixels of a picture; `undefined` when none is given. */
async function readPicture(file: string | undefined): Promise<FramePixels | undefined> {
  if (file === undefined) return undefined;
  const bytes = await readFile(file).catch(() => undefined);
  const pixels = bytes && (await readPixels(bytes));
  if (!pixels) throw new InputError(`${file} is not a PNG or JPEG that can be read.`);
  return pixels;
}

/** Reviews the frames of a file. A picture counts for the frames that have its shape. */
export async function reviewFile({ file, frame, picture, aspects }: CommandOptions): Promise<Report> {
  const scenes = readScenes(parseJson(await readText(file), file), file);
  const pixels = await readPicture(picture);
  const targets = scenes.flatMap((scene) => scene.frames.map((node) => ({ scene, frame: node })));
  return {
    engine: ENGINE,
    file: scenes[0]?.file || path.basename(file),
    frames: chooseFrames(targets, frame).map((target) =>
      reviewFrame(target.scene, target.frame, {
        ...(aspects && { aspects }),
        ...(pixels && { pixels }),
        log: (message) => process.stderr.write(`${message}\n`),
        now: () => performance.now(),
      }),
    ),
  };
}
