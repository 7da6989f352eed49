import { useMemo, useState } from "preact/hooks";
import type { ReviewSummary } from "../../../shared/api/endpoints/reviews.ts";
import { theEndpoints } from "../when-needed/the-endpoints.ts";
import { Button } from "../components/basics/buttons.tsx";
import { InnerScreen } from "../components/basics/screen-head.tsx";
import { EmptyState } from "../components/basics/messages.tsx";
import { Icon } from "../components/basics/icons.tsx";
import { usePanel } from "../state/use-panel.ts";
import { isInstalled } from "../state/panel-state.ts";
import { useLoaded } from "../state/use-loaded.ts";
import styles from "./history-screen.module.css";
import { wordDate } from "../state/word-day.ts";
import { ReviewPicture } from "../components/reviews/review-picture.tsx";
import { SeverityTally } from "../components/findings/verdict-line.tsx";

/** The pages of the list that were loaded before, and the place where the next one begins. */
interface Before {
  readonly reviews: readonly ReviewSummary[];
  readonly cursor: string | null;
}

/** The reviews that were made with this plugin, or by its account; those of its team are read on the site. */
export function HistoryScreen() {
  const { state, client, commands, texts, language } = usePanel();
  const [before, setBefore] = useState<Before>({ reviews: [], cursor: null });
  const isKnown = isInstalled(state);
  const load = useMemo(() => {
    if (!client || !isKnown) return null;
    const query = before.cursor === null ? {} : { cursor: before.cursor };
    return (signal: AbortSignal) => client.call(theEndpoints().listReviews, { query, signal });
  }, [client, isKnown, before.cursor]);
  const { data, error, again } = useLoaded(load);
  const hasFailed = error !== null;
  const reviews = [...before.reviews, ...(data?.reviews ?? [])];
  const cursor = data?.nextCursor ?? null;
  if (!load || (data && reviews.length === 0))
    return (
      <InnerScreen name={texts.history.heading}>
        <EmptyState {...texts.history.none} />
      </InnerScreen>
    );
  return (
    <InnerScreen name={texts.history.heading}>
      <ul>
        {reviews.map(({ id, title, createdAt, frames, counts, pictureFrameId }) => (
          <li key={id}>
            <button type="button" class={styles.row} onClick={() => commands.showPastReview(id)}>
              <span class={`small-picture ${styles.picture}`}>
                <ReviewPicture reviewId={id} frameId={pictureFrameId} />
              </span>
              <span class={styles.words}>
                <span class={styles.name}>{title}</span>
                <span class="quiet">
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
        {!data && !hasFailed && <p>{texts.history.loading}</p>}
        {hasFailed && <p>{texts.history.failed}</p>}
        {(hasFailed || cursor !== null) && (
          <Button onClick={hasFailed ? again : () => setBefore({ reviews, cursor })}>
            {hasFailed ? texts.failures.again : texts.history.more}
          </Button>
        )}
      </div>
    </InnerScreen>
  );
}
