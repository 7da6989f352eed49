import type { Finding } from "../../../../shared/review/report.ts";
import type { PanelState } from "../panel-state.ts";
import type { ListChange, ListedFinding } from "./listed-finding.ts";

const nameOf = ({ key, change }: ListedFinding): readonly string[] => (change ? [`${key} ${change}`] : []);

/** Names the changes of all rows, each by its row. */
export const namedChanges = (lists: PanelState["lists"]): readonly string[] =>
  Object.values(lists).flat().flatMap(nameOf);

/** The findings by what became of them since somebody looked at them last, but for what was told. */
export function progressOf({
  screen,
  lists,
  told,
}: PanelState): Readonly<Record<ListChange, readonly Finding[]>> {
  const rows = screen === "results" ? Object.values(lists).flat() : [];
  const news = rows.filter((row) => nameOf(row).some((name) => !told.includes(name)));
  const changed = (change: ListChange) => news.flatMap((row) => (row.change === change ? [row.finding] : []));
  return {
    new: changed("new"),
    again: changed("again"),
    fixed: changed("fixed"),
    gone: changed("gone"),
    dismissed: changed("dismissed"),
  };
}
