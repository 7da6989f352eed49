import { useMemo, useState } from "preact/hooks";
import type { StoredReview } from "../../../shared/api/endpoints/reviews.ts";
import { tellStored } from "../../../shared/export/tell-stored.ts";
import { Replies } from "../components/ask/reply.tsx";
import { Button, QuietButton } from "../components/basics/buttons.tsx";
import { EmptyState } from "../components/basics/messages.tsx";
import { Notice } from "../components/basics/notice.tsx";
import { InnerScreen } from "../components/basics/screen-head.tsx";
import { AllScreens } from "../components/findings/report/all-screens.tsx";
import { ReportView } from "../components/findings/report/report-view.tsx";
import { ReviewPicture } from "../components/reviews/review-picture.tsx";
import { ScreenStrip } from "../components/selection/screen-strip.tsx";
import { ShareBar } from "../components/share/share-bar.tsx";
import { lookAt } from "../state/findings/listed-finding.ts";
import { noticedOnScreen } from "../state/findings/shown-finding.ts";
import { loadScreens } from "../state/share/draw-screens.ts";
import { useFocusOnHeading } from "../state/use-focus-on-heading.ts";
import { useLoaded } from "../state/use-loaded.ts";
import { usePanel } from "../state/use-panel.ts";
import { theEndpoints } from "../when-needed/the-endpoints.ts";
import { wordDate } from "../state/word-day.ts";
import styles from "./past-review-screen.module.css";

/** Deletes a past review, after one more question. */
function DeleteReview({ id }: { readonly id: string }) {
  const { client, commands, texts } = usePanel();
  const [stage, setStage] = useState<"offered" | "asked" | "failed">("offered");
  const { history } = texts;
  if (stage === "offered")
    return (
      <div class={styles.offer}>
        <QuietButton onClick={() => setStage("asked")}>{history.delete}</QuietButton>
      </div>
    );
  const remove = () =>
    void client
      ?.call(theEndpoints().deleteReview, { params: { id } })
      .then(commands.showHistory, () => setStage("failed"));
  return (
    <div class={styles.question} aria-live="polite">
      <p>{stage === "failed" ? history.deleteFailed : history.deleteSure}</p>
      <div class={styles.answers}>
        <Button onClick={remove}>{history.deleteYes}</Button>
        <Button onClick={() => setStage("offered")}>{history.deleteNo}</Button>
      </div>
    </div>
  );
}

/** The screens of a review: one that is chosen, or the only one, with what was asked about it at the time; else all. */
function PastReview({ review }: { readonly review: StoredReview }) {
  const { state, client, commands, texts, language } = usePanel();
  const { id, frames, pictures, purpose, secondOpinion, inquiries = [] } = review;
  const report =
    frames.find((frame) => frame.id === state.frameId) ?? (frames.length === 1 ? frames[0] : undefined);
  const lists = useMemo(
    () => Object.fromEntries(frames.map((frame) => [frame.id, lookAt(frame.findings)])),
    [frames],
  );
  const noticed = useMemo(
    () => noticedOnScreen(report?.id, secondOpinion.findings, review),
    [report?.id, secondOpinion, review],
  );
  const replied = inquiries.filter(({ frameId }) => frameId === report?.id);
  const shared = {
    storedId: id,
    tell: () => tellStored(review),
    draw: async () => (client ? loadScreens(review, client) : new Map<string, never>()),
  };
  const around = {
    back: { name: texts.history.back, go: commands.showHistory },
    strip: (
      <ScreenStrip
        screens={frames}
        reports={frames}
        renderPicture={(frameId) => (
          <ReviewPicture reviewId={id} frameId={pictures.includes(frameId) ? frameId : null} />
        )}
      />
    ),
    children: (
      <div class={styles.made}>
        <p>{texts.history.made(wordDate(review.createdAt, language))}</p>
        {purpose && <p>{purpose}</p>}
      </div>
    ),
    below: (
      <>
        {replied.length > 0 && (
          <section class={styles.asked}>
            <h2>{texts.ask.asked}</h2>
            <Replies replied={replied} />
          </section>
        )}
        <DeleteReview id={id} />
      </>
    ),
    foot: (
      <>
        <Notice />
        <ShareBar shared={shared} />
      </>
    ),
  };
  if (!report) return <AllScreens {...around} reports={frames} lists={lists} />;
  const checked = texts.history.checked(report.layers);
  return (
    <ReportView
      {...around}
      report={report}
      listed={lists[report.id] ?? []}
      noticed={noticed}
      checked={checked}
    />
  );
}

export function PastReviewScreen() {
  const { state, client, commands, texts } = usePanel();
  const id = state.pastReviewId;
  const load = useMemo(() => {
    if (!client || id === null) return null;
    return (signal: AbortSignal) => client.call(theEndpoints().readReview, { params: { id }, signal });
  }, [client, id]);
  const { data, error, again } = useLoaded(load);
  useFocusOnHeading(`${data?.id} ${error}`);
  if (data) return <PastReview review={data} />;
  const { gone, loadingOne, failedOne, back } = texts.history;
  const says = error === "not_found" ? gone : { title: error === null ? loadingOne : failedOne, text: "" };
  return (
    <InnerScreen back={{ name: back, go: commands.showHistory }}>
      <EmptyState isBusy={error === null} {...says}>
        {error !== null && says !== gone && <Button onClick={again}>{texts.failures.again}</Button>}
      </EmptyState>
    </InnerScreen>
  );
}
