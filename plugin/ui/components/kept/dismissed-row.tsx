import type { Dismissal } from "../../../../shared/review/dismissed/dismissal.ts";
import { usePanel } from "../../state/panel-context.ts";
import { QuietButton } from "../basics/buttons/quiet-button.tsx";
import styles from "./dismissed-list.module.css";

interface DismissedRowProps {
  readonly title: string;
  /** Where it was found, in words; "" when that is not known. */
  readonly place: string;
  readonly dismissal: Omit<Dismissal, "rule" | "places">;
  /** Who dismissed it, and when. */
  readonly said: string | null;
  readonly canRestore: boolean;
}

/** A dismissed finding: its title, where it was, why and by whom it was dismissed. */
export function DismissedRow({ title, place, dismissal, said, canRestore }: DismissedRowProps) {
  const { commands, texts } = usePanel();
  const { id, scope, reason, words } = dismissal;
  const where = [place, scope === "layer" ? "" : texts.dismiss.scopes[scope]].filter(Boolean);
  return (
    <li class={styles.row}>
      <div>
        <p class={styles.title}>{title}</p>
        <p class={styles.quiet}>{where.join(" · ")}</p>
        <p>{words || texts.dismiss.reasons[reason]}</p>
        {said !== null && <p class={styles.quiet}>{said}</p>}
      </div>
      {canRestore && (
        <QuietButton label={texts.dismiss.restoreOne(title)} onClick={() => commands.restore([id])}>
          {texts.dismiss.restore}
        </QuietButton>
      )}
    </li>
  );
}
