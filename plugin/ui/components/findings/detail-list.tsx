import type { Finding } from "../../../../shared/review/report.ts";
import { usePanel } from "../../state/panel-context.ts";
import { FindingCard } from "./finding-card.tsx";
import { Folded } from "../basics/folded.tsx";
import styles from "./detail-list.module.css";

/** What is trivial, or comes after the dozen findings that are open: all aspects, the worst first. */
export function DetailList({ details }: { readonly details: readonly Finding[] }) {
  const { state, texts } = usePanel();
  if (details.length === 0) return null;
  return (
    <Folded title={texts.results.details(details.length)}>
      <p class={styles.hint}>{texts.results.detailsText}</p>
      <ul class={styles.list}>
        {details.map((finding) => (
          <FindingCard
            key={finding.id}
            finding={finding}
            isCurrent={finding.id === state.current?.id}
            isOpen={finding.id === state.current?.id && state.current.isOpen}
          />
        ))}
      </ul>
    </Folded>
  );
}
