import { useMemo } from "preact/hooks";
import type { PanelTexts } from "../../../shared/i18n/panel.en.ts";
import { contestsOn, withDoubts } from "../../../shared/review/doubts.ts";
import { Ask } from "../components/ask/ask.tsx";
import { InnerScreen } from "../components/basics/screen-head.tsx";
import { EmptyState } from "../components/basics/messages.tsx";
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
import { type Noticed, noticedOnScreen } from "../state/findings/shown-finding.ts";
import styles from "./results-screen.module.css";
import type { ToldReview } from "../../../shared/export/told-review.ts";
import { ENGINE } from "../../../shared/review/engine.ts";

/** The results as they are shown, to be told to others, with the purposes given for the screens, each once. */
function toldResults(state: PanelState, { unreadParts }: PanelTexts["results"]): ToldReview {
  const { asked, scene, reviews, unread } = state;
  const said = selectedFrames(state).flatMap(({ id, purpose }) => (reviews[id] && purpose ? [purpose] : []));
  return {
    engine: ENGINE,
    file: scene?.file ?? "",
    notRead: {
      count: unread?.count ?? 0,
      first: (unread?.first ?? []).map(({ name, part }) => ({ path: name, reason: unreadParts[part] })),
    },
    madeAt: new Date().toISOString(),
    purpose: asked?.order?.purpose ?? [...new Set(said)].join(" / "),
    frames: reviewsOf(state).map(({ report }) => withDoubts(report, asked?.screens)),
    noticed: asked?.findings ?? [],
    ...(asked?.review?.inquiries && { inquiries: asked.review.inquiries }),
  };
}

const NO_FINDINGS = [] as const;

/** Offers to review what is selected now, while the results show another screen. */
function SelectionBar() {
  const { state, commands, texts } = usePanel();
  const selected = selectedFrames(state);
  const { frameIds = [], rest = [] } = state.request ?? {};
  const known = new Set([...frameIds, ...rest]);
  const isElsewhere = selected.some(({ id }) => !known.has(id));
  const { results: says } = texts;
  const [first, ...others] = selected;
  return (
    <div aria-live="polite">
      {first && isElsewhere && (
        <div class={styles.selection}>
          <p title={first.name}>
            {others.length > 0 ? says.selectedMany(selected.length) : says.selected(first.name)}
          </p>
          <button type="button" class={styles.review} onClick={commands.reviewSelection}>
            {others.length > 0 ? says.reviewThem : says.reviewIt}
          </button>
        </div>
      )}
    </div>
  );
}

function Foot() {
  const { state, texts } = usePanel();
  const shared = {
    storedId: state.asked?.review?.id ?? null,
    tell: () => toldResults(state, texts.results),
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

/** The findings of the second opinion on a screen; each tells what became of its layers since they were sent. */
function useNoticed(frameId: string): Noticed {
  const { asked, scene } = usePanel().state;
  const { findings = NO_FINDINGS, mended, review = null, order } = asked ?? {};
  const sent = order?.scene;
  return useMemo(() => {
    const hasChanged = sent && scene ? changedSince(sent, scene) : () => false;
    return noticedOnScreen(frameId, findings, review, ({ id, layers }) => {
      if (!hasChanged(layers.map((layer) => layer.id))) return undefined;
      return mended?.includes(id) ? "fixed" : "changed";
    });
  }, [frameId, findings, mended, review, sent, scene]);
}

/** Shows the findings, kept up to date with the design, and the review that was asked for: that goes on, whatever becomes of its screens. */
export function ResultsScreen() {
  const { state, texts } = usePanel();
  const { asked, lists } = state;
  const report = shownReview(state)?.report;
  const { id = "" } = report ?? {};
  const noticed = useNoticed(id);
  const screens = asked?.screens;
  const { [id]: list } = lists;
  const listed = useMemo(() => doubtedRows(list ?? [], contestsOn(id, screens)), [list, screens, id]);
  const reports = reviewsOf(state).map((review) => review.report);
  if (reports.length === 0)
    return (
      <InnerScreen>
        <EmptyState {...texts.failures.gone} />
        {asked && <ReviewStrip />}
      </InnerScreen>
    );
  const around = { strip: <SelectedStrip />, foot: <Foot /> };
  const fixes = (
    <div class={styles.fixes}>
      <SafeFixes frameId={report ? id : null} />
    </div>
  );
  if (!report)
    return (
      <AllScreens reports={reports} lists={lists} {...around}>
        {fixes}
        <ReviewStrip />
      </AllScreens>
    );
  const ask = (
    <div class={styles.ask}>
      <Ask topic={{ frameId: id }} />
    </div>
  );
  return (
    <ReportView report={report} listed={listed} noticed={noticed} fixes={fixes} below={ask} {...around}>
      <ReviewStrip />
      <ReadOnlyLine />
    </ReportView>
  );
}
