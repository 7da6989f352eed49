import postgres from "postgres";

/** Any number, as long as it is always the same: it names the lock. */
const LOCK = 7_301_934;

export interface Ownership {
  readonly release: () => Promise<void>;
}

/**
 * Takes a Postgres for this process; null when another living process has it. The lock hangs on a connection: it
 * ends with the process, also with `kill -9`, and no file can lie about who is alive.
 */
export async function takeOwnership(address: string): Promise<Ownership | null> {
  const sql = postgres(address, { max: 1, idle_timeout: 0, max_lifetime: null, connect_timeout: 5 });
  try {
    const [row] = await sql<{ isOurs: boolean }[]>`select pg_try_advisory_lock(${LOCK}) as "isOurs"`;
    if (row?.isOurs) return { release: () => sql.end({ timeout: 1 }) };
  } catch (error) {
    await sql.end({ timeout: 0 });
    throw error;
  }
  await sql.end({ timeout: 0 });
  return null;
}
