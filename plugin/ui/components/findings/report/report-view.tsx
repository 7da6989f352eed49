import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { isWanted, isWantedUnsure } from "../../../../../shared/review/is-wanted.ts";
import { stepFrom, type Stop, stopOf } from "../../../state/findings/step-from.ts";
import type { Unread as UnreadLayers } from "../../../../protocol/messages.ts";
import type { FrameReport, LayerRef } from "../../../../../shared/review/report.ts";
import { isLong } from "../../../state/findings/shown-rows.ts";
import type { ListedFinding } from "../../../state/findings/listed-finding.ts";
import { type Noticed, type ShownRows, shownRows } from "../../../state/findings/shown-rows.ts";
import { useOpenedInView, useRowKeys } from "../../../state/findings/use-steps.ts";
import { usePanel } from "../../../state/use-panel.ts";
import { Folded, Layout } from "../../basics/layout.tsx";
import { type BackTo, IconButton } from "../../basics/buttons.tsx";
import { ScreenBar } from "../../basics/screen-head.tsx";
import { headingName } from "../../../../../shared/review/naming/heading-name.ts";
import { NoMatch, SearchField } from "../search-field.tsx";
import { DismissedList } from "../../kept/dismissed-list.tsx";
import { FindingRows } from "../finding/finding-card.tsx";
import { FoldedRows, type FoldedRowsProps } from "../finding/finding-groups.tsx";
import styles from "./report-view.module.css";
import { VerdictBanner } from "./verdict-banner.tsx";
import { writeJudgedBy } from "../../../../../shared/review/seen/write-judged-by.ts";
import { writeSeen } from "../../../../../shared/review/seen/write-seen.ts";
import { LayerLinks } from "../finding/layer-links.tsx";

interface ReasonListProps {
  readonly title: string;
  readonly hint: string;
  readonly isOpen?: boolean;
  readonly reasons: readonly {
    readonly says: string;
    readonly layers: readonly LayerRef[];
    /** The fault in its own words, for whoever looks into it. */
    readonly detail?: string;
  }[];
}

/** Layers of which something could not be said, folded, each with the reason. */
const ReasonList = ({ reasons, ...folded }: ReasonListProps) =>
  reasons.length > 0 && (
    <Folded {...folded}>
      <ul>
        {reasons.map(({ says, layers, detail }, index) => (
          <li key={index} class={styles.reason}>
            <p title={detail}>{says}</p>
            {layers.length > 0 && <LayerLinks layers={layers} />}
          </li>
        ))}
      </ul>
    </Folded>
  );

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

/** The demands by which a screen was judged, the elements recognised on it in a line, and the parts not judged. */
function Seen({ report }: { readonly report: FrameReport }) {
  const { state, texts, language } = usePanel();
  const { elements, judgedBy, notJudged = [] } = report;
  if (!elements) return null;
  return (
    <div class={styles.seen}>
      {judgedBy && <p>{texts.results.judgedBy(writeJudgedBy(judgedBy, language))}</p>}
      <p>{texts.seen.title(writeSeen(elements, language))}</p>
      {notJudged.map(({ reason, text }) => (
        <p key={reason}>{text}</p>
      ))}
      {state.screen === "results" && !state.asked && <p>{texts.review.live}</p>}
    </div>
  );
}

interface ReportViewProps {
  readonly report: FrameReport;
  /** The findings of the report, in their places. */
  readonly listed: readonly ListedFinding[];
  /** The findings of the second opinion on the screen that is shown. */
  readonly noticed: Noticed;
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
      <VerdictBanner report={report} listed={listed} noticed={noticed.findings} checked={rest.checked} />
      {children}
      {(isSearched || isLong(listed, noticed.findings.length + report.unsure.length)) && <SearchField />}
      {(hasRows || isSearched) && <FoundRows {...shown} />}
      {rest.fixes}
      <ReasonList
        title={says.unsure(unsure.length)}
        hint={says.unsureText}
        isOpen={isSearched}
        reasons={unsure.map(({ reason, layers }) => ({ says: reason, layers }))}
      />
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
      <Seen report={report} />
    </Layout>
  );
}
