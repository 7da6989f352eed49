import type { RequireTime } from "../find-node.ts";

/** Makes a change that was prepared. */
export type Write = (requireTime: RequireTime) => void | Promise<void>;

/**
 * A change that is ready to be made; null where its layer is not as it expects, or what it needs is gone. All that has to
 * be waited for, and may be missing, comes before anything is written: so a change is made whole or not at all.
 */
export type Prepared = Promise<Write | null>;
