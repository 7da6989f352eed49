import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { isWanted, isWantedUnsure } from "../../../../../shared/review/is-wanted.ts";
import { stepFrom, type Stop, stopOf } from "../../../state/findings/step-from.ts";
import type { Unread as UnreadLayers } from "../../../../protocol/messages.ts";
import type { FrameReport } from "../../../../../shared/review/report.ts";
import { isLong } from "../../../state/findings/shown-rows.ts";
import type { ListedFinding } from "../../../state/findings/listed-finding.ts";
import { type Noticed, rowsInSight, type ShownRows, shownRows } from "../../../state/findings/shown-rows.ts";
import { useMarks } from "../../../state/findings/use-marks.ts";
import { useOpenedInView, useRowKeys } from "../../../state/findings/use-steps.ts";
import { usePanel } from "../../../state/use-panel.ts";
import { Layout } from "../../basics/layout.tsx";
import { type BackTo, IconButton } from "../../basics/buttons.tsx";
import { ScreenBar } from "../../basics/screen-head.tsx";
import { headingName } from "../../../../../shared/review/naming/heading-name.ts";
import { NoMatch, SearchField } from "../search-field.tsx";
import { DismissedList } from "../../kept/dismissed-list.tsx";
import { FindingRows } from "../finding/finding-card.tsx";
import { FoldedRows, type FoldedRowsProps } from "../finding/finding-groups.tsx";
import styles from "./report-view.module.css";
import { VerdictBanner } from "./verdict-banner.tsx";
import { Looked, ReasonList, Undecided } from "./looked.tsx";

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

interface ReportViewProps {
  readonly report: FrameReport;
  /** The findings of the report, in their places. */
  readonly listed: readonly ListedFinding[];
  /** The findings of the second opinion on the screen that is shown. */
  readonly noticed: Noticed;
  /** Says how much was checked. */
  readonly checked: string;
  readonly back?: BackTo | undefined;
  /** The parts of the design that could not be read. */
  readonly unread?: UnreadLayers | null;
  /** Stands below the verdict. */
  readonly children: ComponentChildren;
  /** The way to the fixes of all that is listed, right below. */
  readonly fixes?: ComponentChildren;
  /** Stands below the findings. */
  readonly below?: ComponentChildren;
  readonly foot: ComponentChildren;
}

/** Findings below the others, as wide as these. */
const FoldedFindings = (props: Omit<FoldedRowsProps, "children">) => (
  <FoldedRows {...props}>
    <div class={styles.folded}>
      <FindingRows rows={props.rows} />
    </div>
  </FoldedRows>
);

/** How many are shown is said to those who do not see it. */
function FoundRows({ rows, more, details }: ShownRows) {
  const { state, texts } = usePanel();
  const total = rows.length + more.length + details.length;
  useMarks(useMemo(() => rowsInSight(rows), [rows]));
  return (
    <>
      <h2 class="visually-hidden">{texts.results.heading}</h2>
      <p class="visually-hidden" aria-live="polite">
        {state.words.trim() !== "" && texts.results.shown(total)}
      </p>
      <FindingRows rows={rows} />
      <FoldedFindings title={texts.review.more(more.length)} rows={more} />
      {total === 0 && <NoMatch />}
    </>
  );
}

/** The layers that could not be read, or not whole: they were not checked. */
function Unread({ count, first }: UnreadLayers) {
  const { unread, unreadText, unreadParts, unreadMore } = usePanel().texts.results;
  const reasons = first.map(({ part, reason, ...layer }) => ({
    says: unreadParts[part],
    layers: [layer],
    detail: reason,
  }));
  const more = count - first.length;
  const rest = more > 0 ? [{ says: unreadMore(more), layers: [] }] : [];
  return <ReasonList title={unread(count)} hint={unreadText} reasons={[...reasons, ...rest]} />;
}

/** The findings on a screen, with the way through them. */
export function ReportView({ report, listed, noticed, back, children, foot, ...rest }: ReportViewProps) {
  const { state, texts } = usePanel();
  const { words } = state;
  const says = texts.results;
  const shown = useMemo(() => shownRows(listed, noticed, words), [listed, noticed, words]);
  const places = useMemo(() => [...shown.rows, ...shown.more].map(stopOf), [shown]);
  useRowKeys();
  useOpenedInView();
  const isSearched = words.trim() !== "";
  const unsure = report.unsure.filter((one) => isWantedUnsure(one, words));
  const dismissed = (report.dismissed ?? []).filter((one) => isWanted(one, words));
  const hasRows =
    listed.some(({ isDetail, state: is }) => !isDetail || is !== "open") || noticed.findings.length > 0;
  const bar = (
    <ScreenBar back={back} name={headingName(report)} hint={report.name}>
      <Stepper places={places} />
    </ScreenBar>
  );
  return (
    <Layout bar={bar} foot={foot}>
      <VerdictBanner report={report} listed={listed} noticed={noticed.findings} />
      {children}
      {(isSearched || isLong(listed, noticed.findings.length + report.unsure.length)) && <SearchField />}
      {(hasRows || isSearched) && <FoundRows {...shown} />}
      {rest.fixes}
      <Undecided unsure={unsure} isOpen={isSearched || !hasRows} />
      {rest.unread && <Unread {...rest.unread} />}
      <FoldedFindings
        title={says.details(shown.details.length)}
        hint={says.detailsText}
        isOpen={isSearched}
        rows={shown.details}
      />
      <FoldedFindings title={says.gone(shown.gone.length)} isOpen={isSearched} rows={shown.gone} />
      <DismissedList findings={dismissed} isSearched={isSearched} />
      {rest.below}
      <Looked reports={[report]} checked={rest.checked} />
    </Layout>
  );
}
