import { useTranslation } from "react-i18next";
import { ExternalLink } from "../../components/external-link.tsx";
import { useLanguage } from "../../language/use-language.ts";
import type { MeasuredRule } from "./measured-rule.ts";
import styles from "./rule-item.module.css";

const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, "");

/** A rule: what it finds, why that matters, what it rests on, and how well it does. */
export function RuleItem({ rule }: { readonly rule: MeasuredRule }) {
  const { t } = useTranslation();
  const { title, why } = rule.says[useLanguage()];
  const { found, damaged, right, read } = rule;
  return (
    <li className={styles.rule}>
      <h3>{title}</h3>
      <p>{why}</p>
      <dl>
        <div>
          <dt>{t("rules.severity")}</dt>
          <dd>{t(`reviews.severity.${rule.severity}`)}</dd>
        </div>
        <div>
          <dt>{t("rules.certainty")}</dt>
          <dd>{t(`reviews.certainty.${rule.certainty}.name`)}</dd>
        </div>
        <div>
          <dt>{t("rules.basis")}</dt>
          <dd>
            <ExternalLink href={rule.basis}>{hostOf(rule.basis)}</ExternalLink>
          </dd>
        </div>
        <div>
          <dt>{t("rules.found")}</dt>
          <dd>{t("rules.share", { part: found, whole: damaged })}</dd>
        </div>
        <div>
          <dt>{t("rules.right")}</dt>
          <dd>{read > 0 ? t("rules.share", { part: right, whole: read }) : t("rules.notMet")}</dd>
        </div>
      </dl>
    </li>
  );
}
