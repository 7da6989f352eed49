import type { Language } from "../../../shared/i18n/language.ts";
import { isMore, isSameTerms, type Interval, type PlanId, type SeatedTerms } from "../../../shared/plans.ts";
import { isAwaited, type BillingState } from "../plan/plan-of.ts";
import type { Subscription, TakenBack } from "../payments.ts";
import type { Money } from "../../../shared/api/endpoints/subscription.ts";

/** The mails that tell people of their plan, by what happened. */
export const NEWS = [
  "awaited",
  "returned",
  "bought",
  "changed",
  "seats",
  "planned",
  "kept",
  "renewed",
  "failed",
  "blocked",
  "recovered",
  "resumed",
  "cancelled",
  "ended",
  "credited",
] as const;
export type News = (typeof NEWS)[number];

/** The state that somebody was last told of: by it the next mail is chosen. Instants are seconds since 1970. */
export interface Told {
  readonly subId: string | null;
  readonly planId: PlanId | null;
  /** The plan that is paid for, in force or not; absent where it was told before this was noted. */
  readonly sold?: PlanId | null;
  /** How often it is paid; absent where it was told before there were yearly plans. */
  readonly interval?: Interval | null;
  /** For how many people it is paid; absent, and so one, where it was told before there were teams. */
  readonly seats?: number;
  /** The plan whose first debit is under way; absent where it was told before there were debits. */
  readonly awaits?: PlanId | null;
  /** The terms that are to follow; absent where it was told before this was noted. */
  readonly next?: SeatedTerms | null;
  /** When they begin; absent likewise. */
  readonly nextAt?: number | null;
  readonly anchor: number | null;
  readonly paidThrough: number | null;
  readonly cancelAt: number | null;
  /** How often the money of a renewal was not got; 0: it was. */
  readonly failedAttempts: number;
  /** Invoices that cannot be written; absent where it was told before this was noted. */
  readonly blocked?: readonly string[];
  readonly takenBack: TakenBack | null;
  /** Disputes that banks have not decided; absent where it was told before this was noted. */
  readonly disputes?: readonly string[];
  /** The paid invoices for which nothing is given; absent where it was told before this was noted. */
  readonly orphans?: readonly string[];
  /** Cents of refunds that did not arrive, by their ids; absent where it was told before this was noted. */
  readonly failedRefunds?: Readonly<Record<string, number>>;
  /** Cents refunded of the payments, by subscription; absent where it was told before this was noted. */
  readonly refunded?: Readonly<Record<string, number>>;
  /** The total of the latest invoice. */
  readonly charged: Money | null;
  /** True when it asked for no VAT; absent where it was told before this was noted, when all asked for it. */
  readonly isVatFree?: boolean;
  readonly language: Language;
}

/** The terms that are planned to follow: where nothing else is said, those of now. */
function plannedIn(state: BillingState): SeatedTerms | null {
  const { nextStartAt, nextPlanId, nextInterval, nextSeats } = state;
  const planId = nextPlanId ?? state.planId;
  if (nextStartAt === null || planId === null) return null;
  return { planId, interval: nextInterval ?? state.interval ?? "month", seats: nextSeats ?? state.seats };
}

/** The facts of a subscription that mails tell of: kept, and compared with those of the next look. */
export function toldOf(state: BillingState, subscriptions: readonly Subscription[]): Told {
  const main = subscriptions.find(({ id }) => id === state.subId) ?? subscriptions[0];
  const awaited = subscriptions.find((one) => isAwaited(one) && one.isDebitUnderWay);
  const { subId, planId, anchor, paidThrough, cancelAt } = state;
  return {
    subId,
    planId,
    sold: main?.planId ?? null,
    interval: main?.interval ?? null,
    seats: state.seats,
    awaits: awaited?.planId ?? null,
    next: plannedIn(state),
    nextAt: state.nextStartAt,
    anchor,
    paidThrough,
    cancelAt,
    failedAttempts: main?.status === "past_due" ? Math.max(1, main.latestInvoice?.attempts ?? 1) : 0,
    blocked: main?.latestInvoice?.blocked ? [main.latestInvoice.id] : [],
    takenBack: main?.takenBack ?? null,
    disputes: subscriptions.flatMap(({ openDisputes }) => openDisputes),
    orphans: subscriptions.flatMap(({ orphans }) =>
      orphans.flatMap(({ state, number }) => (state === "paid" && number !== null ? [number] : [])),
    ),
    failedRefunds: Object.fromEntries(
      subscriptions.flatMap((one) => one.failedRefunds.map(({ id, amount }) => [id, amount])),
    ),
    refunded: Object.fromEntries(subscriptions.map(({ id, refunded }) => [id, refunded])),
    charged: main?.latestInvoice?.total ?? null,
    isVatFree: main?.latestInvoice?.isVatFree ?? false,
    language: main?.language ?? "en",
  };
}

