/** Screens that are reviewed at one request, in parts. */
export const MAX_SCREENS = 50;
