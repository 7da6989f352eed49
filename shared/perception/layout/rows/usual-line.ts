import { clusters } from "../../structure/clusters.ts";

const SAME_LINE_PX = 0.5;

/** The line that most keep; of several the middle one. */
export function usualLine(lines: readonly number[]): number {
  const groups = clusters(lines, (line) => line, SAME_LINE_PX);
  const most = groups.reduce((longest, { length }) => Math.max(longest, length), 0);
  const kept = groups.filter(({ length }) => length === most);
  return kept[Math.floor((kept.length - 1) / 2)]?.[0] ?? 0;
}
