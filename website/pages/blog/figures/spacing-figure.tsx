import type { ReactNode } from "react";
import { useBlogTexts } from "../use-blog-texts.ts";
import { WCAG } from "../../../../shared/standards/wcag.ts";
import { Figure } from "./figure.tsx";
import { haveRoom } from "./measured.ts";
import styles from "./spacing-figure.module.css";
import { PassOrFail } from "./verdict.tsx";

interface Row {
  readonly sizePx: number;
  readonly gapPx: number;
}

interface SpacingFigureProps {
  readonly rows: readonly Row[];
  readonly children: ReactNode;
}

const VIEW = { width: 88, height: 32 };

/** The middles of three squares side by side. */
const middles = ({ sizePx, gapPx }: Row): readonly number[] =>
  [-1, 0, 1].map((place) => VIEW.width / 2 + place * (sizePx + gapPx));

const RowPicture = ({ row }: { readonly row: Row }) => (
  <svg className={styles.picture} viewBox={`0 0 ${VIEW.width} ${VIEW.height}`} aria-hidden="true">
    {middles(row).map((x) => (
      <rect
        key={x}
        x={x - row.sizePx / 2}
        y={(VIEW.height - row.sizePx) / 2}
        width={row.sizePx}
        height={row.sizePx}
        rx="3"
        className={styles.target}
      />
    ))}
    {row.sizePx < WCAG.targetSizePx.AA &&
      middles(row).map((x) => (
        <circle key={x} cx={x} cy={VIEW.height / 2} r={WCAG.targetSizePx.AA / 2} className={styles.circle} />
      ))}
  </svg>
);

/** Squares in rows, with the circles that WCAG 2.2, 2.5.8 lays around the small ones. */
export function SpacingFigure({ rows, children }: SpacingFigureProps) {
  const texts = useBlogTexts();
  return (
    <Figure caption={children}>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={`${row.sizePx} ${row.gapPx}`}>
            <RowPicture row={row} />
            <span className={styles.label}>{texts.figures.row({ ...row })}</span>
            <PassOrFail isPass={haveRoom(row.sizePx, row.gapPx)} />
          </li>
        ))}
      </ul>
    </Figure>
  );
}
