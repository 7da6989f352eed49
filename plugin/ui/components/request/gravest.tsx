import { bySeverity } from "../../../../shared/review/rule.ts";
import type { Commands } from "../../state/commands.ts";
import { usePanel } from "../../state/panel-context.ts";
import { isReviewed, reviewsOf, type PanelState } from "../../state/panel-state.ts";
import { FindingCard } from "../findings/finding/finding-card.tsx";
import styles from "./gravest.module.css";

/** So many show what there is without a click, and leave room for the way on. */
const SHOWN = 5;

/** The gravest findings of all screens that were checked, each with its screen. */
const gravestOf = (state: PanelState) =>
  reviewsOf(state)
    .flatMap(({ report: { id, findings } }) =>
      findings.filter(({ isDetail }) => !isDetail).map((finding) => ({ frameId: id, finding })),
    )
    .toSorted((a, b) => bySeverity(a.finding, b.finding))
    .slice(0, SHOWN);

/** Opens a finding in the results of its screen. */
const openIn = (frameId: string, isOne: boolean, commands: Commands): Commands => ({
  ...commands,
  openFinding: (stop) => {
    commands.showLiveResults();
    if (!isOne) commands.showFrame(frameId);
    commands.openFinding(stop);
  },
});

/** The gravest findings of what is selected, at once: each row leads into the results. */
export function Gravest() {
  const { state, commands, texts, language } = usePanel();
  const isOne = state.scene?.frames.length === 1;
  const rows = isReviewed(state) ? gravestOf(state) : [];
  if (rows.length === 0) return null;
  return (
    <ul class={styles.rows} aria-label={texts.live.gravest}>
      {rows.map(({ frameId, finding }) => (
        <FindingCard
          key={`${frameId} ${finding.id}`}
          name={finding.id}
          finding={finding}
          isDone={false}
          change={null}
          isCurrent={false}
          isOpen={false}
          commands={openIn(frameId, isOne, commands)}
          texts={texts}
          language={language}
        />
      ))}
    </ul>
  );
}
