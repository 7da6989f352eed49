import type { Design } from "./design.ts";
import type { FaultWords } from "../words/fault-words.ts";
import type { Kind } from "./kind-of-design.ts";
import { openFigFile } from "./open-fig-file.ts";
import { openRest } from "./open-rest.ts";

/** How designs of one kind are found in a folder and opened. */
interface Source {
  /** How their names end, in small letters; a file that is named by itself may end as it likes. */
  readonly ending: `.${string}`;
  /** @throws InputError for what turns out to be no design; the name of the file is put before it. */
  readonly open: (bytes: Uint8Array, words: FaultWords) => Promise<Design>;
}

/** The designs that can be read, by what their bytes are. */
export const SOURCES: Readonly<Record<Kind, Source>> = {
  fig: { ending: ".fig", open: openFigFile },
  json: { ending: ".json", open: openRest },
};

/** How the names of designs end. */
export const ENDINGS: readonly string[] = Object.values(SOURCES).map(({ ending }) => ending);
