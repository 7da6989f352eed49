import { PRODUCT } from "../product.ts";

/** Name and version of the engine, as reports carry it. `vitest run tests/golden -u` raises the version when verdicts have changed. */
export const ENGINE = `${PRODUCT.slug} 0.21.0`;
