import { html } from "hono/html";
import type Stripe from "stripe";
import { formatDay, formatMoney } from "../amounts/money.ts";
import { methodOf } from "../billing/attempt.ts";
import { collect } from "../billing/collect.ts";
import { intentOf, subscriptionOf } from "../billing/invoices.ts";
import { percentOfRate } from "../objects/tax.ts";
import { keepCard } from "../payment-methods.ts";
import { idOf } from "../store.ts";
import type { World } from "../world.ts";
import { cardRoutes, readKeptCard, statusOf, type Shown } from "./card-routes.ts";
import { alert, cardField } from "./fields.ts";
import { answerPage, type Markup, type PageRoutes } from "./layout.ts";

type Invoice = Stripe.Invoice;

/** The lines of an address as they are written on a letter. */
const addressLines = (invoice: Invoice): readonly string[] => {
  const { customer_name, customer_email, customer_address: address, customer_tax_ids } = invoice;
  const town = [address?.postal_code, address?.city].filter(Boolean).join(" ");
  const lines = [customer_name, address?.line1, address?.line2, town, address?.country, customer_email];
  return [...lines, ...(customer_tax_ids ?? []).map(({ value }) => value)].filter(
    (line) => !!line,
  ) as string[];
};

const STATUS_TEXTS: Readonly<Record<string, string>> = {
  draft: "Draft",
  paid: "Paid",
  open: "To be paid",
  void: "Withdrawn",
  uncollectible: "Given up",
};

/** The status of an invoice in the words of a page. */
export const statusText = ({ status }: Invoice): string => STATUS_TEXTS[status ?? ""] ?? "";

/** The amounts below the lines of an invoice, each with its name. */
function sums(invoice: Invoice): readonly (readonly [string, number])[] {
  const { total, amount_due: due, total_taxes, post_payment_credit_notes_amount: back } = invoice;
  const taxes = (total_taxes ?? []).map(({ amount, tax_rate_details, taxability_reason }) => {
    const rate = percentOfRate(tax_rate_details?.tax_rate ?? "");
    return [
      taxability_reason === "reverse_charge"
        ? "VAT reverse charge: the customer accounts for it."
        : `of which VAT ${rate} %`,
      amount,
    ] as const;
  });
  return [
    ["Total", total],
    ...taxes,
    ...(total === due ? [] : [["Credit used", due - total] as const]),
    ["Amount due", due],
    ...(back === 0 ? [] : [["Paid back", back] as const]),
  ];
}

const row = (text: Markup | string, amount: string): Markup =>
  html`<tr>
    <td>${text}</td>
    <td class="number">${amount}</td>
  </tr>`;

const paper = (invoice: Invoice): Markup => {
  const money = (cents: number): string => formatMoney(cents, invoice.currency);
  const day = (seconds: number): string => formatDay(seconds);
  return html`<article class="sheet">
    <span class="stamp ${invoice.status}">${statusText(invoice)}</span>
    <h1>Invoice ${invoice.number}</h1>
    <p>${day(invoice.created)}</p>
    <p>${addressLines(invoice).map((line) => html`${line}<br />`)}</p>
    <div class="scroll">
      <table>
        <tbody>
          ${invoice.lines.data.map(({ description, amount, period }) =>
            row(
              html`${description}<br /><span class="quiet small"
                  >${day(period.start)} – ${day(period.end)}</span
                >`,
              money(amount),
            ),
          )}
        </tbody>
        <tbody class="end">
          ${sums(invoice).map(([text, amount]) => row(text, money(amount)))}
        </tbody>
      </table>
    </div>
    <p class="quiet small">${invoice.footer}</p>
  </article>`;
};

const payForms = (world: World, invoice: Invoice, action: string, { wrong = {}, problem }: Shown): Markup => {
  const amount = formatMoney(invoice.amount_remaining, invoice.currency);
  const method = methodOf(world, subscriptionOf(world, invoice));
  return html`<section class="sheet pay">
    ${alert("The payment did not go through", problem)}
    ${
      method
        ? html`<form class="buttons" method="post" action="${action}">
            <input type="hidden" name="with" value="kept" />
            <button type="submit">Pay with the card ending in ${method.card?.last4 ?? ""}</button>
          </form>`
        : ""
    }
    <form method="post" action="${action}" novalidate>
      ${cardField(wrong)}
      <div class="buttons"><button class="main" type="submit">Pay ${amount}</button></div>
    </form>
  </section>`;
};

/** The page of an invoice, to read, to print and, where it is open, to pay. */
export const invoiceRoutes: PageRoutes = (pages) => {
  const { world, base } = pages;
  const addressOf = ({ id }: Invoice): string => `${base}/invoice/${id}`;
  return cardRoutes<Invoice>(pages, {
    path: "/invoice",
    form: "/pay",
    find: (_, id) => {
      const invoice = world.store.find("invoice", id);
      return invoice?.number ? invoice : undefined;
    },
    leadsTo: () => [],
    show: (context, invoice, shown) => {
      const isUnderWay = intentOf(world, invoice)?.status === "processing";
      const isDue = invoice.status === "open" && !isUnderWay;
      return answerPage(context, {
        title: `Invoice ${invoice.number ?? ""}`,
        status: statusOf(shown),
        body: html`${paper(invoice)}
        ${isUnderWay ? html`<p class="sheet">The debit is under way: your bank answers within a few days.</p>` : ""}
        ${isDue ? payForms(world, invoice, `${addressOf(invoice)}/pay`, shown) : ""}`,
      });
    },
    read: (invoice, typed) => {
      const kept = methodOf(world, subscriptionOf(world, invoice));
      if (typed["with"] === "kept" && kept) return { method: kept };
      return readKeptCard(world, typed);
    },
    use: (invoice, { method }, holder) => {
      const outcome = collect(world, invoice, holder, method);
      if (outcome.kind === "paid") {
        const customer = world.store.get("customer", idOf(invoice.customer ?? ""));
        keepCard(world, customer, subscriptionOf(world, invoice), method);
      }
      return outcome;
    },
    done: addressOf,
  });
};
