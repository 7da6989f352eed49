import { groupBy } from "../../../../shared/group-by.ts";
import { acrossScreens } from "../../../../shared/review/across-screens.ts";
import type { Finding } from "../../../../shared/review/report.ts";
import { bySeverity } from "../../../../shared/review/rule.ts";
import type { Commands } from "../../state/commands.ts";
import { type FixCare, useFixCares } from "../../state/findings/offers.tsx";
import { usePanel } from "../../state/panel-context.ts";
import { isReviewed, reviewsOf, type PanelState } from "../../state/panel-state.ts";
import { FindingCard, useNamesApart } from "../findings/finding/finding-card.tsx";
import styles from "./gravest.module.css";

/** So many show what there is without a click, and leave room for the way on. */
export const GRAVEST_SHOWN = 6;

interface Found {
  readonly frameId: string;
  readonly finding: Finding;
}

/**
 * The gravest findings of all screens that were checked, each with its screen: on several, those of one cause are one row.
 * Where not all have room, those of one title are one row, each severity by itself: what is counted above by severity is found
 * again below.
 */
function gravestOf(state: PanelState): readonly (readonly Found[])[] {
  const reports = reviewsOf(state).map(({ report }) => report);
  const causes =
    reports.length > 1
      ? acrossScreens(reports).map(({ screens }) =>
          screens.flatMap(({ id, findings }) => findings.map((finding) => ({ frameId: id, finding }))),
        )
      : reports.flatMap(({ id, findings }) =>
          findings.filter(({ isDetail }) => !isDetail).map((finding) => [{ frameId: id, finding }]),
        );
  const rows = causes
    .flatMap((cause) => [...groupBy(cause, ({ finding }) => finding.severity).values()])
    .toSorted(([a], [b]) => bySeverity((a as Found).finding, (b as Found).finding));
  if (rows.length <= GRAVEST_SHOWN) return rows;
  const alike = groupBy(rows.flat(), ({ finding: { severity, title } }) => `${severity} ${title}`);
  return [...alike.values()].slice(0, GRAVEST_SHOWN);
}

/** Of several fixes, one that is to be checked has the say. */
const careOfAll = (cares: readonly (FixCare | undefined)[]): FixCare | undefined =>
  cares.find((care) => care === "check") ?? cares.find((care) => care !== undefined);

/** Opens a finding in the results of its screen; of several, shows all of their title. */
const openIn = (row: readonly Found[], isOneScreen: boolean, commands: Commands): Commands => ({
  ...commands,
  openFinding: (stop) => {
    commands.showLiveResults();
    const [first, ...others] = row;
    if (first && !isOneScreen && others.every(({ frameId }) => frameId === first.frameId))
      commands.showFrame(first.frameId);
    if (others.length === 0) commands.openFinding(stop);
    else commands.chooseFilters({ words: first?.finding.title ?? "" });
  },
});

/** The gravest findings of what is selected, at once: each row leads into the results. */
export function Gravest() {
  const { state, commands, texts, language } = usePanel();
  const cares = useFixCares();
  const isOneScreen = state.scene?.frames.length === 1;
  const rows = isReviewed(state) ? gravestOf(state) : [];
  const names = useNamesApart(
    rows.flatMap(([first]) => (first ? [{ key: first.finding.id, finding: first.finding }] : [])),
  );
  if (rows.length === 0) return null;
  return (
    <ul class={styles.rows} aria-label={texts.live.gravest}>
      {rows.map((row) => {
        const [{ frameId, finding }] = row as readonly [Found];
        const layers = row.flatMap((one) => one.finding.layers);
        const screens = new Set(row.map((one) => one.frameId)).size;
        const title = screens > 1 ? finding.title : texts.live.times(finding.title, row.length);
        return (
          <FindingCard
            key={`${frameId} ${finding.id}`}
            name={finding.id}
            finding={{ ...finding, title, layers }}
            isDone={false}
            called={row.length === 1 ? names.get(finding.id) : undefined}
            care={careOfAll(row.map((one) => cares.get(one.finding.id)))}
            screens={screens}
            change={null}
            isCurrent={false}
            isOpen={false}
            commands={openIn(row, isOneScreen, commands)}
            texts={texts}
            language={language}
          />
        );
      })}
    </ul>
  );
}
