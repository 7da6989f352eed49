import { useState } from "preact/hooks";
import { usePanel } from "../../state/use-panel.ts";
import { Button, QuietButton } from "../basics/buttons.tsx";
import styles from "./delete-review.module.css";
import { theEndpoints } from "../../when-needed/the-endpoints.ts";

/** Deletes a past review, after one more question. */
export function DeleteReview({ id }: { readonly id: string }) {
  const { client, commands, texts } = usePanel();
  const [stage, setStage] = useState<"offered" | "asked" | "failed">("offered");
  const { history } = texts;
  if (stage === "offered")
    return (
      <div class={styles.offer}>
        <QuietButton onClick={() => setStage("asked")}>{history.delete}</QuietButton>
      </div>
    );
  const remove = () =>
    void client
      ?.call(theEndpoints().deleteReview, { params: { id } })
      .then(commands.showHistory, () => setStage("failed"));
  return (
    <div class={styles.question} aria-live="polite">
      <p>{stage === "failed" ? history.deleteFailed : history.deleteSure}</p>
      <div class={styles.answers}>
        <Button onClick={remove}>{history.deleteYes}</Button>
        <Button onClick={() => setStage("offered")}>{history.deleteNo}</Button>
      </div>
    </div>
  );
}
