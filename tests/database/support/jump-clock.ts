import { openSql } from "./open-sql.ts";

/** Tables of sums by the day: they do not move with the clock. */
const LEFT_OUT = /^queue_stats/;

/** No two jumps meet: windows that are counted by would lie on each other. */
let jumps = 0;

/**
 * Lets the clock of a database jump by so many hours, forward or backward: all that it noted lies as much farther away
 * from its clock. Nothing that watches its tables hears of it.
 */
export async function jumpClock(url: string, hours: number): Promise<void> {
  jumps += 1;
  const sql = openSql(url, { max: 1 });
  const columns = await sql<{ place: string; name: string; columns: string[] }[]>`
    select format('%I.%I', nspname, relname) as place, relname as name, array_agg(attname::text) as columns
    from pg_attribute join pg_class on pg_class.oid = attrelid
    join pg_namespace on pg_namespace.oid = relnamespace
    where nspname in ('app', 'public', 'queue', 'auth') and relkind = 'r' and attnum > 0 and not attisdropped
      and atttypid = 'timestamptz'::regtype and attgenerated = ''
    group by 1, 2`;
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    for (const { place, name, columns: all } of columns) {
      if (LEFT_OUT.test(name)) continue;
      const moved = all.map(
        (column) => `"${column}" = "${column}" - interval '${hours} hours ${jumps} microseconds'`,
      );
      await transaction.unsafe(`update ${place} set ${moved.join(", ")}`);
    }
  });
  await sql.end();
}
