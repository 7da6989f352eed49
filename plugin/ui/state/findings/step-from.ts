import type { Finding } from "../../../../shared/review/report.ts";
import type { Row } from "./shown-rows.ts";

/** A row of the list, or of the second opinion, that can be stepped to and opened. */
export interface Stop extends Pick<Finding, "layers"> {
  readonly key: string;
  /** Nothing is left to do about it: a step leads past it. */
  readonly isDone?: boolean;
}

/** The place before (-1) or after (1) the current one; the list is a ring. */
export function stepFrom<Found extends Stop>(
  places: readonly Found[],
  currentKey: string | null,
  step: 1 | -1,
): Found | undefined {
  const { length } = places;
  const index = places.findIndex(({ key }) => key === currentKey);
  const from = index === -1 && step === -1 ? 0 : index;
  const ring = places.map((_, distance) => places[(from + step * (distance + 1) + 2 * length) % length]);
  return ring.find((place) => place && !place.isDone);
}

/** A row as a place to step to. */
export const stopOf = ({ key, state, finding: { layers } }: Row): Stop => ({
  key,
  layers,
  isDone: state !== "open",
});
