import { Pool, TypeOverrides, types, type PoolClient } from "pg";
import template from "sql-template-tag";

type Rows = readonly object[];

/** SQL as a tagged template, whose values are parameters; answers the rows. */
export interface Sql {
  <T extends Rows = Record<string, unknown>[]>(
    texts: readonly string[],
    ...values: readonly unknown[]
  ): Promise<T>;
  /** A text as it is; without values it may hold several statements, whose rows are not told. */
  readonly unsafe: <T extends Rows = Record<string, unknown>[]>(
    text: string,
    values?: readonly unknown[],
  ) => Promise<T>;
}

/** Connections to one database. */
export interface SqlPool extends Sql {
  /** A transaction: what throws is rolled back. */
  readonly begin: <T>(run: (transaction: Sql) => Promise<T>) => Promise<T>;
  readonly end: () => Promise<void>;
}

interface Options {
  /** The most connections at once. */
  readonly max: number;
  /** The role it acts in; that of its address where none is named. */
  readonly role?: "service_role";
}

/** Instants come as dates here and as text in the product, so these parsers are set for these connections alone. */
const PARSERS = new TypeOverrides();
PARSERS.setTypeParser(types.builtins.INT8, Number);
for (const type of [types.builtins.TIMESTAMPTZ, types.builtins.TIMESTAMP])
  PARSERS.setTypeParser(type, (value: string) => new Date(value));

function sqlOf(client: Pool | PoolClient): Sql {
  const unsafe = async <T extends Rows>(text: string, values?: readonly unknown[]): Promise<T> => {
    const { rows }: { rows: Rows } = await client.query({ text, ...(values && { values: [...values] }) });
    return rows as T;
  };
  const ask = <T extends Rows>(texts: readonly string[], ...parts: readonly unknown[]): Promise<T> => {
    const { text, values } = template(texts, ...parts);
    return unsafe<T>(text, values);
  };
  return Object.assign(ask, { unsafe });
}

/** Opens connections to a database, as they are needed; a connection that dies costs its statement. */
export function openSql(url: string, { max, role }: Options): SqlPool {
  const options = role && `-c role=${role}`;
  const pool = new Pool({
    connectionString: url,
    max,
    idleTimeoutMillis: 0,
    types: PARSERS,
    ...(options && { options }),
  });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const begin = async <T>(run: (transaction: Sql) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    try {
      await client.query("begin");
      const result = await run(sqlOf(client));
      await client.query("commit");
      return result;
    } catch (error) {
      await client.query("rollback").catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  };
  return Object.assign(sqlOf(pool), { begin, end: () => pool.end() });
}
