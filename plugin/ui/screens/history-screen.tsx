import { useState } from "preact/hooks";
import { BackButton, Button } from "../components/basics/buttons.tsx";
import { EmptyState } from "../components/basics/messages.tsx";
import { Heading, Layout, PictureRow } from "../components/basics/layout.tsx";
import { OneChoice } from "../components/basics/choices.tsx";
import { usePanel } from "../state/use-panel.ts";
import { isInstalled } from "../state/panel-state.ts";
import { type ReviewShelf, usePastReviews, type Listed } from "../state/reviews/use-past-reviews.ts";
import styles from "./history-screen.module.css";
import type { ComponentChildren } from "preact";
import type { Client } from "../../../shared/api/client.ts";
import { wordDate } from "../state/word-day.ts";
import { SEVERITIES } from "../../../shared/review/rule.ts";
import { useReviewPicture } from "../state/reviews/use-review-picture.ts";
import { SeverityTally } from "../components/findings/verdict-line.tsx";

/** A past review in the list. */
function PastReviewRow({ review }: { readonly review: Listed }) {
  const { commands, texts, language } = usePanel();
  const { id, title, createdAt, frames, counts, pictureFrameId, by, isOwn } = review;
  const url = useReviewPicture(id, pictureFrameId);
  const all = Object.fromEntries(SEVERITIES.map((severity) => [severity, counts[severity] ?? 0]));
  return (
    <PictureRow
      picture={url ? <img src={url} alt="" /> : null}
      name={title}
      onOpen={() => commands.showPastReview(id)}
    >
      <span class={styles.facts}>
        {wordDate(createdAt, language, "short")}
        {frames > 1 && ` · ${texts.history.screens(frames)}`}
        {by !== undefined && ` · ${isOwn ? texts.history.byYou : texts.history.by(by)}`}
      </span>
      <SeverityTally counts={all as typeof counts} />
    </PictureRow>
  );
}

interface PastReviewsProps {
  readonly client: Client;
  readonly shelf: ReviewShelf;
  /** The choice of another shelf, where there is one. */
  readonly children: ComponentChildren;
}

/** The past reviews of a shelf, the newest first. */
function PastReviews({ client, shelf, children }: PastReviewsProps) {
  const { texts } = usePanel();
  const { reviews, isLoading, hasFailed, hasMore, loadMore } = usePastReviews(client, shelf);
  const heading = (
    <div class={styles.head}>
      <Heading>{texts.history.heading}</Heading>
    </div>
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

const SHELVES: readonly ReviewShelf[] = ["own", "team"];

/** The reviews that were made with this plugin, or by its account, and those that others share with its team. */
export function HistoryScreen() {
  const { client, texts, state } = usePanel();
  const [shelf, setShelf] = useState<ReviewShelf>("own");
  if (!client || !isInstalled(state))
    return (
      <Layout bar={<BackButton />}>
        <EmptyState {...texts.history.none} />
      </Layout>
    );
  return (
    <Layout bar={<BackButton />}>
      <PastReviews key={shelf} client={client} shelf={shelf}>
        {state.installationState?.allowance.team && (
          <div class={styles.shelves}>
            <OneChoice
              legend={texts.history.whose}
              values={SHELVES}
              names={texts.history.shelves}
              chosen={shelf}
              onChoose={setShelf}
            />
          </div>
        )}
      </PastReviews>
    </Layout>
  );
}
