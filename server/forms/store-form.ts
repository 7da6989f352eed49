import sql from "sql-template-tag";
import type { FormId } from "../../shared/api/forms.ts";
import type { Deps } from "../deps.ts";
import type { Db } from "../vendors/postgres.ts";
import type { Fields } from "../../shared/api/check-fields.ts";
import { hashToken } from "../http/caller/token.ts";
import { earnsCredits, grantForOpinion } from "./opinion-credits.ts";

/** A form as it came: its fields, and the network address that sent it. */
export interface SentForm {
  readonly fields: Fields;
  readonly address: string;
}

interface SupportMessage {
  readonly subject: string;
  readonly text: string;
  /** True for an opinion that earns credits. */
  readonly earns?: boolean;
}

const listed = (fields: Fields, names: readonly string[]): string =>
  names.map((name) => `${name}: ${fields[name] ?? ""}`).join("\n");

async function storeContact(db: Db, { fields }: SentForm): Promise<SupportMessage> {
  await db.rows(sql`
    insert into app.contact_messages (first_name, last_name, email, company, subject, message)
    values (${fields["firstname"]}, ${fields["lastname"]}, ${fields["email"]}, ${fields["company"] ?? ""},
      ${fields["subject"]}, ${fields["message"]})`);
  const head = listed(fields, ["firstname", "lastname", "email", "company"]);
  return { subject: `Contact: ${fields["subject"]}`, text: `${head}\n\n${fields["message"]}` };
}

async function storeOpinion(db: Db, { fields, address }: SentForm): Promise<SupportMessage> {
  const { email = "" } = fields;
  const addressHash = hashToken(address).toString("base64url");
  const earns = await earnsCredits(db, email, addressHash);
  await db.rows(sql`
    insert into app.opinions (user_id, rating, feedback, email, earns, address_hash)
    values (app.user_with_email(${email}), ${Number(fields["rating"])}, ${fields["feedback"]}, ${email},
      ${earns}, ${addressHash})`);
  const head = listed(fields, ["rating", "email"]);
  return { subject: `Opinion: ${fields["rating"]} of 5`, text: `${head}\n\n${fields["feedback"]}`, earns };
}

const STORES: Readonly<Record<FormId, (db: Db, sent: SentForm) => Promise<SupportMessage>>> = {
  contact: storeContact,
  opinion: storeOpinion,
};

/**
 * Keeps what a form said and sends it on to the support: both or neither. An opinion may earn its credits at once.
 * Returns whether it is an opinion that earns none.
 */
export async function storeForm(deps: Deps, form: FormId, sent: SentForm): Promise<boolean> {
  const { db, env, mailer } = deps;
  return db.transaction(async (transaction) => {
    const { subject, text, earns } = await STORES[form](transaction, sent);
    const { email = "" } = sent.fields;
    await mailer.queue(transaction, {
      to: env.SUPPORT_EMAIL ?? "support@localhost.localdomain",
      language: "en",
      message: { kind: "support-message", replyTo: email, subject, text },
    });
    if (earns) await grantForOpinion(deps, transaction, email);
    return earns === false;
  });
}
