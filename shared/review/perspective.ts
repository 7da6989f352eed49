/** People in whose place a model may look at a screen. */
export const PERSPECTIVES = ["newcomer", "payer", "screen-reader", "engineer"] as const;
export type Perspective = (typeof PERSPECTIVES)[number];
