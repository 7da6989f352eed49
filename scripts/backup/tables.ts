import type { Client } from "pg";

/** A table with its own columns: what is computed from others is not kept. */
export interface Table {
  /** With its schema, quoted. */
  readonly name: string;
  readonly columns: readonly string[];
}

/** The schemas of which everything is kept. The hosted sign-in service keeps its own: there, its backup has `auth`. */
export const SCHEMAS = ["app", "public", "auth"];

/** Every table, those first that others refer to. */
export async function tablesInOrder(client: Client): Promise<readonly Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', nspname, relname) as name,
       array_agg(format('%I', attname) order by attnum) as columns
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       join pg_attribute on attrelid = pg_class.oid
     where nspname = any ($1) and relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
     group by 1 order by 1`,
    [SCHEMAS],
  );
  return rows;
}

/** Every sequence with the number that it gave last; null: none yet. */
export async function readSequences(
  client: Client,
): Promise<readonly { readonly name: string; readonly last: string | null }[]> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
     from pg_sequences where schemaname = any ($1) order by 1`,
    [SCHEMAS],
  );
  return rows;
}
