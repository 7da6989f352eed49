import { readFile } from "node:fs/promises";
import type { Design } from "./design.ts";
import type { FaultWords } from "../words/fault-words.ts";
import { InputError } from "../words/input-error.ts";
import { kindOfDesign } from "./kind-of-design.ts";
import { messageOf } from "../words/one-line.ts";
import { SOURCES } from "./sources.ts";
import type { ReportWords } from "../words/words.ts";
import { paintFor } from "../words/paint.ts";
import { writePlaces } from "../words/write-places.ts";

async function readBytes(file: string, words: FaultWords): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (cause) {
    throw new InputError(words.cannotBeRead(messageOf(cause)), { cause });
  }
}

function noScreenIn(design: Design, words: ReportWords): InputError {
  const notRead = design.notRead();
  const places =
    notRead.count === 0
      ? []
      : [words.faults.leftOut(notRead.count), ...writePlaces(notRead, words, paintFor(false))];
  return new InputError([words.faults.noScreen, ...places].join("\n"));
}

/**
 * Reads a design: its pages and what screens they have. What a page holds is read when it is asked for.
 * @throws InputError for what is no design, and for a design without a screen; it does not name the file.
 */
export async function readDesign(file: string, words: ReportWords): Promise<Design> {
  const { faults } = words;
  const bytes = await readBytes(file, faults);
  const kind = kindOfDesign(bytes);
  const source = kind && SOURCES[kind];
  if (!source) throw new InputError(`${faults.noKind} ${faults.taken}`);
  const design = await source.open(bytes, faults);
  if (design.pages.every(({ screens }) => screens.length === 0)) throw noScreenIn(design, words);
  return design;
}
