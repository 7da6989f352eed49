import type { NotRead } from "../../shared/scene/not-read.ts";
import { onOneLine } from "../../shared/one-line.ts";
import type { Colorize } from "./paint.ts";
import type { ReportWords } from "./words.ts";

/** The places of what was not read, a line each. */
export function writePlaces(
  { count, first }: NotRead,
  words: Pick<ReportWords, "andMore">,
  paint: Colorize,
): readonly string[] {
  const rest = count - first.length;
  return [
    ...first.map(({ path, reason }) => `  ${onOneLine(path)}  ${paint("dim", onOneLine(reason))}`),
    ...(rest > 0 ? [`  ${words.andMore(rest)}`] : []),
  ];
}
