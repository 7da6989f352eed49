import sql, { type Sql } from "sql-template-tag";
import type { Db } from "../../server/vendors/postgres.ts";

/** A person as the tables have them. */
export interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly encrypted_password: string | null;
  readonly email_confirmed_at: string | null;
  readonly raw_user_meta_data: Readonly<Record<string, unknown>> | null;
  readonly created_at: string;
  /** The ways by which they sign in, the first one first. */
  readonly providers: readonly string[];
}

/** The person that a condition on `auth.users` names. */
export const findUser = (db: Db, which: Sql): Promise<UserRow | undefined> =>
  db.row<UserRow>(sql`
    select users.*, array(select provider from auth.identities where user_id = users.id order by created_at) as providers
    from auth.users where ${which}`);

/** A person as hosted Supabase shows them. */
export const shownUser = (user: UserRow) => ({
  id: user.id,
  aud: "authenticated",
  email: user.email,
  email_confirmed_at: user.email_confirmed_at ?? undefined,
  created_at: user.created_at,
  app_metadata: { provider: user.providers[0], providers: user.providers },
  user_metadata: user.raw_user_meta_data ?? {},
  identities: user.providers.map((provider) => ({ provider, user_id: user.id })),
});

/** A person as a provider knows them. The address is one that it has verified. */
export interface Known {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

const addIdentity = (db: Db, userId: string, provider: string, id: string): Promise<unknown> =>
  db.rows(sql`
    insert into auth.identities (id, user_id, provider, provider_id, created_at)
    values (gen_random_uuid(), ${userId}, ${provider}, ${id}, clock_timestamp())`);

/** Makes an account, that waits for its confirmation unless it is proven; null: the address has one already. */
async function addUser(db: Db, email: string, data: object, hash: string | null): Promise<string | null> {
  const row = await db.row<{ id: string }>(sql`
    insert into auth.users (id, email, encrypted_password, raw_user_meta_data, email_confirmed_at)
    values (gen_random_uuid(), ${email}, ${hash}, ${JSON.stringify(data)}::jsonb,
      case when ${hash}::text is null then clock_timestamp() end)
    on conflict do nothing returning id`);
  return row?.id ?? null;
}

/** The account of an address: a new one with this password, or the one that there is, as it is. */
export async function signUp(db: Db, email: string, data: object, hash: string): Promise<UserRow> {
  const id = await addUser(db, email, data, hash);
  if (id) await addIdentity(db, id, "email", id);
  const user = await findUser(db, sql`email = ${email}`);
  if (!user) throw new Error("An account was not made");
  return user;
}

/**
 * The account of whoever a provider knows, as hosted Supabase decides: that of this identity, else that of the same
 * address, else a new one. One that nobody confirmed loses its password, its other identities and what was said in it.
 */
export async function userOf(db: Db, provider: string, { id, email, name }: Known): Promise<string> {
  const own = await db.row<{ user_id: string }>(
    sql`select user_id from auth.identities where provider = ${provider} and provider_id = ${id}`,
  );
  if (own) return own.user_id;
  const data = { name, email };
  const same = await findUser(db, sql`email = ${email}`);
  const userId = same?.id ?? (await addUser(db, email, data, null)) ?? "";
  if (same && !same.email_confirmed_at) {
    await db.rows(sql`delete from auth.identities where user_id = ${userId}`);
    await db.rows(sql`
      update auth.users set encrypted_password = '', email_confirmed_at = clock_timestamp(),
        raw_user_meta_data = ${JSON.stringify(data)}::jsonb where id = ${userId}`);
  }
  await addIdentity(db, userId, provider, id);
  return userId;
}
