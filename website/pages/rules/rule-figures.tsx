import type { TFunction } from "i18next";
import type { MeasuredRule } from "./measured-rule.ts";
import styles from "./rule-figures.module.css";

/** Fewer right than wrong: it is said, and not left to be worked out. */
const isWeak = ({ right, read }: MeasuredRule): boolean => read > 0 && right / read < 0.5;

/** How well a rule does. */
export function RuleFigures({ rule, t }: { readonly rule: MeasuredRule; readonly t: TFunction }) {
  const { found, damaged, right, read } = rule;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t("rules.found")}</dt>
        <dd>{t("rules.share", { part: found, whole: damaged })}</dd>
      </div>
      <div data-weak={isWeak(rule) || undefined}>
        <dt>{t("rules.right")}</dt>
        <dd>
          {read > 0 ? t("rules.share", { part: right, whole: read }) : t("rules.notMet")}
          {isWeak(rule) && <> {t("rules.weak")}</>}
        </dd>
      </div>
    </dl>
  );
}
