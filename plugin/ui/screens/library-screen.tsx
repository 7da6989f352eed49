import { useMemo, useRef, useState } from "preact/hooks";
import type { FrameReport } from "../../../shared/review/report.ts";
import type { Library } from "../../../shared/scene/library.ts";
import { Button, QuietButton } from "../components/basics/buttons.tsx";
import { InnerScreen } from "../components/basics/screen-head.tsx";
import { EmptyState } from "../components/basics/messages.tsx";
import { NothingWithoutEngine } from "../components/frame/failures.tsx";
import { Layout } from "../components/basics/layout.tsx";
import { Notice } from "../components/basics/notice.tsx";
import { ReportView } from "../components/findings/report/report-view.tsx";
import { followReview, type ListedFinding, lookAt } from "../state/findings/listed-finding.ts";
import { isMendedBy } from "../state/findings/result-acts.ts";
import type { Noticed } from "../state/findings/shown-finding.ts";
import { LibraryContext, type LibraryReview, useLibrary } from "../state/library/use-library.ts";
import { usePanel } from "../state/use-panel.ts";
import { useFocusOnHeading } from "../state/use-focus-on-heading.ts";
import styles from "./library-screen.module.css";

const NOTHING_NOTICED: Noticed = { findings: [], isOver: true };

/** The list as it is read: what is dismissed meanwhile stays in its place until the library is read again. */
function useListed({ findings, dismissed }: FrameReport): readonly ListedFinding[] {
  const { fix } = usePanel().state;
  const lastRef = useRef<readonly ListedFinding[]>();
  return useMemo(() => {
    const traces = { isMended: isMendedBy(fix), ...(dismissed && { dismissed }) };
    lastRef.current = lastRef.current ? followReview(lastRef.current, findings, traces) : lookAt(findings);
    return lastRef.current;
  }, [findings, dismissed, fix]);
}

/** True when a file keeps something to be used in many places: without that there is nothing to judge as a library. */
const isSystem = ({ variables, styles, components, sets }: Library): boolean =>
  [variables, styles, components, sets].some((all) => all.length > 0);

interface FoundProps extends Omit<Extract<LibraryReview, { readonly stage: "done" }>, "stage"> {
  readonly onAgain: () => void;
}

function Found({ report, library, unread, onAgain }: FoundProps) {
  const { state, texts } = usePanel();
  const listed = useListed(report);
  if (listed.length === 0 && !isSystem(library) && !unread)
    return (
      <InnerScreen>
        <EmptyState {...texts.library.noSystem} />
      </InnerScreen>
    );
  return (
    <LibraryContext.Provider value={library}>
      <ReportView
        report={report}
        listed={listed}
        noticed={NOTHING_NOTICED}
        checked={texts.library.checked(report.layers)}
        unread={unread}
        foot={<Notice />}
      >
        <p class={styles.scope}>
          {texts.library.scopes[state.libraryScope]}{" "}
          <QuietButton onClick={onAgain}>{texts.library.again}</QuietButton>
        </p>
      </ReportView>
    </LibraryContext.Provider>
  );
}

/** A page or the file, reviewed as a library. It shows the file as it was read, until it is asked for again. */
export function LibraryScreen() {
  const { state, commands, texts, engineFailure } = usePanel();
  const [turn, setTurn] = useState(0);
  const review = useLibrary(state.libraryScope, turn);
  const again = () => setTurn(turn + 1);
  useFocusOnHeading(review.stage);
  const { reading, progress, failures } = texts.library;
  if (engineFailure) return <NothingWithoutEngine />;
  switch (review.stage) {
    case "reading":
      return (
        <Layout>
          <EmptyState isBusy title={reading} text={review.total > 0 && progress(review.done, review.total)}>
            <Button onClick={commands.goToStart}>{texts.waiting.cancel}</Button>
          </EmptyState>
        </Layout>
      );
    case "failed":
      return (
        <InnerScreen>
          <EmptyState {...failures[review.reason]}>
            <Button onClick={again}>{texts.failures.again}</Button>
          </EmptyState>
        </InnerScreen>
      );
    case "done":
      return <Found {...review} onAgain={again} />;
  }
}
