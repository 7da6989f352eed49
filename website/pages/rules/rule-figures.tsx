import type { RulesTexts } from "../../../shared/i18n/site/rules.en.ts";
import { isWeak, type MeasuredRule } from "./measured-rule.ts";
import styles from "./rule-figures.module.css";

/** How often its findings were right, in words. */
export function rightIn(rule: MeasuredRule, texts: RulesTexts): string {
  const { right, read } = rule;
  if (read === 0) return texts.notMet;
  const share = texts.share({ part: right, whole: read });
  return isWeak(rule) ? `${share}. ${texts.weak}` : share;
}

const shareOf = (part: number, whole: number, texts: RulesTexts): string | null =>
  whole === 0 ? null : texts.share({ part, whole });

interface FigureProps {
  readonly name: string;
  /** Null: there is none. */
  readonly share: string | null;
  /** A note on the share, or in place of it. */
  readonly note: string | null;
  readonly isWeak?: boolean;
}

const Figure = ({ name, share, note, isWeak: weak = false }: FigureProps) => (
  <div data-weak={weak || undefined}>
    <dt>{name}</dt>
    <dd>
      {share !== null && <strong>{share}</strong>}
      {note !== null && <span>{note}</span>}
    </dd>
  </div>
);

/** How well a rule does. */
export function RuleFigures({ rule, texts }: { readonly rule: MeasuredRule; readonly texts: RulesTexts }) {
  const { right, read } = rule;
  return (
    <dl className={styles.figures}>
      <Figure
        name={texts.rightLong}
        share={shareOf(right, read, texts)}
        note={read === 0 ? texts.notMet : isWeak(rule) ? texts.weak : null}
        isWeak={isWeak(rule)}
      />
    </dl>
  );
}
