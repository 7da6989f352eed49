import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const FOLDER = path.resolve(import.meta.dirname, "../fixtures/fig");

/** Real `.fig` files, the smallest that could be found: their README says whose they are. */
export const FIG_FILES = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".fig"))
  .map((name) => ({ name, bytes: new Uint8Array(readFileSync(path.join(FOLDER, name))) }));
