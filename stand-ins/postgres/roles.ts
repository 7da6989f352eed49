import { Client } from "pg";

/**
 * The roles that hosted Supabase has from the start. `service_role` is the API's own: it passes row-level security,
 * yet writes only what a migration grants.
 */
const CREATE_ROLES = `
do $$
begin
  if to_regrole('anon') is null then create role anon nologin noinherit; end if;
  if to_regrole('authenticated') is null then create role authenticated nologin noinherit; end if;
  if to_regrole('service_role') is null then create role service_role nologin noinherit bypassrls; end if;
exception when duplicate_object or unique_violation then
  null; -- two starts at once: the other one made it
end $$`;

/** Makes the roles that are missing. Roles belong to the whole Postgres, not to one database. */
export async function ensureRoles(url: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(CREATE_ROLES).finally(() => client.end());
}
