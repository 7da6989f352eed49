import type { TFunction } from "i18next";
import { isWeak, type MeasuredRule } from "./measured-rule.ts";
import styles from "./rule-figures.module.css";

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

const shareOf = (part: number, whole: number, t: TFunction): string | null =>
  whole === 0 ? null : t("rules.share", { part, whole });

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
export function RuleFigures({ rule, t }: { readonly rule: MeasuredRule; readonly t: TFunction }) {
  const { found, damaged, right, read } = rule;
  return (
    <dl className={styles.figures}>
      <Figure
        name={t("rules.foundLong")}
        share={shareOf(found, damaged, t)}
        note={damaged === 0 ? t("rules.notMeasured") : null}
      />
      <Figure
        name={t("rules.rightLong")}
        share={shareOf(right, read, t)}
        note={read === 0 ? t("rules.notMet") : isWeak(rule) ? t("rules.weak") : null}
        isWeak={isWeak(rule)}
      />
    </dl>
  );
}
