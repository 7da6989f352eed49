import { percentOf } from "../../../../shared/export/pins.ts";
import { byPlace } from "../../../../shared/scene/geometry.ts";
import type { LayerPlace } from "../../../../shared/review/report.ts";

/** A pin and some air. */
const STEP_PX = 28;

/** The middle of a small layer, the upper end of a high one. */
const wantedTop = ({ y, height }: LayerPlace): string =>
  `${percentOf(y)} + min(${percentOf(height / 2)}, ${STEP_PX / 2}px)`;

/**
 * How far from the top of a picture the middle of each pin stands, for a column beside it: at its layer, or right below the
 * pin before it. Written for a style sheet, as only the page knows how high the picture is.
 */
export function besidePlaces(places: readonly LayerPlace[]): readonly string[] {
  const tops: string[] = [];
  let before = `${-STEP_PX / 2}px`;
  // Findings of one layer share its place.
  for (const [index, place] of [...places.entries()].toSorted(([, a], [, b]) => byPlace(a, b))) {
    before = `max(${wantedTop(place)}, ${before} + ${STEP_PX}px)`;
    tops[index] = before;
  }
  return tops;
}
