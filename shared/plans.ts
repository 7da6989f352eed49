import { PRODUCT } from "./product.ts";

/** The short names of the plans, as in addresses (`/signup?plan=pro`) and in code. */
export const PLAN_NAMES = ["starter", "essential", "pro", "studio"] as const;
export type PlanName = (typeof PLAN_NAMES)[number];

/** The id under which the ledger, Stripe and the accounts know a plan. */
export type PlanId = `${typeof PRODUCT.slug}_plan_${PlanName}`;

/** How often a plan is paid, from the shortest to the longest; also in addresses (`&interval=year`). */
export const INTERVALS = ["month", "year"] as const;
export type Interval = (typeof INTERVALS)[number];

/** How many months of reviews one payment is for. */
export const MONTHS_OF: Readonly<Record<Interval, number>> = { month: 1, year: 12 };

export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  /** In cents of euros, VAT included, for each time that it is paid. */
  readonly priceCents: Readonly<Record<Interval, number>>;
  readonly seats: number;
  /** Reviews a month, however often it is paid. */
  readonly requests: number;
  /** Shown as the most popular one. */
  readonly isPopular: boolean;
}

/** The terms of a subscription: which plan, and how often it is paid. */
export interface PlanTerms {
  readonly planId: PlanId;
  readonly interval: Interval;
}

/** The same, and for how many people of a team: each seat costs the plan's price, and brings its reviews. */
export interface SeatedTerms extends PlanTerms {
  readonly seats: number;
}

/** Terms that can be compared: without a number of seats they are for one. */
type Comparable = PlanTerms & Partial<SeatedTerms>;

/** The id of a plan by its short name. */
export const planId = (name: PlanName): PlanId => `${PRODUCT.slug}_plan_${name}`;

/** The short name of a plan by its id. */
export const planName = (id: PlanId): PlanName => PLAN_NAMES.find((name) => planId(name) === id) ?? "starter";

/** How many months a year costs: two are free. */
const MONTHS_PAID_OF_A_YEAR = 10;

const eachMonth = (euros: number): Plan["priceCents"] => ({
  month: euros * 100,
  year: euros * 100 * MONTHS_PAID_OF_A_YEAR,
});

const soldBySeats = (
  short: PlanName,
  { euros, ...plan }: Pick<Plan, "name" | "requests"> & { readonly euros: number; readonly isPopular?: true },
): Plan => ({ isPopular: false, ...plan, id: planId(short), priceCents: eachMonth(euros), seats: 1 });

/**
 * The plans, from the smallest to the largest. None is for teams: each is sold by seats, and a team buys as many as it is.
 * The table `app.plans` holds the same, and a test compares them.
 */
export const PLANS: readonly Plan[] = [
  soldBySeats("starter", { name: "Starter", euros: 9, requests: 10 }),
  soldBySeats("essential", { name: "Essential", euros: 19, requests: 20 }),
  soldBySeats("pro", { name: "Pro", euros: 59, requests: 85, isPopular: true }),
  soldBySeats("studio", { name: "Studio", euros: 99, requests: 150 }),
];

/** The plan with this id; null when it is none of ours. */
export const findPlan = (id: string): Plan | null => PLANS.find((plan) => plan.id === id) ?? null;

/** The interval of this name; null when there is none such. */
export const findInterval = (name: string): Interval | null =>
  INTERVALS.find((interval) => interval === name) ?? null;

/** Euros of cents, as text: `59`, `7.50`. */
export const eurosOf = (cents: number): string => (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);

/** The saving in cents when a year is paid at once instead of twelve months. */
export const savedCents = ({ priceCents: { month, year } }: Plan): number => month * MONTHS_OF.year - year;

/** A plan bought for several people: each seat costs its price, and brings its reviews. */
export const forSeats = (plan: Plan, seats: number): Plan => ({
  ...plan,
  seats,
  priceCents: { month: plan.priceCents.month * seats, year: plan.priceCents.year * seats },
  requests: plan.requests * seats,
});

/** The key under which the payment service knows the price of terms. */
export const priceKey = ({ planId: id, interval }: PlanTerms): string =>
  interval === "month" ? id : `${id}_${interval}`;

/** True when two are the same terms. */
export const isSameTerms = (one: Comparable, other: Comparable): boolean =>
  one.planId === other.planId && one.interval === other.interval && (one.seats ?? 1) === (other.seats ?? 1);

const rankOf = (id: PlanId): number => PLANS.findIndex((plan) => plan.id === id);

/**
 * True when terms are more than others: something of them is larger, and nothing is smaller. Of two of which each has
 * something larger (a larger plan by the month, a smaller one by the year) neither is more.
 */
export function isMore(terms: Comparable, than: Comparable): boolean {
  const differences = [
    rankOf(terms.planId) - rankOf(than.planId),
    MONTHS_OF[terms.interval] - MONTHS_OF[than.interval],
    (terms.seats ?? 1) - (than.seats ?? 1),
  ];
  return differences.every((by) => by >= 0) && differences.some((by) => by > 0);
}

/** The largest number of seats that is sold by a click. */
export const MAX_SEATS = 50;

/** Reviews without a plan, in total, for each account and for each installation; their network address counts, too. */
export const FREE_TRIAL_REVIEWS = 3;

/** Credits for an opinion: what the form promises, and one more as thanks. */
export const OPINION_REWARD = { promised: 3, thanks: 1 } as const;

/** How many opinions from one network address earn credits within 30 days: about as much as its trial is. */
export const REWARDED_OPINIONS = 3;
