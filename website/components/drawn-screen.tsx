import type { ReactNode } from "react";
import styles from "./drawn-screen.module.css";

/** A small screen, drawn, with what is seen on it. It stands for no screen in particular and says nothing by itself. */
export const DrawnScreen = ({ children }: { readonly children: ReactNode }) => (
  <svg viewBox="0 0 200 160" className={styles.ground} aria-hidden="true">
    <rect x="58" y="14" width="84" height="132" rx="9" className={styles.paper} />
    <rect x="70" y="28" width="42" height="8" rx="2.5" className={styles.title} />
    <rect x="70" y="44" width="60" height="4" rx="2" className={styles.words} />
    <rect x="70" y="52" width="48" height="4" rx="2" className={styles.words} />
    <rect x="70" y="68" width="60" height="16" rx="4" className={styles.field} />
    <rect x="70" y="92" width="60" height="16" rx="4" className={styles.field} />
    <rect x="70" y="118" width="60" height="16" rx="5" className={styles.button} />
    <rect x="86" y="124" width="28" height="4" rx="2" className={styles.onButton} />
    {children}
  </svg>
);

/** The crosshair of the product around a part of the screen. */
export const Crosshair = ({ y, height }: { readonly y: number; readonly height: number }) => (
  <rect x="64" y={y} width="72" height={height} rx="6" className={styles.asked} />
);

/** The number of a finding, beside what it is about. */
const DrawnPin = ({ y, number }: { readonly y: number; readonly number: number }) => (
  <>
    <circle cx="144" cy={y} r="10" className={styles.pin} />
    <text x="144" y={y + 4} textAnchor="middle" className={styles.number}>
      {number}
    </text>
  </>
);

/** A drawing of a reviewed screen, in the place of reviews to come. */
export const ReviewedScreen = () => (
  <DrawnScreen>
    <Crosshair y={39} height={22} />
    <DrawnPin y={39} number={1} />
    <Crosshair y={112} height={28} />
    <DrawnPin y={112} number={2} />
  </DrawnScreen>
);
