import { ApiError } from "../../../shared/api/errors.ts";

const MB = 1024 * 1024;

/**
 * Bytes of bodies that are being read, at once: of one address, and of all. Whoever sends slowly, or not to the end,
 * is given minutes, and all that came until then is held in memory.
 */
const HELD = { ofOne: 64 * MB, ofAll: 512 * MB };

/** Counts the bytes that are held, by who sent them. */
export interface HeldBytes {
  /** Notes more bytes of somebody; throws where that is too many. What was noted before is still to be given back. */
  readonly hold: (who: string, bytes: number) => void;
  readonly giveBack: (who: string, bytes: number) => void;
}

/**
 * Counts the bytes that are held of request bodies: of one caller, and of all. Beyond the first `hold` throws
 * `rate_limited`, beyond the second `unavailable`.
 */
export function heldBytes({ ofOne, ofAll } = HELD): HeldBytes {
  const byWho = new Map<string, number>();
  let all = 0;
  const change = (who: string, bytes: number): void => {
    const held = (byWho.get(who) ?? 0) + bytes;
    all += bytes;
    if (held === 0) byWho.delete(who);
    else byWho.set(who, held);
  };
  return {
    hold: (who, bytes) => {
      if ((byWho.get(who) ?? 0) + bytes > ofOne) throw new ApiError("rate_limited", { retryAfterS: 2 });
      if (all + bytes > ofAll) throw new ApiError("unavailable", { retryAfterS: 2 });
      change(who, bytes);
    },
    giveBack: (who, bytes) => change(who, -bytes),
  };
}

/** The bytes that this process holds. */
export const HELD_BYTES = heldBytes();
