import sql from "sql-template-tag";
import { findPlan } from "../../../shared/plans.ts";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../vendors/postgres.ts";
import type { Subscription } from "../payments.ts";
import { newsOf, refundsSince, type News, type Told } from "./news-of.ts";

const nameOf = (planId: string | null | undefined): string => findPlan(planId ?? "")?.name ?? "";

/** An instant of the payment service, as our own are written; null: none. */
export const instantOf = (seconds: number | null): string | null =>
  seconds === null ? null : new Date(seconds * 1000).toISOString();

/** The date that a mail names: the end of a plan, the day of another one, else the end of the paid time. */
function dateOf(news: News, { cancelAt, nextAt, paidThrough }: Told): string | null {
  if (news === "planned") return instantOf(nextAt ?? paidThrough);
  return instantOf(news === "cancelled" ? cancelAt : paidThrough);
}

/** True when somebody withdrew: a mail of its own told them so in that moment, and how much they get back. */
const withdrew = async (db: Db, subId: string | null): Promise<boolean> =>
  (await db.row(sql`select from app.withdrawals where subscription_id = ${subId}`)) !== undefined;

interface Telling {
  readonly to: string;
  readonly before: Told | null;
  readonly after: Told;
  readonly subscriptions: readonly Pick<Subscription, "id" | "planId">[];
}

/** Whoever withdrew knows, and so does whoever is told that all of it went back and the plan has ended. */
async function tellRefunds(
  { mailer }: Pick<Deps, "mailer">,
  db: Db,
  { to, before, after, subscriptions }: Telling,
): Promise<void> {
  const isCredited = newsOf(before, after).includes("credited");
  for (const { subId, cents } of refundsSince(before, after)) {
    if ((isCredited && subId === after.subId) || (await withdrew(db, subId))) continue;
    await mailer.queue(db, {
      to,
      language: after.language,
      message: {
        kind: "refund",
        plan: nameOf(subscriptions.find(({ id }) => id === subId)?.planId),
        amount: cents,
        currency: after.charged?.currency ?? "eur",
      },
    });
  }
}

/** Asks for another way whoever did not get a refund. */
async function tellFailedRefunds(
  { mailer }: Pick<Deps, "mailer">,
  db: Db,
  { to, before, after }: Telling,
): Promise<void> {
  for (const [id, amount] of Object.entries(after.failedRefunds ?? {})) {
    if (before?.failedRefunds?.[id] !== undefined) continue;
    await mailer.queue(db, {
      to,
      language: after.language,
      message: { kind: "refund-failed", amount, currency: after.charged?.currency ?? "eur" },
    });
  }
}

/** Queues what the owner of a customer is to be told; sent when the transaction is committed. */
export async function tellNews(deps: Pick<Deps, "mailer">, db: Db, telling: Telling): Promise<void> {
  const { mailer } = deps;
  const { to, before, after } = telling;
  const plan = findPlan(after.planId ?? after.awaits ?? after.sold ?? before?.planId ?? before?.awaits ?? "");
  for (const news of newsOf(before, after)) {
    if (news === "ended" && (await withdrew(db, before?.subId ?? null))) continue;
    await mailer.queue(db, {
      to,
      language: after.language,
      message: {
        kind: "plan",
        news,
        plan: plan?.name ?? "",
        interval: after.interval ?? before?.interval ?? "month",
        seats: after.seats ?? 1,
        ...(after.next && { next: { plan: nameOf(after.next.planId), seats: after.next.seats } }),
        reviews: (plan?.requests ?? 0) * (after.seats ?? 1),
        amount: after.charged?.amount ?? 0,
        currency: after.charged?.currency ?? "eur",
        isPaused: after.planId === null,
        isVatFree: after.isVatFree ?? false,
        date: dateOf(news, after),
      },
    });
  }
  await tellRefunds(deps, db, telling);
  await tellFailedRefunds(deps, db, telling);
}
