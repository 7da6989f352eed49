import { readFile } from "node:fs/promises";
import { fromRest } from "../../shared/scene/from-rest.ts";
import { collectNotRead, type NotRead } from "../../shared/scene/not-read.ts";
import { SceneError } from "../../shared/scene/place.ts";
import type { Scene } from "../../shared/scene/scene.ts";
import { InputError } from "./input-error.ts";
import { onOneLine } from "./one-line.ts";
import { REPORT_WORDS } from "./words.ts";
import { paintFor, writePlaces } from "./write-text.ts";

/** A design in a file: its scenes, one or more screens in all, and what of it could not be read. */
export interface Design {
  readonly scenes: readonly Scene[];
  readonly notRead: NotRead;
}

const messageOf = (cause: unknown): string =>
  onOneLine(cause instanceof Error ? cause.message : String(cause));

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (cause) {
    throw new InputError(`${file} cannot be read: ${messageOf(cause)}`, { cause });
  }
}

const TAKEN = "It takes what the Figma REST API answers, such as https://api.figma.com/v1/files/KEY.";

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (cause) {
    throw new InputError(`${file} is not JSON: ${messageOf(cause)}. ${TAKEN}`, { cause });
  }
}

function readScenes(json: unknown, file: string): Design {
  const { tell, notRead } = collectNotRead();
  try {
    return { scenes: fromRest(json, tell), notRead: notRead() };
  } catch (cause) {
    if (!(cause instanceof SceneError)) throw cause;
    const hint = cause.place.parent ? "" : ` ${TAKEN}`;
    throw new InputError(`${file}: ${cause.message}.${hint}`, { cause });
  }
}

const NO_SCREEN =
  "A screen is a frame, a component or an instance on the canvas, in a section or, when it is large, in a group. " +
  "Put what lies loose into a frame.";

/**
 * Reads a design.
 * @throws InputError for what is no design, and for a design without a screen.
 */
export async function readDesign(file: string): Promise<Design> {
  const design = readScenes(parseJson(await readText(file), file), file);
  if (design.scenes.some(({ frames }) => frames.length > 0)) return design;
  const { count } = design.notRead;
  const left =
    count === 0
      ? []
      : [
          `What cannot be read of it (${count}):`,
          ...writePlaces(design.notRead, REPORT_WORDS.en, paintFor(false)),
        ];
  throw new InputError([`There is no screen in ${file}. ${NO_SCREEN}`, ...left].join("\n"));
}
