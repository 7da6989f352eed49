import { Hono } from "hono";
import { html } from "hono/html";
import { DAY_S } from "../../../shared/time-lengths.ts";
import { monthsAfter } from "../amounts/months.ts";
import { answerNotFound, answerPage, typedForm } from "./layout.ts";
import type { PageRoutes } from "./layout.ts";

/** The steps by which the time is moved, and where each leads. */
const STEPS: readonly (readonly [name: string, text: string, (now: number) => number])[] = [
  ["day", "One day", (now) => now + DAY_S],
  ["month", "One month", (now) => monthsAfter(now, 1)],
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
        title: "Time",
        body: html`<h1>Time</h1>
          <section class="sheet">
            <h2>It is ${at.format(world.clock.now() * 1000)} UTC.</h2>
            <p class="quiet">
              Moving the time forward renews subscriptions, tries payments again and ends what ends. It never
              goes back.
            </p>
            <form class="buttons" method="post" action="${action}">
              ${STEPS.map(([name, text]) => html`<button type="submit" name="by" value="${name}">${text}</button>`)}
            </form>
          </section>
          ${
            undelivered > 0
              ? html`<form class="sheet" method="post" action="${action}/deliver">
                  <p>${String(undelivered)} events were not delivered.</p>
                  <button type="submit">Deliver again</button>
                </form>`
              : ""
          }`,
      });
    })
    .post("/clock", async (context) => {
      const typed = await typedForm(context);
      const [, , target] = STEPS.find(([name]) => name === typed?.["by"]) ?? [];
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
