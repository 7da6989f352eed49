import { Hono } from "hono";
import { itemOf } from "../billing/lines.ts";
import { monthsAfter } from "../amounts/months.ts";
import type { World } from "../world.ts";
import { clockPage } from "./clock-page.ts";
import { answerNotFound, answerPage, speechOf } from "./layout.ts";
import type { PageRoutes } from "./pages.ts";
import { isOwnForm, typedForm } from "./typed-form.ts";
import { DAY_S } from "../../../shared/time-lengths.ts";

/** A renewal's invoice is paid an hour after it was drafted. */
const AFTER_RENEWAL = 3600 + 60;

/** The next renewal of a subscription on the common time. */
function nextRenewal({ store }: World): number | undefined {
  const ends = store
    .list("subscription")
    .filter(({ ended_at, test_clock }) => !ended_at && !test_clock)
    .map((one) => itemOf(one).current_period_end);
  return ends.length > 0 ? Math.min(...ends) : undefined;
}

/** The page on which a tester moves the time. */
export const clockRoutes: PageRoutes = (pages) => {
  const { world } = pages;
  const action = `${pages.base}/clock`;
  const targets: Readonly<Record<string, (now: number) => number>> = {
    day: (now) => now + DAY_S,
    week: (now) => now + 7 * DAY_S,
    month: (now) => monthsAfter(now, 1),
    renewal: (now) => (nextRenewal(world) ?? now) + AFTER_RENEWAL,
  };
  return new Hono()
    .get("/clock", (context) => {
      pages.settle();
      const speech = speechOf(context, null);
      return answerPage(context, speech, {
        title: speech.t.clock,
        body: clockPage(
          {
            world,
            action,
            now: world.clock.now(),
            undeliveredCount: pages.deliveries.undelivered().length,
            hasRenewal: nextRenewal(world) !== undefined,
          },
          speech,
        ),
      });
    })
    .post("/clock", async (context) => {
      const { by = "" } = await typedForm(context);
      const target = Object.hasOwn(targets, by) ? targets[by] : undefined;
      if (!isOwnForm(context) || !target) return answerNotFound(context);
      await pages.advanceTo(target(world.clock.now()));
      return context.redirect(action, 303);
    })
    .post("/clock/deliver", async (context) => {
      if (!isOwnForm(context)) return answerNotFound(context);
      await pages.deliveries.retry("all");
      return context.redirect(action, 303);
    });
};
