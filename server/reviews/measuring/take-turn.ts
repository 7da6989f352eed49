import type { Deps } from "../../deps.ts";
import { countHit, limit } from "../../http/caller/limits.ts";
import type { Turn } from "./measuring.ts";
import type { Share } from "./waiting-line.ts";

/** Runs one after another what has the same name: whoever waits, waits here and not in the database. */
interface OneByOne {
  readonly run: <T>(name: string, work: () => Promise<T>) => Promise<T>;
}

/** Opens an order by names, in this process. */
function oneByOne(): OneByOne {
  const last = new Map<string, Promise<unknown>>();
  return {
    run: async (name, work) => {
      const mine = (last.get(name) ?? Promise.resolve()).then(work);
      const settled = mine.catch(() => {});
      last.set(name, settled);
      try {
        return await mine;
      } finally {
        if (last.get(name) === settled) last.delete(name);
      }
    },
  };
}

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
