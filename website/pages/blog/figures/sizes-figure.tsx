import type { ReactNode } from "react";
import { Figure } from "./figure.tsx";
import styles from "./sizes-figure.module.css";

interface SizesFigureProps {
  readonly sizes: readonly { readonly px: number; readonly label: string }[];
  readonly children: ReactNode;
}

/** Targets as large as they are, each around the same icon. */
export const SizesFigure = ({ sizes, children }: SizesFigureProps) => (
  <Figure caption={children}>
    <ul className={styles.sizes}>
      {sizes.map(({ px, label }) => (
        <li key={px}>
          <svg width={px} height={px} viewBox={`${-px / 2} ${-px / 2} ${px} ${px}`} aria-hidden="true">
            <rect
              x={1 - px / 2}
              y={1 - px / 2}
              width={px - 2}
              height={px - 2}
              rx="6"
              className={styles.target}
            />
            <path d="M-6 0H6M0-6V6" className={styles.icon} />
          </svg>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  </Figure>
);
