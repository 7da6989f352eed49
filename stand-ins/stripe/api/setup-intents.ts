import * as z from "zod";
import { endpoint, type StripeEndpoint } from "../calls/endpoint.ts";
import { newSetupIntent } from "../objects/setup-intent.ts";
import { filled, flagParam, textParam } from "../calls/params.ts";
import { attachMethod, findMethod } from "../payment-methods.ts";
import { badRequest } from "../calls/stripe-error.ts";
import { liveCustomer } from "./customers.ts";

const MANDATE = z.strictObject({
  customer_acceptance: z.strictObject({
    type: z.enum(["offline", "online"]),
    online: z.strictObject({ ip_address: textParam, user_agent: textParam }).optional(),
  }),
});

/** Somebody lets themselves be charged later: of a bank account only with a mandate. */
export const SETUP_INTENTS: readonly StripeEndpoint[] = [
  endpoint(
    "POST",
    "/v1/setup_intents",
    {
      confirm: flagParam,
      customer: filled,
      mandate_data: MANDATE.optional(),
      payment_method: filled,
      allowed_payment_method_types: z.array(z.enum(["card", "sepa_debit"])).optional(),
      usage: z.literal("off_session").optional(),
    },
    (world, { customer: id, mandate_data, payment_method }) => {
      const customer = liveCustomer(world, id, "customer");
      const method = findMethod(world, payment_method, "payment_method");
      if (method.type === "sepa_debit" && !mandate_data)
        throw badRequest("A mandate is needed for this payment method: give `mandate_data`.", {
          param: "mandate_data",
        });
      attachMethod(world, method.id, customer);
      world.store.note(method.id).isSetUp = true;
      return newSetupIntent({ customer: customer.id, method, created: world.clock.now(customer.id) });
    },
  ),
];
