import type { Deps } from "../../deps.ts";
import { countHit, limit } from "../../http/caller/limits.ts";
import { oneByOne } from "../../http/caller/one-by-one.ts";
import type { Turn } from "../measuring/measuring.ts";
import type { Share } from "../measuring/waiting-line.ts";

/** Callers at one address are counted in one row: hundreds at once would take all connections to wait for it. */
export const COUNTING = oneByOne();

/** Runs something in the turn of a share, and counts how much of a processor it took. Throws `rate_limited`. */
export async function takeTurn<T>(
  { db }: Pick<Deps, "db">,
  share: Share,
  signal: AbortSignal,
  run: (turn: Turn) => Promise<T>,
): Promise<T> {
  const { who, pays } = share;
  const name = pays ? "measuring for an account that pays" : "measuring for an address";
  await COUNTING.run(who, () => limit(db, name, who, 0));
  let usedMs = 0;
  try {
    return await run({ share, signal, onCpu: (ms) => (usedMs += ms) });
  } finally {
    await COUNTING.run(who, () => countHit(db, name, who, Math.ceil(usedMs / 100)));
  }
}
