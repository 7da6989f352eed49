import { html } from "hono/html";
import type Stripe from "stripe";
import { ACCOUNT } from "../account.ts";
import { formatMoney } from "../amounts/money.ts";
import { askedBy } from "./checkout-form.ts";
import { alert, cardField, countryField, inputField, type Typed, type Wrong } from "./fields.ts";
import type { Markup, Speech } from "./layout.ts";
import { fill } from "./texts.ts";

export interface CheckoutPage {
  readonly session: Stripe.Checkout.Session;
  readonly product: Stripe.Product;
  readonly price: Stripe.Price;
  readonly action: string;
  readonly typed: Typed;
  readonly wrong: Wrong;
  /** Why the payment failed. */
  readonly problem?: string | undefined;
}

const summary = ({ product, price, session }: CheckoutPage, { language, t }: Speech): Markup => {
  const amount = formatMoney(session.amount_subtotal ?? 0, price.currency, language);
  const discount = session.total_details?.amount_discount ?? 0;
  return html`<section>
    <p class="seller">${ACCOUNT.name}</p>
    <h1>${fill(t.subscribeTo, { plan: product.name })}</h1>
    <p class="price">
      <strong>${amount}</strong><span>${price.recurring?.interval === "year" ? t.perYear : t.perMonth}</span>
    </p>
    <dl class="rows">
      <div>
        <dt>${product.name}</dt>
        <dd>${amount}</dd>
      </div>
      ${
        discount > 0
          ? html`<div>
              <dt>${t.discount}</dt>
              <dd>${formatMoney(-discount, price.currency, language)}</dd>
            </div>`
          : ""
      }
      <div class="strong">
        <dt>${t.dueToday}</dt>
        <dd>${formatMoney(session.amount_total ?? 0, price.currency, language)}</dd>
      </div>
    </dl>
    <p class="quiet small">${t.renews}</p>
  </section>`;
};

const addressFields = ({ session, typed, wrong }: CheckoutPage, { language, t }: Speech): Markup => {
  const isOptional = askedBy(session).address === "optional";
  const shared = { typed, wrong, t, isOptional };
  return html`
    ${inputField({ ...shared, name: "line1", label: t.line1, autocomplete: "address-line1" })}
    ${inputField({ ...shared, name: "line2", label: t.line2, autocomplete: "address-line2", isOptional: true })}
    <div class="pair">
      ${inputField({ ...shared, name: "postal_code", label: t.postalCode, autocomplete: "postal-code" })}
      ${inputField({ ...shared, name: "city", label: t.city, autocomplete: "address-level2" })}
    </div>
    ${countryField({ ...shared, name: "country", label: t.country, language })}
  `;
};

const billing = (page: CheckoutPage, speech: Speech): Markup | string => {
  const { company, address } = askedBy(page.session);
  const shared = { typed: page.typed, wrong: page.wrong, t: speech.t, isOptional: true };
  if (!company && address === "no") return "";
  return html`<fieldset>
    <legend>${speech.t.billing}</legend>
    ${
      company
        ? html`${inputField({ ...shared, name: "company", label: speech.t.company, autocomplete: "organization" })}
          ${inputField({ ...shared, name: "vat", label: speech.t.vat, hint: speech.t.vatHint })}`
        : ""
    }
    ${address === "no" ? "" : addressFields(page, speech)}
  </fieldset>`;
};

const promotion = ({ session, typed, wrong }: CheckoutPage, { t }: Speech): Markup | string =>
  session.allow_promotion_codes
    ? html`${inputField({ name: "promotion", label: t.promotionCode, typed, wrong, t, isOptional: true })}
        <button type="submit" name="apply" value="yes">${t.apply}</button>`
    : "";

/** The page on which a plan is paid. */
export const checkoutPage = (page: CheckoutPage, speech: Speech): Markup => {
  const { session, typed, wrong, action, problem, price } = page;
  const { t, language } = speech;
  const amount = formatMoney(session.amount_total ?? 0, price.currency, language);
  const takesAccounts = session.payment_method_types.includes("sepa_debit");
  return html`<div class="columns">
    ${summary(page, speech)}
    <form class="sheet" method="post" action="${action}" novalidate>
      ${
        // Whoever presses Enter pays: the first button of a form is the one that is meant.
        session.allow_promotion_codes ? html`<button type="submit" hidden></button>` : ""
      }
      ${alert(t.cannotPay, problem)}
      ${
        askedBy(session).email
          ? inputField({
              name: "email",
              label: t.email,
              type: "email",
              autocomplete: "email",
              typed,
              wrong,
              t,
            })
          : session.customer_email
            ? html`<p class="quiet small">${session.customer_email}</p>`
            : ""
      }
      ${cardField({ label: takesAccounts ? t.cardOrAccount : t.card, typed, wrong, t, takesAccounts })}
      ${billing(page, speech)} ${promotion(page, speech)}
      <div class="buttons">
        <button class="main wide" type="submit">${fill(t.pay, { amount })}</button>
        ${session.cancel_url ? html`<a class="button wide" href="${session.cancel_url}">${t.back}</a>` : ""}
      </div>
    </form>
  </div>`;
};

/** The page on which a bank would ask for a proof. */
export const challengePage = ({ t }: Speech, action: string): Markup =>
  html`<div class="sheet">
    <h1>${t.challengeTitle}</h1>
    <p class="quiet">${t.challengeMore}</p>
    <form class="buttons" method="post" action="${action}">
      <button class="main" type="submit" name="result" value="complete">${t.complete}</button>
      <button type="submit" name="result" value="fail">${t.fail}</button>
    </form>
  </div>`;
