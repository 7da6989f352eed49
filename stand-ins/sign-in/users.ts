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
  readonly last_sign_in_at: string | null;
  /** The ways by which they sign in, the first one first. */
  readonly providers: readonly string[];
}

/** The person that a condition on `auth.users` names. */
export const findUser = (db: Db, which: Sql): Promise<UserRow | undefined> =>
  db.row<UserRow>(sql`
    select users.*, array(
      select provider from auth.identities where user_id = users.id order by created_at
    ) as providers from auth.users where ${which}`);

/** A person as hosted Supabase shows them. */
export const shownUser = (user: UserRow) => ({
  id: user.id,
  aud: "authenticated",
  role: "authenticated",
  email: user.email,
  email_confirmed_at: user.email_confirmed_at ?? undefined,
  confirmed_at: user.email_confirmed_at ?? undefined,
  last_sign_in_at: user.last_sign_in_at ?? undefined,
  created_at: user.created_at,
  app_metadata: { provider: user.providers[0], providers: user.providers },
  user_metadata: user.raw_user_meta_data ?? {},
  identities: user.providers.map((provider) => ({ provider, user_id: user.id })),
});

/** What a provider says of a person. The address is one that it has verified. */
export interface Known {
  readonly provider: string;
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

const addIdentity = (
  db: Db,
  userId: string,
  { provider, id, email }: Pick<Known, "provider" | "id" | "email">,
) =>
  db.rows(sql`
    insert into auth.identities (id, user_id, provider, provider_id, identity_data, created_at)
    values (gen_random_uuid(), ${userId}, ${provider}, ${id}, ${JSON.stringify({ email })}::jsonb, clock_timestamp())`);

interface NewUser {
  readonly email: string;
  readonly hash: string;
  readonly data: object;
}

/** Makes an account that waits for its confirmation. Undefined: the address has one already. */
export async function addUser(db: Db, { email, hash, data }: NewUser): Promise<string | undefined> {
  const row = await db.row<{ id: string }>(sql`
    insert into auth.users (id, email, encrypted_password, raw_user_meta_data)
    values (gen_random_uuid(), ${email}, ${hash}, ${JSON.stringify(data)}::jsonb)
    on conflict do nothing returning id`);
  if (row) await addIdentity(db, row.id, { provider: "email", id: row.id, email });
  return row?.id;
}

/**
 * The account of whoever a provider knows, as hosted Supabase decides: that of this identity, else that of the same
 * address, else a new one. One that nobody confirmed loses its password, its other identities and what was said in it.
 */
export async function userOf(db: Db, known: Known): Promise<string> {
  const { provider, id, email, name } = known;
  const own = await findUser(
    db,
    sql`
    id = (select user_id from auth.identities where provider = ${provider} and provider_id = ${id})`,
  );
  if (own) return own.id;
  const data = JSON.stringify({ name, email });
  const same = await findUser(db, sql`email = ${email}`);
  const userId =
    same?.id ??
    (
      await db.row<{ id: string }>(sql`
        insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
        values (gen_random_uuid(), ${email}, now(), ${data}::jsonb) returning id`)
    )?.id ??
    "";
  if (same && !same.email_confirmed_at) {
    await db.rows(sql`delete from auth.identities where user_id = ${userId}`);
    await db.rows(sql`
      update auth.users set encrypted_password = '', raw_user_meta_data = ${data}::jsonb, email_confirmed_at = now()
      where id = ${userId}`);
  }
  await addIdentity(db, userId, known);
  return userId;
}
