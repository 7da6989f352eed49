import { useCallback } from "preact/hooks";
import { readReview, type StoredReview } from "../../../shared/api/endpoints/reviews.ts";
import { BackButton } from "../components/basics/back-button.tsx";
import { Button } from "../components/basics/button.tsx";
import { DeleteReview } from "../components/reviews/delete-review.tsx";
import { EmptyState } from "../components/basics/empty-state.tsx";
import { Layout } from "../components/basics/layout.tsx";
import { Notice } from "../components/basics/notice.tsx";
import { ReportView } from "../components/findings/report-view.tsx";
import { ShareBar } from "../components/share/share-bar.tsx";
import { usePanel } from "../state/panel-context.ts";
import { loadScreens } from "../state/share/draw-screens.ts";
import { toldStored } from "../state/share/told-results.ts";
import { asNoticed } from "../state/findings/shown-finding.ts";
import { useFocusOnHeading } from "../state/use-focus-on-heading.ts";
import { useLoaded } from "../state/use-loaded.ts";
import styles from "./past-review-screen.module.css";

function Back() {
  const { commands, texts } = usePanel();
  return <BackButton to={{ name: texts.history.back, go: commands.showHistory }} />;
}

function PastReview({ review }: { readonly review: StoredReview }) {
  const { state, client, texts, language } = usePanel();
  const report = review.frames.find(({ id }) => id === state.frameId) ?? review.frames[0];
  if (!report) return null;
  const noticed = review.secondOpinion.findings.filter(({ frameId }) => frameId === report.id);
  const day = new Date(review.createdAt).toLocaleDateString(language, { dateStyle: "long" });
  const shared = {
    storedId: review.id,
    tell: () => toldStored(review),
    draw: async () => (client ? loadScreens(review, client) : new Map<string, never>()),
  };
  const foot = (
    <>
      <Notice />
      <ShareBar shared={shared} />
    </>
  );
  return (
    <ReportView
      reports={review.frames}
      report={report}
      aspects={review.aspects}
      noticed={noticed.map(asNoticed)}
      checked={texts.history.checked(report.layers)}
      back={<Back />}
      foot={foot}
    >
      <div class={styles.made}>
        <p>{texts.history.made(day)}</p>
        {review.purpose && <p>{review.purpose}</p>}
      </div>
      <DeleteReview id={review.id} />
    </ReportView>
  );
}

/** A past review as it was stored. */
export function PastReviewScreen() {
  const { state, client, texts } = usePanel();
  const id = state.pastReviewId;
  const load = useCallback(
    (signal: AbortSignal) =>
      client && id !== null
        ? client.call(readReview, { params: { id }, signal })
        : Promise.reject(new Error("No review is chosen.")),
    [client, id],
  );
  const { data, error, again } = useLoaded(load);
  useFocusOnHeading(`${data?.id} ${error}`);
  if (data) return <PastReview review={data} />;
  if (error === "not_found")
    return (
      <Layout bar={<Back />}>
        <EmptyState {...texts.history.gone} />
      </Layout>
    );
  return (
    <Layout bar={<Back />}>
      <div class={styles.waiting} aria-live="polite">
        <h1 tabIndex={-1}>{error === null ? texts.history.loadingOne : texts.history.failedOne}</h1>
        {error !== null && <Button onClick={again}>{texts.failures.again}</Button>}
      </div>
    </Layout>
  );
}
