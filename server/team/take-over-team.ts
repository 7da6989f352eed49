import sql from "sql-template-tag";
import { ApiError } from "../../shared/api/errors.ts";
import type { Language } from "../../shared/i18n/language.ts";
import { readCustomer, type Payer } from "../billing/customer-of.ts";
import { PaymentsRefused, type Successor } from "../billing/payments.ts";
import { hasEnded } from "../billing/plan/plan-of.ts";
import { syncCustomer } from "../billing/sync/sync-customer.ts";
import { withAccountLock } from "../billing/with-account-lock.ts";
import type { Deps } from "../deps.ts";
import type { Db } from "../vendors/postgres.ts";
import { orRefuse } from "./status.ts";

interface Offer {
  readonly team: string;
  readonly ownerId: string;
  readonly email: string;
  readonly language: Language | null;
  readonly heir: string;
}

/** The team that somebody is offered, and its owner. */
async function offerTo(db: Db, userId: string): Promise<Offer> {
  const row = await db.row<Offer>(sql`
    select team.name as team, owner.user_id as "ownerId", coalesce(app.email_of(owner.user_id), '') as email,
      owner.language, heir.name as heir
    from public.teams as team join public.accounts as owner on owner.user_id = team.owner_user_id
    join public.accounts as heir on heir.user_id = team.heir_user_id where heir.user_id = ${userId}`);
  if (!row) throw new ApiError("not_found");
  return row;
}

/** Whoever has a plan, or waits for one, would pay for two; so would who pays a checkout that they left open. */
async function refuseOwnPlan(deps: Deps, heir: Payer): Promise<void> {
  const { customerId } = await readCustomer(deps, heir);
  if (!customerId) return;
  await deps.payments.closeCheckouts(customerId);
  const subscriptions = await syncCustomer(deps, customerId);
  if (subscriptions.some((one) => !hasEnded(one))) throw new ApiError("own_plan");
}

/** The new owner as invoices will name them: by what they said of themselves. */
async function successorOf({ db }: Deps, { heir, language }: Omit<HandingOver, "offer">): Promise<Successor> {
  const row = await db.row<Successor["address"] & { name: string; language: Language | null }>(sql`
    select coalesce(nullif(company, ''), name) as name, language, address_line1 as "addressLine1",
      address_line2 as "addressLine2", zip_code as "zipCode", city, country
    from public.accounts where user_id = ${heir.userId}`);
  if (!row) throw new ApiError("unauthenticated");
  const { name, language: own, ...address } = row;
  return { ...heir, name, language: own ?? language, address };
}

/** Refuses a team with a payment that is open, disputed, or not answered by a bank: its owner settles that first. */
async function refuseUnsettled(deps: Deps, ownerId: string): Promise<string | null> {
  const { customerId } = await readCustomer(deps, { userId: ownerId, email: "" });
  const subscriptions = customerId ? await syncCustomer(deps, customerId) : [];
  if (subscriptions.some(({ isDebitUnderWay }) => isDebitUnderWay)) throw new ApiError("payment_under_way");
  if (subscriptions.some(({ openDisputes }) => openDisputes.length > 0))
    throw new ApiError("payment_disputed");
  if (subscriptions.some(({ latestInvoice }) => latestInvoice?.isOpen)) throw new ApiError("invoice_open");
  return customerId;
}

/** Both accounts are held; in the order of their ids, so that nobody waits for each other. */
const withBothLocks = <T>(
  { locks }: Deps,
  ids: readonly [string, string],
  run: () => Promise<T>,
): Promise<T> => {
  const [first = ids[0], second = ids[1]] = ids.toSorted();
  return withAccountLock(locks, first, () => withAccountLock(locks, second, run));
};

/** Written down with the mail: both, or neither. */
async function handOver(deps: Deps, { offer, heir, language }: HandingOver): Promise<void> {
  const { db, mailer } = deps;
  await db.transaction(async (transaction) => {
    await orRefuse(transaction, sql`select app.hand_over_team(${heir.userId}, app.clock()) as status`);
    if (!offer.email) return;
    await mailer.queue(transaction, {
      to: offer.email,
      language: offer.language ?? language,
      message: { kind: "team-taken-over", team: offer.team, owner: offer.heir },
    });
  });
}

interface HandingOver {
  readonly offer: Offer;
  readonly heir: Payer;
  readonly language: Language;
}

/**
 * The member who was offered a team becomes its owner, with its customer and its subscription. The payment service is
 * told first, and that may be done twice: were it told last, the former owner's card might go on paying.
 */
export const takeOverTeam = (deps: Deps, heir: Payer, language: Language): Promise<void> =>
  deps.payments.withinDeadline(async () => {
    const { ownerId } = await offerTo(deps.db, heir.userId);
    await withBothLocks(deps, [ownerId, heir.userId], async () => {
      const offer = await offerTo(deps.db, heir.userId);
      if (offer.ownerId !== ownerId) throw new ApiError("not_found"); // it went to and fro meanwhile
      await refuseOwnPlan(deps, heir);
      const customerId = await refuseUnsettled(deps, offer.ownerId);
      const successor = await successorOf(deps, { heir, language });
      if (customerId)
        await deps.payments.handCustomerOver(customerId, successor).catch((cause: unknown) => {
          throw cause instanceof PaymentsRefused ? new ApiError("update_failed", { cause }) : cause;
        });
      await handOver(deps, { offer, heir, language });
      if (customerId) await syncCustomer(deps, customerId);
    });
  });
