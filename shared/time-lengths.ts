/** A day in seconds, as Stripe counts time. */
export const DAY_S = 86_400;

/** A day in milliseconds. */
export const DAY_MS = DAY_S * 1000;
