import styles from "./hero-picture.module.css";

/** Drawn: a screen under review, with the findings tied to its layers. */
export const HeroPicture = () => (
  <svg className={styles.picture} viewBox="0 0 520 480" aria-hidden="true">
    <rect x="8" y="8" width="504" height="464" rx="24" className={styles.canvas} />
    <g transform="translate(48 44)">
      <rect width="196" height="392" rx="24" className={styles.screen} />
      <rect x="20" y="28" width="96" height="14" rx="4" className={styles.ink} />
      <rect x="20" y="50" width="132" height="8" rx="4" className={styles.faint} />
      <rect x="20" y="80" width="156" height="104" rx="14" className={styles.image} />
      <circle cx="58" cy="116" r="14" className={styles.sun} />
      <path d="M20 170l46-38 34 28 26-18 50 42H34a14 14 0 0 1-14-14z" className={styles.hill} />
      <rect x="20" y="204" width="112" height="10" rx="4" className={styles.ink} />
      <rect x="20" y="224" width="156" height="7" rx="3.500" className={styles.faint} />
      <rect x="20" y="238" width="120" height="7" rx="3.500" className={styles.faint} />
      <rect x="20" y="268" width="156" height="34" rx="10" className={styles.field} />
      <rect x="20" y="314" width="156" height="40" rx="12" className={styles.button} />
      <rect x="66" y="330" width="64" height="8" rx="4" className={styles.onButton} />
    </g>
    <g className={styles.frames}>
      <rect x="62" y="262" width="168" height="36" rx="4" />
      <rect x="62" y="304" width="168" height="50" rx="4" />
    </g>
    <g className={styles.lines}>
      <path d="M230 280h28v-122h26" />
      <path d="M230 330h54" />
    </g>
    {[
      { y: 104, tone: styles.critical, width: 118 },
      { y: 276, tone: styles.major, width: 96 },
    ].map(({ y, tone, width }) => (
      <g key={y} transform={`translate(284 ${y})`}>
        <rect width="204" height="108" rx="16" className={styles.card} />
        <circle cx="26" cy="30" r="8" className={tone} />
        <rect x="44" y="25" width={width} height="10" rx="4" className={styles.ink} />
        <rect x="18" y="52" width="168" height="7" rx="3.500" className={styles.faint} />
        <rect x="18" y="66" width="132" height="7" rx="3.500" className={styles.faint} />
        <rect x="18" y="84" width="56" height="10" rx="5" className={styles.tag} />
      </g>
    ))}
  </svg>
);
