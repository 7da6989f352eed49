import type Stripe from "stripe";
import * as z from "zod";
import { cancelSubscription } from "../billing/cancel.ts";
import { change } from "../change.ts";
import { endpoint, type StripeEndpoint } from "../calls/endpoint.ts";
import { newAddress } from "../objects/address.ts";
import { newCustomer } from "../objects/customer.ts";
import { addTaxId } from "../tax-ids.ts";
import { isWithin, paginate } from "../calls/paginate.ts";
import {
  address,
  created,
  emptyable,
  filled,
  LIST,
  mergeMetadata,
  metadata,
  textParam,
} from "../calls/params.ts";
import { badRequest, resourceMissing } from "../calls/stripe-error.ts";
import type { World } from "../world.ts";
import { attachMethod } from "../payment-methods.ts";

const FIELDS = {
  address: emptyable(address).optional(),
  description: emptyable(textParam).optional(),
  email: emptyable(z.string().max(512)).optional(),
  invoice_settings: z
    .strictObject({
      default_payment_method: emptyable(filled).optional(),
      footer: emptyable(textParam).optional(),
    })
    .optional(),
  metadata: metadata.optional(),
  name: emptyable(textParam).optional(),
  phone: emptyable(textParam).optional(),
  preferred_locales: z.array(textParam).optional(),
  tax_exempt: z.enum(["none", "exempt", "reverse"]).optional(),
};

const TAX_ID = { type: filled, value: filled };

/** A customer that was not deleted. */
export function liveCustomer({ store }: World, id: string, param = "id"): Stripe.Customer {
  const customer = store.get("customer", id, param);
  if (store.note(id).isDeleted) throw resourceMissing("customer", id, param);
  return customer;
}

function checkEmail(email: string | null | undefined): void {
  if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw badRequest(`Invalid email address: ${email}`, { code: "email_invalid", param: "email" });
}

function checkDefaultMethod({ store }: World, method: string | null | undefined, customer: string): void {
  if (!method) return;
  const found = store.get("payment_method", method, "invoice_settings[default_payment_method]");
  if (found.customer !== customer)
    throw badRequest(
      `The customer does not have a payment method with the ID ${method}. The payment method must be attached to the customer.`,
      { code: "resource_missing", param: "invoice_settings[default_payment_method]" },
    );
}

export const CUSTOMERS: readonly StripeEndpoint[] = [
  endpoint(
    "POST",
    "/v1/customers",
    {
      ...FIELDS,
      payment_method: filled.optional(),
      tax_id_data: z.array(z.strictObject(TAX_ID)).max(5).optional(),
      test_clock: filled.optional(),
    },
    (world, params) => {
      checkEmail(params.email);
      const clock = params.test_clock
        ? world.store.get("test_helpers.test_clock", params.test_clock, "test_clock")
        : null;
      const customer = newCustomer({
        ...params,
        address: params.address ? newAddress(params.address) : null,
        metadata: mergeMetadata({}, params.metadata),
        preferredLocales: params.preferred_locales,
        testClock: clock?.id,
        created: clock?.frozen_time ?? world.clock.now(),
      });
      if (params.tax_exempt) customer.tax_exempt = params.tax_exempt;
      world.store.add(customer);
      for (const taxId of params.tax_id_data ?? []) addTaxId(world, customer, taxId);
      const attached = params.payment_method && attachMethod(world, params.payment_method, customer);
      const method = params.invoice_settings?.default_payment_method;
      if (method && method !== params.payment_method) checkDefaultMethod(world, method, customer.id);
      if (method && attached) customer.invoice_settings.default_payment_method = attached.id;
      world.emit("customer.created", customer);
      return customer;
    },
  ),
  endpoint("GET", "/v1/customers/:id", {}, ({ store }, _, id) => {
    const customer = store.get("customer", id("id"));
    return store.note(customer.id).isDeleted
      ? { id: customer.id, object: "customer", deleted: true }
      : customer;
  }),
  endpoint("POST", "/v1/customers/:id", FIELDS, (world, params, id) => {
    const customer = liveCustomer(world, id("id"));
    checkEmail(params.email);
    const method = params.invoice_settings?.default_payment_method;
    checkDefaultMethod(world, method, customer.id);
    const footer = params.invoice_settings?.footer;
    const { name, phone, email, description } = params;
    return change(world, "customer.updated", customer, {
      ...(name !== undefined && { name }),
      ...(phone !== undefined && { phone }),
      ...(email !== undefined && { email }),
      ...(description !== undefined && { description }),
      ...(params.tax_exempt && { tax_exempt: params.tax_exempt }),
      ...(params.preferred_locales && { preferred_locales: params.preferred_locales }),
      ...(params.address !== undefined && { address: params.address && newAddress(params.address) }),
      invoice_settings: {
        ...customer.invoice_settings,
        ...(method !== undefined && { default_payment_method: method }),
        ...(footer !== undefined && { footer }),
      },
      metadata: mergeMetadata(customer.metadata, params.metadata),
    });
  }),
  endpoint("DELETE", "/v1/customers/:id", {}, (world, _, id) => {
    const customer = liveCustomer(world, id("id"));
    for (const subscription of world.store.list("subscription"))
      if (subscription.customer === customer.id && !subscription.ended_at)
        cancelSubscription(world, subscription, { reason: "cancellation_requested" });
    world.store.note(customer.id).isDeleted = true;
    world.emit("customer.deleted", customer);
    return { id: customer.id, object: "customer", deleted: true };
  }),
  endpoint(
    "GET",
    "/v1/customers",
    { ...LIST, created: created.optional(), email: textParam.optional(), test_clock: textParam.optional() },
    ({ store }, { created: range, email, test_clock = null, ...page }) =>
      paginate(
        store
          .list("customer")
          .filter((one) => !store.note(one.id).isDeleted)
          .filter((one) => isWithin(one.created, range))
          .filter((one) => email === undefined || one.email === email)
          .filter((one) => (one.test_clock ?? null) === test_clock),
        page,
        "/v1/customers",
      ),
  ),
  endpoint("POST", "/v1/customers/:customer/tax_ids", TAX_ID, (world, params, id) =>
    addTaxId(world, liveCustomer(world, id("customer")), params),
  ),
  endpoint("GET", "/v1/customers/:customer/tax_ids", LIST, ({ store }, page, id) =>
    paginate(
      store.list("tax_id").filter(({ customer }) => customer === id("customer")),
      page,
      `/v1/customers/${id("customer")}/tax_ids`,
    ),
  ),
  endpoint("GET", "/v1/customers/:customer/tax_ids/:id", {}, ({ store }, _, id) =>
    store.get("tax_id", id("id")),
  ),
  endpoint("DELETE", "/v1/customers/:customer/tax_ids/:id", {}, (world, _, id) => {
    const taxId = world.store.get("tax_id", id("id"));
    if (taxId.customer !== id("customer")) throw resourceMissing("tax_id", taxId.id);
    world.store.remove(taxId.id);
    world.emit("customer.tax_id.deleted", taxId);
    return { id: taxId.id, object: "tax_id", deleted: true };
  }),
  endpoint(
    "GET",
    "/v1/customers/:customer/payment_methods",
    { ...LIST, type: z.literal("card").optional() },
    ({ store }, page, id) =>
      paginate(
        store.list("payment_method").filter(({ customer }) => customer === id("customer")),
        page,
        `/v1/customers/${id("customer")}/payment_methods`,
      ),
  ),
];
