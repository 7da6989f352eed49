import { headingNames } from "../../../../../shared/review/naming/heading-name.ts";
import { useMemo } from "preact/hooks";
import { acrossScreens } from "../../../../../shared/review/across-screens.ts";
import { isWanted } from "../../../../../shared/review/is-wanted.ts";
import type { Finding, FrameReport } from "../../../../../shared/review/report.ts";
import { verdictOf } from "../../../../../shared/review/verdict.ts";
import { type ListedFinding, openCounted } from "../../../state/findings/listed-finding.ts";
import { keyOfCause } from "../../../state/findings/cause-parts.ts";
import { useNumbers } from "../../../state/findings/use-numbers.ts";
import { useOpenedInView, useRowKeys } from "../../../state/findings/use-steps.ts";
import { usePanel } from "../../../state/use-panel.ts";
import type { Severity } from "../../../../../shared/review/rule.ts";
import { InnerScreen } from "../../basics/screen-head.tsx";
import styles from "./all-screens.module.css";
import { Looked } from "./looked.tsx";
import type { ReportViewProps } from "./report-view.tsx";
import { CauseCard, type CauseRow } from "../finding/cause-card.tsx";
import { FindingGroup } from "../finding/finding-groups.tsx";
import { inGroups, rowsInSight, type Row } from "../../../state/findings/shown-rows.ts";
import { NoMatch, SearchField } from "../search-field.tsx";
import { VerdictLine } from "../verdict-line.tsx";

interface AllScreensProps extends Pick<ReportViewProps, "back" | "strip" | "children" | "below" | "foot"> {
  readonly reports: readonly FrameReport[];
  /** The findings of each screen, in their places, by its id. */
  readonly lists: Readonly<Record<string, readonly ListedFinding[]>>;
}

/** More causes than these are searched. */
const MOST_WITHOUT_SEARCH = 8;

/** The state of what stands for several: open while one of them is. */
function inAll(states: readonly Row["state"][]): Row["state"] {
  if (states.includes("open")) return "open";
  const [first = "gone", ...others] = new Set(states);
  return others.length > 0 ? "gone" : first;
}

/** The findings on all screens as they are listed, so that what was just fixed keeps its place. */
function useCauses({ reports, lists }: Pick<AllScreensProps, "reports" | "lists">) {
  return useMemo(() => {
    const names = headingNames(reports);
    const rows = reports.map(({ id }) =>
      (lists[id] ?? []).filter(({ state, change, isDetail }) => !isDetail && (state === "open" || change)),
    );
    const listed = reports.map((report, index) => ({
      ...report,
      name: names.get(report.id) ?? report.name,
      findings: (rows[index] ?? []).map(({ finding }) => finding),
    }));
    const stateOf = new Map<Finding, Row["state"]>(rows.flat().map(({ finding, state }) => [finding, state]));
    return acrossScreens(listed).map((cause): CauseRow => {
      const { worst, screens } = cause;
      const findings = screens.flatMap((one) => one.findings);
      return {
        key: keyOfCause(cause),
        state: inAll(findings.flatMap((finding) => stateOf.get(finding) ?? [])),
        change: null,
        finding: worst,
        count: findings.length,
        cause,
      };
    });
  }, [reports, lists]);
}

const drawCause = (row: CauseRow, within?: Severity) => <CauseCard key={row.key} row={row} within={within} />;

/** Several screens at a glance: what they have in common, cause by cause; `children` stand above. */
export function AllScreens({ reports, lists, strip, back, children, below, foot }: AllScreensProps) {
  const { state, texts } = usePanel();
  const { words } = state;
  const causes = useCauses({ reports, lists });
  const verdict = verdictOf(reports.flatMap(({ id }) => openCounted(lists[id] ?? [])));
  const wanted = causes.filter(({ finding }) => isWanted(finding, words));
  useNumbers(useMemo(() => rowsInSight(wanted), [wanted]));
  useRowKeys();
  useOpenedInView();
  return (
    <InnerScreen back={back} name={texts.history.screens(reports.length)} foot={foot}>
      {strip}
      <div class={styles.overview}>
        <VerdictLine verdict={verdict} reports={reports} />
      </div>
      {children}
      {(causes.length > MOST_WITHOUT_SEARCH || words !== "") && <SearchField />}
      <ul class={styles.causes}>
        {inGroups(wanted).map((group) => (
          <FindingGroup key={group[0].key} group={group} draw={drawCause} />
        ))}
      </ul>
      {wanted.length === 0 && words.trim() !== "" && <NoMatch />}
      <Looked reports={reports} isOpen={causes.length === 0} />
      {below}
    </InnerScreen>
  );
}
