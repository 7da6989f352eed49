import type { Sql } from "./open-sql.ts";

/** The rights of a client on one table: the columns that it may read, and those that it may write. */
export interface TableRights {
  readonly read: readonly string[];
  readonly write: readonly string[];
}

/** By table, as `public.accounts`; a table that is not named is closed. */
export type Rights = Readonly<Record<string, TableRights>>;

export type ClientRole = "anon" | "authenticated";

/** Every right of clients, of all tables. Who changes this changes what strangers may do: https://postgrest.org */
export const CLIENT_RIGHTS: Readonly<Record<ClientRole, Rights>> = {
  anon: {},
  authenticated: {
    "public.accounts": {
      read: [
        "address_line1",
        "address_line2",
        "city",
        "company",
        "country",
        "created_at",
        "figma_account_linked",
        "figma_id",
        "name",
        "newsletter_opt_in",
        "next_plan_id",
        "next_plan_interval",
        "next_start_at",
        "plan_id",
        "plan_interval",
        "signup_source",
        "stripe_billing_portal_url",
        "stripe_cancel_at",
        "stripe_cancelled",
        "stripe_customer_id",
        "stripe_last_invoice_url",
        "stripe_sub_id",
        "team_id",
        "terms_accepted_at",
        "user_id",
        "vat_number",
        "zip_code",
      ],
      write: [
        "address_line1",
        "address_line2",
        "city",
        "company",
        "country",
        "name",
        "newsletter_opt_in",
        "vat_number",
        "zip_code",
      ],
    },
    "public.installations": {
      read: ["created_at", "figma_id", "figma_name", "id", "last_used_at", "revoked_at", "user_id"],
      write: [],
    },
    "public.reviews": {
      read: [
        "aspects",
        "created_at",
        "engine",
        "frame_count",
        "id",
        "is_charged",
        "language",
        "purpose",
        "report",
        "second_findings",
        "second_opinion",
        "severity_counts",
        "team_id",
        "title",
        "user_id",
      ],
      write: [],
    },
    "public.shared_links": {
      read: ["created_at", "expires_at", "id", "review_id", "revoked_at", "user_id"],
      write: [],
    },
    "public.team_invites": {
      read: ["email", "expires_at", "id", "sent_at", "team_id", "user_id"],
      write: [],
    },
    "public.team_members": { read: ["joined_at", "name", "team_id", "user_id"], write: [] },
    "public.teams": { read: ["created_at", "id", "name", "owner_user_id"], write: [] },
  },
};

/** The functions that clients may call: they tell who is asking, and nothing else. */
export const CLIENT_FUNCTIONS = ["auth.uid()"];

const OURS = "nspname !~ '^pg_' and nspname <> 'information_schema'";

export interface Column {
  readonly table: string;
  readonly column: string;
  readonly canRead: boolean;
  readonly canWrite: boolean;
}

/** Every column of every table and view, with what a role may do with it, whatever row-level security says. */
export const readColumns = (sql: Sql, role: ClientRole): Promise<readonly Column[]> =>
  sql.unsafe<Column[]>(
    `
    select nspname || '.' || relname as "table", attname as "column",
      has_schema_privilege($1, relnamespace, 'usage')
        and has_column_privilege($1, pg_class.oid, attnum, 'select') as "canRead",
      has_schema_privilege($1, relnamespace, 'usage') and (
        has_column_privilege($1, pg_class.oid, attnum, 'insert, update, references')
        or has_table_privilege($1, pg_class.oid, 'insert, update, delete, truncate, references, trigger')
      ) as "canWrite"
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where ${OURS} and relkind in ('r', 'p', 'v', 'm', 'f') order by 1, 2`,
    [role],
  );

/** Every function that a role may call. */
export async function readFunctions(sql: Sql, role: ClientRole): Promise<readonly string[]> {
  const rows = await sql.unsafe<{ name: string }[]>(
    `
    select nspname || '.' || proname || '(' || pg_get_function_identity_arguments(pg_proc.oid) || ')' as name
    from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
    where ${OURS} and has_function_privilege($1, pg_proc.oid, 'execute')
      and has_schema_privilege($1, pronamespace, 'usage') order by 1`,
    [role],
  );
  return rows.map(({ name }) => name);
}

/** Every sequence of which a role may take or read numbers, and what it would get of tables that come later. */
export async function readRest(sql: Sql, role: ClientRole): Promise<readonly string[]> {
  const rows = await sql.unsafe<{ name: string }[]>(
    `
    select nspname || '.' || relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where ${OURS} and relkind = 'S' and has_schema_privilege($1, relnamespace, 'usage')
      and case relkind when 'S' then has_sequence_privilege($1, pg_class.oid, 'usage, select, update') end
    union all
    select 'later: ' || defaclobjtype::text || ' in ' || coalesce(nspname, 'all')
    from pg_default_acl left join pg_namespace on pg_namespace.oid = defaclnamespace
      cross join aclexplode(defaclacl) as granted
    where granted.grantee = $1::regrole`,
    [role],
  );
  return rows.map(({ name }) => name);
}

/** The rights of a role as they are, in the shape of the table above. */
export function rightsOf(columns: readonly Column[]): Rights {
  const rights: Record<string, { read: string[]; write: string[] }> = {};
  for (const { table, column, canRead, canWrite } of columns) {
    if (!canRead && !canWrite) continue;
    const { read, write } = (rights[table] ??= { read: [], write: [] });
    if (canRead) read.push(column);
    if (canWrite) write.push(column);
  }
  return rights;
}
