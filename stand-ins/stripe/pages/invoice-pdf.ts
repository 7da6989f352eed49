import type Stripe from "stripe";
import { ACCOUNT } from "../account.ts";
import { formatDay, formatMoney } from "../amounts/money.ts";
import type { Speech } from "./layout.ts";
import { makePdf, type PdfText } from "./pdf.ts";
import { statusText } from "./portal-page.ts";
import { taxLines } from "./tax-lines.ts";

const LEFT = 56;
const RIGHT = 460;
const STEP = 18;

/** The lines of an address as they are written on a letter. */
export const addressLines = (invoice: Stripe.Invoice): readonly string[] => {
  const { customer_name, customer_email, customer_address: address, customer_tax_ids } = invoice;
  const town = [address?.postal_code, address?.city].filter(Boolean).join(" ");
  const lines = [customer_name, address?.line1, address?.line2, town, address?.country, customer_email];
  return [...lines, ...(customer_tax_ids ?? []).map(({ value }) => value)].filter(
    (line) => !!line,
  ) as string[];
};

/** An invoice on paper. */
export function invoicePdf(invoice: Stripe.Invoice, { t, language }: Speech): Uint8Array<ArrayBuffer> {
  const money = (cents: number): string => formatMoney(cents, invoice.currency, language);
  const head: PdfText[] = [
    { x: LEFT, y: 60, text: t.banner, size: 9 },
    { x: LEFT, y: 96, text: `${t.invoice} ${invoice.number ?? ""}`, size: 20, isBold: true },
    { x: LEFT, y: 120, text: `${formatDay(invoice.created, language)} · ${statusText(invoice.status, t)}` },
    { x: LEFT, y: 156, text: `${t.from}: ${ACCOUNT.name}` },
    ...addressLines(invoice).map((text, index) => ({
      x: LEFT,
      y: 180 + index * STEP,
      text: index === 0 ? `${t.to}: ${text}` : text,
    })),
  ];
  const top = 330;
  const rows: readonly (readonly [string, number, boolean])[] = [
    ...invoice.lines.data.map(({ description, amount }) => [description ?? "", amount, false] as const),
    ...(invoice.total === invoice.subtotal
      ? []
      : [[t.discount, invoice.total - invoice.subtotal, false] as const]),
    [t.total, invoice.total, true],
    ...taxLines(invoice, t).map(({ text, amount }) => [text, amount, false] as const),
    ...(invoice.total === invoice.amount_due
      ? []
      : [[t.credit, invoice.amount_due - invoice.total, false] as const]),
    [t.due, invoice.amount_due, true],
  ];
  const footer = (invoice.footer ?? "").split("\n").filter(Boolean);
  return makePdf([
    ...head,
    ...footer.map((text, index) => ({ x: LEFT, y: 700 + index * STEP, text, size: 9 })),
    ...rows.flatMap(([text, amount, isBold], index) => [
      { x: LEFT, y: top + index * STEP, text, isBold },
      { x: RIGHT, y: top + index * STEP, text: money(amount), isBold },
    ]),
  ]);
}
