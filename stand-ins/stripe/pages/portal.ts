import { Hono, type Context } from "hono";
import type Stripe from "stripe";
import { PRESENT, outcomeOf } from "../billing/attempt.ts";
import { changeCard } from "../billing/change-card.ts";
import { itemOf } from "../billing/lines.ts";
import { releaseSchedule } from "../billing/schedules.ts";
import { attachDecline, findCard } from "../cards.ts";
import { change } from "../change.ts";
import { addMethod } from "../payment-methods.ts";
import { idOf } from "../store.ts";
import { challengePage } from "./checkout-page.ts";
import { answerNotFound, answerPage, speechOf, type Markup, type Speech } from "./layout.ts";
import type { PageRoutes } from "./pages.ts";
import { cancelPage, cardPage, liveSubscription, portalPage, type PortalPage } from "./portal-page.ts";
import { declineText, isOwnForm, typedForm } from "./typed-form.ts";

type Session = Stripe.BillingPortal.Session;

interface Visit {
  readonly session: Session;
  readonly speech: Speech;
  readonly page: PortalPage;
}

/** Where a session that is about one thing leads when it is done. */
const doneUrl = ({ flow }: Session, home: string): string =>
  flow?.after_completion.redirect?.return_url ?? `${home}?saved`;

/** The portal of a customer, without a script. */
export const portalRoutes: PageRoutes = (pages) => {
  const { world } = pages;
  const routes = new Hono();

  const visit = async (
    context: Context,
    answer: (visit: Visit) => Response | Promise<Response>,
  ): Promise<Response> => {
    pages.settle();
    const session = world.store.find("billing_portal.session", context.req.param("session") ?? "");
    if (!session || (context.req.method === "POST" && !isOwnForm(context))) return answerNotFound(context);
    const page: PortalPage = {
      world,
      session,
      customer: world.store.get("customer", session.customer),
      action: `${pages.base}/portal/${session.id}`,
      wrong: {},
      isSaved: context.req.query("saved") !== undefined,
    };
    return answer({ session, page, speech: speechOf(context, session.locale) });
  };

  const answer = (
    context: Context,
    { session, speech }: Visit,
    body: Markup,
    options: { isNarrow?: boolean; status?: 200 | 422 } = {},
  ): Response | Promise<Response> =>
    answerPage(context, speech, {
      title: speech.t.portal,
      body,
      leadsTo: [session.return_url, session.flow?.after_completion.redirect?.return_url ?? null],
      ...options,
    });

  const home = (
    context: Context,
    at: Visit,
    more: Partial<PortalPage> = {},
  ): Response | Promise<Response> => {
    const page = { ...at.page, ...more };
    const status = page.problem || Object.keys(page.wrong).length > 0 ? 422 : 200;
    return at.session.flow?.type === "payment_method_update"
      ? answer(context, at, cardPage(page, at.speech), { isNarrow: true, status })
      : answer(context, at, portalPage(page, at.speech), { status });
  };

  const askToCancel = (context: Context, at: Visit, keepAt: string): Response | Promise<Response> => {
    const subscription = liveSubscription(world, at.session.customer);
    if (!subscription) return home(context, at);
    return answer(context, at, cancelPage(at.page, subscription, keepAt, at.speech), { isNarrow: true });
  };

  const takeCard = async (
    context: Context,
    { session, page }: Visit,
    method: Stripe.PaymentMethod,
    isProven: boolean,
  ): Promise<Response> => {
    changeCard(world, page.customer, method, isProven);
    await pages.finish();
    return context.redirect(doneUrl(session, page.action), 303);
  };

  routes.get("/portal/:session", (context) =>
    visit(context, (at) => {
      const { flow, return_url } = at.session;
      const isDone = at.page.isSaved || liveSubscription(world, at.session.customer)?.cancel_at;
      return flow?.type === "subscription_cancel" && !isDone
        ? askToCancel(context, at, return_url ?? at.page.action)
        : home(context, at);
    }),
  );
  routes.post("/portal/:session/card", (context) =>
    visit(context, async (at) => {
      const { t } = at.speech;
      const { card: number = "" } = await typedForm(context);
      const card = findCard(number);
      if (!card) return home(context, at, { wrong: { card: number ? t.unknownCard : t.needed } });
      const decline = attachDecline(card);
      if (decline) return home(context, at, { problem: declineText(decline, t) });
      const method = addMethod(world, card);
      if (outcomeOf(world, method, PRESENT).kind !== "challenge") return takeCard(context, at, method, false);
      world.store.note(at.session.id).challenged = method.id;
      await pages.finish();
      return context.redirect(`${at.page.action}/authenticate`, 303);
    }),
  );
  routes.get("/portal/:session/authenticate", (context) =>
    visit(context, (at) =>
      answer(context, at, challengePage(at.speech, `${at.page.action}/authenticate`), { isNarrow: true }),
    ),
  );
  routes.post("/portal/:session/authenticate", (context) =>
    visit(context, async (at) => {
      const { challenged } = world.store.note(at.session.id);
      const method = challenged && world.store.find("payment_method", challenged);
      if (!method) return answerNotFound(context);
      const { result } = await typedForm(context);
      return result === "complete"
        ? takeCard(context, at, method, true)
        : home(context, at, { problem: at.speech.t.challengeFailed });
    }),
  );
  routes.get("/portal/:session/cancel", (context) =>
    visit(context, (at) => askToCancel(context, at, at.page.action)),
  );
  routes.post("/portal/:session/cancel", (context) =>
    visit(context, async ({ session, page }) => {
      const subscription = liveSubscription(world, session.customer);
      if (subscription?.schedule)
        releaseSchedule(world, world.store.get("subscription_schedule", idOf(subscription.schedule)));
      if (subscription)
        change(world, "customer.subscription.updated", subscription, {
          // In the flexible billing mode the portal sets the instant, and not `cancel_at_period_end`.
          cancel_at: itemOf(subscription).current_period_end,
          canceled_at: world.clock.now(session.customer),
          cancellation_details: {
            comment: null,
            feedback: null,
            feedback_option: null,
            reason: "cancellation_requested",
          },
        });
      await pages.finish();
      return context.redirect(doneUrl(session, page.action), 303);
    }),
  );
  routes.post("/portal/:session/renew", (context) =>
    visit(context, async ({ session, page }) => {
      const subscription = liveSubscription(world, session.customer);
      if (subscription)
        change(world, "customer.subscription.updated", subscription, {
          cancel_at: null,
          cancel_at_period_end: false,
          canceled_at: null,
          cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
        });
      await pages.finish();
      return context.redirect(`${page.action}?saved`, 303);
    }),
  );
  return routes;
};
