import type { PlaceholderIn } from "../placeholder-in.ts";
import type { Change, SharedPlace } from "../../mend/change.ts";
import type { FIX_TEXTS_EN } from "../../i18n/fix-texts.en.ts";

/** The kinds of fixes: each says what is done, and where the new value comes from. */
export type FixKind = keyof typeof FIX_TEXTS_EN;

/** A fix made once, where all its layers take the value from: the first thing to offer. */
export interface SharedFix {
  readonly kind: SharedPlace["kind"];
  /** Of the variable, the style or the component. */
  readonly name: string;
  /** How many layers of the screens at hand change with it. */
  readonly places: number;
  /** The finding is met at most of these places: there it is offered before the layers. */
  readonly isFirst?: true;
  /** The editor allows no such change in the layers: an instance takes its places and sizes from its component. */
  readonly isOnly?: true;
  readonly changes: readonly Change[];
}

/** The facts beside the changes of a fix. */
interface Ways {
  /** The same, made in one place for many layers, and tried on a copy as well. */
  readonly shared?: SharedFix;
  /**
   * The names of the styles and variables from which its layers, or those of its component, no longer take their values
   * afterwards.
   */
  readonly loses?: readonly string[];
}

/** A way to mend a finding: plain data that the editor can apply. */
export interface Fix extends Ways {
  readonly kind: FixKind;
  /** The fix in a few words, which fit a button. */
  readonly title: string;
  /** The effect, with the numbers. */
  readonly effect: string;
  /** In the layers; those of `shared` where the editor allows no others. Never none. */
  readonly changes: readonly Change[];
}

type ValuesOf<Kind extends FixKind> = {
  readonly [
    Name in PlaceholderIn<(typeof FIX_TEXTS_EN)[Kind]["title"] | (typeof FIX_TEXTS_EN)[Kind]["effect"]>
  ]: string | number;
};

/** A fix before it is proven and worded. */
export interface Proposal extends Ways {
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
