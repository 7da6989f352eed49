import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import sql from "sql-template-tag";
import type { Deps } from "../deps.ts";

export interface Health {
  /** True when something was written to the database just now. */
  readonly canWrite: boolean;
  /** True when the disk of the data that lies on this machine has room left. */
  readonly hasRoom: boolean;
}

/** Less is no room: Postgres wants a few files of 16 MB at once. */
const LEAST_BYTES = 64 * 1024 * 1024;

/** How long an answer is given again: whoever asks often costs no more. */
const TRUST_MS = 2000;

const canWrite = ({ db }: Deps): Promise<boolean> =>
  db.row(sql`select app.count_hit('health', 2147483647, interval '1 hour')`).then(
    () => true,
    () => false,
  );

async function hasRoom({ env: { DATA_FOLDER } }: Deps): Promise<boolean> {
  if (!existsSync(DATA_FOLDER)) return true; // nothing lies here
  const { bavail, bsize } = await statfs(DATA_FOLDER);
  return bavail * bsize >= LEAST_BYTES;
}

const known = new WeakMap<Deps, { readonly untilMs: number; readonly health: Promise<Health> }>();

const ask = async (deps: Deps): Promise<Health> => ({
  canWrite: await canWrite(deps),
  hasRoom: await hasRoom(deps),
});

/** The health of the service, two seconds old at most. */
export function healthOf(deps: Deps): Promise<Health> {
  const nowMs = performance.now(); // a clock that nobody sets
  const before = known.get(deps);
  if (before && before.untilMs > nowMs) return before.health;
  const health = ask(deps);
  known.set(deps, { untilMs: nowMs + TRUST_MS, health });
  return health;
}
