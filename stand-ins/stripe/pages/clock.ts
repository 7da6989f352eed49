import { Hono } from "hono";
import { html } from "hono/html";
import { DAY_S } from "../../../shared/time-lengths.ts";
import { monthsAfter } from "../amounts/months.ts";
import { answerNotFound, answerPage, typedForm } from "./layout.ts";
import type { PageRoutes } from "./layout.ts";
import { fill, TEXTS } from "./texts.ts";

/** The steps by which the time is moved, and where each leads. */
const STEPS: readonly (readonly ["day" | "month", (now: number) => number])[] = [
  ["day", (now) => now + DAY_S],
  ["month", (now) => monthsAfter(now, 1)],
];

/** The page on which a tester moves the time. */
export const clockRoutes: PageRoutes = ({ world, base, settle, deliveries, advanceTo }) => {
  const action = `${base}/clock`;
  return new Hono()
    .get("/clock", (context) => {
      settle();
      const at = new Intl.DateTimeFormat("en", {
        dateStyle: "full",
        timeStyle: "short",
        timeZone: "UTC",
      });
      const undelivered = deliveries.undelivered().length;
      return answerPage(context, {
        title: TEXTS.clock,
        body: html`<h1>${TEXTS.clock}</h1>
          <section class="sheet">
            <h2>${fill(TEXTS.clockNow, { date: `${at.format(world.clock.now() * 1000)} UTC` })}</h2>
            <p class="quiet">${TEXTS.clockMore}</p>
            <form class="buttons" method="post" action="${action}">
              ${STEPS.map(([name]) => html`<button type="submit" name="by" value="${name}">${TEXTS[name]}</button>`)}
            </form>
          </section>
          ${
            undelivered > 0
              ? html`<form class="sheet" method="post" action="${action}/deliver">
                  <p>${fill(TEXTS.undelivered, { count: String(undelivered) })}</p>
                  <button type="submit">${TEXTS.deliver}</button>
                </form>`
              : ""
          }`,
      });
    })
    .post("/clock", async (context) => {
      const typed = await typedForm(context);
      const [, target] = STEPS.find(([name]) => name === typed?.["by"]) ?? [];
      if (!target) return answerNotFound(context);
      await advanceTo(target(world.clock.now()));
      return context.redirect(action, 303);
    })
    .post("/clock/deliver", async (context) => {
      if (!(await typedForm(context))) return answerNotFound(context);
      await deliveries.retry("all");
      return context.redirect(action, 303);
    });
};
