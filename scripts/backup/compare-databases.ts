import type { Client } from "pg";
import { readSequences, tablesInOrder, SCHEMAS } from "./tables.ts";

async function rowsOf(client: Client): Promise<readonly string[]> {
  const facts: string[] = [];
  for (const { name, columns } of await tablesInOrder(client)) {
    const { rows } = await client.query<{ fact: string }>(
      `select count(*) || ' rows ' || coalesce(md5(string_agg(line, ',' order by line)), '') as fact
       from (select to_jsonb(kept)::text as line from (select ${columns.join(", ")} from ${name}) as kept) as lines`,
    );
    facts.push(`${name}: ${rows[0]?.fact ?? ""}`);
  }
  return facts;
}

/** Facts of a database beside its rows, a line each: functions, rights, policies, triggers. */
const SHAPES = [
  `select 'function ' || oid::regprocedure || ' ' || md5(pg_get_functiondef(oid)) || coalesce(proacl::text, '') as fact
   from pg_proc where pronamespace::regnamespace::text = any ($1) and prokind = 'f'`,
  `select 'table ' || oid::regclass || coalesce(relacl::text, '') || relrowsecurity as fact
   from pg_class where relnamespace::regnamespace::text = any ($1) and relkind in ('r', 'S', 'v')`,
  `select 'column ' || attrelid::regclass || '.' || attname || attacl::text as fact
   from pg_attribute join pg_class on pg_class.oid = attrelid
   where relnamespace::regnamespace::text = any ($1) and attacl is not null`,
  `select 'policy ' || tablename || policyname || coalesce(qual, '') || coalesce(with_check, '') as fact
   from pg_policies where schemaname = any ($1)`,
  `select 'trigger ' || tgrelid::regclass || tgname || tgenabled::text as fact
   from pg_trigger join pg_class on pg_class.oid = tgrelid
   where relnamespace::regnamespace::text = any ($1) and not tgisinternal`,
];

async function factsOf(client: Client): Promise<readonly string[]> {
  const facts = [...(await rowsOf(client))];
  for (const { name, last } of await readSequences(client)) facts.push(`${name} at ${last}`);
  for (const shape of SHAPES)
    facts.push(...(await client.query<{ fact: string }>(shape, [SCHEMAS])).rows.map(({ fact }) => fact));
  return facts;
}

/** The facts and rows that only one of two databases has, a line each. Empty: they are the same. */
export async function compareDatabases(one: Client, other: Client): Promise<readonly string[]> {
  const [first, second] = [await factsOf(one), await factsOf(other)];
  const [inFirst, inSecond] = [new Set(first), new Set(second)];
  return [
    ...first.filter((fact) => !inSecond.has(fact)).map((fact) => `only before: ${fact}`),
    ...second.filter((fact) => !inFirst.has(fact)).map((fact) => `only after: ${fact}`),
  ];
}
