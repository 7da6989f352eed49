import { expect, test } from "vitest";
import { billingPortalUrl, listInvoices, readSubscription } from "../../shared/api/endpoints/subscription.ts";
import { planId } from "../../shared/plans.ts";
import { useBilling, type TestBuyer } from "./open-billing.ts";
import { itemOf } from "./people.ts";

const billing = await useBilling();

const VISA = "4242424242424242";
const MASTERCARD = "5555555555554444";

async function changeCard({ client, userId }: TestBuyer, card: string): Promise<void> {
  const { url } = await client.call(billingPortalUrl, { body: { userId } });
  await billing.pay(`${url}/card`, { card });
}

const brandsOf = async (buyer: TestBuyer): Promise<readonly unknown[]> => {
  const { data } = await billing.stripe.charges.list({ customer: await buyer.customerId() });
  return data.map(({ payment_method_details: details }) => details?.card?.brand);
};

test("a card that was changed after a smaller plan was planned is the one that pays it", async () => {
  const buyer = await billing.subscriber("pro", VISA);
  await buyer.change("starter");
  await changeCard(buyer, MASTERCARD);
  await billing.standIn.deliveries.idle();
  expect(await buyer.account()).toMatchObject({ nextPlanId: planId("starter") });
  const { current_period_end: end } = itemOf(await buyer.subscription());
  await billing.passTo(end + 7200);
  await buyer.client.call(readSubscription, {});
  expect(await buyer.account()).toMatchObject({ planId: planId("starter"), nextPlanId: null });
  expect((await buyer.client.call(listInvoices, {})).invoices.map(({ amount }) => amount)).toEqual([
    900, 5900,
  ]);
  expect(await brandsOf(buyer)).toEqual(["mastercard", "visa"]);
});