const termsOf = ({ planId, interval, seats }: Told): SeatedTerms | null =>
  planId && { planId, interval: interval ?? "month", seats: seats ?? 1 };

function isChanged(before: Told, after: Told): boolean {
  const [were, are] = [termsOf(before), termsOf(after)];
  return were !== null && are !== null && isMore(are, were);
}

/** True when more was bought of the same plan: seats alone. */
const isForMore = (before: Told, after: Told): boolean =>
  isChanged(before, after) &&
  before.planId === after.planId &&
  (before.interval ?? "month") === (after.interval ?? "month");

function isPlanned({ next: before }: Told, { next: after }: Told): boolean {
  if (before === undefined || !after) return false;
  return before === null || !isSameTerms(before, after);
}

/** True when somebody took back, before its day, that the plan ends or changes. */
function isKept(before: Told, after: Told): boolean {
  const isOn = after.planId !== null && after.takenBack === null && before.takenBack === null;
  if (!isOn || after.cancelAt !== null || after.next) return false;
  const hadPlan = before.cancelAt !== null || Boolean(before.next);
  return hadPlan && before.paidThrough === after.paidThrough && !isChanged(before, after);
}

const isRenewed = (before: Told, after: Told): boolean =>
  before.failedAttempts === 0 &&
  before.takenBack === null &&
  !isChanged(before, after) &&
  (after.paidThrough ?? 0) > (before.paidThrough ?? Infinity);

/** The news of a subscription that is the same as before. */
function newsOfSame(before: Told, after: Told): readonly News[] {
  const happened: Readonly<Partial<Record<News, boolean>>> = {
    changed: isChanged(before, after) && !isForMore(before, after),
    seats: isForMore(before, after),
    planned: isPlanned(before, after),
    kept: isKept(before, after),
    renewed: after.failedAttempts === 0 && isRenewed(before, after),
    failed: after.failedAttempts > before.failedAttempts,
    blocked: (after.blocked ?? []).some((id) => !before.blocked?.includes(id)),
    recovered: before.failedAttempts > 0 && after.failedAttempts === 0 && after.planId !== null,
    resumed: before.takenBack === "disputed" && after.takenBack === null && after.planId !== null,
    credited: before.takenBack === null && after.takenBack === "refunded",
    cancelled: before.cancelAt === null && after.cancelAt !== null && after.takenBack === null,
  };
  return NEWS.filter((news) => happened[news]);
}

/** The cents paid back since the last look, by subscription: the first look tells of nothing that was known before. */
export const refundsSince = (
  before: Told | null,
  after: Told,
): readonly { readonly subId: string; readonly cents: number }[] =>
  Object.entries(before?.refunded ? (after.refunded ?? {}) : {}).flatMap(([subId, all]) => {
    const cents = all - (before?.refunded?.[subId] ?? 0);
    return cents > 0 ? [{ subId, cents }] : [];
  });

/** The news of a first debit: awaited, or returned. */
function newsOfFirst(before: Told | null, after: Told): readonly News[] {
  if (after.awaits) return before?.awaits ? [] : ["awaited"];
  return before?.awaits && after.subId === null ? ["returned"] : [];
}

/** The news for somebody who knew of `before`; null: they knew nothing. */
export const newsOf = (before: Told | null, after: Told): readonly News[] => [
  ...newsOfPlan(before, after),
  ...newsOfFirst(before, after),
];

function newsOfPlan(before: Told | null, after: Told): readonly News[] {
  if (before?.subId && before.subId === after.subId) return newsOfSame(before, after);
  if (after.subId) return after.planId === null ? [] : ["bought"];
  return before?.subId ? ["ended"] : [];
}
