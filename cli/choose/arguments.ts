import { errorText } from "../../shared/error-text.ts";
import { parseArgs, type ParseArgsConfig } from "node:util";
import { oneLine } from "../../shared/one-line.ts";

/** The most characters of an error's message: it repeats the words that somebody wrote. */
const LONGEST_REASON = 200;

/** A command that cannot be understood; the message says what to write instead. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** One of the words that an option takes. */
export function oneOf<T extends string>(words: readonly T[], value: string, option: string): T {
  const word = words.find((known) => known === value);
  if (!word) throw new UsageError(`${option} takes ${words.join(", ")}, not “${oneLine(value)}”.`);
  return word;
}

/**
 * Reads the words of a command line.
 * @throws UsageError for an option that it does not have.
 */
export function parseWords<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(oneLine(errorText(error), LONGEST_REASON));
  }
}
