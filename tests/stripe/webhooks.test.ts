import { serve } from "@hono/node-server";
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Stripe } from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openStandIn, WEBHOOK_SECRET, type OpenStandIn, type Received } from "./open-stand-in.ts";

let open: OpenStandIn;
beforeEach(async () => {
  open = await openStandIn();
});
afterEach(() => open.stop());

const verify = ({ body, signature }: Received): Stripe.Event =>
  Stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET);
const typesOf = (deliveries: readonly Received[]): readonly string[] =>
  deliveries.map(({ body }) => (JSON.parse(body) as Stripe.Event).type);

/** One call that causes two events, and their deliveries. */
async function causeTwo(): Promise<void> {
  await open.stripe.prices.create({
    product: "regard_plan_pro",
    currency: "eur",
    unit_amount: 100,
    recurring: { interval: "month" },
    lookup_key: "regard_plan_pro",
    transfer_lookup_key: true,
  });
  await open.standIn.deliveries.idle();
}
const TWO = ["price.updated", "price.created"];

test("events are delivered in order, signed so that the SDK takes them", async () => {
  await causeTwo();
  expect(open.received.map((one) => verify(one).type)).toEqual(TWO);
});

test("a delivery that was taken waits no more", async () => {
  await causeTwo();
  const { data } = await open.stripe.events.list();
  expect(data.map(({ pending_webhooks }) => pending_webhooks)).toEqual([0, 0]);
});

test("a wrong signature is seen by the SDK", async () => {
  open.standIn.faults.deliveries.hasWrongSignature = true;
  await causeTwo();
  for (const one of open.received) expect(() => verify(one)).toThrow(/No signatures found matching/);
});

test("an old timestamp is seen by the SDK", async () => {
  open.standIn.faults.deliveries.hasOldTimestamp = true;
  await causeTwo();
  for (const one of open.received) expect(() => verify(one)).toThrow(/Timestamp outside the tolerance zone/);
});

test("duplicated deliveries are the same event twice", async () => {
  open.standIn.faults.deliveries.isDuplicated = true;
  await causeTwo();
  const [first, second] = open.received.map((one) => verify(one).id);
  expect(typesOf(open.received)).toHaveLength(4);
  expect(second).toBe(first);
});

test("shuffled deliveries come in another order", async () => {
  open.standIn.faults.deliveries.isShuffled = true;
  await causeTwo();
  expect(typesOf(open.received)).toEqual(TWO.toReversed());
});

test("delayed deliveries wait until they are released", async () => {
  open.standIn.faults.deliveries.isDelayed = true;
  await causeTwo();
  expect(open.received).toEqual([]);
  await open.standIn.deliveries.release();
  expect(typesOf(open.received)).toEqual(TWO);
});

test("dropped deliveries never come, and the events can still be listed", async () => {
  open.standIn.faults.deliveries.isDropped = true;
  await causeTwo();
  open.standIn.faults.clear();
  await open.standIn.deliveries.retry("all");
  expect(open.received).toEqual([]);
  expect((await open.stripe.events.list()).data).toHaveLength(2);
});

test("early deliveries come before the call is answered", async () => {
  open.standIn.faults.deliveries.isEarly = true;
  const order: string[] = [];
  open.answerWith(() => {
    order.push("delivered");
    return new Response();
  });
  await open.stripe.customers.create({}).then(() => order.push("answered"));
  expect(order).toEqual(["delivered", "answered"]);
});

test("an early receiver may ask the API back", async () => {
  open.standIn.faults.deliveries.isEarly = true;
  open.answerWith(async () => {
    await open.stripe.prices.list();
    return new Response();
  });
  expect((await open.stripe.customers.create({})).object).toBe("customer");
});

test("what the receiver refuses is tried again, until it is taken", async () => {
  open.answerWith(() => new Response(null, { status: 500 }));
  await causeTwo();
  expect(open.standIn.deliveries.undelivered()).toMatchObject([{ attempts: 1 }, { attempts: 1 }]);
  await open.standIn.deliveries.retry("due");
  expect(open.received).toHaveLength(2);
  await open.standIn.deliveries.retry("all");
  expect(open.standIn.deliveries.undelivered()).toMatchObject([{ attempts: 2 }, { attempts: 2 }]);
  open.answerWith(() => new Response());
  await open.standIn.deliveries.retry("all");
  expect(open.standIn.deliveries.undelivered()).toEqual([]);
});

test("a receiver on the network is asked over HTTP, with the body as it was signed", async () => {
  const taken: string[] = [];
  const server = serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: async (request) => {
      const signature = request.headers.get("Stripe-Signature") ?? "";
      taken.push(verify({ body: await request.text(), signature }).type);
      return new Response();
    },
  }) as Server;
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const other = await openStandIn({
    webhook: { url: `http://127.0.0.1:${port}/webhook`, secret: WEBHOOK_SECRET },
  });
  await other.stripe.customers.create({});
  await other.standIn.deliveries.idle();
  expect(taken).toEqual(["customer.created"]);
  await other.stop();
  server.closeAllConnections();
  server.close();
});

test("a receiver that is away is tried again later", async () => {
  const away = await openStandIn({ webhook: { url: "http://127.0.0.1:1/webhook", secret: WEBHOOK_SECRET } });
  await away.stripe.customers.create({});
  await away.standIn.deliveries.idle();
  expect(away.standIn.deliveries.undelivered()).toMatchObject([{ attempts: 1 }]);
  await away.stop();
});
