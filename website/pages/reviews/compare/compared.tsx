import { useReviewsTexts } from "../use-reviews-texts.ts";
import { compareReports, type Comparison } from "../../../../shared/review/compare/compare-reports.ts";
import type { Finding, FrameReport } from "../../../../shared/review/report.ts";
import { shownName } from "../../../../shared/review/naming/shown-name.ts";
import type { ViewedReview } from "../review-view.tsx";
import { SeverityTag } from "../screen/severity-tag.tsx";
import styles from "./compare-card.module.css";

const GROUPS = ["gone", "stillOpen", "added"] as const satisfies readonly (keyof Comparison)[];

const Row = ({ finding: { severity, title, layers } }: { readonly finding: Finding }) => (
  <li>
    <SeverityTag severity={severity} /> {title}{" "}
    <span className={styles.quiet}>{layers[0] && shownName(layers[0])}</span>
  </li>
);

interface ComparedProps {
  readonly earlier: ViewedReview;
  readonly review: ViewedReview;
  readonly frame: FrameReport;
}

/** Shows the changes of a screen's findings, in numbers and one by one; says when the engine or the demands changed. */
export function Compared({ earlier, review, frame }: ComparedProps) {
  const texts = useReviewsTexts();
  const then = earlier.frames.find(({ id }) => id === frame.id);
  if (!then) return null;
  const aspects = review.aspects.filter((aspect) => earlier.aspects.includes(aspect));
  const comparison = compareReports(then, frame, aspects);
  const isOtherway =
    then.judgedBy?.level !== frame.judgedBy?.level || then.judgedBy?.platform !== frame.judgedBy?.platform;
  return (
    <>
      <ul className={styles.sums}>
        {GROUPS.map((group) => (
          <li key={group} data-group={group}>
            {texts.reviews.view.compare[group]({ count: comparison[group].length })}
          </li>
        ))}
      </ul>
      {earlier.engine !== review.engine && <p>{texts.reviews.view.compare.otherEngine}</p>}
      {isOtherway && <p>{texts.reviews.view.compare.otherDemands}</p>}
      {GROUPS.filter((group) => comparison[group].length > 0).map((group) => (
        <details key={group} className={styles.group}>
          <summary>{texts.reviews.view.compare[group]({ count: comparison[group].length })}</summary>
          <ul>
            {comparison[group].map((finding, index) => (
              // Both reviews may have a finding of the same id.
              <Row key={`${index} ${finding.id}`} finding={finding} />
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}
