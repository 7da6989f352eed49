import { usePanel } from "../../state/panel-context.ts";
import styles from "./trend.module.css";

const WIDTH = 280;
const HEIGHT = 44;
const MARGIN = 6;

interface TrendProps {
  /** Open findings, review by review, the oldest first. */
  readonly counts: readonly number[];
  /** The one that is looked at. */
  readonly index: number;
}

/** How many findings were open from review to review. */
export function Trend({ counts, index }: TrendProps) {
  const { texts } = usePanel();
  const most = Math.max(1, ...counts);
  const points = counts.map((count, place) => ({
    x: MARGIN + (place / Math.max(1, counts.length - 1)) * (WIDTH - 2 * MARGIN),
    y: HEIGHT - MARGIN - (count / most) * (HEIGHT - 2 * MARGIN),
  }));
  return (
    <figure class={styles.trend}>
      <figcaption>{texts.compare.trend}</figcaption>
      <div class={styles.chart}>
        <span aria-hidden="true">{counts[0]}</span>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={texts.compare.trendOf(counts)}>
          <polyline class={styles.line} points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
          {points.map(({ x, y }, place) => (
            <circle
              key={x}
              class={place === index ? styles.shown : styles.point}
              cx={x}
              cy={y}
              r={place === index ? 4 : 2.5}
            />
          ))}
        </svg>
        <span aria-hidden="true">{counts.at(-1)}</span>
      </div>
    </figure>
  );
}
