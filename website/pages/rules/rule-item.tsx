import type { useReviewsTexts } from "../reviews/use-reviews-texts.ts";
import type { RulesTexts } from "../../../shared/i18n/site/rules.en.ts";
import { Link } from "react-router-dom";
import type { Language } from "../../../shared/i18n/language.ts";
import { rulePath } from "../../paths.ts";
import { FEWEST_READ, type MeasuredRule } from "./measured-rule.ts";
import { rightIn, shareOf } from "./rule-figures.tsx";
import styles from "./rule-item.module.css";

interface RuleItemProps {
  readonly rule: MeasuredRule;
  /** Given, not asked for: each of so many that listens by itself costs time before the page answers. */
  readonly texts: ReturnType<typeof useReviewsTexts>;
  readonly words: RulesTexts;
  readonly language: Language;
}

/** The share of its findings from which a rule does well, and that below which it is on trial. */
const levelOf = (share: number): "good" | "fair" | "poor" => {
  if (share < 0.6) return "poor";
  return share < 0.8 ? "fair" : "good";
};

/** How many of a rule's findings were right, in a hundred of those that were read: a bar before its words. */
function Share({ rule, words, language }: Omit<RuleItemProps, "texts">) {
  const share = rule.right / rule.read;
  return (
    <p>
      <svg className={styles.share} data-level={levelOf(share)} viewBox="0 0 96 6" aria-hidden="true">
        <rect width="96" height="6" rx="3" className={styles.read} />
        <rect width={96 * share} height="6" rx="3" />
      </svg>
      <strong>{new Intl.NumberFormat(language, { style: "percent" }).format(share)}</strong> ·{" "}
      {words.share(shareOf(rule, language))}
    </p>
  );
}

/** A rule in the list: what it finds, how grave that is, and how well it does. */
export function RuleItem({ rule, texts, words, language }: RuleItemProps) {
  return (
    <li className={styles.rule}>
      <h3>
        <Link className="whole" to={rulePath(rule.id)}>
          {rule.says[language].title}
        </Link>
      </h3>
      <p>
        {texts.reviews.severity[rule.severity]} · {texts.reviews.certainty[rule.certainty].name}
      </p>
      {rule.read < FEWEST_READ ? (
        <p>{rightIn(rule, words, language)}</p>
      ) : (
        <Share rule={rule} words={words} language={language} />
      )}
    </li>
  );
}
