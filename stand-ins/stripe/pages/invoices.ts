import { Hono, type Context } from "hono";
import type Stripe from "stripe";
import { methodOf, PRESENT, PROVEN, type Holder } from "../billing/attempt.ts";
import { keepCard } from "../billing/keep-card.ts";
import { collect } from "../billing/collect.ts";
import { intentOf, subscriptionOf } from "../billing/invoices.ts";
import { attachDecline, findCard } from "../cards.ts";
import { addMethod } from "../payment-methods.ts";
import { idOf } from "../store.ts";
import { challengePage } from "./checkout-page.ts";
import { invoicePage, type InvoicePage } from "./invoice-page.ts";
import { creditNotePdf } from "./credit-note-pdf.ts";
import { invoicePdf } from "./invoice-pdf.ts";
import { answerNotFound, answerPage, speechOf } from "./layout.ts";
import type { PageRoutes } from "./pages.ts";
import { declineText, isOwnForm, typedForm } from "./typed-form.ts";

/** The pages of invoices, without a script. */
export const invoiceRoutes: PageRoutes = (pages) => {
  const { world } = pages;
  const routes = new Hono();
  const addressOf = ({ id }: Stripe.Invoice): string => `${pages.base}/invoice/${id}`;

  const withInvoice = async (
    context: Context,
    answer: (invoice: Stripe.Invoice) => Response | Promise<Response>,
  ): Promise<Response> => {
    pages.settle();
    const invoice = world.store.find("invoice", context.req.param("invoice") ?? "");
    if (!invoice?.number || (context.req.method === "POST" && !isOwnForm(context)))
      return answerNotFound(context);
    return answer(invoice);
  };

  const show = (
    context: Context,
    invoice: Stripe.Invoice,
    more: Partial<InvoicePage> = {},
  ): Response | Promise<Response> => {
    const speech = speechOf(context, null);
    const page: InvoicePage = {
      invoice,
      action: addressOf(invoice),
      method: methodOf(world, subscriptionOf(world, invoice)),
      isUnderWay: intentOf(world, invoice)?.status === "processing",
      wrong: {},
      ...more,
    };
    return answerPage(context, speech, {
      title: `${speech.t.invoice} ${invoice.number ?? ""}`,
      status: page.problem || Object.keys(page.wrong).length > 0 ? 422 : 200,
      body: invoicePage(page, speech),
    });
  };

  const pay = async (
    context: Context,
    invoice: Stripe.Invoice,
    method: Stripe.PaymentMethod,
    holder: Holder,
  ): Promise<Response> => {
    // Another form may have come while this one was read.
    if (invoice.status !== "open") return context.redirect(addressOf(invoice), 303);
    const outcome = collect(world, invoice, holder, method);
    if (outcome.kind === "challenge") world.store.note(invoice.id).challenged = method.id;
    if (outcome.kind === "paid") {
      const customer = world.store.get("customer", invoice.customer ? idOf(invoice.customer) : "");
      keepCard(world, { customer, subscription: subscriptionOf(world, invoice), method, holder });
    }
    await pages.finish();
    if (outcome.kind === "challenge") return context.redirect(`${addressOf(invoice)}/authenticate`, 303);
    if (outcome.kind !== "declined") return context.redirect(addressOf(invoice), 303);
    return show(context, invoice, { problem: declineText(outcome.decline, speechOf(context, null).t) });
  };

  routes.get("/invoice/:invoice", (context) => withInvoice(context, (invoice) => show(context, invoice)));
  routes.get("/invoice/:invoice/pdf", (context) =>
    withInvoice(context, (invoice) =>
      context.body(invoicePdf(invoice, speechOf(context, null)), 200, {
        "Content-Type": "application/pdf",
        "Content-Disposition": `inline; filename="${invoice.number ?? "invoice"}.pdf"`,
        "X-Content-Type-Options": "nosniff",
      }),
    ),
  );
  routes.get("/credit-note/:note/pdf", (context) => {
    const note = world.store.find("credit_note", context.req.param("note"));
    if (!note) return answerNotFound(context);
    return context.body(creditNotePdf(note, speechOf(context, null)), 200, {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${note.number}.pdf"`,
      "X-Content-Type-Options": "nosniff",
    });
  });
  routes.post("/invoice/:invoice/pay", (context) =>
    withInvoice(context, async (invoice) => {
      const { t } = speechOf(context, null);
      const typed = await typedForm(context);
      const kept = methodOf(world, subscriptionOf(world, invoice));
      if (typed["with"] === "kept" && kept) return pay(context, invoice, kept, PRESENT);
      const card = findCard(typed["card"] ?? "");
      if (!card) return show(context, invoice, { wrong: { card: typed["card"] ? t.unknownCard : t.needed } });
      const decline = attachDecline(card);
      if (decline) return show(context, invoice, { problem: declineText(decline, t) });
      return pay(context, invoice, addMethod(world, card), PRESENT);
    }),
  );
  routes.get("/invoice/:invoice/authenticate", (context) =>
    withInvoice(context, (invoice) => {
      const speech = speechOf(context, null);
      return answerPage(context, speech, {
        title: speech.t.challengeTitle,
        isNarrow: true,
        body: challengePage(speech, `${addressOf(invoice)}/authenticate`),
      });
    }),
  );
  routes.post("/invoice/:invoice/authenticate", (context) =>
    withInvoice(context, async (invoice) => {
      const { challenged } = world.store.note(invoice.id);
      const method = challenged && world.store.find("payment_method", challenged);
      if (!method) return answerNotFound(context);
      const { result } = await typedForm(context);
      return result === "complete"
        ? pay(context, invoice, method, PROVEN)
        : show(context, invoice, { problem: speechOf(context, null).t.challengeFailed });
    }),
  );
  return routes;
};
