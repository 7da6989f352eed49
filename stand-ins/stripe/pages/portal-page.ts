import { html } from "hono/html";
import type Stripe from "stripe";
import { ACCOUNT } from "../account.ts";
import { methodOf } from "../billing/attempt.ts";
import { itemOf } from "../billing/lines.ts";
import { formatDay, formatMoney } from "../amounts/money.ts";
import { idOf } from "../store.ts";
import type { World } from "../world.ts";
import { alert, cardField, type Wrong } from "./fields.ts";
import type { Markup, Speech } from "./layout.ts";
import { fill, type PageTexts } from "./texts.ts";

export interface PortalPage {
  readonly world: World;
  readonly session: Stripe.BillingPortal.Session;
  readonly customer: Stripe.Customer;
  /** The address of the portal itself. */
  readonly action: string;
  readonly wrong: Wrong;
  readonly problem?: string | undefined;
  readonly isSaved?: boolean;
}

/** A status in the words of the page. */
export const statusText = (status: string | null, t: PageTexts): string =>
  ({
    active: t.active,
    past_due: t.past_due,
    incomplete: t.incomplete,
    incomplete_expired: t.incomplete_expired,
    canceled: t.canceled,
    draft: t.draft,
    open: t.open,
    paid: t.paid,
    void: t.void,
    uncollectible: t.uncollectible,
  })[status ?? ""] ?? "";

const productName = ({ store }: World, price: string): string =>
  store.get("product", idOf(store.get("price", price).product)).name;

/** Says the next event of a subscription: its end, a change or a renewal. */
function whatNext(world: World, subscription: Stripe.Subscription, { language, t }: Speech): string {
  const date = (seconds: number): string => formatDay(seconds, language);
  if (subscription.ended_at) return fill(t.endedOn, { date: date(subscription.ended_at) });
  if (subscription.cancel_at) return fill(t.endsOn, { date: date(subscription.cancel_at) });
  const schedule =
    subscription.schedule && world.store.get("subscription_schedule", idOf(subscription.schedule));
  const next =
    schedule && schedule.phases.find(({ start_date }) => start_date === schedule.current_phase?.end_date);
  const [item] = (next && next.items) || [];
  if (next && item)
    return fill(t.changesOn, { plan: productName(world, idOf(item.price)), date: date(next.start_date) });
  return fill(t.renewsOn, { date: date(itemOf(subscription).current_period_end) });
}

/** The newest subscription of a customer that has not ended. */
export const liveSubscription = ({ store }: World, customer: string): Stripe.Subscription | undefined =>
  store.list("subscription").find((one) => one.customer === customer && !one.ended_at);

const planSheet = ({ world, customer, action }: PortalPage, speech: Speech): Markup => {
  const { t, language } = speech;
  const subscription = liveSubscription(world, customer.id);
  if (!subscription)
    return html`<section class="sheet">
      <h2>${t.plan}</h2>
      <p class="quiet">${t.noPlan}</p>
    </section>`;
  const { price } = itemOf(subscription);
  const [waiting] = subscription.pending_update?.subscription_items ?? [];
  return html`<section class="sheet">
    <h2>${t.plan}</h2>
    <dl class="rows">
      <div class="strong">
        <dt>${productName(world, price.id)}</dt>
        <dd>
          ${formatMoney(price.unit_amount ?? 0, price.currency, language)}
          ${price.recurring?.interval === "year" ? t.perYear : t.perMonth}
        </dd>
      </div>
      <div>
        <dt>${statusText(subscription.status, t)}</dt>
        <dd>${whatNext(world, subscription, speech)}</dd>
      </div>
    </dl>
    ${waiting ? html`<p>${fill(t.updateWaits, { plan: productName(world, waiting.price.id) })}</p>` : ""}
    <div class="buttons">
      ${
        subscription.cancel_at
          ? html`<form method="post" action="${action}/renew">
              <button class="main" type="submit">${t.renewPlan}</button>
            </form>`
          : html`<a class="button" href="${action}/cancel">${t.cancelPlan}</a>`
      }
    </div>
  </section>`;
};

