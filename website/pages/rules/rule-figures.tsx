import type { RulesTexts } from "../../../shared/i18n/site/rules.en.ts";
import { standingOf, type MeasuredRule } from "./measured-rule.ts";
import styles from "./rule-figures.module.css";

/** How often its findings were right, in words. */
export function rightIn(rule: MeasuredRule, texts: RulesTexts): string {
  const share = { part: rule.right, whole: rule.read };
  return {
    proven: () => texts.share(share),
    weak: () => `${texts.share(share)}. ${texts.weak}`,
    few: () => texts.few(share),
    unmet: () => texts.notMet,
  }[standingOf(rule)]();
}

/** How well a rule does. */
export function RuleFigures({ rule, texts }: { readonly rule: MeasuredRule; readonly texts: RulesTexts }) {
  const standing = standingOf(rule);
  const isTold = standing === "proven" || standing === "weak";
  return (
    <dl className={styles.figures}>
      <div data-weak={standing === "weak" || undefined}>
        <dt>{texts.rightLong}</dt>
        <dd>
          {isTold && <strong>{texts.share({ part: rule.right, whole: rule.read })}</strong>}
          {standing !== "proven" && <span>{standing === "weak" ? texts.weak : rightIn(rule, texts)}</span>}
        </dd>
      </div>
    </dl>
  );
}
