import { html } from "hono/html";
import type Stripe from "stripe";
import { ACCOUNT } from "../account.ts";
import { formatMoney } from "../amounts/money.ts";
import { outcomeOf } from "../billing/attempt.ts";
import { completeCheckout } from "../billing/complete-checkout.ts";
import { findCard } from "../cards.ts";
import { newAddress } from "../objects/customer.ts";
import { addMethod } from "../payment-methods.ts";
import { idOf } from "../store.ts";
import { taxIdOf } from "../tax-ids.ts";
import type { World } from "../world.ts";
import { cardRoutes, statusOf, type Chosen, type Shown } from "./card-routes.ts";
import { alert, cardField, COUNTRIES, countryField, inputField, WRONG, type Wrong } from "./fields.ts";
import { answerNotice, answerPage } from "./layout.ts";
import type { Markup, PageRoutes, Typed } from "./layout.ts";

type Session = Stripe.Checkout.Session;

const ADDRESS = ["line1", "postal_code", "city", "country"] as const;

/** Where a paid session leads. */
const successUrl = ({ success_url, id }: Session): string =>
  success_url?.replaceAll("{CHECKOUT_SESSION_ID}", id) ?? "";

/** Reads the form of the checkout: what is bought, or what is wrong. */
function read(world: World, typed: Typed): Chosen | { readonly wrong: Wrong } {
  const card = findCard(typed["card"] ?? "");
  const vat = taxIdOf(typed["vat"] ?? "");
  const wrong: Wrong = {
    ...(!card && {
      card: typed["card"] ? WRONG.unknownCard : WRONG.needed,
    }),
    ...(typed["vat"] && !vat && { vat: "This cannot be a VAT number." }),
    ...(vat && !typed["company"] && { company: WRONG.needed }),
    ...(!COUNTRIES.includes(typed["country"] ?? "") && { country: WRONG.needed }),
    ...Object.fromEntries(ADDRESS.filter((name) => !typed[name]).map((name) => [name, WRONG.needed])),
  };
  if (!card || Object.keys(wrong).length > 0) return { wrong };
  const address = newAddress(Object.fromEntries([...ADDRESS, "line2"].map((name) => [name, typed[name]])));
  return {
    method: addMethod(world, card),
    details: { company: typed["company"] || null, vat, address },
  };
}

interface Sold {
  readonly session: Session;
  readonly name: string;
  readonly price: Stripe.Price;
}

function soldBy({ store }: World, session: Session): Sold {
  const price = store.get("price", store.note(session.id).order?.price ?? "");
  return { session, price, name: store.get("product", idOf(price.product)).name };
}

const row = (text: string, amount: string): Markup =>
  html`<div>
    <dt>${text}</dt>
    <dd>${amount}</dd>
  </div>`;

const summary = ({ session, name, price }: Sold): Markup => {
  const money = (cents: number): string => formatMoney(cents, price.currency);
  return html`<section>
    <p class="seller">${ACCOUNT.name}</p>
    <h1>Subscribe to ${name}</h1>
    <p>
      <strong>${money(session.amount_total ?? 0)}</strong>
      <span>${price.recurring?.interval === "year" ? "per year" : "per month"}</span>
    </p>
    <dl class="rows">${row("Due today", money(session.amount_total ?? 0))}</dl>
  </section>`;
};

const form = (
  { session, price }: Sold,
  action: string,
  { typed = {}, wrong = {}, problem }: Shown,
): Markup => {
  const shared = { typed, wrong };
  const amount = formatMoney(session.amount_total ?? 0, price.currency);
  return html`<form class="sheet" method="post" action="${action}" novalidate>
    <!-- Whoever presses Enter pays: the first button of a form is the one that is meant. -->
    <button type="submit" hidden></button>
    ${alert("The payment did not go through", problem)}
    <p class="quiet small">${session.customer_email}</p>
    ${cardField(wrong)}
    <fieldset>
      <legend>Billing details</legend>
      ${inputField({ ...shared, name: "company", label: "Company name", isOptional: true })}
      ${inputField({ ...shared, name: "vat", label: "VAT number", hint: "Such as FR40303265045. It is printed on the invoices.", isOptional: true })}
      ${inputField({ ...shared, name: "line1", label: "Address", autocomplete: "address-line1" })}
      ${inputField({ ...shared, name: "line2", label: "Address, second line", autocomplete: "address-line2", isOptional: true })}
      <div class="pair">
        ${inputField({ ...shared, name: "postal_code", label: "Postcode", autocomplete: "postal-code" })}
        ${inputField({ ...shared, name: "city", label: "City", autocomplete: "address-level2" })}
      </div>
      ${countryField({ ...shared, name: "country", label: "Country" })}
    </fieldset>
    <div class="buttons">
      <button class="main wide" type="submit">Pay ${amount}</button>
      <a class="button wide" href="${session.cancel_url}">Back</a>
    </div>
  </form>`;
};

/** The page of a checkout session, on which a plan is paid. */
export const checkoutRoutes: PageRoutes = (pages) => {
  const { world, base } = pages;
  return cardRoutes<Session>(pages, {
    path: "/pay",
    form: "",
    find: (context, id) => {
      const session = world.store.find("checkout.session", id);
      if (!session || session.status === "open") return session;
      return session.status === "complete"
        ? answerNotice(context, {
            title: "This is paid",
            href: successUrl(session),
            status: 200,
          })
        : answerNotice(context, {
            title: "This page has expired",
            href: session.cancel_url,
            status: 410,
          });
    },
    leadsTo: ({ success_url, cancel_url }) => [success_url, cancel_url],
    show: (context, session, shown) => {
      const sold = soldBy(world, session);
      return answerPage(context, {
        title: `Subscribe to ${sold.name}`,
        status: statusOf(shown),
        leadsTo: [session.success_url, session.cancel_url],
        body: html`<div class="columns">
          ${summary(sold)} ${form(sold, `${base}/pay/${session.id}`, shown)}
        </div>`,
      });
    },
    read: (_, typed) => read(world, typed),
    use: (session, { method, details }, holder) => {
      const outcome = outcomeOf(world, method, holder);
      if (details && (outcome.kind === "paid" || outcome.kind === "processing"))
        completeCheckout(world, session, method, details, holder);
      return outcome;
    },
    done: successUrl,
  });
};
