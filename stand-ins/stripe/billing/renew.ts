import type Stripe from "stripe";
import { setFields } from "../change.ts";
import { periodEndAfter } from "../amounts/months.ts";
import type { World } from "../world.ts";
import { draftInvoice } from "./invoices.ts";
import { fullLine, itemOf, periodOf } from "./lines.ts";

const HOUR = 3600;

/** Begins the next period. Its invoice is a draft for an hour, and then the money is taken. */
export function renew(world: World, subscription: Stripe.Subscription): void {
  const item = itemOf(subscription);
  const ended = periodOf(item);
  const cadence = item.price.recurring ?? { interval: "month", interval_count: 1 };
  const period = {
    start: ended.end,
    end: periodEndAfter(subscription.billing_cycle_anchor, ended.end, cadence),
  };
  const next = { ...item, current_period_start: period.start, current_period_end: period.end };
  const note = world.store.note(subscription.id);
  const before = setFields(subscription, { items: { ...subscription.items, data: [next] } });
  const lines = [...(note.prorations ?? []), fullLine(world, next, period)];
  delete note.prorations;
  draftInvoice(world, subscription, {
    reason: "subscription_cycle",
    lines,
    period: ended,
    finalizesAt: period.start + HOUR,
  });
  world.emit("customer.subscription.updated", subscription, before);
}
