import { Anchor } from "@mantine/core";
import { useCallback } from "react";
import { useReviewsTexts } from "./use-reviews-texts.ts";
import { Link, useParams } from "react-router-dom";
import { readReview, readReviewPicture } from "../../../shared/api/endpoints/reviews.ts";
import { ContentPage } from "../../components/page/content-page.tsx";
import { LoadedPage } from "../../components/page/loaded-page.tsx";
import { PATHS } from "../../paths.ts";
import { api } from "../../session/api.ts";
import { Guard } from "../../session/guard.tsx";
import { CompareCards } from "./compare/compare-card.tsx";
import { DeleteReview } from "./delete-review.tsx";
import { ReviewView } from "./review-view.tsx";
import { ShareCard } from "./share-card.tsx";
import { TeamShareCard } from "./team-share-card.tsx";
import { TellCard } from "./tell/tell-card.tsx";
import styles from "./review-page.module.css";
import { useTeamTexts } from "../team/use-team-texts.ts";

function OwnReview() {
  const texts = useReviewsTexts();
  const teamTexts = useTeamTexts();
  const { id = "" } = useParams();
  const load = useCallback(() => api.call(readReview, { params: { id } }), [id]);
  const loadPicture = useCallback(
    (frameId: string) => api.file(readReviewPicture, { params: { id, frameId } }),
    [id],
  );
  const { title, away, gone: heading, goneText: text } = texts.reviews;
  return (
    <LoadedPage load={load} title={title} away={away} gone={{ heading, text }}>
      {(review) => {
        const { team } = review;
        const isOthers = team !== undefined && !team.isOwn;
        return (
          <ContentPage
            title={review.title}
            heading={review.title}
            lead={
              <Anchor component={Link} to={PATHS.reviews}>
                {texts.reviews.back}
              </Anchor>
            }
            isPrivate
          >
            {isOthers && <p>{teamTexts.share.by({ name: team.by || teamTexts.noName })}</p>}
            <ReviewView review={review} load={loadPicture} />
            <div className={styles.after} data-on-screen>
              {!isOthers && <CompareCards review={review} load={loadPicture} />}
              <TellCard review={review} load={loadPicture} />
              {!isOthers && (
                <>
                  <TeamShareCard reviewId={id} isShared={team !== undefined} />
                  <ShareCard reviewId={id} />
                </>
              )}
            </div>
            {!isOthers && <DeleteReview reviewId={id} />}
          </ContentPage>
        );
      }}
    </LoadedPage>
  );
}

/** A review: one's own, with the ways to share and to delete it, or one that somebody shares with the team. */
export const ReviewPage = () => (
  <Guard>
    <OwnReview />
  </Guard>
);
