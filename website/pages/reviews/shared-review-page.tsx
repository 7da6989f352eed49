import { Button } from "@mantine/core";
import { useCallback } from "react";
import { useReviewsTexts } from "./use-reviews-texts.ts";
import { Link, useParams } from "react-router-dom";
import { readSharedPicture, readSharedReview } from "../../../shared/api/endpoints/reviews.ts";
import { ContentPage } from "../../components/page/content-page.tsx";
import { Loading } from "../../components/page/loading.tsx";
import { PATHS } from "../../paths.ts";
import { api } from "../../session/api.ts";
import { useLoaded } from "../../session/use-loaded.ts";
import { LoadFailure } from "./load-failure.tsx";
import { ReviewView } from "./review-view.tsx";
import { TellCard } from "./tell/tell-card.tsx";
import styles from "./review-page.module.css";

/** A review behind a private link, for whoever has it. Search engines leave it out. */
export function SharedReviewPage() {
  const texts = useReviewsTexts();
  const { id: token = "" } = useParams();
  const [loaded, reload] = useLoaded(
    useCallback(() => api.call(readSharedReview, { params: { token } }), [token]),
  );
  const loadPicture = useCallback(
    (frameId: string) => api.file(readSharedPicture, { params: { token, frameId } }),
    [token],
  );
  if (loaded.state === "loading") return <Loading />;
  if (loaded.state === "failed")
    return (
      <LoadFailure
        error={loaded.error}
        gone={{ heading: texts.reviews.goneShared, text: texts.reviews.goneSharedText }}
        onAgain={reload}
      />
    );
  return (
    <ContentPage
      title={loaded.value.title}
      heading={loaded.value.title}
      lead={texts.reviews.sharedNote}
      isPrivate
    >
      <ReviewView review={loaded.value} load={loadPicture} />
      <div className={styles.after} data-on-screen>
        <TellCard review={loaded.value} load={loadPicture} />
        <Button component={Link} to={PATHS.home} variant="default">
          {texts.reviews.sharedAction}
        </Button>
      </div>
    </ContentPage>
  );
}
