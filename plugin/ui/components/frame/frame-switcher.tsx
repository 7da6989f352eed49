import type { FrameReport } from "../../../../shared/review/report.ts";
import { verdictOf } from "../../../../shared/review/verdict.ts";
import { usePanel } from "../../state/panel-context.ts";
import styles from "./frame-switcher.module.css";
import { VerdictIcon } from "../basics/icons/verdict-icon.tsx";

interface FrameSwitcherProps {
  readonly reports: readonly FrameReport[];
  /** Null while all are shown. */
  readonly shownId: string | null;
}

/** Switches between the screens of one review, each with its verdict. */
export function FrameSwitcher({ reports, shownId }: FrameSwitcherProps) {
  const { commands, texts } = usePanel();
  if (reports.length < 2) return null;
  return (
    <nav aria-label={texts.results.screens}>
      <ul class={styles.frames}>
        <li>
          <button
            type="button"
            class={styles.frame}
            aria-current={shownId === null ? "true" : undefined}
            onClick={() => commands.showFrame(null)}
          >
            <span class={styles.all}>{texts.results.allScreens}</span>
          </button>
        </li>
        {reports.map(({ id, name, findings }) => {
          const { level, total } = verdictOf(findings);
          const says = `${texts.results.verdicts[level].title}, ${texts.results.count(total)}`;
          return (
            <li key={id}>
              <button
                type="button"
                class={styles.frame}
                aria-current={id === shownId ? "true" : undefined}
                title={`${name}: ${says}`}
                onClick={() => commands.showFrame(id)}
              >
                <VerdictIcon level={level} size="small" />
                <span class={styles.name}>{name}</span>
                <span class="visually-hidden">{says}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
