import { AspectTabs, FINDINGS_PANEL_ID, tabIdOf } from "../components/aspect-tabs.tsx";
import { BackButton } from "../components/back-button.tsx";
import { EmptyState } from "../components/empty-state.tsx";
import { FindingList } from "../components/finding-list.tsx";
import { FrameSwitcher } from "../components/frame-switcher.tsx";
import { Layout } from "../components/layout.tsx";
import { Notice } from "../components/notice.tsx";
import { SelectionBar } from "../components/selection-bar.tsx";
import { Stepper } from "../components/stepper.tsx";
import { UnsureList } from "../components/unsure-list.tsx";
import { VerdictBanner } from "../components/verdict-banner.tsx";
import type { FrameReport } from "../../../shared/review/report.ts";
import { arrangeFindings } from "../state/arrange-findings.ts";
import { usePanel } from "../state/panel-context.ts";
import { shownReview } from "../state/panel-state.ts";
import { useSteps } from "../state/use-steps.ts";

function Results({ report }: { readonly report: FrameReport }) {
  const { state, texts } = usePanel();
  const groups = arrangeFindings(report.findings, state.filter);
  const listed = groups.flatMap(({ findings }) => findings);
  const step = useSteps(listed);
  const position = listed.findIndex(({ id }) => id === state.current?.id) + 1;
  const bar = (
    <>
      <BackButton />
      {listed.length > 0 && <Stepper position={position} total={listed.length} onStep={step} />}
    </>
  );
  const foot = (
    <>
      <SelectionBar />
      <Notice />
    </>
  );
  return (
    <Layout bar={bar} foot={foot}>
      <FrameSwitcher shownId={report.id} />
      <VerdictBanner report={report} />
      {report.findings.length > 0 && (
        <>
          <h2 class="visually-hidden">{texts.results.filter}</h2>
          <AspectTabs findings={report.findings} />
          <div id={FINDINGS_PANEL_ID} role="tabpanel" aria-labelledby={tabIdOf(state.filter)}>
            <FindingList groups={groups} />
          </div>
        </>
      )}
      <UnsureList unsure={report.unsure} />
    </Layout>
  );
}

function Gone() {
  const { texts } = usePanel();
  return (
    <Layout bar={<BackButton />}>
      <EmptyState {...texts.failures.gone} />
    </Layout>
  );
}

/** What was found, kept up to date with the design. */
export function ResultsScreen() {
  const { state } = usePanel();
  const review = shownReview(state);
  return review ? <Results report={review.report} /> : <Gone />;
}
