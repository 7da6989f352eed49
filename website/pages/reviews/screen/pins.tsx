import type { CSSProperties } from "react";
import { useReviewsTexts } from "../use-reviews-texts.ts";
import { percentOf, pinsAt } from "../../../../shared/export/pins.ts";
import type { LayerPlace } from "../../../../shared/review/report.ts";
import { PinNumber } from "./pin-number.tsx";
import styles from "./pins.module.css";
import type { Numbered } from "../../../../shared/export/numbered-screen.ts";
import type { ItemFinding } from "./item-finding.ts";

const boxOf = ({ x, y, width, height }: LayerPlace): CSSProperties => ({
  left: percentOf(x),
  top: percentOf(y),
  width: percentOf(width),
  height: percentOf(height),
});

interface PinsProps {
  readonly findings: readonly Numbered<ItemFinding>[];
  readonly places: readonly LayerPlace[];
  /** The finding whose layers are lit up; null: none. */
  readonly lit: string | null;
  readonly onChoose: (findingId: string) => void;
  readonly onPoint: (findingId: string | null) => void;
}

/** The numbers of findings on the picture of their screen. The layers of the one that somebody looks at are lit up. */
export function Pins({ findings, places, lit, onChoose, onPoint }: PinsProps) {
  const texts = useReviewsTexts();
  const pins = pinsAt(
    findings.map(({ finding }) => finding),
    places,
  );
  const layers = new Set(
    findings.find(({ finding }) => finding.id === lit)?.finding.layers.map(({ id }) => id),
  );
  return (
    <>
      {places
        .filter(({ layerId }) => layers.has(layerId))
        .map((place) => (
          <span key={place.layerId} data-lit className={styles.lit} style={boxOf(place)} />
        ))}
      {findings.map(({ finding: { id, title, severity }, number }) => {
        const pin = pins.get(id);
        if (!pin) return null;
        return (
          <button
            key={id}
            type="button"
            className={styles.pin}
            style={{ left: percentOf(pin.x), top: percentOf(pin.y) }}
            aria-label={texts.reviews.view.pin({ number, title })}
            onClick={() => onChoose(id)}
            onMouseEnter={() => onPoint(id)}
            onMouseLeave={() => onPoint(null)}
            onFocus={() => onPoint(id)}
            onBlur={() => onPoint(null)}
          >
            <PinNumber number={number} severity={severity} />
          </button>
        );
      })}
    </>
  );
}
