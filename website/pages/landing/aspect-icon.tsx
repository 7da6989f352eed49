import type { ReactNode } from "react";
import type { Aspect } from "../../../shared/review/rule.ts";
import styles from "./aspect-icon.module.css";

const DRAWINGS: Readonly<Record<Aspect, ReactNode>> = {
  ux: (
    <>
      <rect x="6" y="10" width="36" height="28" rx="6" />
      <path d="M22 22l4.500 14 3-5.500 5.500-3z" className={styles.solid} />
    </>
  ),
  ui: (
    <>
      <circle cx="24" cy="24" r="17" />
      <path d="M24 7a17 17 0 0 1 0 34z" className={styles.solid} />
    </>
  ),
  copy: (
    <>
      <path d="M10 14h28M10 24h18M10 34h22" />
      <circle cx="37" cy="25" r="3.500" className={styles.solid} />
    </>
  ),
  hierarchy: (
    <>
      <rect x="6" y="8" width="36" height="14" rx="4" className={styles.solid} />
      <rect x="6" y="28" width="22" height="6" rx="3" />
      <rect x="6" y="38" width="12" height="4" rx="2" />
    </>
  ),
};

/** A drawing for each of the four looks. */
export const AspectIcon = ({ aspect }: { readonly aspect: Aspect }) => (
  <svg viewBox="0 0 48 48" width="48" height="48" className={styles.icon} aria-hidden="true">
    {DRAWINGS[aspect]}
  </svg>
);
