import { InputError } from "../words/input-error.ts";

/** A file that could not be read, and why. */
export interface Unread {
  readonly path: string;
  readonly error: string;
}

/** What came of one file. */
export type FileResult<Value> = Unread | ({ readonly path: string } & Value);

/** It could not be read. */
export const isUnread = (result: FileResult<object>): result is Unread => "error" in result;

/** What came of the files that could be read. */
export const readOnes = <Value extends object>(
  results: readonly FileResult<Value>[],
): readonly ({ readonly path: string } & Value)[] =>
  results.filter((result): result is { readonly path: string } & Value => !isUnread(result));

/** Takes one file after the other; one that cannot be read does not keep the others. */
export async function eachFile<Value extends object>(
  paths: readonly string[],
  take: (path: string) => Promise<Value>,
): Promise<readonly FileResult<Value>[]> {
  const results: FileResult<Value>[] = [];
  for (const path of paths) {
    try {
      results.push({ path, ...(await take(path)) });
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      results.push({ path, error: error.message });
    }
  }
  return results;
}
