import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useLanguage } from "../../language/use-language.ts";
import { rulePath } from "../../paths.ts";
import type { MeasuredRule } from "./measured-rule.ts";
import { RuleFigures } from "./rule-figures.tsx";
import styles from "./rule-item.module.css";
import { ruleTitle } from "./rule-title.ts";

/** A rule in the list: what it finds, how grave that is, and how well it does. */
export function RuleItem({ rule }: { readonly rule: MeasuredRule }) {
  const { t } = useTranslation();
  return (
    <li className={styles.rule}>
      <h3>
        <Link to={rulePath(rule.id)}>{ruleTitle(rule, useLanguage())}</Link>
      </h3>
      <p>
        {t(`reviews.severity.${rule.severity}`)} · {t(`reviews.certainty.${rule.certainty}.name`)}
      </p>
      <RuleFigures rule={rule} />
    </li>
  );
}
