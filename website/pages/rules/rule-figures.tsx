import type { Language } from "../../../shared/i18n/language.ts";
import { useLanguage } from "../../language/use-language.ts";
import type { RulesTexts } from "../../../shared/i18n/site/rules.en.ts";
import { standingOf, type MeasuredRule } from "./measured-rule.ts";
import styles from "./rule-figures.module.css";

/** How many of its findings were right, of how many that were read. */
export function shareOf({ right, read }: MeasuredRule, language: Language) {
  const format = new Intl.NumberFormat(language);
  return { part: format.format(right), whole: format.format(read) };
}

/** How often its findings were right, in words. */
export function rightIn(rule: MeasuredRule, texts: RulesTexts, language: Language): string {
  const share = shareOf(rule, language);
  return {
    proven: () => texts.share(share),
    weak: () => `${texts.share(share)}. ${texts.weak}`,
    few: () => texts.few(share),
    unmet: () => texts.notMet,
  }[standingOf(rule)]();
}

/** How well a rule does. */
export function RuleFigures({ rule, texts }: { readonly rule: MeasuredRule; readonly texts: RulesTexts }) {
  const language = useLanguage();
  const standing = standingOf(rule);
  const isTold = standing === "proven" || standing === "weak";
  return (
    <dl className={styles.figures}>
      <div data-weak={standing === "weak" || undefined}>
        <dt>{texts.rightLong}</dt>
        <dd>
          {isTold && <strong>{texts.share(shareOf(rule, language))}</strong>}
          {standing !== "proven" && (
            <span>{standing === "weak" ? texts.weak : rightIn(rule, texts, language)}</span>
          )}
        </dd>
      </div>
    </dl>
  );
}
