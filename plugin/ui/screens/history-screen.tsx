import { Button } from "../components/basics/buttons.tsx";
import { Screen } from "../components/basics/screen-head.tsx";
import { EmptyState } from "../components/basics/messages.tsx";
import { Icon } from "../components/basics/icons.tsx";
import { usePanel } from "../state/use-panel.ts";
import { isInstalled } from "../state/panel-state.ts";
import { usePastReviews } from "../state/reviews/use-past-reviews.ts";
import styles from "./history-screen.module.css";
import type { Client } from "../../../shared/api/client.ts";
import { wordDate } from "../state/word-day.ts";
import { ReviewPicture } from "../components/reviews/review-picture.tsx";
import { SeverityTally } from "../components/findings/verdict-line.tsx";

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
    <Screen name={texts.history.heading}>
      {client && isInstalled(state) ? (
        <PastReviews client={client} />
      ) : (
        <EmptyState {...texts.history.none} />
      )}
    </Screen>
  );
}
