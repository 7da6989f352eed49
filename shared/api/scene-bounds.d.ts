/** Screens in one review. */
export declare const MAX_FRAMES = 10;
/** Layers in one scene. */
export declare const MAX_NODES = 10000;
/** Collections of variables in one scene. */
export declare const MAX_COLLECTIONS = 200;
/** Modes of one collection of variables: more than any design has. */
export declare const MAX_MODES = 100;
