import type { useReviewsTexts } from "../reviews/use-reviews-texts.ts";
import type { RulesTexts } from "../../../shared/i18n/site/rules.en.ts";
import { Link } from "react-router-dom";
import type { Language } from "../../../shared/i18n/language.ts";
import { rulePath } from "../../paths.ts";
import { FEWEST_READ, standingOf, type MeasuredRule } from "./measured-rule.ts";
import { rightIn } from "./rule-figures.tsx";
import styles from "./rule-item.module.css";

interface RuleItemProps {
  readonly rule: MeasuredRule;
  /** Given, not asked for: each of so many that listens by itself costs time before the page answers. */
  readonly texts: ReturnType<typeof useReviewsTexts>;
  readonly words: RulesTexts;
  readonly language: Language;
}

/** The share of a rule's findings that were right, of those that were read: a bar before its words. */
const Share = ({ of: { right, read } }: { readonly of: MeasuredRule }) => (
  <svg className={styles.share} viewBox="0 0 48 6" aria-hidden="true">
    <rect width="48" height="6" rx="3" className={styles.read} />
    <rect width={(48 * right) / read} height="6" rx="3" />
  </svg>
);

/** A rule in the list: what it finds, how grave that is, and how well it does. */
export function RuleItem({ rule, texts, words, language }: RuleItemProps) {
  return (
    <li className={styles.rule}>
      <h3>
        <Link to={rulePath(rule.id)}>{rule.says[language].title}</Link>
      </h3>
      <p>
        {texts.reviews.severity[rule.severity]} · {texts.reviews.certainty[rule.certainty].name}
      </p>
      <p className={standingOf(rule) === "weak" ? styles.weak : undefined}>
        {rule.read >= FEWEST_READ && <Share of={rule} />}
        {rule.read >= FEWEST_READ && `${words.right} `}
        {rightIn(rule, words)}
      </p>
    </li>
  );
}
