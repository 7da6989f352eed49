import type { ComponentChildren } from "preact";
import type { Unread } from "../../../protocol/messages.ts";
import type { FrameReport } from "../../../../shared/review/report.ts";
import type { Aspect } from "../../../../shared/review/rule.ts";
import { openAndFolded } from "../../../../shared/review/open-and-folded.ts";
import { arrangeFindings } from "../../state/findings/arrange-findings.ts";
import { usePanel } from "../../state/panel-context.ts";
import type { ShownFinding } from "../../state/findings/shown-finding.ts";
import { useSteps } from "../../state/reading/use-steps.ts";
import { AspectTabs, FINDINGS_PANEL_ID, tabIdOf } from "./aspect-tabs.tsx";
import { DetailList } from "./detail-list.tsx";
import { FindingList } from "./finding-list.tsx";
import { FrameSwitcher } from "../frame/frame-switcher.tsx";
import { Layout } from "../basics/layout.tsx";
import { Seen } from "../frame/seen.tsx";
import { SecondOpinion } from "./second-opinion.tsx";
import { Stepper } from "../basics/stepper.tsx";
import { UnreadList } from "./unread-list.tsx";
import { UnsureList } from "./unsure-list.tsx";
import { VisualWeight } from "../frame/visual-weight.tsx";
import { VerdictBanner } from "./verdict-banner.tsx";

interface ReportViewProps {
  readonly reports: readonly FrameReport[];
  /** The one that is shown. */
  readonly report: FrameReport;
  readonly aspects: readonly Aspect[];
  /** What the second opinion noticed on the screen that is shown. */
  readonly noticed: readonly ShownFinding[];
  readonly checked: string;
  readonly back: ComponentChildren;
  /** What of the design could not be read. */
  readonly unread?: Unread | null;
  /** Stands below the verdict. */
  readonly children: ComponentChildren;
  readonly foot: ComponentChildren;
}

/** The findings on a screen, with the way through them. */
export function ReportView({ report, noticed, back, children, foot, ...rest }: ReportViewProps) {
  const { state, texts } = usePanel();
  const { open, details } = openAndFolded(report.findings);
  const groups = arrangeFindings(open, state.filter);
  const listed = [...groups.flatMap(({ findings }) => findings), ...noticed];
  const step = useSteps(listed);
  const position = listed.findIndex(({ id }) => id === state.current?.id) + 1;
  const bar = (
    <>
      {back}
      {listed.length > 0 && <Stepper position={position} total={listed.length} onStep={step} />}
    </>
  );
  return (
    <Layout bar={bar} foot={foot}>
      <FrameSwitcher reports={rest.reports} shownId={report.id} />
      <VerdictBanner report={report} checked={rest.checked} />
      <Seen report={report} />
      {children}
      {open.length > 0 && (
        <>
          <h2 class="visually-hidden">{texts.results.filter}</h2>
          <AspectTabs findings={open} aspects={rest.aspects} />
          <div id={FINDINGS_PANEL_ID} role="tabpanel" aria-labelledby={tabIdOf(state.filter)}>
            <FindingList groups={groups} />
          </div>
        </>
      )}
      <SecondOpinion findings={noticed} />
      <VisualWeight report={report} />
      <UnsureList unsure={report.unsure} />
      <UnreadList unread={rest.unread ?? null} />
      <DetailList details={details} />
    </Layout>
  );
}
