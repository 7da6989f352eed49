import type { ComponentChildren } from "preact";
import type { Client } from "../../../../shared/api/client.ts";
import { usePanel } from "../../state/panel-context.ts";
import { type ReviewShelf, usePastReviews } from "../../state/reviews/use-past-reviews.ts";
import { Button } from "../basics/buttons/button.tsx";
import { EmptyState } from "../basics/messages/empty-state.tsx";
import { PastReviewRow } from "./past-review-row.tsx";
import styles from "./past-reviews.module.css";

interface PastReviewsProps {
  readonly client: Client;
  readonly shelf: ReviewShelf;
  /** The choice of another shelf, where there is one. */
  readonly children: ComponentChildren;
}

/** The past reviews of a shelf, the newest first. */
export function PastReviews({ client, shelf, children }: PastReviewsProps) {
  const { texts } = usePanel();
  const { reviews, isLoading, hasFailed, hasMore, loadMore } = usePastReviews(client, shelf);
  const heading = (
    <h1 class={styles.heading} tabIndex={-1}>
      {texts.history.heading}
    </h1>
  );
  if (reviews?.length === 0)
    return (
      <>
        {/* The choice between shelves stays where it was, also on an empty one. */}
        {children && heading}
        {children}
        <EmptyState
          {...(shelf === "own" ? texts.history.none : texts.history.noneOfTeam)}
          isPart={Boolean(children)}
        />
      </>
    );
  return (
    <>
      {heading}
      {children}
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
    </>
  );
}
