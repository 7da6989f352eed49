import { verdictOf } from "../../../shared/review/verdict.ts";
import { usePanel } from "../state/panel-context.ts";
import { reviewsOf } from "../state/panel-state.ts";
import styles from "./frame-switcher.module.css";
import { VerdictIcon } from "./verdict-icon.tsx";

/** Switches between the screens of one review, each with its verdict. */
export function FrameSwitcher({ shownId }: { readonly shownId: string }) {
  const { state, commands, texts } = usePanel();
  const reviews = reviewsOf(state);
  if (reviews.length < 2) return null;
  return (
    <nav aria-label={texts.results.screens}>
      <ul class={styles.frames}>
        {reviews.map(({ report: { id, name, findings } }) => {
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
