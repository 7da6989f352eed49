import { usePanel } from "../../state/panel-context.ts";
import styles from "./trend.module.css";

const WIDTH = 280;
const HEIGHT = 44;
const MARGIN = 6;

/** Beside the line, for the first and the last number. */
const SIDE = 30;
const GAP = 9;

interface TrendProps {
  /** Open findings, review by review, the oldest first. */
  readonly counts: readonly number[];
  /** The one that is looked at. */
  readonly index: number;
}

interface CountProps {
  readonly at: { readonly x: number; readonly y: number };
  readonly anchor: "start" | "end";
  readonly count: number | undefined;
}

/** A number at the height of its point: beside a line that falls, the first one stands higher than the last. */
const Count = ({ at: { x, y }, anchor, count }: CountProps) => (
  <text class={styles.count} x={x} y={y} text-anchor={anchor} dominant-baseline="central">
    {count}
  </text>
);

/** How many findings were open from review to review. */
export function Trend({ counts, index }: TrendProps) {
  const { texts } = usePanel();
  const most = Math.max(1, ...counts);
  const points = counts.map((count, place) => ({
    x: SIDE + (place / Math.max(1, counts.length - 1)) * (WIDTH - 2 * SIDE),
    y: HEIGHT - MARGIN - (count / most) * (HEIGHT - 2 * MARGIN),
  }));
  const [first, last] = [points[0], points.at(-1)];
  return (
    <figure class={styles.trend}>
      <figcaption>{texts.compare.trend}</figcaption>
      <svg
        class={styles.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={texts.compare.trendOf(counts)}
      >
        <line class={styles.ground} x1={SIDE} x2={WIDTH - SIDE} y1={HEIGHT - MARGIN} y2={HEIGHT - MARGIN} />
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
        {first && <Count at={{ ...first, x: first.x - GAP }} anchor="end" count={counts[0]} />}
        {last && <Count at={{ ...last, x: last.x + GAP }} anchor="start" count={counts.at(-1)} />}
      </svg>
    </figure>
  );
}
