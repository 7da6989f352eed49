/** The grids, in px, that spaces can keep to. */
export const BASE_GRIDS = [4, 8] as const;
export type BaseGridPx = (typeof BASE_GRIDS)[number];
