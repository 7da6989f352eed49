import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import type { FaultWords } from "../words/fault-words.ts";
import { InputError } from "../words/input-error.ts";
import { messageOf } from "../words/message-of.ts";
import { CONFIG_NAME } from "./read-config.ts";
import { ENDINGS } from "../design/kind-of-design.ts";

/** The files that a command is about. */
export interface FoundFiles {
  /** As they were given, or below the folder as it was given; none of them twice. */
  readonly paths: readonly string[];
  /** The files that were named one by one: these are meant as designs. */
  readonly named: ReadonlySet<string>;
  /** One file was named, by itself. */
  readonly isOne: boolean;
}

const isPassedOver = (name: string): boolean =>
  name.startsWith(".") || name === "node_modules" || name === CONFIG_NAME;

const isDesign = (name: string): boolean => ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));

async function designsIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = entries
    .filter(({ name }) => !isPassedOver(name))
    .map(async (entry) => {
      const at = path.join(folder, entry.name);
      if (entry.isDirectory()) return designsIn(at);
      return isDesign(entry.name) ? [at] : [];
    });
  return (await Promise.all(found)).flat();
}

/** Says that there is no design in these folders. */
export const noDesignsIn = (folders: readonly string[], words: FaultWords): InputError =>
  new InputError(words.noDesigns(folders.join(", "), ENDINGS.map((ending) => `*${ending}`).join(", ")));

async function filesOf(folder: string, words: FaultWords): Promise<readonly string[]> {
  const designs = await designsIn(folder).catch((cause: unknown) => {
    throw new InputError(`${folder}: ${words.cannotBeRead(messageOf(cause))}`, { cause });
  });
  if (designs.length > 0) return designs.toSorted();
  throw noDesignsIn([folder], words);
}

const isFolder = async (given: string): Promise<boolean> =>
  stat(given).then(
    (found) => found.isDirectory(),
    () => false,
  );

function withoutRepeats(files: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return files.filter((file) => seen.size < seen.add(path.resolve(file)).size);
}

/**
 * Finds the files: each one that is given, and in a folder all designs, also further inside, in the order of their
 * paths. What is hidden, `node_modules` and house rules are passed over.
 * @throws InputError for a folder without a design.
 */
export async function findFiles(given: readonly string[], words: FaultWords): Promise<FoundFiles> {
  const isEachFolder = await Promise.all(given.map(isFolder));
  const found = await Promise.all(
    given.map(async (file, at) => (isEachFolder[at] ? filesOf(file, words) : [file])),
  );
  const paths = withoutRepeats(found.flat());
  const named = new Set(given.filter((_, at) => !isEachFolder[at]).map((file) => path.resolve(file)));
  return {
    paths,
    named: new Set(paths.filter((file) => named.has(path.resolve(file)))),
    isOne: given.length === 1 && named.size === 1,
  };
}
