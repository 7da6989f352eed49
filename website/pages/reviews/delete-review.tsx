import { Button, Modal } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useState } from "react";
import { useReviewsTexts } from "./use-reviews-texts.ts";
import { useNavigate } from "react-router-dom";
import { deleteReview } from "../../../shared/api/endpoints/reviews.ts";
import { PATHS } from "../../paths.ts";
import { api } from "../../session/api.ts";
import styles from "./delete-review.module.css";
import { showToast } from "../../components/toasts/toast.ts";

/** Deletes a review, after asking once more. */
export function DeleteReview({ reviewId }: { readonly reviewId: string }) {
  const texts = useReviewsTexts();
  const navigate = useNavigate();
  const [isOpen, dialog] = useDisclosure(false);
  const [isBusy, setIsBusy] = useState(false);
  const remove = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await api.call(deleteReview, { params: { id: reviewId } });
      showToast({ color: "green", message: texts.reviews.delete.done });
      void navigate(PATHS.reviews, { replace: true });
    } catch {
      showToast({ color: "red", message: texts.reviews.delete.failed });
      setIsBusy(false);
      dialog.close();
    }
  };
  return (
    <>
      <Button color="red" variant="light" onClick={dialog.open}>
        {texts.reviews.delete.open}
      </Button>
      <Modal
        opened={isOpen}
        onClose={dialog.close}
        title={texts.reviews.delete.open}
        closeButtonProps={{ "aria-label": texts.reviews.delete.no }}
      >
        <p>{texts.reviews.delete.text}</p>
        <div className={styles.actions}>
          <Button color="red" disabled={isBusy} onClick={() => void remove()}>
            {texts.reviews.delete.yes}
          </Button>
          <Button variant="default" onClick={dialog.close}>
            {texts.reviews.delete.no}
          </Button>
        </div>
      </Modal>
    </>
  );
}
