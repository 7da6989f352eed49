import { headingNames } from "../../../../../shared/review/naming/heading-name.ts";
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { acrossScreens } from "../../../../../shared/review/across-screens.ts";
import { isWanted } from "../../../../../shared/review/is-wanted.ts";
import type { Finding, FrameReport } from "../../../../../shared/review/report.ts";
import { titleOf, verdictOf } from "../../../../../shared/review/verdict.ts";
import { type ListedFinding, openCounted } from "../../../state/findings/listed-finding.ts";
import { saidOfPicture } from "../../../state/findings/pictures.ts";
import { keyOfCause } from "../../../state/findings/cause-parts.ts";
import { useMarks } from "../../../state/findings/use-marks.ts";
import { useOpenedInView, useRowKeys } from "../../../state/findings/use-steps.ts";
import { usePanel } from "../../../state/use-panel.ts";
import { SEVERITIES, type Severity } from "../../../../../shared/review/rule.ts";
import { Folded, Layout, PictureRow } from "../../basics/layout.tsx";
import type { BackTo } from "../../basics/buttons.tsx";
import { ScreenBar } from "../../basics/screen-head.tsx";
import styles from "./all-screens.module.css";
import { CauseCard, type CauseRow } from "../finding/cause-card.tsx";
import { FindingGroup } from "../finding/finding-groups.tsx";
import { inGroups, rowsInSight, type Row } from "../../../state/findings/shown-rows.ts";
import { NoMatch, SearchField } from "../search-field.tsx";
import { SeverityTally, VerdictLine } from "../verdict-line.tsx";
import { VerdictIcon } from "../../basics/icons.tsx";

interface ScreenRowProps {
  readonly report: FrameReport;
  readonly name: string;
  /** Undefined where there are no pictures at all. */
  readonly picture: ComponentChildren | undefined;
}

/** One of several screens: how it stands, and the way to its findings. */
function ScreenRow({ report, name, picture }: ScreenRowProps) {
  const { state, commands, texts } = usePanel();
  const { id, name: ownName, findings } = report;
  const section = state.frameNotes[id]?.section;
  const verdict = verdictOf(findings);
  return (
    <PictureRow
      picture={picture}
      name={section === undefined ? name : `${name} · ${section}`}
      hint={ownName}
      onOpen={() => commands.showFrame(id)}
    >
      <span class={verdict.total > 0 ? "visually-hidden" : styles.verdict}>
        {!saidOfPicture(report) && <VerdictIcon level={verdict.level} />}
        {saidOfPicture(report) ? texts.live.notRead : titleOf(verdict, texts.results, report)}
      </span>
      {verdict.total + verdict.details > 0 && <SeverityTally {...verdict} />}
    </PictureRow>
  );
}

export interface AllScreensProps {
  readonly reports: readonly FrameReport[];
  /** The findings of each screen, in their places, by its id. */
  readonly lists: Readonly<Record<string, readonly ListedFinding[]>>;
  /** The small picture of a screen, as far as it is at hand; absent where there are no pictures at all. */
  readonly picture?: ((frameId: string) => ComponentChildren) | undefined;
  readonly back?: BackTo | undefined;
  /** Stands above the causes. */
  readonly children: ComponentChildren;
  /** Stands below the screens. */
  readonly below?: ComponentChildren;
  readonly foot: ComponentChildren;
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
    const causes = acrossScreens(listed).map((cause): CauseRow => {
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
    return { causes, names };
  }, [reports, lists]);
}

function Overview({ reports, lists }: Pick<AllScreensProps, "reports" | "lists">) {
  const verdict = verdictOf(reports.flatMap(({ id }) => openCounted(lists[id] ?? [])));
  return (
    <div class={styles.overview}>
      <VerdictLine verdict={verdict} reports={reports} />
    </div>
  );
}

/** The worst screen first; those on which nothing was found come last, folded. */
const byWorst = (a: FrameReport, b: FrameReport): number => {
  const [first, second] = [verdictOf(a.findings), verdictOf(b.findings)];
  const worst = SEVERITIES.find((one) => first.counts[one] !== second.counts[one]);
  return worst ? second.counts[worst] - first.counts[worst] : 0;
};

const drawCause = (row: CauseRow, within?: Severity) => <CauseCard key={row.key} row={row} within={within} />;

interface ScreensProps extends Pick<AllScreensProps, "reports" | "picture"> {
  readonly names: ReadonlyMap<string, string>;
}

function Screens({ reports, names, picture }: ScreensProps) {
  const { texts } = usePanel();
  const isClear = ({ findings }: FrameReport) => verdictOf(findings).total === 0;
  const rows = (shown: readonly FrameReport[], label: string) => (
    <ul aria-label={label} class={styles.screens}>
      {shown.map((report) => (
        <ScreenRow
          key={report.id}
          report={report}
          name={names.get(report.id) ?? report.name}
          picture={picture?.(report.id)}
        />
      ))}
    </ul>
  );
  const faulty = reports.filter((report) => !isClear(report)).toSorted(byWorst);
  const clear = reports.filter(isClear);
  return (
    <>
      {faulty.length > 0 && <h2 class={styles.subheading}>{texts.results.screens}</h2>}
      {faulty.length > 0 && rows(faulty, texts.results.screens)}
      {clear.length > 0 && (
        <Folded title={texts.results.clearScreens(clear.length)} isOpen={faulty.length === 0}>
          {rows(clear, texts.results.clearScreens(clear.length))}
        </Folded>
      )}
    </>
  );
}

/** Several screens at a glance: what they have in common, cause by cause, and how each of them stands. */
export function AllScreens({ reports, lists, picture, back, children, below, foot }: AllScreensProps) {
  const { state, texts } = usePanel();
  const { words } = state;
  const { causes, names } = useCauses({ reports, lists });
  const wanted = causes.filter(({ finding }) => isWanted(finding, words));
  useMarks(useMemo(() => rowsInSight(wanted), [wanted]));
  useRowKeys();
  useOpenedInView();
  return (
    <Layout bar={<ScreenBar back={back} name={texts.history.screens(reports.length)} />} foot={foot}>
      <Overview reports={reports} lists={lists} />
      {children}
      {causes.length > 0 && <h2 class={styles.subheading}>{texts.results.byCause}</h2>}
      {(causes.length > MOST_WITHOUT_SEARCH || words !== "") && <SearchField />}
      <ul class={styles.causes}>
        {inGroups(wanted).map((group) => (
          <FindingGroup key={group[0].key} group={group} draw={drawCause} />
        ))}
      </ul>
      {wanted.length === 0 && words.trim() !== "" && <NoMatch />}
      <Screens reports={reports} names={names} picture={picture} />
      {below}
    </Layout>
  );
}
