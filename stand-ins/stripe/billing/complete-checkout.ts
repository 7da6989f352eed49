import type Stripe from "stripe";
import { change, setFields } from "../change.ts";
import { newAddress } from "../objects/address.ts";
import type { BuyerDetails } from "../objects/buyer.ts";
import { newCustomer } from "../objects/customer.ts";
import { attachMethod } from "../payment-methods.ts";
import { idOf } from "../store.ts";
import { addTaxId } from "../tax-ids.ts";
import type { World } from "../world.ts";
import type { Holder } from "./attempt.ts";
import { subscribe } from "./subscribe.ts";

function customerOf(
  world: World,
  session: Stripe.Checkout.Session,
  { email, company, address }: BuyerDetails,
): Stripe.Customer {
  if (session.customer) return world.store.get("customer", idOf(session.customer));
  const customer = newCustomer({ email, name: company, address, created: world.clock.now() });
  world.store.add(customer);
  world.emit("customer.created", customer);
  return customer;
}

/** Only what the session was told to update is taken over. */
function updateCustomer(
  world: World,
  customer: Stripe.Customer,
  updates: readonly string[],
  { company, vat, address }: BuyerDetails,
): void {
  change(world, "customer.updated", customer, {
    ...(company && updates.includes("name") && { name: company, business_name: company }),
    ...(address && updates.includes("address") && { address }),
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
  const { order, promotionCode } = world.store.note(session.id);
  if (!order) throw new Error(`The session ${session.id} has no order`);
  const customer = customerOf(world, session, details);
  updateCustomer(world, customer, order.updates, details);
  setFields(method, {
    billing_details: {
      ...method.billing_details,
      address: details.address ?? newAddress({}),
      email: details.email,
      name: details.company,
    },
  });
  attachMethod(world, method.id, customer);
  const subscription = subscribe(world, {
    customer,
    price: world.store.get("price", order.price),
    quantity: order.quantity,
    metadata: order.metadata,
    paymentMethod: method.id,
    hasAutomaticTax: session.automatic_tax.enabled,
    isCancelledAtPeriodEnd: false,
    behavior: "allow_incomplete",
    holder,
    ...(promotionCode && { promotion: { session: session.id, code: promotionCode } }),
  });
  setFields(session, {
    status: "complete",
    payment_status: subscription.status === "incomplete" ? "unpaid" : "paid",
    customer: customer.id,
    subscription: subscription.id,
    invoice: subscription.latest_invoice,
    url: null,
    automatic_tax: {
      ...session.automatic_tax,
      status: session.automatic_tax.enabled ? "complete" : null,
    },
    collected_information: {
      business_name: details.company,
      individual_name: null,
      shipping_details: null,
    },
    customer_details: {
      address: details.address,
      business_name: details.company,
      email: details.email,
      individual_name: null,
      name: details.company,
      phone: null,
      tax_exempt: customer.tax_exempt ?? null,
      tax_ids: details.vat ? [details.vat] : [],
    },
  });
  delete world.store.note(session.id).challenged;
  world.emit("checkout.session.completed", session);
}
