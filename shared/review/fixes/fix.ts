import type { PlaceholderIn } from "../placeholder-in.ts";
import type { Change } from "../../mend/change.ts";
import type { FIX_TEXTS_EN } from "../../i18n/fix-texts.en.ts";

/** The kinds of fixes: each says what is done, and where the new value comes from. */
export type FixKind = keyof typeof FIX_TEXTS_EN;

/** A way to mend a finding: plain data that the editor can apply. */
export interface Fix {
  readonly kind: FixKind;
  /** The fix in a few words, which fit a button. */
  readonly title: string;
  /** The effect, with the numbers. */
  readonly effect: string;
  /** Never none. */
  readonly changes: readonly Change[];
}

type ValuesOf<Kind extends FixKind> = {
  readonly [
    Name in PlaceholderIn<(typeof FIX_TEXTS_EN)[Kind]["title"] | (typeof FIX_TEXTS_EN)[Kind]["effect"]>
  ]: string | number;
};

/** A fix before it is proven and worded. */
export interface Proposal {
  readonly kind: FixKind;
  readonly values: Readonly<Record<string, string | number>>;
  readonly changes: readonly Change[];
}

/** Proposes a fix. A place in its texts that no value fills does not compile. */
export const propose = <Kind extends FixKind>(
  kind: Kind,
  values: ValuesOf<Kind>,
  changes: readonly Change[],
): Proposal => ({ kind, values, changes });
