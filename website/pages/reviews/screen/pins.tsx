import type { CSSProperties } from "react";
import { useReviewsTexts } from "../use-reviews-texts.ts";
import { percentOf } from "../../../../shared/export/pins.ts";
import type { LayerPlace } from "../../../../shared/review/report.ts";
import { besidePlaces } from "./beside-places.ts";
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

/**
 * The numbers of findings beside the picture of their screen, where they cover nothing, and frames around their first layers.
 * All layers of the one that somebody looks at are lit up.
 */
export function Pins({ findings, places, lit, onChoose, onPoint }: PinsProps) {
  const texts = useReviewsTexts();
  const placeOf = new Map(places.map((place) => [place.layerId, place]));
  const pins = findings.flatMap(({ finding, number }) => {
    const place = finding.layers[0] && placeOf.get(finding.layers[0].id);
    return place ? [{ finding, number, place }] : [];
  });
  const tops = besidePlaces(pins.map(({ place }) => place));
  const layers = new Set(
    findings.find(({ finding }) => finding.id === lit)?.finding.layers.map(({ id }) => id),
  );
  return (
    <>
      {pins.map(({ finding: { id }, place }) => (
        <span key={id} className={styles.framed} style={boxOf(place)} />
      ))}
      {places
        .filter(({ layerId }) => layers.has(layerId))
        .map((place) => (
          <span key={place.layerId} data-lit className={styles.lit} style={boxOf(place)} />
        ))}
      {pins.map(({ finding: { id, title, severity }, number }, index) => (
        <button
          key={id}
          type="button"
          className={styles.pin}
          style={{ top: tops[index] }}
          aria-label={texts.reviews.view.pin({ number, title })}
          onClick={() => onChoose(id)}
          onMouseEnter={() => onPoint(id)}
          onMouseLeave={() => onPoint(null)}
          onFocus={() => onPoint(id)}
          onBlur={() => onPoint(null)}
        >
          <PinNumber number={number} severity={severity} />
        </button>
      ))}
    </>
  );
}
