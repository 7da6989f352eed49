import type { Finding } from "../../../../shared/review/report.ts";
import type { ListChange, ListedFinding } from "./listed-finding.ts";

/** The changes of the findings since the last look. */
export interface Progress {
  readonly fixed: readonly Finding[];
  /** Found no more, but not by a fix of Regard's. */
  readonly gone: readonly Finding[];
  /** Number of those that are new, and open again. */
  readonly added: number;
  readonly again: number;
}

const nameOf = ({ key, change }: ListedFinding): readonly string[] => (change ? [`${key} ${change}`] : []);

/** Names the changes of some rows, each by its row. */
export const namedChanges = (listed: readonly ListedFinding[]): readonly string[] => listed.flatMap(nameOf);

export const isSameProgress = (a: Progress | null, b: Progress | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Sums up what became of the findings of some screens, but for what was told; null when nothing did. */
export function progressOf(listed: readonly ListedFinding[], told: readonly string[] = []): Progress | null {
  const isNews = (row: ListedFinding) => nameOf(row).some((name) => !told.includes(name));
  const changed = (change: ListChange) =>
    listed.flatMap((row) => (row.change === change && isNews(row) ? [row.finding] : []));
  const progress = {
    fixed: changed("fixed"),
    gone: changed("gone"),
    added: changed("new").length,
    again: changed("again").length,
  };
  const count = progress.fixed.length + progress.added + progress.again + progress.gone.length;
  return count > 0 ? progress : null;
}
