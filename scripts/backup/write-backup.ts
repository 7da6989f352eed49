import { once } from "node:events";
import type { Writable } from "node:stream";
import type { Client } from "pg";
import { readSequences, tablesInOrder, type Table } from "./tables.ts";

/** Rows that are fetched at once: pictures are a few of them. */
const AT_ONCE = 200;

async function writeTable(client: Client, { name, columns }: Table, write: (line: string) => Promise<void>) {
  await write(JSON.stringify({ table: name, columns }));
  await client.query(
    `declare reading cursor for select to_jsonb(kept)::text as line from (select ${columns.join(", ")} from ${name}) as kept`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${AT_ONCE} from reading`);
    for (const { line } of rows) await write(line);
    if (rows.length < AT_ONCE) break;
  }
  await client.query("close reading");
}

/**
 * Writes everything that the database holds as it is at one instant, a line a row: after `{"table":…,"columns":…}` its
 * rows, at the end `{"sequences":…}`. The schema is not in it: the migrations make it.
 */
export async function writeBackup(client: Client, to: Writable): Promise<void> {
  const write = async (line: string): Promise<void> => {
    if (!to.write(`${line}\n`)) await once(to, "drain");
  };
  await client.query("begin isolation level repeatable read read only");
  for (const table of await tablesInOrder(client)) await writeTable(client, table, write);
  await write(JSON.stringify({ sequences: await readSequences(client) }));
  await client.query("commit");
}
