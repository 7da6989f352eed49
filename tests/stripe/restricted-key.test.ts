import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";

/** The right that a call of the SDK, or an object that it expands, needs; by the words of Stripe's page of keys. */
const RIGHTS: Readonly<Record<string, string>> = {
  "billingPortal.sessions": "Customer portal",
  charges: "Charges",
  latest_charge: "Charges",
  "checkout.sessions": "Checkout Sessions",
  creditNotes: "Credit notes",
  customers: "Customers",
  customer: "Customers",
  "customers.listPaymentMethods": "Payment Methods",
  paymentMethods: "Payment Methods",
  default_payment_method: "Payment Methods",
  "customers.listTaxIds": "Tax IDs",
  tax_ids: "Tax IDs",
  disputes: "Disputes",
  events: "Events",
  invoices: "Invoices",
  latest_invoice: "Invoices",
  payments: "Invoices",
  paymentIntents: "PaymentIntents",
  payment_intent: "PaymentIntents",
  prices: "Prices",
  products: "Products",
  refunds: "Refunds",
  subscriptionSchedules: "Subscriptions",
  schedule: "Subscriptions",
  subscriptions: "Subscriptions",
};

/** Steps of an expanded path that are no objects of their own. */
const STEPS = new Set(["data", "payment", "tax"]);

const READS = /^(list|retrieve|createPreview)/;

const rightOf = (name: string): string => {
  const right = RIGHTS[name];
  if (!right) throw new Error(`Nobody said which right ${name} needs`);
  return right;
};

/** Every right that the code needs, by whether it writes. */
async function needed(): Promise<{ readonly write: readonly string[]; readonly read: readonly string[] }> {
  const [write, read] = [new Set<string>(), new Set<string>()];
  for await (const file of glob(["server/vendors/stripe.ts", "server/vendors/stripe/*.ts"])) {
    const code = await readFile(file, "utf8");
    for (const [, path = "", method = ""] of code.matchAll(/\bstripe\.([A-Za-z.]+)\.([A-Za-z]+)\(/g)) {
      const right = rightOf(`${path}.${method}` in RIGHTS ? `${path}.${method}` : path);
      (READS.test(method) ? read : write).add(right);
    }
    for (const [, expanded = ""] of code.matchAll(/expand\b[^[]{0,10}\[([^\]]*)\]/g))
      for (const step of expanded.match(/[a-z_]+/g) ?? []) if (!STEPS.has(step)) read.add(rightOf(step));
  }
  return { write: [...write].toSorted(), read: [...read].filter((one) => !write.has(one)).toSorted() };
}

const listed = (text: string): readonly string[] =>
  text
    .replaceAll(/\(.*?\)/g, "")
    .split(/,| and /)
    .map((one) => one.trim())
    .toSorted();

test("the restricted key of the manual has the rights that the code needs, and no others", async () => {
  const manual = (await readFile("docs/billing.md", "utf8")).replaceAll(/\s+/g, " ");
  const [, write = "", read = ""] =
    /needs write access to (.*?), and read access to (.*?)\./.exec(manual) ?? [];
  expect({ write: listed(write), read: listed(read) }).toEqual(await needed());
});
