import { writeJson } from "../../shared/export/write-json.ts";
import { isRead, readOnes, type FileResult } from "../choose/each-file.ts";
import type { Write } from "./manner.ts";

/** One file is written as it is; of several each stands with its path, after what is said of all. */
export const inJson =
  <Value extends object>(
    shape: (value: Value) => object,
    ofAll: (results: readonly FileResult<Value>[]) => object = () => ({}),
  ): Write<Value> =>
  (results, { isOne }) => {
    const [first] = readOnes(results);
    const files = results.map((result) =>
      isRead(result) ? { path: result.path, ...shape(result) } : result,
    );
    const written = isOne && first ? shape(first) : { ...ofAll(results), files };
    return writeJson(written);
  };
