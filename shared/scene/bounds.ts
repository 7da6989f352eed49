/** The farthest a number of a design may lie from 0: far beyond any canvas, and sums and products stay finite. */
export const FARTHEST = 1e8;

/** Layers inside one another, the screen itself counted. */
export const MAX_NODE_DEPTH = 200;

/** Characters of a name: text layers are named after their text. */
export const MAX_NAME_LENGTH = 10_000;

/** Characters of one text layer. */
export const MAX_CHARACTERS = 100_000;

/** Stretches of equal style in one text layer. */
export const MAX_RUNS = 10_000;

/** Paints of a layer, effects of a layer, stops of a gradient. */
export const MAX_PAINTS = 100;

/** The reactions to the use of one layer. */
export const MAX_REACTIONS = 200;
