import { readOnes } from "../choose/each-file.ts";
import type { Manner, Write } from "./manner.ts";
import { onOneLine } from "../../shared/export/one-line.ts";

type Value<Whole> = { readonly path: string } & Whole;

/** Writes one file after the other, each under its path when there are several. */
export const inTurn =
  <Whole extends object>(
    write: (value: Value<Whole>, manner: Manner) => string,
    head: (path: string, manner: Manner) => string,
  ): Write<Whole> =>
  (results, manner) =>
    readOnes(results)
      .map((value) => {
        const written = write(value, manner);
        return manner.isOne ? written : `${head(onOneLine(value.path), manner)}\n\n${written}`;
      })
      .join("\n\n");
