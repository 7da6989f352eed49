import { Pool, types, type PoolClient, type QueryConfig } from "pg";
import type { Sql } from "sql-template-tag";
import { ApiError } from "../../shared/api/errors.ts";

/** A query: its text and its values. */
export interface Statement {
  readonly text: string;
  readonly values: unknown[];
  /** Under this name a connection keeps it, parsed and planned. */
  readonly name?: string;
}

/**
 * A statement that is asked with almost every request: a connection parses and plans it once. It names its columns,
 * for a statement that is kept may not change the shape of its rows when a migration changes a table.
 */
export const kept = (name: string, { text, values }: Sql): Statement => ({ name, text, values });

/** A place to ask: the pool, or one connection inside a transaction. */
export interface Db {
  /** The rows that a statement answers with. */
  readonly rows: <Row extends object>(statement: Statement) => Promise<readonly Row[]>;
  /** The first row; undefined when there is none. */
  readonly row: <Row extends object>(statement: Statement) => Promise<Row | undefined>;
  /** A statement of a library, with its values. */
  readonly query: (text: string, values: readonly unknown[]) => Promise<readonly object[]>;
}

export interface DbPool extends Db {
  /** Runs all of it or nothing: what throws is rolled back. */
  readonly transaction: <T>(run: (db: Db) => Promise<T>) => Promise<T>;
  readonly stop: () => Promise<void>;
}

export interface DbOptions {
  readonly url: string;
  readonly log: (event: string, details: Readonly<Record<string, unknown>>) => void;
  readonly max?: number;
  /** The role it acts in, that of the API where none is named; `none`: that of its address. */
  readonly role?: "service_role" | "none";
  /** How long a request waits for a connection. */
  readonly connectMs?: number;
  /** How long a statement may take. */
  readonly statementMs?: number;
  /** How long a transaction may be silent. */
  readonly idleMs?: number;
}

/** Whole numbers of 64 bits come as numbers: none of ours is above 2^53. Instants come as ISO text. */
types.setTypeParser(types.builtins.INT8, Number);
for (const type of [types.builtins.TIMESTAMPTZ, types.builtins.TIMESTAMP])
  types.setTypeParser(type, (value) => new Date(value).toISOString());

/**
 * Classes of SQLSTATE that say the database is away and not the statement wrong: connection, resources, operator, system.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const AWAY = /^(08|53|57|58)/;
const NETWORK = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_)/;

/** True when an error says that the database is away, and not that the statement is wrong. */
const isAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (!("code" in error) || typeof error.code !== "string")
    // The driver gives no code to the connections that it loses or waits for in vain.
    return /connection|timeout/i.test(error.message);
  return AWAY.test(error.code) || NETWORK.test(error.code) || error.code.startsWith("CONNECTION_");
};

/** Failures of the driver, in words of ours. */
const askDriver = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((cause: unknown) => {
    throw isAway(cause) ? new ApiError("unavailable", { retryAfterS: 2, cause }) : cause;
  });

const dbOf = (client: Pool | PoolClient): Db => {
  const ask = async <Row extends object>(statement: QueryConfig): Promise<readonly Row[]> =>
    (await askDriver(client.query<Row>(statement))).rows;
  return {
    rows: ask,
    row: async <Row extends object>(statement: Statement) => (await ask<Row>(statement))[0],
    query: (text, values) => ask({ text, values: [...values] }),
  };
};

async function transact<T>(client: PoolClient, run: (db: Db) => Promise<T>): Promise<T> {
  try {
    await askDriver(client.query("begin"));
    const result = await run(dbOf(client));
    await askDriver(client.query("commit"));
    client.release();
    return result;
  } catch (error) {
    // A connection that cannot even roll back is not given to anybody else.
    await client.query("rollback").then(
      () => client.release(),
      () => client.release(true),
    );
    throw error;
  }
}

/** Connections to the product's Postgres. One that dies costs its request, never the process. */
export function openPool(options: DbOptions): DbPool {
  const {
    url,
    log,
    max = 10,
    connectMs = 5000,
    statementMs = 10_000,
    idleMs = 60_000,
    role = "service_role",
  } = options;
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    // Whoever is frozen, or cut off without a word, would keep its locks for hours: then it is as if it had died.
    idle_in_transaction_session_timeout: idleMs,
    // For a server that does not answer at all, not even that it gave up.
    query_timeout: statementMs + 1000,
    keepAlive: true,
    // Awaited before the connection is handed out.
    onConnect: (client) => client.query(`set role ${role}`) as unknown as void,
  });
  pool.on("error", (error) => log("database_connection_lost", { message: error.message }));
  pool.on("connect", (client) => client.on("error", () => {}));
  return {
    ...dbOf(pool),
    transaction: async (run) => transact(await askDriver(pool.connect()), run),
    stop: () => pool.end(),
  };
}
