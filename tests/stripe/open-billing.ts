import sql from "sql-template-tag";
import { Stripe } from "stripe";
import { afterAll } from "vitest";
import { readAccount } from "../../shared/api/endpoints/account.ts";
import { readAllowance } from "../../shared/api/endpoints/allowance.ts";
import {
  cancelSubscription,
  createCheckoutSession,
  listInvoices,
  previewChange,
  previewSeats,
  readSubscription,
  renewSubscription,
  updateSeats,
  updateSubscription,
} from "../../shared/api/endpoints/subscription.ts";
import type { Client } from "../../shared/api/client.ts";
import { planId, type Interval, type PlanName } from "../../shared/plans.ts";
import { EMBEDDED_STRIPE, type EmbeddedStripe } from "../../stand-ins/stripe/open-stripe.ts";
import { compareAccounts, type AccountDifference } from "../../server/billing/operator/compare-accounts.ts";
import { openTestServer, type TestPerson, type TestServer } from "../test-server.ts";
import { itemOf } from "./people.ts";

const CARD = "4242424242424242";
/** Pays with its holder present, and not without. */
export const FAILS_LATER = "4000000000000341";

const BUYER = {
  line1: "1 rue Exemple",
  postal_code: "74000",
  city: "Annecy",
  country: "FR",
};

/** The price shown to somebody, as it is sent. */
export interface TestShown {
  readonly amount: number;
  readonly currency: string;
  readonly at: number;
}

export interface Left {
  readonly granted: number;
  readonly used: number;
  readonly remaining: number;
}

/** A person with a way to buy. */
export interface TestBuyer extends TestPerson {
  readonly client: Client;
  readonly account: () => ReturnType<typeof accountOf>;
  readonly allowance: () => ReturnType<typeof allowanceOf>;
  /** The price of another plan now, as it is shown before somebody agrees to it; undefined: nothing is shown. */
  readonly shown: (plan: PlanName, interval?: Interval) => Promise<TestShown | undefined>;
  /** Asks for another plan, agreeing to what is shown. */
  readonly change: (plan: PlanName, interval?: Interval) => Promise<{ readonly url: string }>;
  /** Cancels the plan for the end of what is paid, and takes that back. */
  readonly cancel: () => Promise<{ readonly url: string }>;
  readonly renew: () => Promise<{ readonly url: string }>;
  /** Asks for a plan. Returns where that leads. */
  readonly choose: (plan: PlanName, interval?: Interval) => Promise<string>;
  /** Asks for a plan and pays it. */
  readonly subscribe: (plan: PlanName, card?: string, interval?: Interval) => Promise<void>;
  /** Asks for another number of seats, agreeing to what is shown. */
  readonly seat: (seats: number) => Promise<{ readonly url: string }>;
  readonly customerId: () => Promise<string>;
  /** The state of the plan, as its page shows it. */
  readonly state: () => ReturnType<typeof stateOf>;
  readonly invoices: () => Promise<Awaited<ReturnType<typeof invoicesOf>>["invoices"]>;
  readonly charges: () => Promise<readonly Stripe.Charge[]>;
  /** How much of all that was charged went back, in cents. */
  readonly refunded: () => Promise<number>;
  /** The reviews at an instant of the payment service's clock, in seconds: now where none is named. */
  readonly left: (atS?: number) => Promise<Left | undefined>;
  /** Has so many reviews made, at the time of the payment service. Returns how many there were. */
  readonly spend: (reviews: number) => Promise<number>;
  /** The subjects of the mails that they got, the newest first. */
  readonly subjects: () => Promise<readonly string[]>;
  readonly subscription: () => Promise<Stripe.Subscription>;
}

