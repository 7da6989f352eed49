import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import type { Unread } from "../../../../protocol/collect-unread.ts";
import { isWanted } from "../../../../../shared/review/is-wanted.ts";
import { stepFrom, type Stop, stopOf } from "../../../state/findings/step-from.ts";
import type { DismissedFinding, FrameReport } from "../../../../../shared/review/report.ts";
import { verdictOf } from "../../../../../shared/review/verdict.ts";
import { saidOfPicture } from "../../../state/findings/pictures.ts";
import { type ListedFinding, openCounted } from "../../../state/findings/listed-finding.ts";
import type { Noticed } from "../../../state/findings/shown-finding.ts";
import { isLong, rowsInSight, type ShownRows, shownRows } from "../../../state/findings/shown-rows.ts";
import { useNumbers } from "../../../state/findings/use-numbers.ts";
import { useOpenedInView, useRowKeys } from "../../../state/findings/use-steps.ts";
import { usePanel } from "../../../state/use-panel.ts";
import { IconButton } from "../../basics/buttons.tsx";
import { InnerScreen, type InnerScreenProps } from "../../basics/screen-head.tsx";
import { headingName } from "../../../../../shared/review/naming/heading-name.ts";
import { NoMatch, SearchField } from "../search-field.tsx";
import { DismissedList } from "../../kept/dismissed-list.tsx";
import { FindingRows } from "../finding/finding-card.tsx";
import { FoldedRows } from "../finding/finding-groups.tsx";
import styles from "./report-view.module.css";
import { VerdictLine } from "../verdict-line.tsx";
import { Looked } from "./looked.tsx";

/** Goes through the findings one by one, past those that are done. */
function Stepper({ places }: { readonly places: readonly Stop[] }) {
  const { state, commands, texts } = usePanel();
  const { previous, next, keys, count, position } = texts.results;
  const left = places.filter(({ isDone }) => !isDone);
  const at = left.findIndex(({ key }) => key === state.current) + 1;
  const step = (direction: 1 | -1) => {
    const place = stepFrom(places, state.current, direction);
    if (place) commands.stepTo(place);
  };
  if (left.length === 0) return null;
  return (
    <div class={styles.stepper}>
      <IconButton name="up" label={previous} hint={keys} onClick={() => step(-1)} />
      <p class={styles.position}>{at === 0 ? count(left.length) : position(at, left.length)}</p>
      <IconButton name="down" label={next} hint={keys} onClick={() => step(1)} />
    </div>
  );
}

export interface ReportViewProps extends Pick<InnerScreenProps, "back" | "children" | "foot"> {
  readonly report: FrameReport;
  /** The findings of the report, in their places. */
  readonly listed: readonly ListedFinding[];
  /** The findings of the second opinion on the screen that is shown. */
  readonly noticed: Noticed;
  /** Says how much was checked, where that was not by live checks. */
  readonly checked?: string;
  /** The layers that were left out, where that was not by live checks. */
  readonly unread?: Unread | undefined;
  /** The screens that it is one of. */
  readonly strip?: ComponentChildren;
  /** The way to the fixes of all that is listed, right below. */
  readonly fixes?: ComponentChildren;
  /** Stands below the findings. */
  readonly below?: ComponentChildren;
}

/** How the screen stands, and the counts: findings of the second opinion count like the rest. */
function Standing({ report, listed, noticed }: Pick<ReportViewProps, "report" | "listed" | "noticed">) {
  const { results } = usePanel().texts;
  const { findings } = noticed;
  const verdict = verdictOf([...openCounted(listed), ...findings]);
  const { level } = verdict;
  const isListed = listed.some(
    ({ isDetail, state: is, change }) => !isDetail && (is === "open" || change !== null),
  );
  // Where rows stand below, a line more would move them under the hand that mended the last of them.
  const isBare = level === "clear" && !isListed && findings.length === 0;
  return (
    <div class={styles.verdict}>
      <VerdictLine verdict={verdict} reports={[report]} />
      <p class={isBare ? "" : "visually-hidden"}>
        {level === "clear" ? saidOfPicture(report) : results.verdicts[level].text}
      </p>
      {isBare && report.kind !== "library" && <p class={styles.limits}>{results.clearLimits}</p>}
    </div>
  );
}

/** How many are shown is said to those who do not see it. */
function FoundRows({ rows, more, details }: ShownRows) {
  const { state, texts } = usePanel();
  const total = rows.length + more.length + details.length;
  useNumbers(useMemo(() => rowsInSight(rows), [rows]));
  return (
    <>
      <h2 class="visually-hidden">{texts.results.heading}</h2>
      <p class="visually-hidden" aria-live="polite">
        {state.words.trim() !== "" && texts.results.shown(total)}
      </p>
      <FindingRows rows={rows} />
      {more.length > 0 && (
        <FoldedRows title={texts.review.more(more.length)} rows={more}>
          <div class={styles.folded}>
            <FindingRows rows={more} />
          </div>
        </FoldedRows>
      )}
      {total === 0 && <NoMatch />}
    </>
  );
}

interface DetailsProps extends Pick<ShownRows, "details" | "gone"> {
  readonly dismissed: readonly DismissedFinding[];
}

/** All that nobody has to do, in one place: small things, what is no longer found, and what was dismissed. */
function Details({ details, gone, dismissed }: DetailsProps) {
  const { state, texts } = usePanel();
  const done = gone.length + dismissed.length;
  return (
    details.length + done > 0 && (
      <FoldedRows
        title={texts.results.details(details.length, done)}
        hint={details.length > 0 ? texts.results.detailsText : undefined}
        isOpen={state.words.trim() !== ""}
        rows={[...details, ...gone]}
      >
        <div class={styles.folded}>
          <FindingRows rows={[...details, ...gone]} />
        </div>
        <DismissedList findings={dismissed} />
      </FoldedRows>
    )
  );
}

/** The findings on a screen, with the way through them; `children` stand below the verdict. */
export function ReportView({ report, listed, noticed, back, children, foot, ...rest }: ReportViewProps) {
  const { words } = usePanel().state;
  const shown = useMemo(() => shownRows(listed, noticed, words), [listed, noticed, words]);
  const places = useMemo(() => [...shown.rows, ...shown.more].map(stopOf), [shown]);
  useRowKeys();
  useOpenedInView();
  const isSearched = words.trim() !== "";
  const dismissed = (report.dismissed ?? []).filter((one) => isWanted(one, words));
  const hasRows =
    listed.some(({ isDetail, state: is }) => !isDetail || is !== "open") || noticed.findings.length > 0;
  const steps = <Stepper places={places} />;
  return (
    <InnerScreen back={back} name={headingName(report)} hint={report.name} steps={steps} foot={foot}>
      {rest.strip}
      <Standing report={report} listed={listed} noticed={noticed} />
      {children}
      {(isSearched || isLong(listed, noticed.findings.length + report.unsure.length)) && <SearchField />}
      {(hasRows || isSearched) && <FoundRows {...shown} />}
      {rest.fixes}
      <Details {...shown} dismissed={dismissed} />
      {rest.below}
      <Looked reports={[report]} checked={rest.checked} unread={rest.unread} isOpen={!hasRows} />
    </InnerScreen>
  );
}
