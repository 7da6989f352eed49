import type { Paint } from "../../scene/scene.ts";
import { rememberedObject } from "./remembered-object.ts";

/** Finer differences come from how a file was written. */
const FINENESS = 1000;

const seen = (key: string, value: unknown): unknown => {
  if (key === "variable") return undefined;
  return typeof value === "number" ? Math.round(value * FINENESS) : value;
};

const write = rememberedObject((paints: readonly Paint[]): string => JSON.stringify(paints, seen));

const NO_PAINTS: readonly Paint[] = [];

/** The look of paints, as one comparable text, whatever variable gives their colours. */
export const lookOfPaints = (paints = NO_PAINTS): string => write(paints);
