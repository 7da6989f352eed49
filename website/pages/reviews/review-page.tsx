import { Anchor } from "@mantine/core";
import { useCallback } from "react";
import { useReviewsTexts } from "./use-reviews-texts.ts";
import { Link, useParams } from "react-router-dom";
import { readReview, readReviewPicture } from "../../../shared/api/endpoints/reviews.ts";
import { ContentPage } from "../../components/page/content-page.tsx";
import { Loading } from "../../components/page/loading.tsx";
import { PATHS } from "../../paths.ts";
import { api } from "../../session/api.ts";
import { Guard } from "../../session/guard.tsx";
import { useLoaded } from "../../session/use-loaded.ts";
import { CompareCards } from "./compare/compare-card.tsx";
import { DeleteReview } from "./delete-review.tsx";
import { LoadFailure } from "./load-failure.tsx";
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
  const [loaded, reload] = useLoaded(useCallback(() => api.call(readReview, { params: { id } }), [id]));
  const loadPicture = useCallback(
    (frameId: string) => api.file(readReviewPicture, { params: { id, frameId } }),
    [id],
  );
  if (loaded.state === "loading") return <Loading />;
  if (loaded.state === "failed")
    return (
      <LoadFailure
        error={loaded.error}
        gone={{ heading: texts.reviews.gone, text: texts.reviews.goneText }}
        onAgain={reload}
      />
    );
  const { team } = loaded.value;
  const isOthers = team !== undefined && !team.isOwn;
  return (
    <ContentPage
      title={loaded.value.title}
      heading={loaded.value.title}
      lead={
        <Anchor component={Link} to={PATHS.reviews}>
          {texts.reviews.back}
        </Anchor>
      }
      isPrivate
    >
      {isOthers && <p>{teamTexts.share.by({ name: team.by || teamTexts.noName })}</p>}
      <ReviewView review={loaded.value} load={loadPicture} />
      <div className={styles.after} data-on-screen>
        {!isOthers && <CompareCards review={loaded.value} load={loadPicture} />}
        <TellCard review={loaded.value} load={loadPicture} />
        {!isOthers && (
          <>
            <TeamShareCard reviewId={id} isShared={team !== undefined} />
            <ShareCard reviewId={id} />
            <DeleteReview reviewId={id} />
          </>
        )}
      </div>
    </ContentPage>
  );
}

/** A review: one's own, with the ways to share and to delete it, or one that somebody shares with the team. */
export const ReviewPage = () => (
  <Guard>
    <OwnReview />
  </Guard>
);
