import { Client } from "pg";

/** Any number, as long as it is always the same: it names the lock. */
const LOCK = 7_301_934;

export interface Ownership {
  /** Resolves when the connection ends: Postgres has, unless it was released. */
  readonly lost: Promise<void>;
  readonly release: () => Promise<void>;
}

/**
 * Takes a Postgres for this process; null when another living process has it. The lock hangs on a connection: it
 * ends with the process, also with `kill -9`, and no file can lie about who is alive.
 */
export async function takeOwnership(address: string): Promise<Ownership | null> {
  const client = new Client({ connectionString: address, connectionTimeoutMillis: 5000, keepAlive: true });
  // A Postgres that stops under us takes the lock along; the next request finds out by itself.
  client.on("error", () => {});
  const lost = new Promise<void>((resolve) => client.once("end", resolve));
  try {
    await client.connect();
    const { rows } = await client.query<{ is_ours: boolean }>("select pg_try_advisory_lock($1) as is_ours", [
      LOCK,
    ]);
    if (rows[0]?.is_ours) return { lost, release: () => client.end().catch(() => {}) };
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  await client.end();
  return null;
}
