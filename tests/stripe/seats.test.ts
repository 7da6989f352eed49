import { afterEach, expect, test } from "vitest";
import { readSubscription, updateSeats } from "../../shared/api/endpoints/subscription.ts";
import * as team from "../../shared/api/endpoints/team.ts";
import { planId } from "../../shared/plans.ts";
import { useBilling, type TestBuyer } from "./open-billing.ts";

const billing = await useBilling();
afterEach(() => billing.endAll());

async function ownerOf(plan: "starter" | "pro", card?: string): Promise<TestBuyer> {
  const owner = await billing.subscriber(plan, card);
  await owner.client.call(team.createTeam, { body: { name: "Atelier" } });
  return owner;
}

const ownedBy = async ({ client }: TestBuyer) => (await client.call(team.readTeam, {})).team?.owned;
const itemOf = async (buyer: TestBuyer) => (await buyer.subscription()).items.data[0];
const invoicesOf = async (buyer: TestBuyer) =>
  (await billing.stripe.invoices.list({ customer: await buyer.customerId() })).data;

test("more seats are charged at once for a new period, less what is left of the old one", async () => {
  const owner = await ownerOf("starter");
  await billing.standIn.clock.advance({ days: 10 });
  await owner.seat(3);
  const [latest] = await invoicesOf(owner);
  // Three months of 9 euros, less the rest of one.
  expect(latest?.amount_paid).toBeGreaterThan(2700 - 900);
  expect(latest?.amount_paid).toBeLessThan(2700 - 500);
  expect((await itemOf(owner))?.quantity).toBe(3);
  expect(await ownedBy(owner)).toMatchObject({ seats: 3, freeSeats: 2, nextSeats: null });
  expect(await owner.allowance()).toMatchObject({ limit: 30, left: 30 });
  expect((await billing.server.mails()).find(({ to }) => to === owner.email)?.text).toContain(
    "30 second opinions",
  );
  expect(await billing.differences()).toEqual([]);
});

test("what was not shown, or is another amount, is not charged", async () => {
  const owner = await ownerOf("starter");
  const { userId } = owner;
  const ask = (shown?: { amount: number; currency: string; at: number }) =>
    owner.client.call(updateSeats, { body: { userId, seats: 3, ...(shown && { shown }) } });
  const at = Math.floor(billing.server.deps.payments.now());
  await expect(ask()).rejects.toMatchObject({ code: "price_changed" });
  await expect(ask({ amount: 1, currency: "eur", at })).rejects.toMatchObject({ code: "price_changed" });
  expect((await itemOf(owner))?.quantity).toBe(1);
});

test("fewer seats begin with the next period, are refused while they are taken, and are taken back", async () => {
  const owner = await ownerOf("starter");
  await owner.seat(3);
  await owner.client.call(team.inviteToTeam, { body: { email: "a@example.test" } });
  await expect(owner.seat(1)).rejects.toMatchObject({ code: "seats_in_use" });
  const paid = (await invoicesOf(owner)).length;
  await owner.seat(2);
  expect(await invoicesOf(owner)).toHaveLength(paid);
  expect(await ownedBy(owner)).toMatchObject({ seats: 3, nextSeats: 2, freeSeats: 0 });
  expect(await owner.account()).toMatchObject({ nextPlanId: null });
  expect(await owner.allowance()).toMatchObject({ limit: 30 });
  await owner.seat(3);
  expect(await ownedBy(owner)).toMatchObject({ seats: 3, nextSeats: null, freeSeats: 1 });
  await owner.seat(2);
  await billing.standIn.clock.advance({ days: 40 });
  await owner.client.call(readSubscription, {});
  expect((await itemOf(owner))?.quantity).toBe(2);
  expect((await invoicesOf(owner))[0]?.amount_paid).toBe(1800);
  expect(await ownedBy(owner)).toMatchObject({ seats: 2, nextSeats: null });
  expect(await billing.differences()).toEqual([]);
});

test("a larger plan keeps the seats, a smaller one too, beside fewer of them", async () => {
  const owner = await ownerOf("starter");
  await owner.seat(2);
  await owner.change("pro");
  await billing.standIn.deliveries.idle();
  expect((await itemOf(owner))?.quantity).toBe(2);
  expect(await owner.allowance()).toMatchObject({ limit: 170 });
  await owner.change("starter");
  await owner.seat(1);
  expect(await owner.account()).toMatchObject({ planId: planId("pro"), nextPlanId: planId("starter") });
  expect(await ownedBy(owner)).toMatchObject({ seats: 2, nextSeats: 1 });
  await billing.standIn.clock.advance({ days: 40 });
  await owner.client.call(readSubscription, {});
  expect(await owner.allowance()).toMatchObject({ limit: 10 });
  expect(await billing.differences()).toEqual([]);
});

test("seats that are not paid are not there", async () => {
  const owner = await ownerOf("starter", "4000000000000341"); // pays now, and not later
  const { url } = await owner.seat(3);
  expect(url).toContain("/stripe/invoice/");
  expect(await ownedBy(owner)).toMatchObject({ seats: 1 });
  await billing.pay(`${url}/pay`, { card: "4242424242424242" });
  expect(await ownedBy(owner)).toMatchObject({ seats: 3 });
});

/** Somebody who signs up, is asked into the team of this owner, and joins it. */
async function joins(owner: TestBuyer) {
  const member = await billing.signUp();
  await owner.client.call(team.inviteToTeam, { body: { email: member.email } });
  const token = await billing.server.invitationTo(member.email);
  await member.client.call(team.acceptInvitation, { params: { token } });
  return member;
}

test("a withdrawal gives back what was not used of all seats, whoever used them", async () => {
  const owner = await ownerOf("starter");
  await owner.seat(2);
  const member = await joins(owner);
  await member.spend(5);
  const { withdrawal } = await owner.client.call(readSubscription, {});
  // 5 of 20 reviews of 18 euros; what was credited of the first month was paid, and is given back.
  expect(withdrawal?.refund.amount).toBe(1350);
  // A member with a plan of their own withdraws from that, and not from the team's.
  await member.subscribe("starter");
  const own = (await member.client.call(readSubscription, {})).withdrawal;
  expect(own?.refund.amount).toBe(900);
});

test("a team that lost its plan gets it back for everybody in it; dissolved, it is paid for one", async () => {
  const owner = await ownerOf("starter");
  await owner.seat(2);
  const member = await joins(owner);
  await billing.stripe.subscriptions.cancel((await owner.subscription()).id);
  await billing.standIn.deliveries.idle();
  expect(await member.allowance()).toMatchObject({ kind: "trial", team: { pays: false } });
  await owner.subscribe("starter");
  expect((await invoicesOf(owner))[0]?.amount_paid).toBe(1800);
  expect(await member.allowance()).toMatchObject({ limit: 20, team: { pays: true } });
  await owner.client.call(team.dissolveTeam, {});
  const { schedule } = await owner.subscription();
  const { phases } = await billing.stripe.subscriptionSchedules.retrieve(
    typeof schedule === "string" ? schedule : (schedule?.id ?? ""),
  );
  expect(phases.map(({ items }) => items[0]?.quantity)).toEqual([2, 1]);
  expect(await billing.differences()).toEqual([]);
});
