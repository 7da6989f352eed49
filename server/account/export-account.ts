import sql, { type Sql } from "sql-template-tag";
import type { Deps } from "../deps.ts";
import type { PictureStore } from "../pictures/picture-store.ts";

/** The records held about a person, part by part, without secrets: hashes of tokens, and links in mails that wait. */
const PARTS: Readonly<Record<string, (userId: string) => Sql>> = {
  signIn: (id) => sql`select app.sign_in_of(${id}) as record`,
  account: (id) =>
    sql`select to_jsonb(account) as record from public.accounts as account where user_id = ${id}`,
  installations: (id) => sql`
    select to_jsonb(installation) - 'token_hash' as record
    from public.installations as installation where user_id = ${id} order by created_at`,
  linkCodes: (id) => sql`
    select to_jsonb(link_code) - 'code' as record from app.link_codes as link_code where approved_by = ${id}`,
  reviews: (id) => sql`
    select to_jsonb(review) as record from public.reviews as review where user_id = ${id} order by created_at`,
  inquiries: (id) => sql`
    select to_jsonb(inquiry) - 'request_hash' as record
    from app.review_inquiries as inquiry join public.reviews as review on review.id = inquiry.review_id
    where review.user_id = ${id} order by asked_at`,
  reviewsUnderWay: (id) => sql`
    select to_jsonb(job) as record from app.review_jobs as job where user_id = ${id} order by created_at`,
  pictures: (id) => sql`
    select jsonb_build_object('review_id', review_id, 'frame_id', frame_id, 'content_type', content_type,
      'key', key) as record
    from app.review_pictures join public.reviews as review on review.id = review_id where review.user_id = ${id}`,
  sharedLinks: (id) => sql`
    select to_jsonb(link) - 'token_hash' as record from public.shared_links as link where user_id = ${id}`,
  allowance: (id) => sql`
    select to_jsonb(ledger) as record from app.usage_ledger as ledger
    where usage_account_id in (select id from app.usage_accounts where ${id} in (user_id, trial_user_id)) order by ledger.id`,
  credits: (id) => sql`
    select to_jsonb(lot) as record from app.credit_lots as lot
    where usage_account_id in (select id from app.usage_accounts where user_id = ${id}) order by lot.id`,
  requests: (id) => sql`
    select to_jsonb(reservation) - 'request_hash' - 'counted_for' as record from app.usage_reservations as reservation
    where user_id = ${id} or asked_by in (select id from app.usage_accounts where user_id = ${id}) order by created_at`,
  billing: (id) => sql`
    select to_jsonb(sync) as record from app.stripe_syncs as sync
    where customer_id = (select stripe_customer_id from public.accounts where user_id = ${id})`,
  // Of before, when a team could be handed over with its customer.
  formerCustomers: (id) =>
    sql`select to_jsonb(former) as record from app.former_customers as former where user_id = ${id}`,
  withdrawals: (id) => sql`
    select to_jsonb(withdrawal) as record from app.withdrawals as withdrawal
    where customer_id = (select stripe_customer_id from public.accounts where user_id = ${id}) order by asked_at`,
  team: (id) => sql`
    select to_jsonb(team) || jsonb_build_object('joined_at', member.joined_at) as record
    from public.teams as team join public.team_members as member on member.team_id = team.id where member.user_id = ${id}`,
  houseRules: (id) => sql`
    select to_jsonb(kept) - 'changed_by' || jsonb_build_object('is_yours', kept.changed_by is not distinct from ${id}) as record
    from app.house_rules as kept
    where kept.changed_by = ${id} or kept.team_id = (select team_id from public.accounts where user_id = ${id})
    order by kept.version`,
  teamInvites: (id) => sql`
    select to_jsonb(invite) - 'token_hash' as record from public.team_invites as invite
    where user_id = ${id} or email = lower(app.email_of(${id}))`,
  renewalNotices: (id) => sql`
    select to_jsonb(notice) as record from app.renewal_notices as notice
    where customer_id = (select stripe_customer_id from public.accounts where user_id = ${id}) order by told_at`,
  opinions: (id) => sql`
    select to_jsonb(opinion) as record from app.opinions as opinion
    where user_id = ${id} or lower(email) = lower(app.email_of(${id}))`,
  contactMessages: (id) => sql`
    select to_jsonb(letter) as record from app.contact_messages as letter
    where lower(email) = lower(app.email_of(${id}))`,
  mails: (id) => sql`
    select to_jsonb(mail) - 'message' as record from app.mail_outbox as mail
    where lower(recipient) = lower(app.email_of(${id})) order by mail.id`,
  audit: (id) => sql`
    select to_jsonb(line) as record from app.audit_log as line
    where actor_user_id = ${id} or subject = ${id} order by line.id`,
};

interface PictureRecord {
  readonly key: string;
}

/** A picture as its owner gets it: whole. */
async function wholePicture(store: PictureStore, { key, ...record }: PictureRecord): Promise<object> {
  const bytes = await store.get(key);
  return bytes ? { ...record, base64: Buffer.from(bytes).toString("base64") } : record;
}

/** Everything that is held about a person, piece by piece of one JSON text: with all pictures it may be too long for a string. */
export async function* exportAccount(
  { db, pictures }: Pick<Deps, "db" | "pictures">,
  userId: string,
): AsyncGenerator<string> {
  let before = "{";
  for (const [name, select] of Object.entries(PARTS)) {
    const rows = await db.rows<{ record: unknown }>(select(userId));
    yield `${before}${JSON.stringify(name)}:[`;
    for (const [index, { record }] of rows.entries()) {
      const told = name === "pictures" ? await wholePicture(pictures, record as PictureRecord) : record;
      yield `${index > 0 ? "," : ""}${JSON.stringify(told)}`;
    }
    before = "],";
  }
  yield "]}";
}
