import type { FrameReport } from "../../../shared/review/report.ts";
import { BackButton } from "../components/basics/back-button.tsx";
import { EmptyState } from "../components/basics/empty-state.tsx";
import { Layout } from "../components/basics/layout.tsx";
import { Notice } from "../components/basics/notice.tsx";
import { ReportView } from "../components/findings/report-view.tsx";
import { ReviewStrip } from "../components/reviews/review-strip.tsx";
import { SelectionBar } from "../components/request/selection-bar.tsx";
import { usePanel } from "../state/panel-context.ts";
import { reviewsOf, shownReview } from "../state/panel-state.ts";
import { asNoticed } from "../state/findings/shown-finding.ts";

function Results({ report }: { readonly report: FrameReport }) {
  const { state, texts, ruleCount } = usePanel();
  const noticed = (state.asked?.findings ?? []).filter(({ frameId }) => frameId === report.id);
  const foot = (
    <>
      <SelectionBar />
      <Notice />
    </>
  );
  return (
    <ReportView
      reports={reviewsOf(state).map((review) => review.report)}
      report={report}
      aspects={state.settings.aspects}
      noticed={noticed.map(asNoticed)}
      checked={texts.results.checked(report.layers, ruleCount)}
      unread={state.unread}
      back={<BackButton />}
      foot={foot}
    >
      <ReviewStrip />
    </ReportView>
  );
}

/** A review that was asked for goes on, and is kept, whatever becomes of its screen. */
function Gone() {
  const { state, texts } = usePanel();
  return (
    <Layout bar={<BackButton />}>
      <EmptyState {...texts.failures.gone} />
      {state.asked && <ReviewStrip />}
    </Layout>
  );
}

/** What was found, kept up to date with the design, and the review that was asked for. */
export function ResultsScreen() {
  const { state } = usePanel();
  const review = shownReview(state);
  return review ? <Results report={review.report} /> : <Gone />;
}
