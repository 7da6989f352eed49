import { useId, type ReactNode } from "react";
import { WHITE } from "../../../../shared/scene/color.ts";
import { Figure } from "./figure.tsx";
import styles from "./gradient-figure.module.css";
import { blend, colorOf, measure } from "./measured.ts";
import { Ratio } from "./ratio.tsx";

interface GradientFigureProps {
  readonly from: string;
  readonly to: string;
  /** Written in white, spread over the gradient. */
  readonly words: readonly string[];
  readonly children: ReactNode;
}

/** White words on a gradient, each with its contrast where its middle lies. */
export function GradientFigure({ from, to, words, children }: GradientFigureProps) {
  const id = useId();
  return (
    <Figure caption={children}>
      <div className={styles.band}>
        <svg className={styles.gradient} aria-hidden="true">
          <linearGradient id={id}>
            <stop offset="0" stopColor={from} />
            <stop offset="1" stopColor={to} />
          </linearGradient>
          <rect width="100%" height="100%" fill={`url(#${id})`} />
        </svg>
        <ol className={styles.words}>
          {words.map((word, index) => (
            <li key={word}>
              <span className={styles.word}>{word}</span>
              <Ratio
                measured={measure(WHITE, blend(colorOf(from), colorOf(to), (index + 0.5) / words.length))}
              />
            </li>
          ))}
        </ol>
      </div>
    </Figure>
  );
}
