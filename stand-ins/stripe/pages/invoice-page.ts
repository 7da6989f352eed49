import { html } from "hono/html";
import type Stripe from "stripe";
import { ACCOUNT } from "../account.ts";
import { formatDay, formatMoney } from "../amounts/money.ts";
import { alert, cardField, type Wrong } from "./fields.ts";
import { taxLines } from "./tax-lines.ts";
import { addressLines } from "./invoice-pdf.ts";
import type { Markup, Speech } from "./layout.ts";
import { statusText } from "./portal-page.ts";
import { fill } from "./texts.ts";

export interface InvoicePage {
  readonly invoice: Stripe.Invoice;
  readonly action: string;
  /** The card that the customer has. */
  readonly method: Stripe.PaymentMethod | undefined;
  /** A debit of it is under way. */
  readonly isUnderWay: boolean;
  readonly wrong: Wrong;
  readonly problem?: string | undefined;
}

const payForms = (
  { invoice, action, method, wrong, problem }: InvoicePage,
  { t, language }: Speech,
): Markup => {
  const amount = formatMoney(invoice.amount_remaining, invoice.currency, language);
  return html`<section class="sheet pay">
    ${alert(t.cannotPay, problem)}
    ${
      method
        ? html`<form class="buttons" method="post" action="${action}/pay">
            <input type="hidden" name="with" value="kept" />
            <button type="submit">${fill(t.payWith, { last4: method.card?.last4 ?? "" })}</button>
          </form>`
        : ""
    }
    <form method="post" action="${action}/pay" novalidate>
      ${cardField({ label: t.newCard, typed: {}, wrong, t })}
      <div class="buttons"><button class="main" type="submit">${fill(t.pay, { amount })}</button></div>
    </form>
  </section>`;
};

const row = (text: string, amount: string): Markup =>
  html`<tr>
    <td>${text}</td>
    <td class="number">${amount}</td>
  </tr>`;

const table = (invoice: Stripe.Invoice, { t, language }: Speech): Markup => {
  const { lines, total, amount_due, currency, subtotal } = invoice;
  const money = (cents: number): string => formatMoney(cents, currency, language);
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          <th scope="col">${t.description}</th>
          <th scope="col" class="number">${t.amount}</th>
        </tr>
      </thead>
      <tbody>
        ${lines.data.map(
          ({ description, amount, period }) =>
            html`<tr>
              <td>
                ${description}<br /><span class="quiet small"
                  >${formatDay(period.start, language)} – ${formatDay(period.end, language)}</span
                >
              </td>
              <td class="number">${money(amount)}</td>
            </tr>`,
        )}
      </tbody>
      <tbody class="end">
        ${subtotal === total ? "" : row(t.discount, money(total - subtotal))} ${row(t.total, money(total))}
        ${taxLines(invoice, t).map(({ text, amount }) => row(text, money(amount)))}
        ${total === amount_due ? "" : row(t.credit, money(amount_due - total))}
        ${row(t.due, money(amount_due))}
      </tbody>
    </table>
  </div>`;
};

/** An invoice, to read, to print and, where it is open, to pay. */
export const invoicePage = (page: InvoicePage, speech: Speech): Markup => {
  const { invoice, action } = page;
  const { t, language } = speech;
  const [name, ...rest] = addressLines(invoice);
  return html`<article class="sheet">
      <span class="stamp ${invoice.status ?? ""}">${statusText(invoice.status, t)}</span>
      <h1>${t.invoice} ${invoice.number}</h1>
      <dl class="rows">
        <div>
          <dt>${t.date}</dt>
          <dd>${formatDay(invoice.created, language)}</dd>
        </div>
        <div>
          <dt>${t.from}</dt>
          <dd>${ACCOUNT.name}</dd>
        </div>
        <div>
          <dt>${t.to}</dt>
          <dd>${name}${rest.map((line) => html`<br />${line}`)}</dd>
        </div>
      </dl>
      ${table(invoice, speech)}
      <p class="buttons"><a class="button" href="${action}/pdf">${t.download}</a></p>
    </article>
    ${page.isUnderWay ? html`<p class="sheet">${t.underWay}</p>` : ""}
    ${invoice.status === "open" && !page.isUnderWay ? payForms(page, speech) : ""}`;
};
