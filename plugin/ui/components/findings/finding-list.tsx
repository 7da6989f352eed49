import type { FindingGroup } from "../../state/findings/arrange-findings.ts";
import { usePanel } from "../../state/panel-context.ts";
import { FindingCard } from "./finding-card.tsx";
import styles from "./finding-list.module.css";

function Group({ aspect, findings }: FindingGroup) {
  const { state, texts } = usePanel();
  const { current } = state;
  return (
    <section>
      <h3 class={styles.heading}>
        {texts.aspects[aspect]} <span>{texts.results.count(findings.length)}</span>
      </h3>
      <ul>
        {findings.map((finding) => (
          <FindingCard
            key={finding.id}
            finding={finding}
            isCurrent={finding.id === current?.id}
            isOpen={finding.id === current?.id && current.isOpen}
          />
        ))}
      </ul>
    </section>
  );
}

/** The findings, aspect by aspect. */
export function FindingList({ groups }: { readonly groups: readonly FindingGroup[] }) {
  const { state, texts } = usePanel();
  if (groups.length === 0 && state.filter !== "all")
    return <p class={styles.none}>{texts.results.clearAspect(texts.aspects[state.filter])}</p>;
  return groups.map((group) => <Group key={group.aspect} {...group} />);
}
