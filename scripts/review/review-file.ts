import { readFile } from "node:fs/promises";
import path from "node:path";
import { readPixels } from "../../server/vendors/sharp.ts";
import { ENGINE } from "../../shared/review/engine.ts";
import type { FramePixels } from "../../shared/perception/frame/frame-pixels.ts";
import type { Report } from "../../shared/review/report.ts";
import { reviewFrame } from "../../shared/review/review.ts";
import type { Scene, SceneNode } from "../../shared/scene/scene.ts";
import { InputError } from "./input-error.ts";
import { oneLine } from "./one-line.ts";
import type { CommandOptions } from "./options.ts";
import { readDesign } from "./read-design.ts";

interface Target {
  readonly scene: Scene;
  readonly frame: SceneNode;
}

const MOST_NAMED = 20;

/** The first frames by name and id, for whoever asked for one that is not there. */
function nameFrames(targets: readonly Target[]): string {
  const rest = targets.length - MOST_NAMED;
  return [
    ...targets.slice(0, MOST_NAMED).map(({ frame }) => `  ${oneLine(frame.name)} (${oneLine(frame.id)})`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ].join("\n");
}

function chooseFrames(targets: readonly Target[], wanted: string | undefined): readonly Target[] {
  if (wanted === undefined) return targets;
  const chosen = targets.filter(({ frame }) => frame.id === wanted || frame.name === wanted);
  if (chosen.length > 0) return chosen;
  throw new InputError(`There is no frame “${wanted}”. The frames are:\n${nameFrames(targets)}`);
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
export async function reviewFile(options: CommandOptions): Promise<Report> {
  const { file, aspects, language } = options;
  const { scenes, notRead } = await readDesign(file);
  const pixels = await readPicture(options.picture);
  const targets = scenes.flatMap((scene) => scene.frames.map((frame) => ({ scene, frame })));
  return {
    engine: ENGINE,
    file: scenes[0]?.file || path.basename(file),
    notRead,
    frames: chooseFrames(targets, options.frame).map(({ scene, frame }) =>
      reviewFrame(scene, frame, {
        language,
        ...(aspects && { aspects }),
        ...(pixels && { pixels }),
        log: (message) => process.stderr.write(`${message}\n`),
        now: () => performance.now(),
      }),
    ),
  };
}
