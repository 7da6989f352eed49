import { useMemo } from "preact/hooks";
import type { PanelTexts } from "../../../shared/i18n/panel.en.ts";
import type { NotRead } from "../../../shared/scene/not-read.ts";
import { contestsOn, withDoubts } from "../../../shared/review/doubts.ts";
import type { FrameReport } from "../../../shared/review/report.ts";
import { Ask } from "../components/ask/ask.tsx";
import { ScreenBar } from "../components/basics/screen-head.tsx";
import { EmptyState } from "../components/basics/messages.tsx";
import { Layout } from "../components/basics/layout.tsx";
import { Notice } from "../components/basics/notice.tsx";
import { ReadOnlyLine } from "../components/kept/read-only-line.tsx";
import { AllScreens } from "../components/findings/report/all-screens.tsx";
import { ReportView } from "../components/findings/report/report-view.tsx";
import { SafeFixes } from "../components/findings/fixes/safe-fixes.tsx";
import { ReviewOffer } from "../components/reviews/review-offer.tsx";
import { ReviewStrip, ReviewWay } from "../components/reviews/review-strip.tsx";
import { SelectedStrip } from "../components/selection/selected-frames.tsx";
import { ShareBar } from "../components/share/share-bar.tsx";
import { usePanel } from "../state/use-panel.ts";
import { reviewsOf, shownReview, selectedFrames, type PanelState } from "../state/panel-state.ts";
import { drawScreens } from "../state/share/draw-screens.ts";
import { changedSince } from "../state/findings/changed-since.ts";
import { doubtedRows } from "../state/findings/listed-finding.ts";
import { asNoticed } from "../state/findings/shown-finding.ts";
import styles from "./results-screen.module.css";
import type { ToldReview } from "../../../shared/export/told-review.ts";
import { ENGINE } from "../../../shared/review/engine.ts";

/** The layers that could not be read, each with the part that could not. */
const notReadOf = ({ unread }: PanelState, { unreadParts }: PanelTexts["results"]): NotRead => ({
  count: unread?.count ?? 0,
  first: (unread?.first ?? []).map(({ name, part }) => ({ path: name, reason: unreadParts[part] })),
});

/** The purposes given for the screens, each once. */
function purposeOf(state: PanelState): string {
  const said = selectedFrames(state)
    .filter(({ id }) => state.reviews[id])
    .map(({ purpose }) => purpose);
  return state.asked?.order?.purpose ?? [...new Set(said.filter(Boolean))].join(" / ");
}

/** The results as they are shown, to be told to others. */
const toldResults = (state: PanelState, madeAt: string, { results }: PanelTexts): ToldReview => ({
  engine: ENGINE,
  file: state.scene?.file ?? "",
  notRead: notReadOf(state, results),
  madeAt,
  purpose: purposeOf(state),
  frames: reviewsOf(state).map(({ report }) => withDoubts(report, state.asked?.screens)),
  noticed: state.asked?.findings ?? [],
  ...(state.asked?.review?.inquiries && { inquiries: state.asked.review.inquiries }),
});

/** Offers to review what is selected now, while the results show another screen. */
function SelectionBar() {
  const { state, commands, texts } = usePanel();
  const selected = selectedFrames(state);
  const { frameIds = [], rest = [] } = state.request ?? {};
  const known = new Set([...frameIds, ...rest]);
  const isElsewhere = selected.some(({ id }) => !known.has(id));
  const isOne = selected.length === 1;
  return (
    <div aria-live="polite">
      {isElsewhere && (
        <div class={styles.selection}>
          <p title={selected[0]?.name}>
            {isOne
              ? texts.results.selected(selected[0]?.name ?? "")
              : texts.results.selectedMany(selected.length)}
          </p>
          <button type="button" class={styles.review} onClick={commands.reviewSelection}>
            {isOne ? texts.results.reviewIt : texts.results.reviewThem}
          </button>
        </div>
      )}
    </div>
  );
}

/** The foot of the results: what is offered, or ways to share them. */
function Foot() {
  const { state, texts } = usePanel();
  const shared = {
    storedId: state.asked?.review?.id ?? null,
    tell: () => toldResults(state, new Date().toISOString(), texts),
    draw: () => drawScreens(state),
  };
  return (
    <>
      <SelectionBar />
      <Notice />
      {state.asked?.stage === "offered" ? (
        <ReviewOffer asked={state.asked} />
      ) : (
        <ShareBar shared={shared}>
          <ReviewWay />
        </ShareBar>
      )}
    </>
  );
}

function Results({ report }: { readonly report: FrameReport }) {
  const { state } = usePanel();
  const findings = state.asked?.findings;
  const mended = state.asked?.mended;
  const stored = state.asked?.review ?? null;
  const sent = state.asked?.order?.scene ?? null;
  const hasChanged = useMemo(
    () => (sent && state.scene ? changedSince(sent, state.scene) : () => false),
    [sent, state.scene],
  );
  const noticed = useMemo(
    () => ({
      isOver: stored !== null,
      findings: (findings ?? [])
        .filter(({ frameId }) => frameId === report.id)
        .map((finding) => ({
          ...asNoticed(finding, stored),
          ...(hasChanged(finding.layers.map(({ id }) => id)) && {
            since: mended?.includes(finding.id) ? ("fixed" as const) : ("changed" as const),
          }),
        })),
    }),
    [findings, mended, report.id, stored, hasChanged],
  );
  const screens = state.asked?.screens;
  const list = state.lists[report.id];
  const listed = useMemo(
    () => doubtedRows(list ?? [], contestsOn(report.id, screens)),
    [list, screens, report.id],
  );
  return (
    <ReportView
      report={report}
      listed={listed}
      noticed={noticed}
      strip={<SelectedStrip />}
      fixes={
        <div class={styles.fixes}>
          <SafeFixes frameId={report.id} />
        </div>
      }
      foot={<Foot />}
      below={
        <div class={styles.ask}>
          <Ask topic={{ frameId: report.id }} />
        </div>
      }
    >
      <ReviewStrip />
      <ReadOnlyLine />
    </ReportView>
  );
}

/** Several screens. */
function Screens() {
  const { state } = usePanel();
  return (
    <AllScreens
      reports={reviewsOf(state).map((review) => review.report)}
      lists={state.lists}
      strip={<SelectedStrip />}
      foot={<Foot />}
    >
      <div class={styles.fixes}>
        <SafeFixes />
      </div>
      <ReviewStrip />
    </AllScreens>
  );
}

/** A review that was asked for goes on, and is kept, whatever becomes of its screen. */
function Gone() {
  const { state, texts } = usePanel();
  return (
    <Layout bar={<ScreenBar />}>
      <EmptyState {...texts.failures.gone} />
      {state.asked && <ReviewStrip />}
    </Layout>
  );
}

/** Shows the findings, kept up to date with the design, and the review that was asked for. */
export function ResultsScreen() {
  const { state } = usePanel();
  const review = shownReview(state);
  if (review) return <Results report={review.report} />;
  return reviewsOf(state).length > 0 ? <Screens /> : <Gone />;
}
