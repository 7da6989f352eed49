import sql from "sql-template-tag";
import type { Account } from "../../shared/api/endpoints/account.ts";
import type { Db } from "../vendors/postgres.ts";

export type Profile = Pick<Account, "userId" | "name" | "language" | "newsletterOptIn">;

/** Changes the fields of a profile that neither cost nor link anything. */
export const updateProfile = (
  db: Db,
  { userId, name, language, newsletterOptIn }: Profile,
): Promise<unknown> =>
  db.rows(sql`
    update public.accounts set name = ${name}, language = ${language}, newsletter_opt_in = ${newsletterOptIn}
    where user_id = ${userId}`);
