import { wordDate } from "../../state/word-day.ts";
import { usePanel } from "../../state/panel-context.ts";
import { Folded } from "../basics/layout/folded.tsx";
import { DismissedRow } from "./dismissed-row.tsx";

/** All that was dismissed in the file, by whom and when. */
export function KeptDismissals() {
  const { state, texts, language } = usePanel();
  const { dismissals } = state.kept;
  return (
    <Folded
      title={texts.dismiss.list(dismissals.length)}
      {...(dismissals.length === 0 && { hint: texts.settings.dismissedNone })}
    >
      <ul>
        {dismissals.map(({ title, place, by, at, ...dismissal }) => (
          <DismissedRow
            key={dismissal.id}
            title={title}
            place={place}
            dismissal={dismissal}
            said={texts.dismiss.said(by, wordDate(at, language))}
            canRestore={state.rights === "edit"}
          />
        ))}
      </ul>
    </Folded>
  );
}
