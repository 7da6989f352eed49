import { useCallback, useEffect, useState } from "preact/hooks";
import type { ReviewSummary } from "../../../shared/api/endpoints/reviews.ts";
import { theEndpoints } from "../when-needed/the-endpoints.ts";
import { Button } from "../components/basics/buttons.tsx";
import { InnerScreen } from "../components/basics/screen-head.tsx";
import { EmptyState } from "../components/basics/messages.tsx";
import { Icon } from "../components/basics/icons.tsx";
import { usePanel } from "../state/use-panel.ts";
import { isInstalled } from "../state/panel-state.ts";
import { untilAnswered } from "../state/until-answered.ts";
import styles from "./history-screen.module.css";
import type { Client } from "../../../shared/api/client.ts";
import { wordDate } from "../state/word-day.ts";
import { ReviewPicture } from "../components/reviews/review-picture.tsx";
import { SeverityTally } from "../components/findings/verdict-line.tsx";

interface Pages {
  /** Null while the first ones are on their way. */
  readonly reviews: readonly ReviewSummary[] | null;
  readonly cursor: string | null;
}

/** Past reviews, page by page. */
function usePastReviews(client: Client) {
  const [pages, setPages] = useState<Pages>({ reviews: null, cursor: null });
  /** A new object asks for the page after its cursor. */
  const [wanted, setWanted] = useState<{ readonly cursor: string | null } | null>({ cursor: null });
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    return untilAnswered(
      (signal) =>
        client.call(theEndpoints().listReviews, {
          query: wanted.cursor === null ? {} : { cursor: wanted.cursor },
          signal,
        }),
      ({ reviews, nextCursor }) => {
        setPages((last) => ({ reviews: [...(last.reviews ?? []), ...reviews], cursor: nextCursor }));
        setWanted(null);
      },
      () => {
        setFailed(true);
        setWanted(null);
      },
    );
  }, [client, wanted]);
  const { reviews, cursor } = pages;
  const loadMore = useCallback(() => {
    setFailed(false);
    setWanted({ cursor });
  }, [cursor]);
  return { reviews, isLoading: wanted !== null, hasFailed, hasMore: cursor !== null, loadMore };
}

/** Past reviews, the newest first. */
function PastReviews({ client }: { readonly client: Client }) {
  const { commands, texts, language } = usePanel();
  const { reviews, isLoading, hasFailed, hasMore, loadMore } = usePastReviews(client);
  if (reviews?.length === 0) return <EmptyState {...texts.history.none} />;
  return (
    <>
      <ul>
        {reviews?.map(({ id, title, createdAt, frames, counts, pictureFrameId }) => (
          <li key={id}>
            <button type="button" class={styles.row} onClick={() => commands.showPastReview(id)}>
              <span class={`small-picture ${styles.picture}`}>
                <ReviewPicture reviewId={id} frameId={pictureFrameId} />
              </span>
              <span class={styles.words}>
                <span class={styles.name}>{title}</span>
                <span class={styles.facts}>
                  {wordDate(createdAt, language, "short")}
                  {frames > 1 && ` · ${texts.history.screens(frames)}`}
                </span>
                <SeverityTally counts={counts} />
              </span>
              <Icon name="right" />
            </button>
          </li>
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

/** The reviews that were made with this plugin, or by its account; those of its team are read on the site. */
export function HistoryScreen() {
  const { client, texts, state } = usePanel();
  return (
    <InnerScreen name={texts.history.heading}>
      {client && isInstalled(state) ? (
        <PastReviews client={client} />
      ) : (
        <EmptyState {...texts.history.none} />
      )}
    </InnerScreen>
  );
}
