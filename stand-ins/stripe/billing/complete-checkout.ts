import type Stripe from "stripe";
import { change, setFields } from "../change.ts";
import { attachMethod } from "../payment-methods.ts";
import { idOf, type BuyerDetails } from "../store.ts";
import { addTaxId } from "../tax-ids.ts";
import type { World } from "../world.ts";
import type { Holder } from "./attempt.ts";
import { subscribe } from "./subscribe.ts";

/** The session's `customer_update` says that these are taken over. */
function updateCustomer(
  world: World,
  customer: Stripe.Customer,
  { company, vat, address }: BuyerDetails,
): void {
  change(world, "customer.updated", customer, {
    ...(company && { name: company, business_name: company }),
    address,
  });
  const hasIt = world.store
    .list("tax_id")
    .some((one) => one.customer === customer.id && one.type === vat?.type && one.value === vat.value);
  if (vat && !hasIt) addTaxId(world, customer, vat);
}

/** Begins what a checkout session sells. The card is known to pay; a debit is on its way when this is done. */
export function completeCheckout(
  world: World,
  session: Stripe.Checkout.Session,
  method: Stripe.PaymentMethod,
  details: BuyerDetails,
  holder: Holder,
): void {
  const { order } = world.store.note(session.id);
  if (!order || !session.customer) throw new Error(`The session ${session.id} has no order`);
  const customer = world.store.get("customer", idOf(session.customer));
  const { company, address } = details;
  const { email } = customer;
  updateCustomer(world, customer, details);
  setFields(method, { billing_details: { ...method.billing_details, address, email, name: company } });
  attachMethod(world, method.id, customer);
  const subscription = subscribe(world, {
    ...order,
    customer,
    price: world.store.get("price", order.price),
    paymentMethod: method.id,
    hasAutomaticTax: session.automatic_tax.enabled,
    holder,
  });
  setFields(session, {
    status: "complete",
    payment_status: subscription.status === "incomplete" ? "unpaid" : "paid",
    subscription: subscription.id,
    invoice: subscription.latest_invoice,
    url: null,
  });
  delete world.store.note(session.id).challenged;
  world.emit("checkout.session.completed", session);
}
