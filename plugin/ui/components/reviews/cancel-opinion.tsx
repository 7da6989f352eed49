import { useState } from "preact/hooks";
import { usePanel } from "../../state/panel-context.ts";
import { errorCodeOf } from "../../state/error-code.ts";
import { QuietButton } from "../basics/buttons/quiet-button.tsx";
import styles from "./review-strip.module.css";
import { theEndpoints } from "../../when-needed/the-endpoints.ts";

type Stopping = "no" | "asked" | "failed";

/** Ends the second opinion that is being made. How it went is heard with the end of the review. */
export function CancelOpinion({ reviewId }: { readonly reviewId: string }) {
  const { client, commands, texts } = usePanel();
  const [stopping, setStopping] = useState<Stopping>("no");
  const says = texts.review.cancel;
  const stop = () => {
    setStopping("asked");
    commands.endParts();
    client?.call(theEndpoints().stopOpinion, { params: { id: reviewId } }).catch((error: unknown) => {
      // A second opinion that is not found has ended at this moment.
      if (errorCodeOf(error) !== "not_found") setStopping("failed");
    });
  };
  if (stopping === "asked") return <p class={styles.quiet}>{says.doing}</p>;
  return (
    <>
      {stopping === "failed" && <p>{says.failed}</p>}
      <div class={styles.link}>
        <QuietButton onClick={stop}>{says.label}</QuietButton>
      </div>
    </>
  );
}
