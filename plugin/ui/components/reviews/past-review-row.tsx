import { wordDate } from "../../state/word-day.ts";
import { SEVERITIES } from "../../../../shared/review/rule.ts";
import type { Listed } from "../../state/reviews/use-past-reviews.ts";
import { usePanel } from "../../state/panel-context.ts";
import { useReviewPicture } from "../../state/reviews/use-review-picture.ts";
import { PictureRow } from "../basics/layout/picture-row.tsx";
import styles from "./past-review-row.module.css";
import { SeverityTally } from "../findings/report/severity-counts.tsx";

/** A past review in the list. */
export function PastReviewRow({ review }: { readonly review: Listed }) {
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
