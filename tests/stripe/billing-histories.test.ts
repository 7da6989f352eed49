import { Stripe } from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import sql from "sql-template-tag";
import { ApiError } from "../../shared/api/errors.ts";
import { planId, type PlanId } from "../../shared/plans.ts";
import { createApp } from "../../server/app.ts";
import { cancelPlan, renewPlan } from "../../server/billing/cancel-plan.ts";
import { choosePlan } from "../../server/billing/choose-plan.ts";
import { compareAccounts } from "../../server/billing/compare-accounts.ts";
import { PaymentsRefused } from "../../server/billing/payments.ts";
import { sweepBilling } from "../../server/billing/sweep-billing.ts";
import { withdraw } from "../../server/billing/withdraw.ts";
import type { Deps } from "../../server/deps.ts";
import { createStripeStandIn, type StripeStandIn } from "../../server/embedded/stripe/stand-in.ts";
import { openTestServer, type TestPerson, type TestServer } from "../../server/testing.ts";
import { openStripe } from "../../server/vendors/stripe.ts";
import { seededRandom, type Random } from "../database/support/random.ts";
import { SECRET_KEY, WEBHOOK_SECRET } from "./open-stand-in.ts";

/** How many, and from which seed on: `BILLING_HISTORIES=2000 BILLING_SEED=7`. */
const HISTORIES = Number(process.env["BILLING_HISTORIES"] ?? 60);
const SEED = Number(process.env["BILLING_SEED"] ?? 1);
const STEPS = 9;
const PLAN_IDS = [planId("starter"), planId("essential"), planId("pro"), planId("studio")] as const;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());

/** One person, with a Stripe and a server of their own; all share the database. */
interface Life {
  readonly random: Random;
  readonly person: TestPerson;
  readonly deps: Deps;
  readonly standIn: StripeStandIn;
  readonly stripe: Stripe;
  /** The plan that the delivery which came last tells of. */
  readonly lastTold: () => PlanId | null;
}

function planTold(body: string): PlanId | null | undefined {
  const { data } = JSON.parse(body) as Stripe.Event;
  const object = data.object as Stripe.Subscription;
  if (object.object !== "subscription") return undefined;
  return object.status === "active"
    ? ((object.items.data[0]?.price.lookup_key ?? null) as PlanId | null)
    : null;
}

async function begin(seed: number): Promise<Life> {
  let told: PlanId | null = null;
  let ask = (_request: Request): Response | Promise<Response> => new Response();
  const standIn = createStripeStandIn({
    secretKey: SECRET_KEY,
    pagesUrl: "http://localhost:4321/stripe",
    webhook: {
      url: "http://localhost:4321/api/stripe/webhook",
      secret: WEBHOOK_SECRET,
      fetch: async (request) => {
        const said = planTold(await request.clone().text());
        if (said !== undefined) told = said;
        return ask(request);
      },
    },
  });
  const payments = openStripe({
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    isProduction: false,
    hasTax: false,
    standIn: { fetch: standIn.fetch, now: standIn.clock.now },
  });
  // Faults are what this is about.
  const deps: Deps = { ...server.deps, payments, log: () => {} };
  const app = createApp(deps, { supabase: null, mailFolder: null, stripe: null });
  ask = (request) => app.fetch(request);
  await server.deps.db.rows(sql`delete from app.stripe_event_cursor`);
  return {
    random: seededRandom(seed),
    person: await server.signUp(),
    deps,
    standIn,
    stripe: new Stripe(SECRET_KEY, {
      host: "localhost",
      protocol: "http",
      httpClient: Stripe.createFetchHttpClient(standIn.fetch),
      telemetry: false,
    }),
    lastTold: () => told,
  };
}

const customerOf = async ({ deps, person }: Life): Promise<string | null> =>
  (
    await deps.db.row<{ id: string | null }>(
      sql`select stripe_customer_id as id from public.accounts where user_id = ${person.userId}`,
    )
  )?.id ?? null;

async function choose(life: Life): Promise<void> {
  const { random, person, deps, standIn } = life;
  const url = await choosePlan(deps, person, random.pick(PLAN_IDS));
  if (!url.includes("/stripe/") || random.below(5) === 0) return;
  const page = new URL(url).pathname.replace("/stripe", "");
  await standIn.app.request(`http://localhost${page}${page.startsWith("/invoice") ? "/pay" : ""}`, {
    method: "POST",
    body: new URLSearchParams({
      card: random.pick(["4242424242424242", "4242424242424242", "4000000000000341", "4000000000000002"]),
      line1: "1 rue Exemple",
      postal_code: "74000",
      city: "Annecy",
      country: "FR",
    }).toString(),
  });
}

