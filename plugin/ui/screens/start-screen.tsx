import { verdictOf } from "../../../shared/review/verdict.ts";
import { QuietButton, Button } from "../components/basics/buttons.tsx";
import type { PanelTexts } from "../../../shared/i18n/panel.en.ts";
import type { Selection } from "../../protocol/messages.ts";
import { EmptyState } from "../components/basics/messages.tsx";
import { Layout } from "../components/basics/layout.tsx";
import { Gravest } from "../components/request/gravest.tsx";
import { LiveStrip } from "../components/request/live-strip.tsx";
import { NotKept } from "../components/request/not-kept.tsx";
import { NoEngine, ReadingFailure } from "../components/frame/failures.tsx";
import { PanelWays } from "../components/request/phone-menu.tsx";
import { RequestFoot } from "../components/request/request-foot.tsx";
import { ScopeChoice, SelectedFrames, SelectionNotes } from "../components/selection/selected-frames.tsx";
import { Looked } from "../components/findings/report/looked.tsx";
import { SafeFixes } from "../components/findings/fixes/safe-fixes.tsx";
import { usePanel } from "../state/use-panel.ts";
import { isReviewed, isSettled, listedReviews, selectedFrames } from "../state/panel-state.ts";
import { isAllPictures } from "../state/findings/pictures.ts";
import styles from "./start-screen.module.css";
import { LIBRARY_SCOPES } from "../../protocol/library-messages.ts";

/** Offers all screens of the page while none is selected. */
function PageOffer() {
  const { state, commands, texts } = usePanel();
  const { selection } = state;
  if (!selection || selection.kind === "frames" || !selection.onPage) return null;
  return <Button onClick={commands.choosePage}>{texts.selection.page(selection.onPage.count)}</Button>;
}

/** Offers to those who keep a design system what no single screen can tell. */
function LibraryOffer() {
  const { commands, texts } = usePanel();
  const { title, text, offers } = texts.library;
  return (
    <section class={styles.offer}>
      <h2 class={styles.offerTitle}>{title}</h2>
      <p>{text}</p>
      <p class={styles.offerWays}>
        {LIBRARY_SCOPES.map((scope) => (
          <QuietButton key={scope} onClick={() => commands.reviewLibrary(scope)}>
            {offers[scope]}
          </QuietButton>
        ))}
      </p>
    </section>
  );
}

function sayNone(selection: Selection, { selection: says }: PanelTexts) {
  if (selection.kind === "no-frame") return says.noScreen[selection.reason ?? "loose"](selection.name);
  return selection.kind === "none" && !selection.onPage ? says.noneOnPage : says.none;
}

function NoScreen() {
  const { state, texts } = usePanel();
  if (state.selection === null) return <EmptyState title={texts.live.starting} text="" />;
  return (
    <>
      <EmptyState {...sayNone(state.selection, texts)}>
        <PageOffer />
      </EmptyState>
      <LibraryOffer />
    </>
  );
}

/** A list so short leaves room to say what was looked at, which is all there is to say where nothing was found. */
const FEW = 3;

/** The findings that are there already, before anything is asked. */
function Found() {
  const { state, commands, texts } = usePanel();
  const reports = listedReviews(state).map(({ report }) => report);
  const findings = reports.flatMap((report) => report.findings);
  const { total, details } = verdictOf(findings);
  // The list of several screens has no details: each screen counts its own.
  const folded = reports.length > 1 && total > 0 ? 0 : details;
  return (
    <>
      <Gravest />
      <div class={styles.ways}>
        <SafeFixes isPrimary frameId={state.frameId} />
        {isReviewed(state) && (
          <QuietButton onClick={commands.showLiveResults}>
            {isSettled(state) ? texts.live.show(total, folded) : texts.live.showSoFar}
          </QuietButton>
        )}
      </div>
      {isSettled(state) && total <= FEW && !isAllPictures(state) && (
        <Looked reports={reports} isOpen={findings.length === 0} />
      )}
      <NotKept />
    </>
  );
}

/** The selected screens with their findings; where they cannot be read or checked, the way out alone. */
function Screens() {
  const { state, engineFailure } = usePanel();
  const failure = engineFailure ? <NoEngine /> : state.failure && <ReadingFailure failure={state.failure} />;
  return (
    <>
      <SelectedFrames frames={selectedFrames(state)}>{!failure && <LiveStrip />}</SelectedFrames>
      <div class={styles.notes}>
        <ScopeChoice />
        <SelectionNotes />
      </div>
      {failure ? <div class={styles.form}>{failure}</div> : <Found />}
    </>
  );
}

/** Shows the selection, what was found on it, and the way to a second opinion. */
export function StartScreen() {
  const { state, engineFailure } = usePanel();
  const frames = selectedFrames(state);
  const isAsking = frames.length > 0 && !state.failure && !engineFailure;
  return (
    <Layout
      next={isAsking && <RequestFoot count={frames.length} />}
      foot={
        <nav class={styles.foot}>
          <PanelWays />
        </nav>
      }
    >
      {frames.length === 0 ? <NoScreen /> : <Screens />}
    </Layout>
  );
}
