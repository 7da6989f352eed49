import { MarkedText } from "../../components/marked-text.tsx";
import styles from "./lit-heading.module.css";

interface LitHeadingProps {
  readonly id: string;
  readonly level?: "h1" | "h2";
  /** With `<lit>` around the words that stand in the crosshair. */
  readonly children: string;
}

/** A heading with words in the crosshair of the product. */
export function LitHeading({ id, level: Level = "h2", children }: LitHeadingProps) {
  return (
    <Level id={id} className={styles.heading}>
      <MarkedText marks={{ lit: <span className={styles.lit} /> }}>{children}</MarkedText>
    </Level>
  );
}
