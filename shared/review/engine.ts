import { PRODUCT } from "../product.ts";

/** Name and version of the engine, as reports carry it. The version changes whenever a verdict may change. */
export const ENGINE = `${PRODUCT.slug} 0.11.0`;
