import { Hono } from "hono";
import { html } from "hono/html";
import type Stripe from "stripe";
import { DAY_S } from "../../../shared/time-lengths.ts";
import { formatDay } from "../amounts/money.ts";
import { monthsAfter } from "../amounts/months.ts";
import { itemOf } from "../billing/lines.ts";
import { idOf } from "../store.ts";
import type { World } from "../world.ts";
import { answerNotFound, answerPage, speechOf, typedForm } from "./layout.ts";
import type { Markup, PageRoutes, Speech } from "./layout.ts";
import { fill, type PageTexts } from "./texts.ts";

/** A renewal's invoice is paid an hour after it was drafted. */
const AFTER_RENEWAL = 3600 + 60;

/** The next renewal of a subscription. */
function nextRenewal({ store }: World): number | undefined {
  const live = store.list("subscription").filter(({ ended_at }) => !ended_at);
  const ends = live.map((one) => itemOf(one).current_period_end);
  return ends.length > 0 ? Math.min(...ends) : undefined;
}

/** The steps by which the time is moved, and where each leads. */
const STEPS: readonly (readonly [keyof PageTexts, (now: number, world: World) => number])[] = [
  ["day", (now) => now + DAY_S],
  ["month", (now) => monthsAfter(now, 1)],
  ["renewal", (now, world) => (nextRenewal(world) ?? now) + AFTER_RENEWAL],
];

const row = ({ store }: World, subscription: Stripe.Subscription, { t, language }: Speech): Markup => {
  const { status, ended_at, cancel_at, customer } = subscription;
  const { price, current_period_end } = itemOf(subscription);
  const { id, email } = store.get("customer", idOf(customer));
  const date = formatDay(ended_at ?? cancel_at ?? current_period_end, language);
  return html`<tr>
    <td>${email ?? id}</td>
    <td>${store.get("product", idOf(price.product)).name}</td>
    <td>${status} · ${fill(ended_at ? t.endedOn : cancel_at ? t.endsOn : t.renewsOn, { date })}</td>
  </tr>`;
};

/** The page on which a tester moves the time. */
export const clockRoutes: PageRoutes = ({ world, base, settle, deliveries, advanceTo }) => {
  const action = `${base}/clock`;
  return new Hono()
    .get("/clock", (context) => {
      settle();
      const speech = speechOf(context);
      const { t, language } = speech;
      const at = new Intl.DateTimeFormat(language, {
        dateStyle: "full",
        timeStyle: "short",
        timeZone: "UTC",
      });
      const undelivered = deliveries.undelivered().length;
      return answerPage(context, speech, {
        title: t.clock,
        body: html`<h1>${t.clock}</h1>
          <section class="sheet">
            <h2>${fill(t.clockNow, { date: `${at.format(world.clock.now() * 1000)} UTC` })}</h2>
            <p class="quiet">${t.clockMore}</p>
            <form class="buttons" method="post" action="${action}">
              ${STEPS.map(([name]) => html`<button type="submit" name="by" value="${name}">${t[name]}</button>`)}
            </form>
          </section>
          <section class="sheet scroll">
            <table>
              <tbody>
                ${world.store.list("subscription").map((one) => row(world, one, speech))}
              </tbody>
            </table>
          </section>
          ${
            undelivered > 0
              ? html`<form class="sheet" method="post" action="${action}/deliver">
                  <p>${fill(t.undelivered, { count: String(undelivered) })}</p>
                  <button type="submit">${t.deliver}</button>
                </form>`
              : ""
          }`,
      });
    })
    .post("/clock", async (context) => {
      const typed = await typedForm(context);
      const [, target] = STEPS.find(([name]) => name === typed?.["by"]) ?? [];
      if (!target) return answerNotFound(context);
      await advanceTo(target(world.clock.now(), world));
      return context.redirect(action, 303);
    })
    .post("/clock/deliver", async (context) => {
      if (!(await typedForm(context))) return answerNotFound(context);
      await deliveries.retry("all");
      return context.redirect(action, 303);
    });
};
