import type { RepliedInquiry } from "../../../../shared/api/review-shapes.ts";
import { shownName } from "../../../../shared/review/naming/shown-name.ts";
import { useReviewsTexts } from "../use-reviews-texts.ts";
import styles from "./asked.module.css";

function Reply({ points }: Pick<RepliedInquiry, "points">) {
  return (
    <ul className={styles.points}>
      {points.map(({ text, layers, fixes = [] }, index) => (
        <li key={index}>
          {text}{" "}
          {layers.length > 0 && <span className={styles.layers}>{layers.map(shownName).join(", ")}</span>}
          {fixes.map(({ title, effect }, way) => (
            <p key={way} className={styles.fix}>
              <strong>{title}.</strong> {effect}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** The questions that were asked about a screen, each with the reply to it. */
export function Asked({ inquiries }: { readonly inquiries: readonly RepliedInquiry[] }) {
  const texts = useReviewsTexts();
  return (
    <>
      <h3>{texts.reviews.asked}</h3>
      <dl className={styles.asked}>
        {inquiries.map(({ id, words, perspective, points }) => (
          <div key={id}>
            <dt>{perspective ? texts.reviews.perspectives[perspective] : words}</dt>
            <dd>
              <Reply points={points} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
