import { Button } from "@mantine/core";
import { useCallback } from "react";
import { useReviewsTexts } from "./use-reviews-texts.ts";
import { Link, useParams } from "react-router-dom";
import { readSharedPicture, readSharedReview } from "../../../shared/api/endpoints/reviews.ts";
import { ContentPage } from "../../components/page/content-page.tsx";
import { LoadedPage } from "../../components/page/loaded-page.tsx";
import { PATHS } from "../../paths.ts";
import { api } from "../../session/api.ts";
import { ReviewView } from "./review-view.tsx";
import { TellCard } from "./tell/tell-card.tsx";
import styles from "./review-page.module.css";

/** A review behind a private link, for whoever has it. Search engines leave it out. */
export function SharedReviewPage() {
  const texts = useReviewsTexts();
  const { id: token = "" } = useParams();
  const load = useCallback(() => api.call(readSharedReview, { params: { token } }), [token]);
  const loadPicture = useCallback(
    (frameId: string) => api.file(readSharedPicture, { params: { token, frameId } }),
    [token],
  );
  const { title, away, goneShared: heading, goneSharedText: text } = texts.reviews;
  return (
    <LoadedPage load={load} title={title} away={away} gone={{ heading, text }}>
      {(review) => (
        <ContentPage title={review.title} heading={review.title} lead={texts.reviews.sharedNote} isPrivate>
          <ReviewView review={review} load={loadPicture} />
          <div className={styles.after} data-on-screen>
            <TellCard review={review} load={loadPicture} />
            <Button component={Link} to={PATHS.home} variant="default">
              {texts.reviews.sharedAction}
            </Button>
          </div>
        </ContentPage>
      )}
    </LoadedPage>
  );
}
