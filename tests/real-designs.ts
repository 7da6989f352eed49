import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const FOLDER = path.resolve(import.meta.dirname, "../../shared/designs");

export interface RealDesign {
  readonly name: string;
  readonly json: unknown;
}

const names = existsSync(FOLDER)
  ? readdirSync(FOLDER).filter((name) => existsSync(path.join(FOLDER, name, "file.json")))
  : [];

if (names.length === 0)
  process.stderr.write("The real designs are not here: the tests on them are skipped.\n");

/** Real design files that lie beside the project, as the REST API answered them; none where they are not there. */
export const realDesigns = (): readonly RealDesign[] =>
  names.map((name) => ({
    name,
    json: JSON.parse(readFileSync(path.join(FOLDER, name, "file.json"), "utf8")),
  }));
