import { Hono } from "hono";
import { html } from "hono/html";
import type Stripe from "stripe";
import { ACCOUNT } from "../account.ts";
import { formatDay, formatMoney } from "../amounts/money.ts";
import { methodOf, outcomeOf } from "../billing/attempt.ts";
import { itemOf } from "../billing/lines.ts";
import { releaseSchedule } from "../billing/schedules.ts";
import { change } from "../change.ts";
import { told } from "../objects/told.ts";
import { changeCard } from "../payment-methods.ts";
import { idOf } from "../store.ts";
import type { World } from "../world.ts";
import { cardRoutes, readKeptCard, statusOf, type Shown } from "./card-routes.ts";
import { alert, cardField } from "./fields.ts";
import { statusText } from "./invoice.ts";
import { answerNotFound, answerPage, typedForm } from "./layout.ts";
import type { Markup, PageRoutes } from "./layout.ts";

type Session = Stripe.BillingPortal.Session;

/** The newest subscription of a customer that has not ended. */
const liveSubscription = ({ store }: World, customer: string): Stripe.Subscription | undefined =>
  store.list("subscription").find((one) => one.customer === customer && !one.ended_at);

const productName = ({ store }: World, price: string): string =>
  store.get("product", idOf(store.get("price", price).product)).name;

const planSheet = (world: World, { customer }: Session, action: string): Markup => {
  const subscription = liveSubscription(world, customer);
  if (!subscription) return html`<p class="sheet quiet">No subscription.</p>`;
  const { cancel_at } = subscription;
  const { price, current_period_end: periodEnd } = itemOf(subscription);
  return html`<section class="sheet">
    <h2>${productName(world, price.id)}</h2>
    <p>
      ${formatMoney(price.unit_amount ?? 0, price.currency)}
      ${price.recurring?.interval === "year" ? "per year" : "per month"}
    </p>
    <p>${cancel_at ? "Ends on" : "Renews on"} ${formatDay(cancel_at ?? periodEnd)}</p>
    <div class="buttons">
      <form method="post" action="${action}/${cancel_at ? "renew" : "cancel"}">
        <button type="submit">${cancel_at ? "Renew subscription" : "Cancel subscription"}</button>
      </form>
    </div>
  </section>`;
};

const cardSheet = (
  world: World,
  { customer }: Session,
  action: string,
  { wrong = {}, problem }: Shown,
): Markup => {
  const subscription = liveSubscription(world, customer);
  const method = subscription && methodOf(world, subscription);
  return html`<section class="sheet">
    <h2>Payment method</h2>
    ${alert("The payment did not go through", problem)}
    <p>${method ? `Card ending in ${method.card?.last4 ?? ""}` : "No card."}</p>
    <form method="post" action="${action}/card" novalidate>
      ${cardField(wrong)}
      <div class="buttons"><button type="submit">Change card</button></div>
    </form>
  </section>`;
};

const invoiceSheet = ({ store }: World, { customer }: Session): Markup =>
  html`<section class="sheet">
    <h2>Invoices</h2>
    <div class="scroll">
      <table>
        <tbody>
          ${store
            .list("invoice")
            .filter((one) => one.customer === customer && one.hosted_invoice_url)
            .map(
              (invoice) =>
                html`<tr>
                  <td><a href="${invoice.hosted_invoice_url}">${invoice.number}</a></td>
                  <td>${formatDay(invoice.created)}</td>
                  <td>${statusText(invoice)}</td>
                  <td class="number">${formatMoney(invoice.total, invoice.currency)}</td>
                </tr>`,
            )}
        </tbody>
      </table>
    </div>
  </section>`;

const endedBy = (reason: "cancellation_requested" | null) =>
  told<Stripe.Subscription.CancellationDetails>({ reason });

/** Lets a subscription end with its period, as the portal does in the flexible billing mode. */
function cancelInPortal(world: World, subscription: Stripe.Subscription): void {
  if (subscription.schedule)
    releaseSchedule(world, world.store.get("subscription_schedule", idOf(subscription.schedule)));
  change(world, "customer.subscription.updated", subscription, {
    // The portal sets the instant, and not `cancel_at_period_end`.
    cancel_at: itemOf(subscription).current_period_end,
    canceled_at: world.clock.now(),
    cancellation_details: endedBy("cancellation_requested"),
  });
}

const renewInPortal = (world: World, subscription: Stripe.Subscription): unknown =>
  change(world, "customer.subscription.updated", subscription, {
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: endedBy(null),
  });

/** The portal of a customer: plan, card, invoices. */
export const portalRoutes: PageRoutes = (pages) => {
  const { world, base } = pages;
  const addressOf = ({ id }: Session): string => `${base}/portal/${id}`;
  const card = cardRoutes<Session>(pages, {
    path: "/portal",
    form: "/card",
    find: (_, id) => world.store.find("billing_portal.session", id),
    leadsTo: ({ return_url }) => [return_url],
    show: (context, session, shown) =>
      answerPage(context, {
        title: "Subscription and invoices",
        status: statusOf(shown),
        body: html`<p class="seller">${ACCOUNT.name}</p>
          <h1>Subscription and invoices</h1>
          <div class="columns">
            <div>
              ${planSheet(world, session, addressOf(session))}
              ${cardSheet(world, session, addressOf(session), shown)}
            </div>
            <div>${invoiceSheet(world, session)}</div>
          </div>
          <p class="buttons">
            <a class="button" href="${session.return_url}">Back to ${ACCOUNT.name}</a>
          </p>`,
      }),
    read: (_, typed) => readKeptCard(world, typed),
    use: ({ customer }, { method }, holder) => {
      const outcome = outcomeOf(world, method, holder);
      if (outcome.kind !== "challenge")
        changeCard(world, world.store.get("customer", customer), method, holder.isAuthenticated);
      // A card is kept here, and not charged.
      return outcome.kind === "declined" ? { kind: "paid" } : outcome;
    },
    done: addressOf,
  });

  const act = (path: string, run: (world: World, subscription: Stripe.Subscription) => unknown) =>
    new Hono().post(`/portal/:id/${path}`, async (context) => {
      const isOwn = await typedForm(context);
      pages.settle();
      const session = world.store.find("billing_portal.session", context.req.param("id"));
      const subscription = session && liveSubscription(world, session.customer);
      if (!isOwn || !subscription) return answerNotFound(context);
      run(world, subscription);
      await pages.finish();
      return context.redirect(addressOf(session), 303);
    });
  return card.route("/", act("cancel", cancelInPortal)).route("/", act("renew", renewInPortal));
};
