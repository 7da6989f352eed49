import { wordDate } from "../state/word-day.ts";
import { ReviewPicture } from "../components/reviews/review-picture.tsx";
import { useCallback, useMemo, useState } from "preact/hooks";
import type { StoredReview } from "../../../shared/api/endpoints/reviews.ts";
import { tellStored } from "../../../shared/export/tell-stored.ts";
import type { FrameReport } from "../../../shared/review/report.ts";
import { Replies } from "../components/ask/reply.tsx";
import { type BackTo, Button, QuietButton } from "../components/basics/buttons.tsx";
import { ScreenBar } from "../components/basics/screen-head.tsx";
import { EmptyState } from "../components/basics/messages.tsx";
import { Layout } from "../components/basics/layout.tsx";
import { Notice } from "../components/basics/notice.tsx";
import { AllScreens } from "../components/findings/report/all-screens.tsx";
import { ReportView } from "../components/findings/report/report-view.tsx";
import { ScreenStrip } from "../components/selection/screen-strip.tsx";
import { ShareBar } from "../components/share/share-bar.tsx";
import { usePanel } from "../state/use-panel.ts";
import { lookAt } from "../state/findings/listed-finding.ts";
import { loadScreens } from "../state/share/draw-screens.ts";
import { asNoticed } from "../state/findings/shown-finding.ts";
import { useFocusOnHeading } from "../state/use-focus-on-heading.ts";
import { useLoaded } from "../state/use-loaded.ts";
import styles from "./past-review-screen.module.css";
import { theEndpoints } from "../when-needed/the-endpoints.ts";

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

/** The way back to the list. */
function useBack(): BackTo {
  const { commands, texts } = usePanel();
  return { name: texts.history.back, go: commands.showHistory };
}

/** The screens of the review, where there are several. */
const Strip = ({ review: { id, frames, pictures } }: { readonly review: StoredReview }) => (
  <ScreenStrip
    screens={frames}
    reports={frames}
    renderPicture={(frameId) => (
      <ReviewPicture reviewId={id} frameId={pictures.includes(frameId) ? frameId : null} />
    )}
  />
);

function Made({ review: { createdAt, purpose } }: { readonly review: StoredReview }) {
  const { texts, language } = usePanel();
  return (
    <div class={styles.made}>
      <p>{texts.history.made(wordDate(createdAt, language))}</p>
      {purpose && <p>{purpose}</p>}
    </div>
  );
}

/** The questions about a screen that were asked at the time, with their replies. */
function Asked({ review, frameId }: { readonly review: StoredReview; readonly frameId: string }) {
  const { texts } = usePanel();
  const replied = review.inquiries?.filter((inquiry) => inquiry.frameId === frameId) ?? [];
  if (replied.length === 0) return null;
  return (
    <section class={styles.asked}>
      <h2>{texts.ask.asked}</h2>
      <Replies replied={replied} />
    </section>
  );
}

/** The foot of the screen: ways to share the review. */
function Foot({ review }: { readonly review: StoredReview }) {
  const { client } = usePanel();
  const shared = {
    storedId: review.id,
    tell: () => tellStored(review),
    draw: async () => (client ? loadScreens(review, client) : new Map<string, never>()),
  };
  return (
    <>
      <Notice />
      <ShareBar shared={shared} />
    </>
  );
}

interface PastScreenProps {
  readonly review: StoredReview;
  readonly report: FrameReport;
}

function PastScreen({ review, report }: PastScreenProps) {
  const { texts } = usePanel();
  const noticed = useMemo(
    () => ({
      isOver: true,
      findings: review.secondOpinion.findings
        .filter(({ frameId }) => frameId === report.id)
        .map((finding) => asNoticed(finding, review)),
    }),
    [review, report.id],
  );
  const listed = useMemo(() => lookAt(report.findings), [report]);
  const back = useBack();
  return (
    <ReportView
      report={report}
      listed={listed}
      noticed={noticed}
      checked={texts.history.checked(report.layers)}
      back={back}
      strip={<Strip review={review} />}
      below={
        <>
          <Asked review={review} frameId={report.id} />
          <DeleteReview id={review.id} />
        </>
      }
      foot={<Foot review={review} />}
    >
      <Made review={review} />
    </ReportView>
  );
}

function PastScreens({ review }: { readonly review: StoredReview }) {
  const lists = useMemo(
    () => Object.fromEntries(review.frames.map(({ id, findings }) => [id, lookAt(findings)])),
    [review],
  );
  return (
    <AllScreens
      reports={review.frames}
      lists={lists}
      strip={<Strip review={review} />}
      back={useBack()}
      below={<DeleteReview id={review.id} />}
      foot={<Foot review={review} />}
    >
      <Made review={review} />
    </AllScreens>
  );
}

function PastReview({ review }: { readonly review: StoredReview }) {
  const { state } = usePanel();
  const { frames } = review;
  const report =
    frames.find(({ id }) => id === state.frameId) ?? (frames.length === 1 ? frames[0] : undefined);
  return report ? <PastScreen review={review} report={report} /> : <PastScreens review={review} />;
}

/** A past review as it was stored. */
export function PastReviewScreen() {
  const { state, client, texts } = usePanel();
  const id = state.pastReviewId;
  const load = useCallback(
    (signal: AbortSignal) =>
      client && id !== null
        ? client.call(theEndpoints().readReview, { params: { id }, signal })
        : Promise.reject(new Error("No review is chosen.")),
    [client, id],
  );
  const { data, error, again } = useLoaded(load);
  useFocusOnHeading(`${data?.id} ${error}`);
  const back = useBack();
  if (data) return <PastReview review={data} />;
  const { gone, loadingOne, failedOne } = texts.history;
  const says = error === "not_found" ? gone : { title: error === null ? loadingOne : failedOne, text: "" };
  return (
    <Layout bar={<ScreenBar back={back} />}>
      <EmptyState isBusy={error === null} {...says}>
        {error !== null && says !== gone && <Button onClick={again}>{texts.failures.again}</Button>}
      </EmptyState>
    </Layout>
  );
}
