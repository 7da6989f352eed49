import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { deleteUser, exportAccount } from "../../shared/api/endpoints/account.ts";
import {
  billingPortalUrl,
  cancelSubscription,
  listInvoices,
  readSubscription,
  withdrawSubscription,
} from "../../shared/api/endpoints/subscription.ts";
import * as team from "../../shared/api/endpoints/team.ts";
import { planId } from "../../shared/plans.ts";
import { useBilling, type TestBuyer } from "../../tests/stripe/open-billing.ts";
import { itemOf } from "../../tests/stripe/people.ts";
import { openSql } from "../../tests/database/support/open-sql.ts";

const billing = await useBilling();
const admin = openSql(billing.server.databaseUrl, { max: 1 });
afterAll(() => admin.end());
afterEach(() => {
  vi.restoreAllMocks();
  return billing.endAll();
});

const teamOf = async ({ client }: TestBuyer) => (await client.call(team.readTeam, {})).team;

async function invite({ client }: TestBuyer, email: string): Promise<string> {
  await client.call(team.inviteToTeam, { body: { email } });
  const mail = (await billing.server.mails()).find(({ to }) => to === email);
  return /invite=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

const CARD = "4242424242424242";

/** An owner with Pro for two, and a member. */
async function twoOf({ company = "", card = CARD } = {}): Promise<{ owner: TestBuyer; heir: TestBuyer }> {
  const [owner, heir] = [await billing.signUp(), await billing.signUp()];
  await billing.pay(await owner.choose("pro"), { card: CARD, company });
  await owner.seat(2);
  if (card !== CARD) await payAs(owner, card);
  await owner.client.call(team.createTeam, { body: { name: "Atelier" } });
  const params = { token: await invite(owner, heir.email) };
  await heir.client.call(team.acceptInvitation, { params });
  return { owner, heir };
}

const offer = ({ client }: TestBuyer, userId: string | null) =>
  client.call(team.offerTeam, { body: { heirUserId: userId } });
const takeOver = ({ client, userId }: TestBuyer) => client.call(team.takeOverTeam, { body: { userId } });

/** Another card pays from now on. */
async function payAs({ client, userId }: TestBuyer, card: string): Promise<void> {
  const { url } = await client.call(billingPortalUrl, { body: { userId } });
  const { status } = await billing.pay(`${url}/card`, { card });
  expect(status).toBeLessThan(400);
}

/** The next period begins, and its invoice is collected. */
async function toTheEnd(buyer: TestBuyer): Promise<void> {
  await billing.standIn.clock.advanceTo(itemOf(await buyer.subscription()).current_period_end + 2 * 3600);
  await billing.standIn.deliveries.idle();
}

test("a team goes to the member who was offered it, with its plan and its customer, and nobody else's card", async () => {
  const { owner, heir } = await twoOf();
  const [customer, { id }] = [await owner.customerId(), await owner.subscription()];
  await expect(takeOver(heir)).rejects.toMatchObject({ code: "not_found" });
  await offer(owner, heir.userId);
  expect(await teamOf(heir)).toMatchObject({ heirUserId: heir.userId });
  await takeOver(heir);

  expect(await heir.account()).toMatchObject({
    planId: planId("pro"),
    stripeCustomerId: customer,
    stripeSubId: id,
  });
  expect(await owner.account()).toMatchObject({ planId: null, stripeCustomerId: null, stripeSubId: null });
  expect(await billing.stripe.customers.retrieve(customer)).toMatchObject({
    email: heir.email,
    metadata: { userId: heir.userId },
  });
  expect((await billing.stripe.customers.listPaymentMethods(customer)).data).toEqual([]);
  expect(await teamOf(heir)).toMatchObject({ role: "owner", heirUserId: null });
  expect(await teamOf(owner)).toMatchObject({ role: "member", owned: null });
  expect(await owner.allowance()).toMatchObject({ limit: 170, team: { pays: true } });
  expect(
    (await billing.server.mails()).some(
      ({ to, subject }) => to === owner.email && subject.includes("handed over"),
    ),
  ).toBe(true);
  await expect(takeOver(heir)).rejects.toMatchObject({ code: "not_found" });
});

test("whoever handed a team over buys for themselves as anybody does, and may go", async () => {
  const { owner, heir } = await twoOf();
  const customer = await owner.customerId();
  await offer(owner, heir.userId);
  await takeOver(heir);
  await owner.subscribe("starter");
  expect(await owner.customerId()).not.toBe(customer);
  expect(await owner.account()).toMatchObject({ planId: planId("starter") });
  await owner.client.call(withdrawSubscription, {
    body: { userId: owner.userId, shown: await offerOf(owner) },
  });
  await billing.standIn.deliveries.idle();
  await owner.client.call(deleteUser, { body: { userId: owner.userId } });
  expect((await teamOf(heir))?.members).toHaveLength(1);
});

async function offerOf({ client }: TestBuyer) {
  const { withdrawal } = await client.call(readSubscription, {});
  if (!withdrawal) throw new Error("There is nothing to withdraw from.");
  return { ...withdrawal.refund, at: withdrawal.at };
}

describe("invoices", () => {
  const amountsOf = async ({ client }: TestBuyer): Promise<readonly number[]> =>
    (await client.call(listInvoices, {})).invoices.map(({ amount }) => amount);

  test("stay with whom they were written for, and those that follow are the new owner's", async () => {
    const { owner, heir } = await twoOf();
    const before = await amountsOf(owner);
    expect(before).toHaveLength(2);
    await offer(owner, heir.userId);
    await takeOver(heir);
    expect([await amountsOf(owner), await amountsOf(heir)]).toEqual([before, []]);
    expect((await heir.account()).stripeLastInvoiceUrl).toBeNull();
    await payAs(heir, CARD);
    await toTheEnd(heir);
    expect([await amountsOf(owner), await amountsOf(heir)]).toEqual([before, [11_800]]);
    await offer(heir, owner.userId);
    await takeOver(owner);
    expect([await amountsOf(owner), await amountsOf(heir)]).toEqual([before, [11_800]]);
  });

  test("to come name whom they are for: of somebody who is no company neither name nor address go along", async () => {
    const { owner, heir } = await twoOf();
    await offer(owner, heir.userId);
    await takeOver(heir);
    expect(await billing.stripe.customers.retrieve(await heir.customerId())).toMatchObject({
      address: { country: "FR", line1: null, city: null },
    });
    expect(await heir.account()).toMatchObject({ addressLine1: "", city: "" });
    // The details of the former owner stay with the former owner.
    expect(await owner.account()).toMatchObject({ addressLine1: "1 rue Exemple", city: "Annecy" });
  });

  test("of a company stay the company's", async () => {
    const { owner, heir } = await twoOf({ company: "Atelier SARL" });
    await offer(owner, heir.userId);
    await takeOver(heir);
    expect(await billing.stripe.customers.retrieve(await heir.customerId())).toMatchObject({
      business_name: "Atelier SARL",
      address: { line1: "1 rue Exemple" },
    });
  });

  test("that are to be paid are paid first", async () => {
    const { owner, heir } = await twoOf({ card: "4000000000000341" });
    await toTheEnd(owner);
    await offer(owner, heir.userId);
    await expect(takeOver(heir)).rejects.toMatchObject({ code: "invoice_open" });
    expect(await owner.account()).toMatchObject({ planId: planId("pro") });
  });
});

test("what somebody else paid is not given back to the new owner", async () => {
  const { owner, heir } = await twoOf();
  await offer(owner, heir.userId);
  await takeOver(heir);
  expect((await heir.client.call(readSubscription, {})).withdrawal).toBeNull();
  const body = { userId: heir.userId };
  await expect(heir.client.call(withdrawSubscription, { body })).rejects.toMatchObject({
    code: "withdrawal_over",
  });
  await payAs(heir, CARD);
  const paid = (await heir.shown("studio"))?.amount ?? 0;
  await heir.change("studio");
  const { amount } = await offerOf(heir);
  expect(amount).toBeLessThanOrEqual(paid);
  expect(amount).toBeGreaterThan(paid - 10);
});

test("what somebody gave back, or was reminded of, is theirs to take along, and not the next owner's", async () => {
  const { owner, heir } = await twoOf();
  const customer = await owner.customerId();
  const note = async (what: string): Promise<void> => {
    await admin`
      insert into app.withdrawals (subscription_id, customer_id, refund_cents, currency, refunds)
      values (${what}, ${customer}, 0, 'eur', '[]')`;
    await admin`
      insert into app.renewal_notices (subscription_id, renews_at, customer_id, language, told_at, is_late, mail_id)
      values (${what}, now(), ${customer}, 'en', clock_timestamp(), false, 1)`;
  };
  const taken = async ({ client }: TestBuyer): Promise<object> => {
    const data = await client.call(exportAccount, {});
    const idsOf = (part: string) =>
      (data[part] as { subscription_id: string }[]).map(({ subscription_id: id }) => id.split(" ")[0]);
    return { withdrawals: idsOf("withdrawals"), reminders: idsOf("renewalNotices") };
  };
  await note(`owner's ${customer}`);
  await offer(owner, heir.userId);
  await takeOver(heir);
  await note(`heir's ${customer}`);
  expect(await taken(owner)).toEqual({ withdrawals: ["owner's"], reminders: ["owner's"] });
  expect(await taken(heir)).toEqual({ withdrawals: ["heir's"], reminders: ["heir's"] });
  await offer(heir, owner.userId);
  await takeOver(owner);
  expect(await taken(owner)).toEqual({ withdrawals: ["owner's"], reminders: ["owner's"] });
  expect(await taken(heir)).toEqual({ withdrawals: ["heir's"], reminders: ["heir's"] });
});

test("who is offered a team is told what it renews for, with what is planned", async () => {
  const { owner, heir } = await twoOf();
  const onOf = async () => new Date(itemOf(await owner.subscription()).current_period_end * 1000);
  await offer(owner, heir.userId);
  const on = (await onOf()).toISOString();
  expect((await teamOf(heir))?.offered).toEqual({
    planId: planId("pro"),
    renewal: { amount: 11_800, currency: "eur" },
    on,
  });
  expect((await teamOf(owner))?.offered).toBeNull();
  await owner.change("starter");
  expect((await teamOf(heir))?.offered).toEqual({
    planId: planId("starter"),
    renewal: { amount: 1800, currency: "eur" },
    on,
  });
  await owner.client.call(cancelSubscription, { body: { userId: owner.userId } });
  expect((await teamOf(heir))?.offered).toMatchObject({ renewal: null, on });
});

describe("a checkout that was left open", () => {
  test.each(["owner", "heir"] as const)("by the %s is not paid for what somebody else has", async (who) => {
    const { owner, heir } = await twoOf();
    const people = { owner, heir };
    if (who === "owner") await billing.stripe.subscriptions.cancel((await owner.subscription()).id);
    await billing.standIn.deliveries.idle();
    const url = await people[who].choose("starter");
    await offer(owner, heir.userId);
    await takeOver(heir);
    const boughtSoFar = async () =>
      (await billing.stripe.subscriptions.list({ limit: 100 })).data.map(({ id }) => id);
    const before = await boughtSoFar();
    expect((await billing.pay(url, { card: CARD })).status).not.toBe(303);
    expect(await boughtSoFar()).toEqual(before);
  });
});

describe("when the next period begins", () => {
  test("without a card of the new owner's nothing is paid by anybody's, and the plan ends by that", async () => {
    const { owner, heir } = await twoOf();
    await owner.change("starter"); // what was planned was to be paid by the owner's card
    await offer(owner, heir.userId);
    await takeOver(heir);
    const [id, customer] = [(await heir.subscription()).id, await heir.customerId()];
    const charged = async () =>
      (await billing.stripe.charges.list({ customer })).data.filter(({ paid }) => paid).length;
    const before = await charged();
    await toTheEnd(heir);
    const { due, account } = await heir.client.call(readSubscription, {});
    expect(due).toMatchObject({ kind: "renewal", money: { amount: 1800 } });
    expect(account.planId).toBe(planId("starter"));
    expect(await heir.subjects()).toContain("A payment for Regard failed");
    expect(await owner.subjects()).not.toContain("A payment for Regard failed");
    await billing.standIn.clock.advance({ days: 20 });
    await billing.standIn.deliveries.idle();
    expect(await billing.stripe.subscriptions.retrieve(id)).toMatchObject({ status: "canceled" });
    expect(await heir.account()).toMatchObject({ planId: null, stripeSubId: null });
    expect(await charged()).toBe(before);
    expect(await owner.allowance()).toMatchObject({ kind: "trial", team: { pays: false } });
    await heir.subscribe("starter");
    expect(await owner.allowance()).toMatchObject({ limit: 20, team: { pays: true } });
  });
});

test("whoever has a plan of their own ends it first, and the customer they had stays theirs", async () => {
  const { owner, heir } = await twoOf();
  await heir.subscribe("starter");
  const own = await heir.customerId();
  await offer(owner, heir.userId);
  await expect(takeOver(heir)).rejects.toMatchObject({ code: "own_plan" });
  expect(await owner.account()).toMatchObject({ planId: planId("pro") });
  await billing.stripe.subscriptions.cancel((await heir.subscription()).id);
  await billing.standIn.deliveries.idle();
  await takeOver(heir);
  expect(await heir.account()).toMatchObject({ planId: planId("pro") });
  expect(
    await admin`select customer_id, user_id from app.former_customers where user_id = ${heir.userId}`,
  ).toEqual([{ customer_id: own, user_id: heir.userId }]);
});

test("an offer is declined, taken back, and ends when the member leaves", async () => {
  const { owner, heir } = await twoOf();
  for (const end of [
    () => offer(heir, null),
    () => offer(owner, null),
    () => heir.client.call(team.removeMember, { params: { id: heir.userId } }),
  ]) {
    await offer(owner, heir.userId);
    await end();
    await expect(takeOver(heir)).rejects.toMatchObject({ code: "not_found" });
  }
  await expect(offer(owner, heir.userId)).rejects.toMatchObject({ code: "not_found" });
});

test("what was used of the period stays used, whoever pays for it", async () => {
  const { owner, heir } = await twoOf();
  await admin`select app.commit_request(reservation_id) from app.reserve_request(${owner.userId}, null, null, 'a key of one', 'x')`;
  await admin`select app.grant_credits(${owner.userId}, ${`gift ${owner.userId}`}, 4)`;
  await offer(owner, heir.userId);
  await takeOver(heir);
  expect(await heir.allowance()).toMatchObject({ limit: 170, left: 169, credits: 0 });
  expect(await owner.allowance()).toMatchObject({ limit: 170, left: 169, credits: 4 });
  const members = (await teamOf(heir))?.members.map(({ userId, used }) => ({ userId, used }));
  expect(members).toEqual([
    { userId: heir.userId, used: 0 },
    { userId: owner.userId, used: 1 },
  ]);
  // The same key finds the same review, though the account of usage is another one now.
  const [again] = await admin<{ status: string }[]>`
    select status from app.reserve_request(${owner.userId}, null, null, 'a key of one', 'x')`;
  expect(again?.status).toBe("done");
});

/** Holds the payment service when it is told of the new owner. */
function holdHandOver() {
  const { payments } = billing.server.deps;
  const tell = payments.handCustomerOver;
  let goOn = (): void => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const told = new Promise<void>((resolve) => {
    vi.spyOn(payments, "handCustomerOver").mockImplementationOnce(async (...asked) => {
      resolve();
      await held;
      return tell(...asked);
    });
  });
  return { told, goOn };
}

const waitsForALock = async (): Promise<boolean> =>
  (await admin`select from pg_locks where locktype = 'advisory' and not granted`).length > 0;

describe.each<[string, (pair: Awaited<ReturnType<typeof twoOf>>) => Promise<unknown>]>([
  ["the heir leaves", ({ heir }) => heir.client.call(team.removeMember, { params: { id: heir.userId } })],
  [
    "the owner removes the heir",
    ({ owner, heir }) => owner.client.call(team.removeMember, { params: { id: heir.userId } }),
  ],
  ["the owner takes the offer back", ({ owner }) => offer(owner, null)],
  ["the owner ends the team", ({ owner }) => owner.client.call(team.dissolveTeam, {})],
  ["the heir goes for good", ({ heir }) => heir.client.call(deleteUser, { body: { userId: heir.userId } })],
])("while the payment service is told of a new owner, and %s", (_, change) => {
  test("the customer is whose the team is", async () => {
    const pair = await twoOf();
    const { owner, heir } = pair;
    const customer = await owner.customerId();
    await offer(owner, heir.userId);
    const hold = holdHandOver();
    const taking = takeOver(heir).then(
      () => "taken",
      () => "refused",
    );
    await hold.told;
    let isOver = false;
    const changing = change(pair)
      .catch(() => {})
      .finally(() => (isOver = true));
    await vi.waitFor(async () => expect(isOver || (await waitsForALock())).toBe(true));
    hold.goOn();
    expect(await taking).toBe("taken");
    await changing;
    expect(await billing.stripe.customers.retrieve(customer)).toMatchObject({ email: heir.email });
    expect(await heir.account()).toMatchObject({ stripeCustomerId: customer });
  });
});
