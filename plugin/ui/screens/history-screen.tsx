import { BackButton } from "../components/basics/back-button.tsx";
import { Button } from "../components/basics/button.tsx";
import { EmptyState } from "../components/basics/empty-state.tsx";
import { Layout } from "../components/basics/layout.tsx";
import { PastReviewRow } from "../components/reviews/past-review-row.tsx";
import { usePanel } from "../state/panel-context.ts";
import { isInstalled } from "../state/panel-state.ts";
import { usePastReviews } from "../state/reviews/use-past-reviews.ts";
import styles from "./history-screen.module.css";

/** The reviews that were made with this plugin, or by its account. */
export function HistoryScreen() {
  const { client, commands, texts, state } = usePanel();
  const back = <BackButton to={{ name: texts.account.back, go: commands.goToStart }} />;
  const { reviews, isLoading, hasFailed, hasMore, loadMore } = usePastReviews(
    isInstalled(state) ? client : null,
  );
  if (reviews?.length === 0 || !isInstalled(state))
    return (
      <Layout bar={back}>
        <EmptyState {...texts.history.none} />
      </Layout>
    );
  return (
    <Layout bar={back}>
      <h1 class={styles.heading} tabIndex={-1}>
        {texts.history.heading}
      </h1>
      <ul>
        {reviews?.map((review) => (
          <PastReviewRow key={review.id} review={review} />
        ))}
      </ul>
      <div class={styles.end} aria-live="polite">
        {isLoading && <p>{texts.history.loading}</p>}
        {hasFailed && <p>{texts.history.failed}</p>}
        {(hasFailed || (hasMore && !isLoading)) && (
          <Button onClick={loadMore}>{hasFailed ? texts.failures.again : texts.history.more}</Button>
        )}
      </div>
    </Layout>
  );
}
