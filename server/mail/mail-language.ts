import sql from "sql-template-tag";
import { findLanguage, type Language } from "../../shared/i18n/language.ts";
import type { Db } from "../vendors/postgres.ts";

/**
 * The language in which we write to somebody, whoever or whatever makes us write: the one they chose, else that of their
 * sign-up, else the one that the caller knows of, else that of the last mail they got.
 */
export async function mailLanguage(db: Db, userId: string | null, otherwise?: Language): Promise<Language> {
  const row = await db.row<{ language: string | null }>(sql`
    select coalesce(
      account.language, app.sign_in_of(user_id) -> 'metadata' ->> 'language', ${otherwise ?? null},
      (select language from app.mail_outbox where lower(recipient) = lower(app.email_of(user_id)) order by id desc limit 1)
    ) as language
    from public.accounts as account where user_id = ${userId}`);
  return findLanguage(row?.language) ?? otherwise ?? "en";
}
