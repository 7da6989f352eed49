import * as z from "zod";
import { findCard } from "../cards.ts";
import { endpoint, type StripeEndpoint } from "../calls/endpoint.ts";
import { newAddress } from "../objects/address.ts";
import { paginate } from "../calls/paginate.ts";
import { address, filled, LIST, textParam, whole } from "../calls/params.ts";
import { addMethod, attachMethod, detachMethod } from "../payment-methods.ts";
import { badRequest, StripeError } from "../calls/stripe-error.ts";
import { liveCustomer } from "./customers.ts";

const CARD = z.strictObject({
  number: filled.optional(),
  token: filled.optional(),
  exp_month: whole.optional(),
  exp_year: whole.optional(),
  cvc: textParam.optional(),
});

const BILLING = z.strictObject({
  address: address.optional(),
  email: textParam.optional(),
  name: textParam.optional(),
  phone: textParam.optional(),
});

/** A debit is told by mail, and in the name of somebody. */
function checkDebit(
  account: object | undefined,
  { name, email }: { name?: string | undefined; email?: string | undefined },
): void {
  const missing = account
    ? email
      ? name
        ? null
        : "billing_details[name]"
      : "billing_details[email]"
    : "sepa_debit";
  if (missing)
    throw badRequest(`Missing required param: ${missing}.`, { code: "parameter_missing", param: missing });
}

export const PAYMENT_METHODS: readonly StripeEndpoint[] = [
  endpoint(
    "POST",
    "/v1/payment_methods",
    {
      type: z.enum(["card", "sepa_debit"]),
      card: CARD.optional(),
      sepa_debit: z.strictObject({ iban: filled }).optional(),
      billing_details: BILLING.optional(),
    },
    (
      world,
      { type, card: given, sepa_debit: account, billing_details: { address: where, ...details } = {} },
    ) => {
      if (type === "sepa_debit") checkDebit(account, details);
      const card = findCard(
        account?.iban ?? given?.number ?? given?.token?.replace(/^tok_/, "pm_card_") ?? "",
      );
      if (!card)
        throw new StripeError(402, {
          type: "card_error",
          code: "incorrect_number",
          message: "Your card number is incorrect.",
          param: "number",
        });
      return addMethod(world, card, {
        email: details.email ?? null,
        name: details.name ?? null,
        phone: details.phone ?? null,
        ...(where && { address: newAddress(where) }),
      });
    },
  ),
  endpoint("GET", "/v1/payment_methods/:id", {}, ({ store }, _, id) => store.get("payment_method", id("id"))),
  endpoint(
    "GET",
    "/v1/payment_methods",
    { ...LIST, customer: filled.optional(), type: z.literal("card").optional() },
    ({ store }, { customer, ...page }) =>
      paginate(
        store.list("payment_method").filter((one) => one.customer !== null && one.customer === customer),
        page,
        "/v1/payment_methods",
      ),
  ),
  endpoint("POST", "/v1/payment_methods/:id/attach", { customer: filled }, (world, { customer }, id) =>
    attachMethod(world, id("id"), liveCustomer(world, customer, "customer")),
  ),
  endpoint("POST", "/v1/payment_methods/:id/detach", {}, (world, _, id) =>
    detachMethod(world, world.store.get("payment_method", id("id"))),
  ),
];
