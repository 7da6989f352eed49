import type { SiteTexts } from "../../../shared/i18n/site/site.en.ts";
import { isWeak, type MeasuredRule } from "./measured-rule.ts";
import styles from "./rule-figures.module.css";

/** How often its findings were right, in words. */
export function rightIn(rule: MeasuredRule, texts: SiteTexts): string {
  const { right, read } = rule;
  if (read === 0) return texts.rules.notMet;
  const share = texts.rules.share({ part: right, whole: read });
  return isWeak(rule) ? `${share}. ${texts.rules.weak}` : share;
}

const shareOf = (part: number, whole: number, texts: SiteTexts): string | null =>
  whole === 0 ? null : texts.rules.share({ part, whole });

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
export function RuleFigures({ rule, texts }: { readonly rule: MeasuredRule; readonly texts: SiteTexts }) {
  const { right, read } = rule;
  return (
    <dl className={styles.figures}>
      <Figure
        name={texts.rules.rightLong}
        share={shareOf(right, read, texts)}
        note={read === 0 ? texts.rules.notMet : isWeak(rule) ? texts.rules.weak : null}
        isWeak={isWeak(rule)}
      />
    </dl>
  );
}