const cardSheet = ({ world, customer, action, wrong, problem }: PortalPage, { t }: Speech): Markup => {
  const subscription = liveSubscription(world, customer.id);
  const fallback = customer.invoice_settings.default_payment_method;
  const method = subscription
    ? methodOf(world, subscription)
    : fallback && world.store.find("payment_method", idOf(fallback));
  return html`<section class="sheet">
    <h2>${t.paymentMethod}</h2>
    ${alert(t.cannotPay, problem)}
    <p>${method ? fill(t.cardEnding, { last4: method.card?.last4 ?? "" }) : t.noCard}</p>
    <form method="post" action="${action}/card" novalidate>
      ${cardField({ label: t.newCard, typed: {}, wrong, t })}
      <div class="buttons"><button type="submit">${t.changeCard}</button></div>
    </form>
  </section>`;
};

const invoiceRow = (invoice: Stripe.Invoice, { t, language }: Speech): Markup =>
  html`<tr>
    <td>
      ${
        invoice.hosted_invoice_url
          ? html`<a href="${invoice.hosted_invoice_url}">${invoice.number}</a>`
          : t.draft
      }
    </td>
    <td>${formatDay(invoice.created, language)}</td>
    <td>${statusText(invoice.status, t)}</td>
    <td class="number">${formatMoney(invoice.total, invoice.currency, language)}</td>
  </tr>`;

const invoiceSheet = ({ world, customer }: PortalPage, speech: Speech): Markup => {
  const { t } = speech;
  const invoices = world.store.list("invoice").filter((one) => one.customer === customer.id);
  return html`<section class="sheet">
    <h2>${t.invoices}</h2>
    ${
      invoices.length === 0
        ? html`<p class="quiet">${t.noInvoices}</p>`
        : html`<div class="scroll">
            <table>
              <thead>
                <tr>
                  <th scope="col">${t.invoice}</th>
                  <th scope="col">${t.date}</th>
                  <th scope="col">${t.status}</th>
                  <th scope="col" class="number">${t.amount}</th>
                </tr>
              </thead>
              <tbody>
                ${invoices.map((invoice) => invoiceRow(invoice, speech))}
              </tbody>
            </table>
          </div>`
    }
  </section>`;
};

const wayBack = ({ session }: PortalPage, { t }: Speech): Markup | string =>
  session.return_url
    ? html`<p class="buttons">
        <a class="button" href="${session.return_url}">${fill(t.returnTo, { name: ACCOUNT.name })}</a>
      </p>`
    : "";

/** The portal: plan, card, invoices. */
export const portalPage = (page: PortalPage, speech: Speech): Markup => html`
  <p class="seller">${ACCOUNT.name}</p>
  <h1>${speech.t.portal}</h1>
  <p class="quiet">${page.customer.email ?? ""}</p>
  ${page.isSaved ? html`<p class="done" role="status">${speech.t.saved}</p>` : ""}
  <div class="columns">
    <div>${planSheet(page, speech)} ${cardSheet(page, speech)}</div>
    <div>${invoiceSheet(page, speech)}</div>
  </div>
  ${wayBack(page, speech)}
`;

/** Only the card, for a session that is about nothing else. */
export const cardPage = (page: PortalPage, speech: Speech): Markup => html`
  <p class="seller">${ACCOUNT.name}</p>
  <h1>${speech.t.changeCard}</h1>
  ${cardSheet(page, speech)} ${wayBack(page, speech)}
`;

/** Asks once more before a subscription is cancelled. */
export const cancelPage = (
  page: PortalPage,
  subscription: Stripe.Subscription,
  keepAt: string,
  { t, language }: Speech,
): Markup =>
  html`<div class="sheet">
    <h1>${t.cancelSure}</h1>
    <p class="quiet">
      ${fill(t.cancelMore, { date: formatDay(itemOf(subscription).current_period_end, language) })}
    </p>
    <form class="buttons" method="post" action="${page.action}/cancel">
      <button class="main" type="submit">${t.cancelPlan}</button>
      <a class="button" href="${keepAt}">${t.keep}</a>
    </form>
  </div>`;
