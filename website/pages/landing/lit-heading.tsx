import { MarkedText } from "../../components/marked-text.tsx";
import styles from "./lit-heading.module.css";

interface LitHeadingProps {
  readonly id: string;
  /** With `<lit>` around the words that stand in the crosshair. */
  readonly children: string;
}

/** The heading of the page, with words in the crosshair of the product. */
export const LitHeading = ({ id, children }: LitHeadingProps) => (
  <h1 id={id} className={styles.heading}>
    <MarkedText marks={{ lit: <span className={styles.lit} /> }}>{children}</MarkedText>
  </h1>
);
