import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Design, Named } from "./design.ts";
import { oneLine } from "../../shared/one-line.ts";
import type { FaultWords } from "../words/fault-words.ts";
import { InputError } from "../words/input-error.ts";
import { isJson } from "./kind-of-design.ts";
import { messageOf } from "../words/message-of.ts";
import { openFigFile } from "./open-fig-file.ts";
import { openRest } from "./open-rest.ts";
import type { ReportWords } from "../words/words.ts";
import { paintFor } from "../words/paint.ts";
import { writePlaces } from "../words/write-places.ts";

/** The system names the file once more, however long its name is. */
const LONGEST_REASON = 160;

async function readBytes(file: string, words: FaultWords): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (cause) {
    throw new InputError(words.cannotBeRead(oneLine(messageOf(cause), LONGEST_REASON)), { cause });
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

/** The pages that are wanted are asked first: one screen is enough, and a page may take long to read. */
function hasScreen({ pages }: Design, isWanted: (page: Named) => boolean): boolean {
  const inTurn = [...pages.filter(isWanted), ...pages.filter((page) => !isWanted(page))];
  return inTurn.some(({ screens }) => screens.length > 0);
}

/**
 * Reads a design: its pages and what screens they have. What a page holds is read when it is asked for.
 * @param isWanted no other page is read, as long as one of these has a screen.
 * @throws InputError for what is no design, and for a design without a screen; it does not name the file.
 */
export async function readDesign(
  file: string,
  words: ReportWords,
  isWanted: (page: Named) => boolean = () => true,
): Promise<Design> {
  const { faults } = words;
  const bytes = await readBytes(file, faults);
  if (bytes.length === 0) throw new InputError(`${faults.empty} ${faults.taken}`);
  const design = (isJson(bytes) ? openRest : openFigFile)(bytes, faults);
  if (!hasScreen(design, isWanted)) throw noScreenIn(design, words);
  return { ...design, name: design.name || path.basename(file) };
}
