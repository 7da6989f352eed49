import type { Sql } from "./open-sql.ts";

/** The team of whoever asks, as Postgres writes it. */
const OWN_TEAM =
  "SELECT accounts.team_id FROM accounts WHERE (accounts.user_id = ( SELECT auth.uid() AS uid))";

/** The rules of the schema, as questions for what breaks them; each answers with the names of what it found. */
const RULES: Readonly<Record<string, string>> = {
  "has row-level security": `
    select format('public.%s', relname) as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,
  "is no view, which would read as its owner": `
    select format('public.%s', relname) as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')`,
  "has policies to authenticated only": `
    select format('public.%s: %s', tablename, policyname) as name from pg_policies
    where schemaname = 'public' and roles <> '{authenticated}'`,
  "has policies on the row's user or their team, asked once for a query": `
    select format('public.%s: %s', tablename, policyname) as name from pg_policies
    where schemaname = 'public' and (
      regexp_replace(coalesce(qual, with_check), '\\s+', ' ', 'g') not in ('(( SELECT auth.uid() AS uid) = user_id)',
        '(id = ( ${OWN_TEAM}))', '(team_id = ( ${OWN_TEAM}))')
      or (cmd in ('INSERT', 'UPDATE', 'ALL') and with_check is distinct from '(( SELECT auth.uid() AS uid) = user_id)'))`,
  "grants nothing to anon": `
    select format('public.%s', relname) as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
      and (has_table_privilege('anon', oid, 'select, insert, update, delete, truncate, references, trigger')
        or has_any_column_privilege('anon', oid, 'select, insert, update, references'))`,
  "lets authenticated read, and write no more than profile columns": `
    select format('public.%s', relname) as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
      and (has_table_privilege('authenticated', oid, 'insert, update, delete, truncate, references, trigger')
        or has_any_column_privilege('authenticated', oid, 'insert, references'))
    union all
    select format('public.%s.%s', attrelid::regclass::text, attname) from pg_attribute
    join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped
      and has_column_privilege('authenticated', attrelid, attnum, 'update')
      and (relname, attname) not in (select 'accounts', unnest(array['name', 'company', 'vat_number',
        'address_line1', 'address_line2', 'zip_code', 'city', 'country', 'newsletter_opt_in']))`,
  "hides hashes of tokens": `
    select format('public.%s.%s', relname, attname) as name from pg_attribute
    join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and attname like '%hash%'
      and has_column_privilege('authenticated', attrelid, attnum, 'select')`,
  "has an index that begins with its user column": `
    select format('%s.%s', attrelid::regclass, attname) as name from pg_attribute
    join pg_class on pg_class.oid = attrelid
    where relnamespace in ('public'::regnamespace, 'app'::regnamespace) and relkind in ('r', 'p')
      and attname ~ '(^|_)user_id$' and not attisdropped
      and not exists (select from pg_index where indrelid = attrelid and indkey[0] = attnum and indpred is null)`,
  "has the empty search path": `
    select oid::regprocedure::text as name from pg_proc
    where pronamespace in ('public'::regnamespace, 'app'::regnamespace)
      and not coalesce(proconfig @> array['search_path=""'], false)`,
  "is executed by the API's role only": `
    select proc.oid::regprocedure::text as name from pg_proc as proc
    where pronamespace in ('public'::regnamespace, 'app'::regnamespace) and (
      has_function_privilege('anon', proc.oid, 'execute') or has_function_privilege('authenticated', proc.oid, 'execute')
      or exists (select from aclexplode(coalesce(proacl, acldefault('f', proowner))) where grantee = 0))`,
  "is a schema that clients cannot enter": `
    select nspname as name from pg_namespace
    where nspname = 'app' and (has_schema_privilege('anon', oid, 'usage') or has_schema_privilege('authenticated', oid, 'usage'))`,
};

/** The parts of the schema that break its rules, as "rule: name". */
export async function findFaults(sql: Sql): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [rule, question] of Object.entries(RULES)) {
    const rows = await sql.unsafe<{ name: string }[]>(question);
    faults.push(...rows.map(({ name }) => `${rule}: ${name}`));
  }
  return faults;
}
