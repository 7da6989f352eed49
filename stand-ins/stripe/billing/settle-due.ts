import type Stripe from "stripe";
import { periodEndAfter } from "../amounts/months.ts";
import { change, setFields } from "../change.ts";
import { intervalOf } from "../objects/price.ts";
import { idOf } from "../store.ts";
import type { World } from "../world.ts";
import { AWAY } from "./attempt.ts";
import { cancelSubscription } from "./cancel.ts";
import { dropPendingUpdate, itemsWith } from "./change-plan.ts";
import { collect } from "./collect.ts";
import { draftInvoice, finalizeInvoice, intentOf, isBlocked } from "./invoices.ts";
import { fullLine, itemOf, periodOf } from "./lines.ts";
import { nextPhase } from "./schedules.ts";
import { settleDebit, settlesAt } from "./settle-debit.ts";

/** An event that falls due at an instant. Of two at the same instant, the first in the list runs first. */
interface Due {
  readonly at: number;
  readonly run: () => void;
}

const HOUR = 3600;
const INCOMPLETE_FOR = 23 * HOUR;
const NEVER = Number.POSITIVE_INFINITY;

const isLive = ({ status }: Stripe.Subscription): boolean => status === "active" || status === "past_due";

/** True when a bank has not answered yet about the first payment of a subscription. */
function awaitsDebit(world: World, { latest_invoice: id }: Stripe.Subscription): boolean {
  const invoice = id ? world.store.find("invoice", idOf(id)) : undefined;
  return invoice !== undefined && intentOf(world, invoice)?.status === "processing";
}

/** Begins the next period. Its invoice is a draft for an hour, and then the money is taken. */
function renew(world: World, subscription: Stripe.Subscription): void {
  const item = itemOf(subscription);
  const ended = periodOf(item);
  const end = periodEndAfter(subscription.billing_cycle_anchor, ended.end, intervalOf(item.price));
  const next = { ...item, current_period_start: ended.end, current_period_end: end };
  const before = setFields(subscription, { items: itemsWith(subscription, next) });
  draftInvoice(world, subscription, {
    reason: "subscription_cycle",
    lines: [fullLine(world, next, periodOf(next))],
    finalizesAt: ended.end + HOUR,
  });
  world.emit("customer.subscription.updated", subscription, before);
}

function dueOfSubscription(world: World, subscription: Stripe.Subscription): readonly Due[] {
  if (subscription.status === "incomplete")
    return [
      {
        at: awaitsDebit(world, subscription) ? NEVER : subscription.created + INCOMPLETE_FOR,
        run: () => cancelSubscription(world, subscription, "payment_failed"),
      },
    ];
  if (!isLive(subscription)) return [];
  const schedule = subscription.schedule
    ? world.store.get("subscription_schedule", idOf(subscription.schedule))
    : null;
  return [
    {
      at: subscription.pending_update?.expires_at ?? NEVER,
      run: () => dropPendingUpdate(world, subscription, "customer.subscription.pending_update_expired"),
    },
    {
      at: subscription.cancel_at ?? NEVER,
      run: () => cancelSubscription(world, subscription, "cancellation_requested"),
    },
    {
      at: schedule?.current_phase?.end_date ?? NEVER,
      run: () => schedule && nextPhase(world, schedule),
    },
    { at: itemOf(subscription).current_period_end, run: () => renew(world, subscription) },
  ];
}

function dueOfInvoice(world: World, invoice: Stripe.Invoice): readonly Due[] {
  if (invoice.status === "draft")
    return [
      {
        at: invoice.automatically_finalizes_at ?? NEVER,
        run: () => {
          if (isBlocked(world, invoice)) return;
          finalizeInvoice(world, invoice);
          collect(world, invoice, AWAY);
        },
      },
    ];
  if (invoice.status !== "open") return [];
  return [{ at: invoice.next_payment_attempt ?? NEVER, run: () => void collect(world, invoice, AWAY) }];
}

const dueOfSession = (world: World, session: Stripe.Checkout.Session): readonly Due[] =>
  session.status === "open"
    ? [
        {
          at: session.expires_at,
          run: () =>
            void change(world, "checkout.session.expired", session, { status: "expired", url: null }),
        },
      ]
    : [];

const everythingDue = (world: World): readonly Due[] => [
  ...world.store.list("subscription").flatMap((one) => dueOfSubscription(world, one)),
  ...world.store.list("invoice").flatMap((one) => dueOfInvoice(world, one)),
  ...world.store.list("checkout.session").flatMap((one) => dueOfSession(world, one)),
  ...world.store
    .list("payment_intent")
    .map((one) => ({ at: settlesAt(world, one) ?? NEVER, run: () => settleDebit(world, one) })),
  ...world.store
    .list("refund")
    .map((one) => ({ at: world.store.note(one.id).failsAt ?? NEVER, run: () => failRefund(world, one) })),
];

/** A bank sends a refund back: its money is here again. */
function failRefund(world: World, refund: Stripe.Refund): void {
  delete world.store.note(refund.id).failsAt;
  setFields(refund, { status: "failed", failure_reason: "expired_or_canceled_card" });
  const charge = world.store.get("charge", refund.charge ? idOf(refund.charge) : "");
  setFields(charge, { amount_refunded: charge.amount_refunded - refund.amount, refunded: false });
  world.emit("refund.failed", refund);
}

const first = (dues: readonly Due[]): Due | undefined =>
  dues.reduce<Due | undefined>((best, due) => (best && best.at <= due.at ? best : due), undefined);

/** Does everything that fell due until an instant, each at its own time and in the order of time. */
export function settleDue(world: World, until: number): void {
  for (;;) {
    const due = first(everythingDue(world));
    if (!due || due.at > until) return;
    world.clock.at(due.at, due.run);
  }
}
