import type { Readable } from "node:stream";

/** The lines of a stream, one after the other: it waits while one is worked on. */
export async function* readLines(stream: Readable): AsyncIterable<string> {
  let rest = "";
  for await (const part of stream.setEncoding("utf8") as AsyncIterable<string>) {
    const lines = (rest + part).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}
