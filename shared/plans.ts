import { PRODUCT } from "./product.ts";

/** What a plan is called in addresses (`/signup?plan=pro`) and in code. */
export const PLAN_NAMES = ["starter", "essential", "pro", "studio"] as const;
export type PlanName = (typeof PLAN_NAMES)[number];

/** The id under which the ledger, Stripe and the accounts know a plan. */
export type PlanId = `${typeof PRODUCT.slug}_plan_${PlanName}`;

export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  /** Euros a month as text: money is never a float. */
  readonly price_eur: string;
  readonly seats: number;
  /** Reviews a month. */
  readonly requests: number;
  /** Shown as the most popular one. */
  readonly isPopular: boolean;
}

/** The id of a plan by its short name. */
export const planId = (name: PlanName): PlanId => `${PRODUCT.slug}_plan_${name}`;

/** The short name of a plan by its id. */
export const planName = (id: PlanId): PlanName => PLAN_NAMES.find((name) => planId(name) === id) ?? "starter";

/** The plans, from the smallest to the largest. The table `app.plans` holds the same, and a test compares them. */
export const PLANS: readonly Plan[] = [
  { id: planId("starter"), name: "Starter", price_eur: "9", seats: 1, requests: 10, isPopular: false },
  { id: planId("essential"), name: "Essential", price_eur: "19", seats: 1, requests: 20, isPopular: false },
  { id: planId("pro"), name: "Pro", price_eur: "59", seats: 1, requests: 85, isPopular: true },
  { id: planId("studio"), name: "Studio", price_eur: "99", seats: 1, requests: 150, isPopular: false },
];

/** The plan with this id; null when it is none of ours. */
export const findPlan = (id: string): Plan | null => PLANS.find((plan) => plan.id === id) ?? null;

const rankOf = (id: PlanId | null): number => PLANS.findIndex((plan) => plan.id === id);

/** Whether a plan gives more than another one; any gives more than none. */
export const isLargerPlan = (id: PlanId, than: PlanId | null): boolean => rankOf(id) > rankOf(than);

/** Reviews without a plan, in total, for each account and for each installation; their network address counts, too. */
export const FREE_TRIAL_REVIEWS = 3;

/** Credits for an opinion: what the form promises, and one more as thanks. */
export const OPINION_REWARD = { promised: 3, thanks: 1 } as const;
