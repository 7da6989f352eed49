import type { Client } from "pg";

interface TableLine {
  readonly table: string;
  readonly columns: readonly string[];
}

interface SequencesLine {
  readonly sequences: readonly { readonly name: string; readonly last: string | null }[];
}

/** Rows that are stored at once. */
const AT_ONCE = 200;

const store = async (client: Client, { table, columns }: TableLine, lines: readonly string[]) => {
  if (lines.length === 0) return;
  const list = columns.join(", ");
  await client.query(
    `insert into ${table} (${list}) overriding system value
     select ${list} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [`[${lines.join(",")}]`],
  );
};

async function storeAll(client: Client, lines: AsyncIterable<string>): Promise<void> {
  let table: TableLine | null = null;
  let waiting: string[] = [];
  const flush = async (): Promise<void> => {
    if (table) await store(client, table, waiting);
    waiting = [];
  };
  for await (const line of lines) {
    if (line.startsWith('{"table":')) {
      await flush();
      table = JSON.parse(line) as TableLine;
      // Rows that the migrations put there are in the backup, too.
      await client.query(`delete from ${table.table}`);
    } else if (line.startsWith('{"sequences":')) {
      await flush();
      for (const { name, last } of (JSON.parse(line) as SequencesLine).sequences)
        if (last !== null) await client.query("select setval($1, $2)", [name, last]);
      return;
    } else if (waiting.push(line) >= AT_ONCE) await flush();
  }
  throw new Error("It is cut off: its last line is missing.");
}

/**
 * Restores a backup into a database that has the schema of its time and no data: all of it or nothing. Triggers and
 * references rest meanwhile; what they hold was held when it was written.
 */
export async function readBackup(client: Client, lines: AsyncIterable<string>): Promise<void> {
  await client.query("begin");
  try {
    const { rows } = await client.query<{ count: number }>(
      "select (select count(*) from auth.users)::int + (select count(*) from app.usage_ledger)::int as count",
    );
    if (rows[0]?.count !== 0) throw new Error("The database is not empty.");
    await client.query("set local session_replication_role = replica");
    await storeAll(client, lines);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}
