import type Stripe from "stripe";
import * as z from "zod";
import { cancelSubscription } from "../billing/cancel.ts";
import { change } from "../change.ts";
import { CREATED, endpoint, having, listing, type StripeEndpoint } from "../calls/endpoint.ts";
import { paginate } from "../calls/paginate.ts";
import {
  address,
  emptyable,
  filled,
  LIST,
  mergeMetadata,
  metadata,
  textParam,
  whole,
} from "../calls/params.ts";
import { badRequest, resourceMissing } from "../calls/stripe-error.ts";
import { newAddress, newCustomer } from "../objects/customer.ts";
import { newPortalSession } from "../objects/sessions.ts";
import { attachMethod } from "../payment-methods.ts";
import { addTaxId, TAX_ID_TYPES } from "../tax-ids.ts";
import type { World } from "../world.ts";

const FIELDS = {
  address: emptyable(address).optional(),
  balance: whole.optional(),
  email: emptyable(z.string().max(512)).optional(),
  invoice_settings: z
    .strictObject({
      default_payment_method: emptyable(filled).optional(),
      footer: emptyable(textParam).optional(),
    })
    .optional(),
  metadata: metadata.optional(),
  name: emptyable(textParam).optional(),
  preferred_locales: z.array(textParam).optional(),
};

/** A customer that was not deleted. */
export function liveCustomer({ store }: World, id: string, param = "id"): Stripe.Customer {
  const customer = store.get("customer", id, param);
  if (store.note(id).isDeleted) throw resourceMissing("customer", id, param);
  return customer;
}

/** The fields of a customer, as they are asked for; what is not asked for stays as it is. */
function fieldsOf(
  { store }: World,
  customer: Stripe.Customer,
  { address: where, metadata: given, invoice_settings, ...fields }: z.infer<z.ZodObject<typeof FIELDS>>,
): Partial<Stripe.Customer> {
  if (fields.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(fields.email))
    throw badRequest(`Invalid email address: ${fields.email}`, { code: "email_invalid", param: "email" });
  const method = invoice_settings?.default_payment_method;
  const param = "invoice_settings[default_payment_method]";
  if (method && store.get("payment_method", method, param).customer !== customer.id)
    throw badRequest(
      `The customer does not have a payment method with the ID ${method}. The payment method must be attached to the customer.`,
      { code: "resource_missing", param },
    );
  return {
    ...(fields as Partial<Stripe.Customer>),
    ...(where !== undefined && { address: where && newAddress(where) }),
    invoice_settings: {
      ...customer.invoice_settings,
      ...(invoice_settings as Partial<Stripe.Customer.InvoiceSettings>),
    },
    metadata: mergeMetadata(customer.metadata, given),
  };
}

/** Who buys, with what they pay, and where they look after it. */
export const CUSTOMERS: readonly StripeEndpoint[] = [
  endpoint("POST", "/v1/customers", FIELDS, (world, params) => {
    const customer = newCustomer(world.clock.now());
    Object.assign(customer, fieldsOf(world, customer, params));
    world.emit("customer.created", world.store.add(customer));
    return customer;
  }),
  endpoint("GET", "/v1/customers/:id", {}, ({ store }, _, id) => {
    const customer = store.get("customer", id);
    return store.note(id).isDeleted ? { id, object: "customer", deleted: true } : customer;
  }),
  endpoint("POST", "/v1/customers/:id", FIELDS, (world, params, id) => {
    const customer = liveCustomer(world, id);
    return change(world, "customer.updated", customer, fieldsOf(world, customer, params));
  }),
  endpoint("DELETE", "/v1/customers/:id", {}, (world, _, id) => {
    const customer = liveCustomer(world, id);
    for (const subscription of world.store.list("subscription"))
      if (subscription.customer === id && !subscription.ended_at)
        cancelSubscription(world, subscription, "cancellation_requested");
    world.store.note(id).isDeleted = true;
    world.emit("customer.deleted", customer);
    return { id, object: "customer", deleted: true };
  }),
  listing(
    "customer",
    "/v1/customers",
    { created: CREATED, email: having("email") },
    ({ store }, { id }) => !store.note(id).isDeleted,
  ),

  endpoint(
    "POST",
    "/v1/customers/:id/tax_ids",
    { type: z.enum(TAX_ID_TYPES), value: filled },
    (world, params, id) => addTaxId(world, liveCustomer(world, id), params),
  ),
  endpoint("GET", "/v1/customers/:id/tax_ids", LIST, ({ store }, page, id) => {
    const { id: owner } = store.get("customer", id);
    const own = store.list("tax_id").filter(({ customer }) => customer === owner);
    return paginate(own, page, `/v1/customers/${id}/tax_ids`);
  }),

  endpoint("GET", "/v1/customers/:id/payment_methods", LIST, ({ store }, page, id) => {
    const { id: owner } = store.get("customer", id);
    const own = store.list("payment_method").filter(({ customer }) => customer === owner);
    return paginate(own, page, `/v1/customers/${id}/payment_methods`);
  }),
  endpoint("POST", "/v1/payment_methods/:id/attach", { customer: filled }, (world, { customer }, id) =>
    attachMethod(world, id, liveCustomer(world, customer, "customer")),
  ),

  endpoint(
    "POST",
    "/v1/billing_portal/sessions",
    { customer: filled, return_url: z.url() },
    (world, { customer, return_url }) => {
      const { id } = liveCustomer(world, customer, "customer");
      const created = world.clock.now();
      const session = newPortalSession({ customer: id, return_url, created }, world.pagesUrl);
      world.emit("billing_portal.session.created", world.store.add(session));
      return session;
    },
  ),
];