export interface OpenBilling {
  readonly server: TestServer;
  readonly standIn: EmbeddedStripe;
  /** The SDK, to look at what the stand-in holds. */
  readonly stripe: Stripe;
  readonly signUp: () => Promise<TestBuyer>;
  /** Signs somebody up who has paid for a plan. */
  readonly subscriber: (plan: PlanName, card?: string, interval?: Interval) => Promise<TestBuyer>;
  /** Lets time pass, until all that this brings is delivered. */
  readonly pass: (time: Parameters<EmbeddedStripe["clock"]["advance"]>[0]) => Promise<void>;
  readonly passTo: (atS: number) => Promise<void>;
  /** Lets the period end that somebody has paid for, and so many seconds go by after that. */
  readonly passEnd: (buyer: TestBuyer, moreS: number) => Promise<void>;
  /** The differences between here and there; of one buyer, where one is named. */
  readonly differences: (buyer?: TestBuyer) => Promise<readonly AccountDifference[]>;
  /** Fills in a page of the stand-in. Returns where it leads. */
  readonly pay: (url: string, fields: Readonly<Record<string, string>>) => Promise<Response>;
  /** Ends all subscriptions, so that nobody renews in the tests that follow: time passes for everybody. */
  readonly endAll: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const accountOf = (client: Client) => client.call(readAccount, {});
const allowanceOf = (client: Client) => client.call(readAllowance, {});
const stateOf = (client: Client) => client.call(readSubscription, {});
const invoicesOf = (client: Client) => client.call(listInvoices, {});

/** The server and the payments of a test file: open from its top on, and stopped after its last test. */
export function useBilling(): Promise<OpenBilling> {
  const opened = openBilling();
  afterAll(async () => (await opened).stop());
  return opened;
}

/** The whole server with its stand-in for Stripe; to be stopped. */
async function openBilling(): Promise<OpenBilling> {
  const server = await openTestServer();
  const standIn = server.standIns.stripe;
  const stripe = new Stripe(EMBEDDED_STRIPE.secretKey, {
    httpClient: Stripe.createFetchHttpClient(standIn.fetch),
    host: "localhost",
    protocol: "http",
    telemetry: false,
  });
  const pay: OpenBilling["pay"] = async (url, fields) => {
    const response = await server.app.request(new URL(url, server.deps.env.SITE_URL).href, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ ...BUYER, ...fields }).toString(),
    });
    await standIn.deliveries.idle();
    return response;
  };
  const signUp = async (): Promise<TestBuyer> => {
    const person = await server.signUp();
    const client = server.as(person.token);
    const { userId } = person;
    const shown: TestBuyer["shown"] = async (plan, interval = "month") => {
      if (!(await accountOf(client)).stripeSubId) return undefined;
      const { dueNow, at } = await client.call(previewChange, {
        body: { userId, planId: planId(plan), interval },
      });
      return dueNow ? { ...dueNow, at } : undefined;
    };
    const choiceOf = async (plan: PlanName, interval: Interval = "month") => {
      const agreed = await shown(plan, interval);
      return { userId, planId: planId(plan), interval, ...(agreed && { shown: agreed }) };
    };
    const choose: TestBuyer["choose"] = async (plan, interval) => {
      const body = { ...(await choiceOf(plan, interval)), beginsAtOnce: true };
      const { url } = await client.call(createCheckoutSession, { body });
      await standIn.deliveries.idle();
      return url;
    };
    const customerId = async () => (await accountOf(client)).stripeCustomerId ?? "";
    const charges = async () => (await stripe.charges.list({ customer: await customerId() })).data;
    const spendOne = async (): Promise<boolean> => {
      const row = await server.deps.db.row(sql`
        select app.commit_request(reservation_id, null, to_timestamp(${standIn.clock.now()}))
        from app.reserve_request(${userId}, null, null, ${crypto.randomUUID()}, 'h', '10 minutes',
          to_timestamp(${standIn.clock.now()})) where status = 'reserved'`);
      return row !== undefined;
    };
    return {
      ...person,
      client,
      shown,
      change: async (plan, interval) =>
        client.call(updateSubscription, { body: await choiceOf(plan, interval) }),
      cancel: () => client.call(cancelSubscription, { body: { userId } }),
      renew: () => client.call(renewSubscription, { body: { userId } }),
      choose,
      seat: async (seats) => {
        const { dueNow, at } = await client.call(previewSeats, { body: { userId, seats } });
        const agreed = dueNow && { shown: { ...dueNow, at } };
        const left = await client.call(updateSeats, { body: { userId, seats, ...agreed } });
        await standIn.deliveries.idle();
        return left;
      },
      customerId,
      state: () => stateOf(client),
      invoices: async () => (await invoicesOf(client)).invoices,
      charges,
      refunded: async () => (await charges()).reduce((sum, { amount_refunded: back }) => sum + back, 0),
      left: (atS = standIn.clock.now()) =>
        server.deps.db.row<Left>(sql`
          select granted, used, remaining from app.read_allowance(${userId}, null, null, to_timestamp(${atS}))`),
      spend: async (reviews) => {
        let spent = 0;
        for (let count = 0; count < reviews; count += 1) if (await spendOne()) spent += 1;
        return spent;
      },
      subjects: async () =>
        (await server.mails()).filter(({ to }) => to === person.email).map(({ subject }) => subject),
      account: () => accountOf(client),
      allowance: () => allowanceOf(client),
      subscribe: async (plan, card = CARD, interval = "month") => {
        const response = await pay(await choose(plan, interval), { card });
        if (response.status !== 303) throw new Error(`The card was not taken: ${await response.text()}`);
      },
      subscription: async () => {
        const { data } = await stripe.subscriptions.list({ customer: await customerId(), status: "all" });
        const [subscription] = data;
        if (!subscription) throw new Error("There is no subscription");
        return subscription;
      },
    };
  };
  const subscriber: OpenBilling["subscriber"] = async (plan, card, interval) => {
    const buyer = await signUp();
    await buyer.subscribe(plan, card, interval);
    return buyer;
  };
  const pass: OpenBilling["pass"] = async (time) => {
    await standIn.clock.advance(time);
    await standIn.deliveries.idle();
  };
  const passTo: OpenBilling["passTo"] = async (atS) => {
    await standIn.clock.advanceTo(atS);
    await standIn.deliveries.idle();
  };
  const passEnd: OpenBilling["passEnd"] = async (buyer, moreS) =>
    passTo(itemOf(await buyer.subscription()).current_period_end + moreS);
  const differences: OpenBilling["differences"] = async (buyer) =>
    (await compareAccounts(server.deps)).differences.filter(
      ({ userId }) => !buyer || userId === buyer.userId,
    );
  const endAll = async (): Promise<void> => {
    const { data } = await stripe.subscriptions.list({ limit: 100 });
    for (const { id } of data.filter(({ ended_at }) => ended_at === null))
      await stripe.subscriptions.cancel(id);
    await standIn.deliveries.idle();
  };
  const stop = () => server.stop();
  const time = { pass, passTo, passEnd };
  return { server, standIn, stripe, pay, signUp, subscriber, ...time, differences, endAll, stop };
}
