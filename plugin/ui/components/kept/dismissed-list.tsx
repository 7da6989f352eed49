import type { DismissedFinding } from "../../../../shared/review/report.ts";
import { shownName } from "../../../../shared/review/naming/shown-name.ts";
import { usePanel } from "../../state/panel-context.ts";
import { isOfOpenFile } from "../../state/panel-state.ts";
import { Folded } from "../basics/layout/folded.tsx";
import { DismissedRow } from "./dismissed-row.tsx";

interface DismissedListProps {
  readonly findings: readonly DismissedFinding[];
  /** True while somebody searches: then hits are not folded away. */
  readonly isSearched: boolean;
}

/** Lists the dismissed findings of a screen. In the file that is open they can be restored. */
export function DismissedList({ findings, isSearched }: DismissedListProps) {
  const { state, texts } = usePanel();
  if (findings.length === 0) return null;
  const isLive = isOfOpenFile(state);
  return (
    <Folded
      title={texts.dismiss.list(findings.length)}
      hint={isLive ? texts.dismiss.listText : texts.dismiss.pastText}
      isOpen={isSearched}
    >
      <ul>
        {findings.map(({ id, title, layers: [first], dismissal }) => (
          <DismissedRow
            key={`${dismissal.id}|${id}`}
            title={title}
            place={first ? shownName(first) : ""}
            dismissal={dismissal}
            said={null}
            canRestore={isLive && state.rights === "edit"}
          />
        ))}
      </ul>
    </Folded>
  );
}
