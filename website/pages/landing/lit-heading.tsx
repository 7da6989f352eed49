import type { ReactNode } from "react";
import styles from "./lit-heading.module.css";

const LIT = /<lit>(.*)<\/lit>/;

interface LitHeadingProps {
  readonly id: string;
  readonly level?: "h1" | "h2";
  /** With `<lit>` around the words that stand in the crosshair. */
  readonly children: string;
}

/** A heading with words in the crosshair of the product. */
export function LitHeading({ id, level: Level = "h2", children }: LitHeadingProps) {
  const parts: readonly ReactNode[] = children.split(LIT).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={styles.lit}>
        {part}
      </span>
    ),
  );
  return (
    <Level id={id} className={styles.heading}>
      {parts}
    </Level>
  );
}
