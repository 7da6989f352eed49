import { Stripe } from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openStandIn, SECRET_KEY, type OpenStandIn } from "./open-stand-in.ts";

let open: OpenStandIn;
beforeEach(async () => {
  open = await openStandIn({ sdk: { timeout: 200 } });
});
afterEach(() => open.stop());

const failure = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error);
const customers = async (): Promise<number> => (await open.stripe.customers.list()).data.length;
const create = (
  idempotencyKey: string,
  options: Stripe.RequestOptions = {},
): Promise<Stripe.Response<Stripe.Customer>> =>
  open.stripe.customers.create({}, { idempotencyKey, ...options });

test("a 500 is kept under its key: the same call again is answered the same, another key works", async () => {
  open.standIn.faults.nextCall({ kind: "500" });
  expect(await failure(create("one"))).toMatchObject({ type: "StripeAPIError", statusCode: 500 });
  expect(await failure(create("one"))).toMatchObject({
    statusCode: 500,
    headers: expect.objectContaining({ "idempotent-replayed": "true" }),
  });
  expect(await customers()).toBe(0);
  expect((await create("two")).object).toBe("customer");
});

test("a 500 that is not kept goes away with the next call", async () => {
  open.standIn.faults.nextCall({ kind: "500", isRemembered: false });
  expect(await failure(create("one"))).toMatchObject({ statusCode: 500 });
  await create("one");
  expect(await customers()).toBe(1);
});

test("a 500 after the work leaves the object, and the key still answers 500", async () => {
  open.standIn.faults.nextCall({ kind: "500", when: "after" });
  expect(await failure(create("one"))).toMatchObject({ statusCode: 500 });
  expect(await failure(create("one"))).toMatchObject({ statusCode: 500 });
  expect(await customers()).toBe(1);
});

test("429 is for as many calls as were asked, and the SDK sees a rate limit", async () => {
  open.standIn.faults.nextCall({ kind: "429", times: 2 });
  for (const key of ["one", "one"])
    expect(await failure(create(key))).toMatchObject({ type: "StripeRateLimitError", code: "rate_limit" });
  await create("one");
});

test("a fault meets only the calls that match", async () => {
  open.standIn.faults.nextCall({ kind: "429", match: /^POST \/v1\/customers/ });
  expect((await open.stripe.prices.list()).data.length).toBeGreaterThan(0);
  expect(await failure(create("one"))).toMatchObject({ statusCode: 429 });
});

test("a call that is not answered in time did nothing, unless it is said", async () => {
  open.standIn.faults.nextCall({ kind: "timeout" });
  expect(await failure(create("one"))).toMatchObject({
    type: "StripeConnectionError",
    message: expect.stringContaining("timeout"),
  });
  expect(await customers()).toBe(0);
  open.standIn.faults.nextCall({ kind: "timeout", when: "after" });
  expect(await failure(create("two"))).toMatchObject({ type: "StripeConnectionError" });
  expect(await customers()).toBe(1);
});

test("a lost answer is found again with the key, and there is no second object", async () => {
  open.standIn.faults.nextCall({ kind: "reset", when: "after" });
  const customer = await create("one", { maxNetworkRetries: 2 });
  expect(customer.lastResponse.headers["idempotent-replayed"]).toBe("true");
  expect(await customers()).toBe(1);
});

test("a cut connection is a connection error", async () => {
  // The SDK tries once more by itself.
  open.standIn.faults.nextCall({ kind: "reset", times: 2 });
  expect(await failure(create("one"))).toMatchObject({ type: "StripeConnectionError" });
  expect(await customers()).toBe(0);
});

test("`clear` lets go what waits, and nothing goes wrong any more", async () => {
  open.standIn.faults.nextCall({ kind: "timeout" });
  open.standIn.faults.nextCall({ kind: "500", times: 5 });
  const waiting = failure(create("one", { timeout: 60_000 }));
  await expect.poll(() => open.standIn.faults.waitingCount()).toBe(1);
  open.standIn.faults.clear();
  // Its connection is cut, and the SDK tries once more by itself.
  expect(await waiting).toMatchObject({ object: "customer" });
  await create("two");
});

test("two calls at once under one key make one object", async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => failure(create("one", { maxNetworkRetries: 3 }))),
  );
  expect(new Set(answers.map((answer) => (answer as Stripe.Customer).id)).size).toBe(1);
  expect(await customers()).toBe(1);
});

test("without a port, through the SDK's own fetch client, all of it is the same", async () => {
  const inside = new Stripe(SECRET_KEY, {
    host: "localhost",
    protocol: "http",
    httpClient: Stripe.createFetchHttpClient(open.standIn.fetch),
    timeout: 200,
    maxNetworkRetries: 0,
  });
  expect((await inside.customers.create({})).object).toBe("customer");
  for (const kind of ["timeout", "reset"] as const) {
    open.standIn.faults.nextCall({ kind, times: 2 });
    expect(await failure(inside.customers.list())).toMatchObject({ type: "StripeConnectionError" });
    open.standIn.faults.clear();
  }
});
