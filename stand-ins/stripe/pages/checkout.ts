import { Hono, type Context } from "hono";
import type Stripe from "stripe";
import { outcomeOf, PRESENT, PROVEN, type Holder } from "../billing/attempt.ts";
import { completeCheckout } from "../billing/complete-checkout.ts";
import type { BuyerDetails } from "../objects/buyer.ts";
import { applyCode } from "../billing/apply-code.ts";
import { addMethod } from "../payment-methods.ts";
import { idOf } from "../store.ts";
import { prefilled, readCheckoutForm } from "./checkout-form.ts";
import { challengePage, checkoutPage } from "./checkout-page.ts";
import type { Typed, Wrong } from "./fields.ts";
import { answerNotFound, answerNotice, answerPage, speechOf, type Speech } from "./layout.ts";
import type { PageRoutes, Pages } from "./pages.ts";
import { fill } from "./texts.ts";
import { declineText, isOwnForm, typedForm } from "./typed-form.ts";

type Session = Stripe.Checkout.Session;

/** Where a paid session leads. */
const successUrl = ({ success_url, id }: Session): string | null =>
  success_url?.replaceAll("{CHECKOUT_SESSION_ID}", id) ?? null;

function notOpen(context: Context, speech: Speech, session: Session): Response | Promise<Response> {
  const { t } = speech;
  return session.status === "complete"
    ? answerNotice(context, speech, {
        title: t.alreadyPaid,
        text: t.alreadyPaidMore,
        href: successUrl(session),
        status: 200,
      })
    : answerNotice(context, speech, {
        title: t.expired,
        text: t.expiredMore,
        href: session.cancel_url,
        status: 410,
      });
}

interface Shown {
  readonly typed?: Typed;
  readonly wrong?: Wrong;
  readonly problem?: string;
}

function show(
  { world, base }: Pages,
  context: Context,
  session: Session,
  { typed, wrong = {}, problem }: Shown = {},
): Response | Promise<Response> {
  const speech = speechOf(context, session.locale);
  const price = world.store.get("price", world.store.note(session.id).order?.price ?? "");
  const product = world.store.get("product", idOf(price.product));
  const customer = session.customer ? world.store.get("customer", idOf(session.customer)) : undefined;
  const vat = world.store.list("tax_id").find((one) => one.customer === customer?.id)?.value;
  return answerPage(context, speech, {
    title: fill(speech.t.subscribeTo, { plan: product.name }),
    status: problem || Object.keys(wrong).length > 0 ? 422 : 200,
    leadsTo: [session.success_url, session.cancel_url],
    body: checkoutPage(
      {
        session,
        product,
        price,
        action: `${base}/pay/${session.id}`,
        typed: typed ?? prefilled(customer, vat),
        wrong,
        problem,
      },
      speech,
    ),
  });
}

/** Pays with a card that was kept for this session, or says why not. */
async function pay(
  pages: Pages,
  context: Context,
  session: Session,
  method: Stripe.PaymentMethod,
  details: BuyerDetails,
  holder: Holder,
  typed?: Typed,
): Promise<Response> {
  const { world, base } = pages;
  // Another form may have come while this one was read.
  if (session.status !== "open") return notOpen(context, speechOf(context, session.locale), session);
  const outcome = outcomeOf(world, method, holder);
  if (outcome.kind === "challenge") {
    Object.assign(world.store.note(session.id), { challenged: method.id, details });
    await pages.finish();
    return context.redirect(`${base}/pay/${session.id}/authenticate`, 303);
  }
  if (outcome.kind === "declined") {
    const { t } = speechOf(context, session.locale);
    await pages.finish();
    return show(pages, context, session, {
      problem: declineText(outcome.decline, t),
      ...(typed && { typed: { ...typed, card: "" } }),
    });
  }
  completeCheckout(world, session, method, details, holder);
  await pages.finish();
  return context.redirect(successUrl(session) ?? `${base}/pay/${session.id}`, 303);
}

/** The page of a checkout session, without a script. */
export const checkoutRoutes: PageRoutes = (pages) => {
  const { world } = pages;
  const routes = new Hono();

  /** Finds the session; one that is not open has its own page. */
  const withSession = async (
    context: Context,
    answer: (session: Session) => Response | Promise<Response>,
  ): Promise<Response> => {
    pages.settle();
    const session = world.store.find("checkout.session", context.req.param("session") ?? "");
    if (!session) return answerNotFound(context);
    const speech = speechOf(context, session.locale);
    return session.status === "open" ? answer(session) : notOpen(context, speech, session);
  };

  routes.get("/pay/:session", (context) => withSession(context, (session) => show(pages, context, session)));
  routes.post("/pay/:session", (context) =>
    withSession(context, async (session) => {
      if (!isOwnForm(context)) return answerNotFound(context);
      const typed = await typedForm(context);
      const { t } = speechOf(context, session.locale);
      if (!applyCode(world, session, typed["promotion"] ?? ""))
        return show(pages, context, session, { typed, wrong: { promotion: t.wrongCode } });
      if (typed["apply"]) {
        await pages.finish();
        return show(pages, context, session, { typed });
      }
      const read = readCheckoutForm(typed, session, t);
      if ("wrong" in read) return show(pages, context, session, { typed, wrong: read.wrong });
      const { card, details } = read.bought;
      return pay(pages, context, session, addMethod(world, card), details, PRESENT, typed);
    }),
  );
  routes.get("/pay/:session/authenticate", (context) =>
    withSession(context, (session) => {
      const speech = speechOf(context, session.locale);
      return answerPage(context, speech, {
        title: speech.t.challengeTitle,
        isNarrow: true,
        leadsTo: [session.success_url],
        body: challengePage(speech, `${pages.base}/pay/${session.id}/authenticate`),
      });
    }),
  );
  routes.post("/pay/:session/authenticate", (context) =>
    withSession(context, async (session) => {
      const { challenged, details } = world.store.note(session.id);
      const { result } = await typedForm(context);
      const method = challenged && world.store.find("payment_method", challenged);
      if (!isOwnForm(context) || !method || !details) return answerNotFound(context);
      if (result === "complete") return pay(pages, context, session, method, details, PROVEN);
      const { t } = speechOf(context, session.locale);
      return show(pages, context, session, { problem: t.challengeFailed });
    }),
  );
  return routes;
};
