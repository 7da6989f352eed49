import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteUser } from "../../shared/api/endpoints/account.ts";
import { readSubscription, withdrawSubscription } from "../../shared/api/endpoints/subscription.ts";
import * as team from "../../shared/api/endpoints/team.ts";
import { planId } from "../../shared/plans.ts";
import { openBilling, type OpenBilling, type TestBuyer } from "../../tests/stripe/open-billing.ts";

let billing: OpenBilling;
let admin: postgres.Sql;
beforeAll(async () => {
  billing = await openBilling();
  admin = postgres(billing.server.databaseUrl, { max: 1 });
});
afterAll(async () => {
  await admin.end();
  await billing.stop();
});

const teamOf = async ({ client }: TestBuyer) => (await client.call(team.readTeam, {})).team;

async function invite({ client }: TestBuyer, email: string): Promise<string> {
  await client.call(team.inviteToTeam, { body: { email } });
  const mail = (await billing.server.mails()).find(({ to }) => to === email);
  return /invite=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

/** An owner with Pro, and a member. */
async function twoOf(): Promise<{ owner: TestBuyer; heir: TestBuyer }> {
  const [owner, heir] = [await billing.signUp(), await billing.signUp()];
  await owner.subscribe("pro");
  await owner.seat(2);
  await owner.client.call(team.createTeam, { body: { name: "Atelier" } });
  const params = { token: await invite(owner, heir.email) };
  await heir.client.call(team.acceptInvitation, { params });
  return { owner, heir };
}

const offer = ({ client }: TestBuyer, userId: string | null) =>
  client.call(team.offerTeam, { body: { userId } });
const takeOver = ({ client, userId }: TestBuyer) => client.call(team.takeOverTeam, { body: { userId } });

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
