import { Button } from "@mantine/core";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useReviewsTexts } from "./use-reviews-texts.ts";
import type { StoredReview } from "../../../shared/api/endpoints/reviews.ts";
import { useDay } from "../../language/use-day.ts";
import { Causes } from "./causes.tsx";
import { FindBar } from "./find/find-bar.tsx";
import { isFiltered, NO_FILTERS, type Filters } from "./find/filters.ts";
import type { LoadPicture } from "./screen/frame-picture.tsx";
import { FrameView } from "./screen/frame-view.tsx";
import { rowIdOf } from "./screen/row-id.ts";
import { shownScreen } from "./screen/shown-screen.ts";
import styles from "./review-view.module.css";

/** A review to be looked at, whoever it belongs to. */
export type ViewedReview = Omit<StoredReview, "isCharged">;

const noticedOn = ({ secondOpinion }: ViewedReview, frameId: string) =>
  secondOpinion.findings.filter((finding) => finding.frameId === frameId);

/** The findings and questions of a review under some filters, all screens taken together. */
function inAll(review: ViewedReview, filters: Filters) {
  const screens = review.frames.map((frame) => shownScreen(frame, noticedOn(review, frame.id), filters));
  return {
    open: screens.flatMap(({ open, noticed }) => [...open, ...noticed].map(({ finding }) => finding)),
    details: screens.flatMap(({ details }) => details),
    dismissed: screens.flatMap(({ dismissed }) => dismissed),
    unsure: screens.flatMap(({ unsure }) => unsure),
  };
}

/** Opens a row and leads to it. */
function leadTo(rowId: string): void {
  const row = document.getElementById(rowId);
  row?.closest("li")?.scrollIntoView({ block: "nearest" });
  row?.focus({ preventScroll: true });
}

interface NoMatchProps {
  readonly onShowAll: () => void;
}

function NoMatch({ onShowAll }: NoMatchProps) {
  const texts = useReviewsTexts();
  return (
    <div className={styles.none}>
      <p>{texts.reviews.view.noMatch}</p>
      <Button variant="default" onClick={onShowAll}>
        {texts.reviews.view.showAll}
      </Button>
    </div>
  );
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
  const [filters, setFilters] = useState(NO_FILTERS);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const all = inAll(review, NO_FILTERS);
  const shown = inAll(review, filters);
  const total = shown.open.length + shown.details.length + shown.dismissed.length + shown.unsure.length;
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
      {all.open.length + all.details.length + all.dismissed.length + all.unsure.length > 0 && (
        <FindBar
          filters={filters}
          onFilter={(some) => setFilters((before) => ({ ...before, ...some }))}
          open={all.open}
          counts={{ open: all.open.length, dismissed: all.dismissed.length, unsure: all.unsure.length }}
        />
      )}
      <output className="visually-hidden">
        {isFiltered(filters) && texts.reviews.view.shown({ count: total })}
      </output>
      {isFiltered(filters) && total === 0 && <NoMatch onShowAll={() => setFilters(NO_FILTERS)} />}
      <Causes frames={review.frames} filters={filters} onChoose={choose} />
      {review.frames.map((frame) => (
        <FrameView
          key={frame.id}
          frame={frame}
          noticed={noticedOn(review, frame.id)}
          inquiries={review.inquiries?.filter(({ frameId }) => frameId === frame.id) ?? []}
          filters={filters}
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
