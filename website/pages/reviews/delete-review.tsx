import { Button } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { deleteReview } from "../../../shared/api/endpoints/reviews.ts";
import { AskDialog } from "../../components/dialog/ask-dialog.tsx";
import { useAct } from "../../components/use-act.ts";
import { PATHS } from "../../paths.ts";
import { api } from "../../session/api.ts";
import styles from "./review-page.module.css";
import { useReviewsTexts } from "./use-reviews-texts.ts";

/** Deletes a review, after asking once more. */
export function DeleteReview({ reviewId }: { readonly reviewId: string }) {
  const { reviews } = useReviewsTexts();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const { act, isBusy } = useAct(
    () => reviews.delete.failed,
    () => void navigate(PATHS.reviews, { replace: true }),
  );
  const remove = async (): Promise<void> => {
    const isGone = await act(() => api.call(deleteReview, { params: { id: reviewId } }), reviews.delete.done);
    if (!isGone) setIsAsking(false);
  };
  return (
    <>
      <Button color="red" variant="subtle" className={styles.delete ?? ""} onClick={() => setIsAsking(true)}>
        {reviews.delete.open}
      </Button>
      {isAsking && (
        <AskDialog
          title={reviews.delete.open}
          confirm={reviews.delete.yes}
          isEnding
          isBusy={isBusy}
          onConfirm={() => void remove()}
          onClose={() => setIsAsking(false)}
        >
          <p>{reviews.delete.text}</p>
        </AskDialog>
      )}
    </>
  );
}
