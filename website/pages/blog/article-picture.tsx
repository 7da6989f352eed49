import type { ReactNode } from "react";
import styles from "./article-picture.module.css";
import type { ArticleId } from "./articles.ts";

/** A layer of a stack, seen from the side. */
const LAYER = "M0 60 180 0l180 60-180 60z";

const DRAWINGS: Readonly<Record<ArticleId, ReactNode>> = {
  "the-true-backdrop": (
    <>
      <g transform="translate(96 184)">
        <path d={LAYER} className={styles.image} />
        <ellipse cx="118" cy="58" rx="26" ry="9" className={styles.sun} />
        <path d="m112 97 50-34 42 6 48-28 58 36-130 43z" className={styles.hill} />
      </g>
      <path d={LAYER} transform="translate(96 124)" className={styles.glass} />
      <g transform="translate(96 64)">
        <path d={LAYER} className={styles.outline} />
        <path d="m110 70 130-43M142 81l130-43M174 91l74-24" className={styles.inkStroke} />
      </g>
      <path d="M300 119v124h128" className={styles.measure} />
      <circle cx="300" cy="119" r="7" className={styles.point} />
      <circle cx="300" cy="243" r="7" className={styles.point} />
      <rect x="428" y="199" width="120" height="88" rx="16" className={styles.card} />
      <rect x="444" y="215" width="40" height="56" rx="8" className={styles.inkFill} />
      <rect x="492" y="215" width="40" height="56" rx="8" className={styles.mixed} />
    </>
  ),
  "target-sizes": (
    <>
      <g transform="translate(212 180)">
        <rect x="-132" y="-132" width="264" height="264" rx="40" className={styles.image} />
        <rect x="-121" y="-121" width="242" height="242" rx="34" className={styles.card} />
        <rect x="-66" y="-66" width="132" height="132" rx="20" className={styles.accent} />
        <path d="M-22 0h44M0-22v44" className={styles.onAccent} />
        <path d="M-66-90H66M-66-98v16M66-98v16" className={styles.measureSolid} />
        <path d="M-121 148h242M-121 140v16M121 140v16" className={styles.measureSolid} />
      </g>
      {[92, 180, 268].map((y) => (
        <g key={y} transform={`translate(468 ${y})`}>
          <circle r="44" className={styles.measure} />
          <rect x="-30" y="-30" width="60" height="60" rx="12" className={styles.card} />
          <path d="M-12 0h24M-12-9h24M-12 9h24" className={styles.faintStroke} />
        </g>
      ))}
    </>
  ),
  "words-people-press": (
    <>
      <rect x="120" y="56" width="400" height="248" rx="24" className={styles.card} />
      <rect x="156" y="92" width="188" height="18" rx="6" className={styles.inkFill} />
      <rect x="156" y="130" width="328" height="10" rx="5" className={styles.faint} />
      <rect x="156" y="150" width="252" height="10" rx="5" className={styles.faint} />
      <rect x="156" y="184" width="328" height="4" rx="2" className={styles.wrong} />
      <rect x="156" y="198" width="148" height="10" rx="5" className={styles.wrong} />
      <rect x="156" y="232" width="120" height="44" rx="12" className={styles.outline} />
      <rect x="184" y="249" width="64" height="10" rx="5" className={styles.faint} />
      <rect x="292" y="232" width="192" height="44" rx="12" className={styles.accent} />
      <rect x="320" y="249" width="84" height="10" rx="5" className={styles.onAccentFill} />
      <path d="M416 242v24" className={styles.onAccent} />
      <path d="m448 254 18 56 12-22 22-12z" className={styles.pointer} />
    </>
  ),
  "measurable-hierarchy": (
    <>
      <g className={styles.blurred}>
        <rect x="72" y="84" width="208" height="60" rx="8" className={styles.inkFill} />
        <rect x="72" y="168" width="150" height="30" rx="6" className={styles.faint} />
        <rect x="72" y="210" width="184" height="14" rx="5" className={styles.faint} />
        <rect x="72" y="246" width="112" height="38" rx="10" className={styles.accent} />
      </g>
      <path d="M320 56v248" className={styles.split} />
      <rect x="360" y="84" width="148" height="60" rx="8" className={styles.inkFill} />
      <rect x="360" y="168" width="112" height="30" rx="6" className={styles.faint} />
      <rect x="360" y="210" width="148" height="14" rx="5" className={styles.faint} />
      <rect x="360" y="246" width="112" height="38" rx="10" className={styles.accent} />
      <path d="M540 84v60M532 84h16M532 144h16" className={styles.measureSolid} />
      <path d="M540 168v30M532 168h16M532 198h16" className={styles.measureSolid} />
      <path d="M540 210v14M532 210h16M532 224h16" className={styles.measureSolid} />
    </>
  ),
};

/** Drawn: what an article is about. */
export const ArticlePicture = ({ id }: { readonly id: ArticleId }) => (
  <svg className={styles.picture} viewBox="0 0 640 360" aria-hidden="true">
    {DRAWINGS[id]}
  </svg>
);
