import { useState } from "react";
import { flushSync } from "react-dom";
import { useReviewsTexts } from "./use-reviews-texts.ts";
import type { StoredReview } from "../../../shared/api/endpoints/reviews.ts";
import { headingNames } from "../../../shared/review/naming/heading-name.ts";
import { useDay } from "../../language/use-day.ts";
import { Causes } from "./causes.tsx";
import type { LoadPicture } from "./screen/frame-picture.tsx";
import { FrameView } from "./screen/frame-view.tsx";
import { rowIdOf } from "./screen/row-id.ts";
import styles from "./review-view.module.css";

/** A review to be looked at, whoever it belongs to. */
export type ViewedReview = Omit<StoredReview, "isCharged">;

const noticedOn = ({ secondOpinion }: ViewedReview, frameId: string) =>
  secondOpinion.findings.filter((finding) => finding.frameId === frameId);

/** Opens a row and leads to it. */
function leadTo(rowId: string): void {
  const row = document.getElementById(rowId);
  row?.closest("li")?.scrollIntoView({ block: "nearest" });
  row?.focus({ preventScroll: true });
}

interface ReviewViewProps {
  readonly review: ViewedReview;
  readonly load: LoadPicture;
  /** Where everybody finds the pictures, by the ids of their screens; absent when they are loaded as somebody. */
  readonly addresses?: ReadonlyMap<string, string>;
}

/** A review as it was stored: what its screens have in common, and screen by screen. */
export function ReviewView({ review, load, addresses }: ReviewViewProps) {
  const texts = useReviewsTexts();
  const day = useDay();
  const names = headingNames(review.frames);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = (rowId: string, isOpen: boolean): void =>
    setOpened((before) => {
      const after = new Set(before);
      if (isOpen) after.add(rowId);
      else after.delete(rowId);
      return after;
    });
  const choose = (frameId: string, findingId: string): void => {
    const rowId = rowIdOf(frameId, findingId);
    flushSync(() => toggle(rowId, true));
    leadTo(rowId);
  };
  return (
    <>
      <p className={styles.made}>
        {texts.reviews.made({ date: day(review.createdAt) })}{" "}
        {review.purpose && texts.reviews.purpose({ purpose: review.purpose })}
      </p>
      <Causes frames={review.frames} names={names} onChoose={choose} />
      {review.frames.map((frame) => (
        <FrameView
          key={frame.id}
          frame={frame}
          name={names.get(frame.id) ?? frame.name}
          noticed={noticedOn(review, frame.id)}
          inquiries={review.inquiries?.filter(({ frameId }) => frameId === frame.id) ?? []}
          load={review.pictures.includes(frame.id) ? load : null}
          address={addresses?.get(frame.id)}
          opened={opened}
          onToggle={toggle}
          onChoose={(findingId) => choose(frame.id, findingId)}
        />
      ))}
    </>
  );
}
