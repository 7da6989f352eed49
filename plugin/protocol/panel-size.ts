/** How large the panel is inside its frame, in px of the screen. */
export interface PanelSize {
  readonly width: number;
  readonly height: number;
}

/** The size at the first start. */
const USUAL_SIZE: PanelSize = { width: 400, height: 400 };

/** Smaller than this, a finding does not fit. */
const LEAST: PanelSize = { width: 320, height: 320 };

/** By itself the panel grows with what is in it up to this height; by hand it may be higher. */
export const MOST_BY_ITSELF_PX = 640;

/** No screen is larger; where the window of the editor is known, that is the end. */
const MOST: PanelSize = { width: 2400, height: 2400 };

const within = (value: unknown, least: number, most: number, usual: number): number =>
  typeof value === "number" && Number.isFinite(value)
    ? Math.round(Math.max(least, Math.min(most, value)))
    : usual;

/** A size that the panel can have, of whatever was asked for or stored; nothing larger than what fits. */
export function panelSize(wanted: unknown, fits: PanelSize = MOST): PanelSize {
  const { width, height } = (typeof wanted === "object" && wanted !== null ? wanted : {}) as {
    width?: unknown;
    height?: unknown;
  };
  return {
    width: within(width, LEAST.width, Math.min(MOST.width, fits.width), USUAL_SIZE.width),
    height: within(height, LEAST.height, Math.min(MOST.height, fits.height), USUAL_SIZE.height),
  };
}
