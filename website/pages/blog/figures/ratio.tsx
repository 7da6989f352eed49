import { useLanguage } from "../../../language/use-language.ts";
import type { Measured } from "./measured.ts";
import styles from "./ratio.module.css";
import { PassOrFail } from "./verdict.tsx";

/** A measured contrast, and whether it is enough for text of a usual size. */
export function Ratio({ measured: { ratio, isEnough } }: { readonly measured: Measured }) {
  const digits = new Intl.NumberFormat(useLanguage(), { minimumFractionDigits: 2 });
  return (
    <span className={styles.ratio}>
      <span className={styles.number}>{digits.format(ratio)}:1</span> <PassOrFail isPass={isEnough} />
    </span>
  );
}
