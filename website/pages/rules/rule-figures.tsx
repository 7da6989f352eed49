import type { TFunction } from "i18next";
import type { MeasuredRule } from "./measured-rule.ts";
import styles from "./rule-figures.module.css";

/** Fewer right than wrong: it is said, and not left to be worked out. */
export const isWeak = ({ right, read }: MeasuredRule): boolean => read > 0 && right / read < 0.5;

/** How many of the slips made on purpose it found, in words. */
export const foundIn = ({ found, damaged }: MeasuredRule, t: TFunction): string =>
  damaged === 0 ? t("rules.notMeasured") : t("rules.share", { part: found, whole: damaged });

/** How often its findings were right, in words. */
export function rightIn(rule: MeasuredRule, t: TFunction): string {
  const { right, read } = rule;
  if (read === 0) return t("rules.notMet");
  const share = t("rules.share", { part: right, whole: read });
  return isWeak(rule) ? `${share}. ${t("rules.weak")}` : share;
}

/** How well a rule does. */
export function RuleFigures({ rule, t }: { readonly rule: MeasuredRule; readonly t: TFunction }) {
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t("rules.found")}</dt>
        <dd>{foundIn(rule, t)}</dd>
      </div>
      <div data-weak={isWeak(rule) || undefined}>
        <dt>{t("rules.right")}</dt>
        <dd>{rightIn(rule, t)}</dd>
      </div>
    </dl>
  );
}
