import type Stripe from "stripe";
import { findCard, type TestCard } from "../cards.ts";
import type { BuyerDetails } from "../objects/buyer.ts";
import { newAddress } from "../objects/address.ts";
import { isTaxId } from "../tax-ids.ts";
import { COUNTRIES, type Typed, type Wrong } from "./fields.ts";
import type { PageTexts } from "./texts.ts";

/** The details that a session asks of its buyer. */
export interface Checkout {
  readonly email: boolean;
  readonly company: boolean;
  readonly address: "no" | "optional" | "required";
}

export const askedBy = (session: Stripe.Checkout.Session): Checkout => {
  const company = session.tax_id_collection?.enabled ?? false;
  const isRequired = session.billing_address_collection === "required" || session.automatic_tax.enabled;
  return {
    email: session.customer_email === null && session.customer === null,
    company,
    address: isRequired ? "required" : company ? "optional" : "no",
  };
};

/** The fields of the form that are filled in from the start. */
export const prefilled = (customer: Stripe.Customer | undefined, vat: string | undefined): Typed => ({
  company: customer?.business_name ?? "",
  vat: vat ?? "",
  line1: customer?.address?.line1 ?? "",
  line2: customer?.address?.line2 ?? "",
  postal_code: customer?.address?.postal_code ?? "",
  city: customer?.address?.city ?? "",
  country: customer?.address?.country ?? "",
});

const normalVat = (value: string): string => value.replaceAll(/[\s.-]/g, "").toUpperCase();

/** The kind of a VAT number by how it begins. */
const vatType = (value: string): string => {
  if (value.startsWith("GB")) return "gb_vat";
  return value.startsWith("CHE") ? "ch_vat" : "eu_vat";
};

const REQUIRED_ADDRESS = ["line1", "postal_code", "city", "country"] as const;

function wrongAddress(typed: Typed, asked: Checkout, t: PageTexts): Wrong {
  const country = typed["country"] ?? "";
  if (country && !COUNTRIES.includes(country)) return { country: t.needed };
  if (asked.address !== "required") return {};
  return Object.fromEntries(REQUIRED_ADDRESS.filter((name) => !typed[name]).map((name) => [name, t.needed]));
}

/** The card or account that was typed, of a kind that the session takes. */
function methodIn(
  typed: Typed,
  { payment_method_types: types }: Stripe.Checkout.Session,
): TestCard | undefined {
  const found = findCard(typed["card"] ?? "");
  const kind = found?.whenSettled === undefined ? "card" : "sepa_debit";
  return types.includes(kind) ? found : undefined;
}

export interface Bought {
  readonly card: TestCard;
  readonly details: BuyerDetails;
}

/** Reads the form of the checkout: what is bought, or what is wrong. */
export function readCheckoutForm(
  typed: Typed,
  session: Stripe.Checkout.Session,
  t: PageTexts,
): { readonly bought: Bought } | { readonly wrong: Wrong } {
  const asked = askedBy(session);
  const card = methodIn(typed, session);
  const vat = asked.company ? normalVat(typed["vat"] ?? "") : "";
  const email = asked.email ? (typed["email"] ?? "") : session.customer_email;
  const wrong: Wrong = {
    ...(!card && { card: typed["card"] ? t.unknownCard : t.needed }),
    ...(asked.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email ?? "") && { email: t.wrongEmail }),
    ...(vat && !isTaxId(vatType(vat), vat) && { vat: t.wrongVat }),
    ...(vat && !typed["company"] && { company: t.needed }),
    ...wrongAddress(typed, asked, t),
  };
  if (!card || Object.keys(wrong).length > 0) return { wrong };
  const hasAddress = asked.address !== "no" && REQUIRED_ADDRESS.some((name) => typed[name]);
  const given = Object.fromEntries([...REQUIRED_ADDRESS, "line2"].map((name) => [name, typed[name] || null]));
  return {
    bought: {
      card,
      details: {
        email,
        company: (asked.company && typed["company"]) || null,
        vat: vat ? { type: vatType(vat), value: vat } : null,
        address: hasAddress ? newAddress(given) : null,
      },
    },
  };
}
