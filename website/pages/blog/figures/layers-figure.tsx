import type { ReactNode } from "react";
import { toHex } from "../../../../shared/scene/color.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { Figure } from "./figure.tsx";
import styles from "./layers-figure.module.css";
import { blend, colorOf, measure } from "./measured.ts";
import { Ratio } from "./ratio.tsx";

interface LayersFigureProps {
  /** Colours as `#rrggbb`: what lies deepest, the layer on it, and the text on both. */
  readonly ground: string;
  readonly layer: string;
  readonly text: string;
  /** One sample for each opacity of the layer, from 0 to 1. */
  readonly opacities: readonly number[];
  /** The words that each sample shows. */
  readonly sample: string;
  readonly children: ReactNode;
}

/** A text on a layer that lets its ground through more and more, with what is really seen behind it. */
export function LayersFigure({ ground, layer, text, opacities, sample, children }: LayersFigureProps) {
  const percent = new Intl.NumberFormat(useLanguage(), { style: "percent" });
  return (
    <Figure caption={children}>
      <ul className={styles.samples}>
        {opacities.map((opacity) => {
          const seen = blend(colorOf(ground), colorOf(layer), opacity);
          return (
            <li key={opacity}>
              <svg className={styles.picture} viewBox="0 0 200 112" aria-hidden="true">
                <rect width="200" height="112" rx="12" fill={ground} />
                <rect x="20" y="24" width="160" height="64" rx="8" fill={layer} fillOpacity={opacity} />
                <text x="100" y="63" textAnchor="middle" fontSize="20" fill={text}>
                  {sample}
                </text>
              </svg>
              <span className={styles.layer}>
                {percent.format(opacity)} <span className={styles.seen}>{toHex(seen)}</span>
              </span>
              <Ratio measured={measure(colorOf(text), seen)} />
            </li>
          );
        })}
      </ul>
    </Figure>
  );
}
