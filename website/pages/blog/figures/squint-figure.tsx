import type { ReactNode } from "react";
import { Figure } from "./figure.tsx";
import styles from "./squint-figure.module.css";

interface SquintFigureProps {
  /** Names of the two screens: one where all is alike, one where something comes first. */
  readonly flat: string;
  readonly clear: string;
  readonly children: ReactNode;
}

const FLAT = (
  <>
    <rect x="24" y="28" width="112" height="14" rx="4" className={styles.text} />
    <rect x="24" y="60" width="152" height="12" rx="4" className={styles.text} />
    <rect x="24" y="82" width="136" height="12" rx="4" className={styles.text} />
    <rect x="24" y="104" width="148" height="12" rx="4" className={styles.text} />
    <rect x="24" y="140" width="72" height="32" rx="8" className={styles.action} />
    <rect x="104" y="140" width="72" height="32" rx="8" className={styles.action} />
  </>
);

const CLEAR = (
  <>
    <rect x="24" y="24" width="128" height="26" rx="5" className={styles.ink} />
    <rect x="24" y="66" width="152" height="8" rx="4" className={styles.quiet} />
    <rect x="24" y="84" width="136" height="8" rx="4" className={styles.quiet} />
    <rect x="24" y="102" width="96" height="8" rx="4" className={styles.quiet} />
    <rect x="24" y="140" width="92" height="32" rx="8" className={styles.action} />
    <rect x="128" y="152" width="48" height="8" rx="4" className={styles.quiet} />
  </>
);

const Screen = ({ isBlurred, children }: { readonly isBlurred: boolean; readonly children: ReactNode }) => (
  <svg className={styles.screen} viewBox="0 0 200 200" aria-hidden="true">
    <g className={isBlurred ? styles.blurred : undefined}>{children}</g>
  </svg>
);

const Pair = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <li>
    <div className={styles.pair}>
      <Screen isBlurred={false}>{children}</Screen>
      <Screen isBlurred>{children}</Screen>
    </div>
    {name}
  </li>
);

/** Two screens, each as it is and as squinting shows it. */
export const SquintFigure = ({ flat, clear, children }: SquintFigureProps) => (
  <Figure caption={children}>
    <ul className={styles.screens}>
      <Pair name={flat}>{FLAT}</Pair>
      <Pair name={clear}>{CLEAR}</Pair>
    </ul>
  </Figure>
);
