import { mayKeep } from "../../../protocol/messages.ts";
import type { DismissedFinding } from "../../../../shared/review/report.ts";
import { shownName } from "../../../../shared/review/naming/shown-name.ts";
import { usePanel } from "../../state/use-panel.ts";
import { isOfOpenFile } from "../../state/panel-state.ts";
import { Folded } from "../basics/layout.tsx";
import type { Dismissal } from "../../../../shared/review/dismissed/dismissal.ts";
import { QuietButton } from "../basics/buttons.tsx";
import styles from "./dismissed-list.module.css";
import { wordDate } from "../../state/word-day.ts";

interface DismissedRowProps {
  readonly title: string;
  /** Where it was found, in words; "" when that is not known. */
  readonly place: string;
  readonly dismissal: Pick<Dismissal, "id" | "scope" | "reason" | "words">;
  /** Who dismissed it, and when. */
  readonly said?: string;
}

/** A dismissed finding: its title, where it was, why and by whom it was dismissed. Where its file is open it can be restored. */
function DismissedRow({ title, place, dismissal, said }: DismissedRowProps) {
  const { state, commands, texts } = usePanel();
  const { id, scope, reason, words } = dismissal;
  const where = [place, scope === "layer" ? "" : texts.dismiss.scopes[scope]].filter(Boolean);
  return (
    <li class={styles.row}>
      <div>
        <p class="strong">{title}</p>
        <p class="quiet">{where.join(" · ")}</p>
        <p>{words || texts.dismiss.reasons[reason]}</p>
        {said !== undefined && <p class="quiet">{said}</p>}
      </div>
      {state.screen !== "past-review" && mayKeep(state.rights) && (
        <QuietButton label={texts.dismiss.restoreOne(title)} onClick={() => commands.restore([id])}>
          {texts.dismiss.restore}
        </QuietButton>
      )}
    </li>
  );
}

/** All that was dismissed in the file, by whom and when. */
export function KeptDismissals() {
  const { state, texts, language } = usePanel();
  const { dismissals } = state.kept;
  return (
    <Folded
      title={texts.dismiss.list(dismissals.length)}
      hint={dismissals.length === 0 ? texts.settings.dismissedNone : undefined}
    >
      <ul>
        {dismissals.map((dismissal) => (
          <DismissedRow
            key={dismissal.id}
            title={dismissal.title}
            place={dismissal.place}
            dismissal={dismissal}
            said={texts.dismiss.said(dismissal.by, wordDate(dismissal.at, language))}
          />
        ))}
      </ul>
    </Folded>
  );
}

/** Lists the dismissed findings of a screen. */
export function DismissedList({ findings }: { readonly findings: readonly DismissedFinding[] }) {
  const { state, texts } = usePanel();
  if (findings.length === 0) return null;
  return (
    <>
      <h3 class={styles.heading}>{texts.dismiss.list(findings.length)}</h3>
      <p class="quiet">{isOfOpenFile(state) ? texts.dismiss.listText : texts.dismiss.pastText}</p>
      <ul>
        {findings.map(({ id, title, layers: [first], dismissal }) => (
          <DismissedRow
            key={`${dismissal.id}|${id}`}
            title={title}
            place={first ? shownName(first) : ""}
            dismissal={dismissal}
          />
        ))}
      </ul>
    </>
  );
}
