import sql from "sql-template-tag";
import type { FormId } from "../../shared/api/forms.ts";
import type { Deps } from "../deps.ts";
import type { Db } from "../vendors/postgres.ts";
import type { Fields } from "../../shared/api/check-fields.ts";
import { grantForOpinion } from "./opinion-credits.ts";

interface SupportMessage {
  readonly subject: string;
  readonly text: string;
}

const listed = (fields: Fields, names: readonly string[]): string =>
  names.map((name) => `${name}: ${fields[name] ?? ""}`).join("\n");

async function storeContact(db: Db, fields: Fields): Promise<SupportMessage> {
  await db.rows(sql`
    insert into app.contact_messages (first_name, last_name, email, company, subject, message)
    values (${fields["firstname"]}, ${fields["lastname"]}, ${fields["email"]}, ${fields["company"] ?? ""},
      ${fields["subject"]}, ${fields["message"]})`);
  const head = listed(fields, ["firstname", "lastname", "email", "company"]);
  return { subject: `Contact: ${fields["subject"]}`, text: `${head}\n\n${fields["message"]}` };
}

async function storeOpinion(db: Db, fields: Fields): Promise<SupportMessage> {
  await db.rows(sql`
    insert into app.opinions (user_id, rating, feedback, email)
    values (app.user_with_email(${fields["email"]}), ${Number(fields["rating"])}, ${fields["feedback"]},
      ${fields["email"]})`);
  const head = listed(fields, ["rating", "email"]);
  return { subject: `Opinion: ${fields["rating"]} of 5`, text: `${head}\n\n${fields["feedback"]}` };
}

const STORES: Readonly<Record<FormId, (db: Db, fields: Fields) => Promise<SupportMessage>>> = {
  contact: storeContact,
  opinion: storeOpinion,
};

const hasOpinionOf = async (db: Db, email: string): Promise<boolean> =>
  (await db.row(sql`select 1 as one from app.opinions where lower(email) = lower(${email}) limit 1`)) !==
  undefined;

/**
 * Keeps what a form said and sends it on to the support: both or neither. An opinion may earn its credits at once.
 * Returns whether the address gave its opinion before.
 */
export async function storeForm(deps: Deps, form: FormId, fields: Fields): Promise<boolean> {
  const { db, env, mailer } = deps;
  return db.transaction(async (transaction) => {
    const isRepeated = form === "opinion" && (await hasOpinionOf(transaction, fields["email"] ?? ""));
    const { subject, text } = await STORES[form](transaction, fields);
    await mailer.queue(transaction, {
      to: env.SUPPORT_EMAIL ?? "support@localhost.localdomain",
      language: "en",
      message: { kind: "support-message", replyTo: fields["email"] ?? "", subject, text },
    });
    if (form === "opinion") await grantForOpinion(deps, transaction, fields["email"] ?? "");
    return isRepeated;
  });
}
