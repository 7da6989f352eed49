import { html } from "hono/html";
import type Stripe from "stripe";
import { itemOf } from "../billing/lines.ts";
import { formatDay, formatMoney } from "../amounts/money.ts";
import { idOf } from "../store.ts";
import type { World } from "../world.ts";
import type { Markup, Speech } from "./layout.ts";
import { statusText } from "./portal-page.ts";
import { fill } from "./texts.ts";

export interface ClockPage {
  readonly world: World;
  readonly action: string;
  readonly now: number;
  readonly undeliveredCount: number;
  readonly hasRenewal: boolean;
}

const row = (world: World, subscription: Stripe.Subscription, { t, language }: Speech): Markup => {
  const { price, current_period_end } = itemOf(subscription);
  const customer = world.store.get("customer", idOf(subscription.customer));
  const date = formatDay(subscription.ended_at ?? subscription.cancel_at ?? current_period_end, language);
  const text = subscription.ended_at ? t.endedOn : subscription.cancel_at ? t.endsOn : t.renewsOn;
  return html`<tr>
    <td>${customer.email ?? customer.id}</td>
    <td>
      ${world.store.get("product", idOf(price.product)).name}<br /><span class="quiet small"
        >${formatMoney(price.unit_amount ?? 0, price.currency, language)}</span
      >
    </td>
    <td>
      ${statusText(subscription.status, t)}<br /><span class="quiet small">${fill(text, { date })}</span>
    </td>
  </tr>`;
};

const subscriptions = ({ world }: ClockPage, speech: Speech): Markup => {
  const { t } = speech;
  const all = world.store.list("subscription");
  if (all.length === 0) return html`<p class="quiet">${t.noSubscriptions}</p>`;
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          <th scope="col">${t.customer}</th>
          <th scope="col">${t.plan}</th>
          <th scope="col">${t.status}</th>
        </tr>
      </thead>
      <tbody>
        ${all.map((one) => row(world, one, speech))}
      </tbody>
    </table>
  </div>`;
};

/** The page on which a tester moves the time. */
export const clockPage = (page: ClockPage, speech: Speech): Markup => {
  const { t, language } = speech;
  const date = new Intl.DateTimeFormat(language, {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: "UTC",
  }).format(page.now * 1000);
  return html`<h1>${t.clock}</h1>
    <section class="sheet">
      <h2>${fill(t.clockNow, { date: `${date} UTC` })}</h2>
      <p class="quiet">${t.clockMore}</p>
      <form class="buttons" method="post" action="${page.action}">
        <button type="submit" name="by" value="day">${t.day}</button>
        <button type="submit" name="by" value="week">${t.week}</button>
        <button type="submit" name="by" value="month">${t.month}</button>
        ${
          page.hasRenewal
            ? html`<button class="main" type="submit" name="by" value="renewal">${t.nextRenewal}</button>`
            : ""
        }
      </form>
    </section>
    <section class="sheet">
      <h2>${t.subscriptions}</h2>
      ${subscriptions(page, speech)}
    </section>
    ${
      page.undeliveredCount > 0
        ? html`<section class="sheet">
            <p>${fill(t.undelivered, { count: String(page.undeliveredCount) })}</p>
            <form class="buttons" method="post" action="${page.action}/deliver">
              <button type="submit">${t.deliver}</button>
            </form>
          </section>`
        : ""
    }`;
};
