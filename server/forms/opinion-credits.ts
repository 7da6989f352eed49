import { createHash } from "node:crypto";
import sql from "sql-template-tag";
import { OPINION_REWARD, REWARDED_OPINIONS } from "../../shared/plans.ts";
import { audit } from "../account/audit.ts";
import type { Deps } from "../deps.ts";
import { mailLanguage } from "../mail/mail-language.ts";
import type { Db } from "../vendors/postgres.ts";

const CREDITS = OPINION_REWARD.promised + OPINION_REWARD.thanks;

/** One source for each address, ever; the ledger keeps it also when the account is gone, so it names nobody. */
const sourceOf = (email: string): string =>
  `opinion:${createHash("sha256").update(email.toLowerCase()).digest("hex")}`;

/** True for an address whose first rewarded opinion this is, sent from where few others came from within 30 days. */
export async function earnsCredits(db: Db, email: string, addressHash: string): Promise<boolean> {
  const row = await db.row<{ earns: boolean }>(sql`
    select not exists (select from app.opinions where earns and lower(email) = lower(${email})) and (
      select count(*) < ${REWARDED_OPINIONS} from app.opinions
      where earns and address_hash = ${addressHash} and created_at > clock_timestamp() - interval '30 days'
    ) as earns`);
  return row?.earns === true;
}

/**
 * Gives the credits of an opinion to the account that has confirmed its address, once. Without such an account nothing
 * happens yet: the sweep comes by again.
 */
export async function grantForOpinion(
  { mailer }: Pick<Deps, "mailer">,
  db: Db,
  email: string,
): Promise<boolean> {
  const account = await db.row<{ user_id: string }>(
    sql`select user_id from public.accounts where user_id = app.user_with_email(${email})`,
  );
  if (!account) return false;
  const granted = await db.row<{ is_new: boolean }>(
    sql`select app.grant_credits(${account.user_id}, ${sourceOf(email)}, ${CREDITS}) as is_new`,
  );
  await db.rows(sql`
    update app.opinions set user_id = ${account.user_id}
    where lower(email) = lower(${email}) and user_id is null`);
  if (!granted?.is_new) return false;
  const details = { credits: CREDITS };
  await audit(db, { by: account.user_id, action: "credits_granted", subject: "opinion", details });
  await mailer.queue(db, {
    to: email,
    language: await mailLanguage(db, account.user_id),
    message: { kind: "credits-granted", credits: CREDITS },
  });
  return true;
}

/** Opinions whose address got an account since. Returns how many were rewarded. */
export async function rewardOpinions(deps: Deps): Promise<number> {
  const waiting = await deps.db.rows<{ email: string }>(sql`
    select distinct on (lower(email)) email from app.opinions
    where earns and user_id is null and app.user_with_email(email) is not null limit 100`);
  let count = 0;
  for (const { email } of waiting)
    if (await deps.db.transaction((db) => grantForOpinion(deps, db, email))) count += 1;
  return count;
}
