/** A ground is larger than what is written on it: how much more it counts to change its colour. */
export const GROUND = 1.5;
/** … and that of a large part of the screen. */
export const LARGE_GROUND = 3;

const DEAR = { least: 0.2, times: 2 };

/** True when a change of colour is worth offering beside the one that changes least of what people see. */
export const isAffordable = (cost: number, least: number): boolean =>
  cost <= Math.max(DEAR.least, DEAR.times * least);
