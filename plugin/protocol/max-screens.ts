/** Screens that the API reviews at one request. */
export const SCREENS_A_PART = 10;

/** Screens that can be reviewed at once, in parts. */
export const MAX_SCREENS = 50;
