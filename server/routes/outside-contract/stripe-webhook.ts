import { Hono } from "hono";
import sql from "sql-template-tag";
import { ApiError } from "../../../shared/api/errors.ts";
import { PaymentsRefused, type PaymentEvent } from "../../billing/payments.ts";
import { customerOfEvent } from "../../billing/sync/customer-of-event.ts";
import { settleCustomer } from "../../billing/sync/settle-customer.ts";
import type { Deps } from "../../deps.ts";
import { readJsonText } from "../../http/body/read-body.ts";

const MAX_BYTES = 1024 * 1024;

function readDelivery({ payments }: Deps, body: string, signature: string): PaymentEvent {
  try {
    return payments.readDelivery(body, signature);
  } catch (cause) {
    throw cause instanceof PaymentsRefused ? new ApiError("invalid_signature", { cause }) : cause;
  }
}

/** True when the customer is still to be read: an event that was noted before may have failed then. */
async function isWanted({ db }: Deps, { id, type, customerId }: PaymentEvent): Promise<boolean> {
  const row = await db.row<{ is_wanted: boolean }>(sql`
    select app.note_stripe_event(${id}, ${type}, ${customerId}) or exists (
      select from app.stripe_syncs where customer_id = ${customerId} and wanted_at is not null
    ) as is_wanted`);
  return row?.is_wanted ?? false;
}

/**
 * The webhook on which Stripe says that something changed. What changed is read from Stripe, never from what it says
 * here.
 */
export function stripeWebhookRoutes(deps: Deps): Hono {
  const { payments } = deps;
  const routes = new Hono();
  routes.post("/api/stripe/webhook", async (context) => {
    const body = await readJsonText(context, MAX_BYTES);
    const event = readDelivery(deps, body, context.req.header("Stripe-Signature") ?? "");
    if (event.isLive !== payments.isLive) throw new ApiError("wrong_mode");
    const customerId = await customerOfEvent(payments, event);
    if (customerId && (await isWanted(deps, { ...event, customerId })))
      // Anything but a 2xx, and Stripe tells it again.
      await payments
        .withinDeadline(() => settleCustomer(deps, customerId))
        .catch((cause: unknown) => {
          throw new ApiError("internal", { cause });
        });
    return context.json({});
  });
  return routes;
}
