import { useState } from "preact/hooks";
import type { OpinionMark } from "../../../../shared/api/endpoints/reviews.ts";
import { usePanel } from "../../state/panel-context.ts";
import styles from "./opinion-marks.module.css";
import { theEndpoints } from "../../when-needed/the-endpoints.ts";

interface OpinionMarksProps {
  readonly findingId: string;
  readonly reviewId: string;
  readonly mark: OpinionMark | null;
}

/** Says in one click whether a finding of the second opinion was useful; another click takes it back. */
export function OpinionMarks({ findingId, reviewId, mark: before }: OpinionMarksProps) {
  const { client, texts } = usePanel();
  const [mark, setMark] = useState(before);
  const [hasFailed, setHasFailed] = useState(false);
  const say = (said: OpinionMark) => {
    const next = said === mark ? null : said;
    setMark(next);
    setHasFailed(false);
    client
      ?.call(theEndpoints().markOpinion, { params: { id: reviewId }, body: { findingId, mark: next } })
      .catch(() => {
        setMark(mark);
        setHasFailed(true);
      });
  };
  return (
    <fieldset class={styles.marks} aria-label={texts.review.marks.heading}>
      {theEndpoints().OPINION_MARKS.map((one) => (
        <button
          key={one}
          type="button"
          class={styles.mark}
          aria-pressed={mark === one}
          onClick={() => say(one)}
        >
          {texts.review.marks[one]}
        </button>
      ))}
      <output class={styles.said}>
        {hasFailed ? texts.review.marks.failed : mark && texts.review.marks.thanks}
      </output>
    </fieldset>
  );
}
