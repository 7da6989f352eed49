import type { ReactNode } from "react";
import { useBlogTexts } from "../use-blog-texts.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { Figure } from "./figure.tsx";
import styles from "./steps-figure.module.css";

interface StepsFigureProps {
  /** Sizes of text in px, each scale from its largest to its smallest. */
  readonly scales: readonly (readonly number[])[];
  readonly sample: string;
  readonly children: ReactNode;
}

/** Scales of text side by side, in their true sizes, with what each size is to the next smaller one. */
export function StepsFigure({ scales, sample, children }: StepsFigureProps) {
  const texts = useBlogTexts();
  const digits = new Intl.NumberFormat(useLanguage(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <Figure caption={children}>
      <div className={styles.scales}>
        {scales.map((scale) => (
          <ol key={scale.join(" ")} className={styles.scale}>
            {scale.map((px, index) => {
              const next = scale[index + 1];
              return (
                <li key={px}>
                  <svg className={styles.picture} aria-hidden="true">
                    <text y="34" fontSize={px} className={styles.sample}>
                      {sample}
                    </text>
                  </svg>
                  <span className="quiet">
                    {px} px{next && `, ${texts.figures.step({ ratio: digits.format(px / next) })}`}
                  </span>
                </li>
              );
            })}
          </ol>
        ))}
      </div>
    </Figure>
  );
}