/** What happens at Stripe without us. */
async function elsewhere(life: Life): Promise<void> {
  const customer = await customerOf(life);
  if (!customer) return;
  const { data } = await life.stripe.subscriptions.list({ customer });
  const [subscription] = data;
  if (!subscription) return;
  if (life.random.below(3) === 0) await life.stripe.subscriptions.cancel(subscription.id);
  else if (!subscription.schedule)
    await life.stripe.subscriptions.update(subscription.id, {
      cancel_at_period_end: life.random.below(2) === 0,
    });
}

const FAULTS = [
  "isDuplicated",
  "isShuffled",
  "isDelayed",
  "isDropped",
  "hasWrongSignature",
  "hasOldTimestamp",
  "isEarly",
] as const;
const CALL_FAULTS = ["500", "429", "reset"] as const;

type Step = (life: Life) => Promise<unknown>;

const STEP_KINDS: readonly [Step, ...Step[]] = [
  choose,
  choose,
  choose,
  ({ deps, person }) => cancelPlan(deps, person),
  ({ deps, person }) => renewPlan(deps, person),
  ({ standIn, random }) => standIn.clock.advance({ days: 1 + random.below(12) }),
  ({ standIn, random }) => standIn.clock.advance({ days: 25 + random.below(20) }),
  elsewhere,
  ({ deps, person, random }) => (random.below(3) === 0 ? withdraw(deps, person, "en") : Promise.resolve()),
  ({ deps }) => sweepBilling(deps),
];

/** Stripe was away, for us or for whoever did something there. */
const isExpected = (error: unknown): boolean =>
  [ApiError, PaymentsRefused, Stripe.errors.StripeError].some((kind) => error instanceof kind);

async function step(life: Life): Promise<void> {
  const { random, standIn } = life;
  standIn.faults.clear();
  for (const fault of FAULTS) if (random.below(4) === 0) standIn.faults.deliveries[fault] = true;
  // Rare, because the SDK waits before it tries again.
  if (random.below(12) === 0)
    standIn.faults.nextCall({ kind: random.pick(CALL_FAULTS), when: random.pick(["before", "after"]) });
  try {
    await random.pick(STEP_KINDS)(life);
  } catch (error) {
    if (!isExpected(error)) throw error;
  }
}

/** At last everything is delivered, late and in any order, and swept. */
async function settle({ standIn, deps }: Life): Promise<void> {
  standIn.faults.clear();
  await standIn.deliveries.idle();
  await sweepBilling(deps);
  await standIn.deliveries.release();
  await standIn.deliveries.retry("all");
  await standIn.deliveries.idle();
}

/** What Stripe has, seen without any code of billing. */
async function truthOf(life: Life): Promise<{ readonly live: number; readonly plan: PlanId | null }> {
  const customer = await customerOf(life);
  const { data } = customer
    ? await life.stripe.subscriptions.list({ customer, status: "all" })
    : { data: [] };
  const live = data.filter(({ ended_at }) => ended_at === null);
  const active = live.find(({ status }) => status === "active");
  return { live: live.length, plan: (active?.items.data[0]?.price.lookup_key ?? null) as PlanId | null };
}

test(
  `${HISTORIES} histories with every fault end in what Stripe has, and never in two subscriptions`,
  async () => {
    let misled = 0;
    for (let seed = SEED; seed < SEED + HISTORIES; seed += 1) {
      const life = await begin(seed);
      for (let count = 0; count < STEPS; count += 1) await step(life);
      await settle(life);
      const truth = await truthOf(life);
      const where = `seed ${seed}`;
      expect(truth.live, where).toBeLessThanOrEqual(1);
      const account = await server.deps.db.row<{ plan: PlanId | null; status: string }>(
        sql`select plan_id as plan from public.accounts where user_id = ${life.person.userId}`,
      );
      const { differences } = await compareAccounts(life.deps);
      expect(differences, where).toEqual([]);
      // Past due is a plan for a week; whether it still is has tests of its own.
      if (truth.plan !== null || truth.live === 0) expect(account?.plan ?? null, where).toBe(truth.plan);
      if (life.lastTold() !== truth.plan) misled += 1;
      await life.standIn.stop();
      // The next one has another Stripe.
      await server.deps.db.rows(
        sql`update public.accounts set stripe_customer_id = null, stripe_sub_id = null where user_id = ${life.person.userId}`,
      );
      await server.deps.db.rows(sql`delete from app.stripe_syncs`);
    }
    // Whoever believes what deliveries say would have been wrong.
    expect(misled).toBeGreaterThan(HISTORIES / 20);
  },
  HISTORIES * 3000,
);
