import type { Paint } from "../../scene/scene.ts";

/** Finer differences come from how a file was written. */
const FINENESS = 1000;

const seen = (key: string, value: unknown): unknown => {
  if (key === "variable") return undefined;
  return typeof value === "number" ? Math.round(value * FINENESS) : value;
};

/** The look of paints, as one comparable text, whatever variable gives their colours. */
export const lookOfPaints = (paints: readonly Paint[] = []): string => JSON.stringify(paints, seen);
