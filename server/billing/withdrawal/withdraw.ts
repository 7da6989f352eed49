import sql from "sql-template-tag";
import { ApiError, hasCode } from "../../../shared/api/errors.ts";
import type { Language } from "../../../shared/i18n/language.ts";
import { audit } from "../../account/audit.ts";
import type { Deps } from "../../deps.ts";
import { readCustomer, type Payer } from "../customer-of.ts";
import { finishWithdrawal, type Withdrawal } from "./finish-withdrawal.ts";
import { confirmShown } from "../plan/confirm-shown.ts";
import type { Shown } from "../../../shared/api/endpoints/subscription.ts";
import { profileUrl } from "../profile-url.ts";
import { totalOf, withdrawalOffer, type Refundable } from "./withdrawal-offer.ts";
import { withSubscription, type Held } from "../with-subscription.ts";

type Promised = Withdrawal & Pick<Refundable, "reason" | "currency" | "at" | "used">;

async function decide(
  deps: Deps,
  { payer, customerId, subscription }: Held,
  shown: Shown | null,
): Promise<Promised> {
  const offerAt = (at: number) => withdrawalOffer(deps, payer, subscription, at);
  const now = deps.payments.now();
  if (!(await offerAt(now))) throw new ApiError("withdrawal_over");
  const amountAt = async (at: number) => {
    const then = await offerAt(at);
    return { amount: totalOf(then?.refunds ?? []), currency: then?.currency ?? "" };
  };
  const { at } = shown ? await confirmShown({ shown, now, amountAt }) : { at: now };
  const offer = await offerAt(at);
  if (!offer) throw new ApiError("withdrawal_over");
  return { ...offer, subscriptionId: subscription.id, customerId };
}

/** Ends the plan, writes down that somebody withdrew and what they get, and confirms it by mail. */
async function promise(
  { db, mailer, payments }: Deps,
  { email, userId }: Payer,
  { subscriptionId, customerId, refunds, currency, reason, at: countedAt, used }: Promised,
  language: Language,
): Promise<void> {
  const now = payments.now();
  const at = new Date(now * 1000).toISOString();
  const refundCents = totalOf(refunds);
  await db.transaction(async (transaction) => {
    const ended = await transaction.row<{ is_done: boolean }>(sql`
      select app.end_withdrawn_plan(${userId}, ${used}, to_timestamp(${countedAt}), to_timestamp(${now})) as is_done`);
    // A review was asked for since it was counted: from here on none can be.
    if (!ended?.is_done) throw new ApiError("price_changed");
    await transaction.rows(sql`
      insert into app.withdrawals (subscription_id, customer_id, refund_cents, currency, refunds, reason)
      values (${subscriptionId}, ${customerId}, ${refundCents}, ${currency}, ${JSON.stringify(refunds)}::jsonb, ${reason})`);
    const details = { refundCents, currency, reason };
    await audit(transaction, { by: userId, action: "contract_withdrawn", subject: userId, details });
    await mailer.queue(transaction, {
      to: email,
      language,
      message: { kind: "withdrawal", refundCents, currency, at, isUnannounced: reason === "unannounced" },
    });
  });
}

const promisedFor = ({ db }: Deps, subscriptionId: string): Promise<Withdrawal | undefined> =>
  db.row<Withdrawal>(sql`
    select subscription_id as "subscriptionId", customer_id as "customerId", refunds
    from app.withdrawals where subscription_id = ${subscriptionId}`);

/** True when the subscription ended by a withdrawal just now: the second click of two. */
async function hasJustWithdrawn(deps: Deps, payer: Payer): Promise<boolean> {
  const { customerId } = await readCustomer(deps, payer);
  const row = await deps.db.row(sql`
    select from app.withdrawals where customer_id = ${customerId} and asked_at > now() - interval '1 day'`);
  return row !== undefined;
}

/** Withdraws from the contract: the plan ends at once, and what was not used is given back. */
export async function withdraw(
  deps: Deps,
  payer: Payer,
  { language, shown = null }: { readonly language: Language; readonly shown?: Shown | null },
): Promise<string> {
  try {
    return await withSubscription(deps, payer, async (held) => {
      // Promised already: what was left undone then is done now.
      const earlier = await promisedFor(deps, held.subscription.id);
      if (earlier) return finishWithdrawal(deps, earlier);
      const promised = await decide(deps, held, shown);
      await promise(deps, payer, promised, language);
      await finishWithdrawal(deps, promised);
    });
  } catch (error) {
    const isOver = hasCode(error, "no_subscription");
    if (isOver && (await hasJustWithdrawn(deps, payer))) return profileUrl(deps.env, "refresh=true");
    throw error;
  }
}
