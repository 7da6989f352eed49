/** Screens in one review. */
export const MAX_FRAMES = 10;

/** Layers in one scene. */
export const MAX_NODES = 10_000;

/** Collections of variables in one scene. */
export const MAX_COLLECTIONS = 200;

/** Modes of one collection of variables: more than any design has. */
export const MAX_MODES = 100;
