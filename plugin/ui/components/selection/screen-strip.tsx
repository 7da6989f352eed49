import type { ComponentChildren } from "preact";
import { headingNames } from "../../../../shared/review/naming/heading-name.ts";
import type { FrameReport } from "../../../../shared/review/report.ts";
import { SEVERITIES } from "../../../../shared/review/rule.ts";
import { titleOf, verdictOf } from "../../../../shared/review/verdict.ts";
import { saidOfPicture } from "../../state/findings/pictures.ts";
import { usePanel } from "../../state/use-panel.ts";
import { Icon, SeverityIcon } from "../basics/icons.tsx";
import styles from "./screen-strip.module.css";

interface ScreenStripProps {
  readonly screens: readonly { readonly id: string; readonly name: string }[];
  /** The reviews of those that were checked already. */
  readonly reports: readonly FrameReport[];
  readonly renderPicture: (id: string) => ComponentChildren;
}

/**
 * Several screens side by side, of one alone nothing: a press shows what was found on one of them alone, another press all. How
 * many findings a screen has, or that it has none, is told by a sign; in words for those who do not see it.
 */
export function ScreenStrip({ screens, reports, renderPicture }: ScreenStripProps) {
  const { state, commands, texts } = usePanel();
  const { results, live } = texts;
  const names = headingNames(reports);
  if (screens.length < 2) return null;
  return (
    <ul class={styles.strip} aria-label={results.screens}>
      {screens.map(({ id, name }) => {
        const report = reports.find((one) => one.id === id);
        const verdict = verdictOf(report?.findings ?? []);
        const isRead = report && saidOfPicture(report) === undefined;
        const worst = SEVERITIES.find((severity) => verdict.counts[severity] > 0);
        const isShown = state.frameId === id;
        const { section } = state.frameNotes[id] ?? {};
        return (
          <li key={id}>
            <button
              type="button"
              class={styles.screen}
              aria-pressed={isShown}
              disabled={!report}
              title={[name, section].filter(Boolean).join(" · ")}
              onClick={() => commands.showFrame(isShown ? null : id)}
            >
              <span class={`small-picture ${styles.picture}`}>{renderPicture(id)}</span>
              <span class={styles.name}>{names.get(id) ?? name}</span>
              <span class={styles.count}>
                {report && (
                  <>
                    {worst ? <SeverityIcon severity={worst} /> : <Icon name={isRead ? "tick" : "unsure"} />}
                    <span aria-hidden="true">{verdict.total > 0 && verdict.total}</span>
                    <span class="visually-hidden">
                      {isRead ? titleOf(verdict, results, report) : live.notRead}
                      {verdict.total > 0 && `, ${results.count(verdict.total)}`}
                    </span>
                  </>
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
