import { SECRET_KEY, type OpenStandIn } from "./open-stand-in.ts";

/** An answer as it came over the wire, and what the SDK says that it is. */
export interface Answer {
  readonly type: string;
  readonly value: unknown;
}

interface Kept {
  readonly id: string;
  readonly object: string;
}

type Ask = (method: string, path: string, params?: Record<string, string>) => Promise<Kept>;

const askOf =
  ({ origin }: OpenStandIn): Ask =>
  async (method, path, params = {}) => {
    const form = new URLSearchParams(params);
    const isGet = method === "GET";
    const response = await fetch(`${origin}${path}${isGet && form.size > 0 ? `?${form}` : ""}`, {
      method,
      headers: { Authorization: `Bearer ${SECRET_KEY}` },
      ...(isGet ? {} : { body: form }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return (await response.json()) as Kept;
  };

/** The type of an object in the SDK, by what it says in `object`. */
const TYPES: Readonly<Record<string, string>> = {
  product: "Product",
  price: "Price",
  coupon: "Coupon",
  promotion_code: "PromotionCode",
  customer: "Customer",
  tax_id: "TaxId",
  payment_method: "PaymentMethod",
  payment_intent: "PaymentIntent",
  charge: "Charge",
  credit_note: "CreditNote",
  dispute: "Dispute",
  refund: "Refund",
  subscription: "Subscription",
  subscription_schedule: "SubscriptionSchedule",
  invoice: "Invoice",
  "checkout.session": "Checkout.Session",
  "billing_portal.session": "BillingPortal.Session",
  event: "Event",
};

const typed = (value: Kept): Answer => {
  const type = TYPES[value.object];
  if (!type) throw new Error(`No type for ${value.object}`);
  return { type, value };
};

interface Listed {
  readonly data: readonly Kept[];
}

/** One of each type and, of events, one of each kind. */
function different(list: readonly Kept[]): readonly Kept[] {
  const kinds = new Map(list.map((one) => [(one as { type?: string }).type ?? one.id, one]));
  return [...kinds.values()];
}

/** Lets a subscription live its whole life, and returns every kind of answer that comes of it. */
export async function collectAnswers(open: OpenStandIn): Promise<readonly Answer[]> {
  const ask = askOf(open);
  const answers: Answer[] = [];
  const keep = <T extends Kept>(value: T): T => {
    answers.push(typed(value));
    return value;
  };
  const list = async (path: string, params: Record<string, string> = {}): Promise<readonly Kept[]> =>
    ((await ask("GET", path, { limit: "100", ...params })) as unknown as Listed).data;

  const prices = await list("/v1/prices");
  const priceOf = (plan: string): string =>
    prices.find((price) => (price as Kept & { lookup_key: string }).lookup_key === `regard_plan_${plan}`)
      ?.id ?? "";
  keep(await ask("GET", `/v1/prices/${priceOf("pro")}`, { "expand[]": "product" }));
  for (const product of await list("/v1/products")) keep(product);

  const buyer = keep(await ask("POST", "/v1/customers", { email: "a@example.test" }));
  const sell = (more: Record<string, string> = {}): Promise<Kept> =>
    ask("POST", "/v1/checkout/sessions", {
      mode: "subscription",
      customer: buyer.id,
      "customer_update[name]": "auto",
      "customer_update[address]": "auto",
      "line_items[0][price]": priceOf("starter"),
      "line_items[0][quantity]": "1",
      "tax_id_collection[enabled]": "true",
      billing_address_collection: "required",
      success_url: "http://localhost/ok",
      cancel_url: "http://localhost/back",
      ...more,
    });
  /** Pays a session, and reads it as it is then. */
  const pay = async (
    session: Kept,
    fields: Record<string, string>,
    expand: readonly string[],
  ): Promise<Kept> => {
    const paid = await fetch((session as Kept & { url: string }).url, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({
        line1: "1 rue Exemple",
        postal_code: "74000",
        city: "Annecy",
        country: "FR",
        ...fields,
      }),
    });
    if (paid.status !== 303) throw new Error(`The session was not paid: ${paid.status}`);
    const params = Object.fromEntries(expand.map((name, index) => [`expand[${index}]`, `data.${name}`]));
    const [latest] = await list("/v1/checkout/sessions", { customer: buyer.id, ...params });
    if (!latest) throw new Error("There is no session");
    return keep(latest);
  };

  const company = { card: "4242424242424242", company: "Example", vat: "FR40303265045" };
  const done = (await pay(keep(await sell()), company, ["subscription.latest_invoice"])) as unknown as {
    subscription: Kept;
  };

  const coupon = keep(await ask("POST", "/v1/coupons", { percent_off: "50", duration: "once" }));
  keep(
    await ask("POST", "/v1/promotion_codes", {
      code: "HALF",
      "promotion[type]": "coupon",
      "promotion[coupon]": coupon.id,
    }),
  );
  const taxed = await sell({ "automatic_tax[enabled]": "true", allow_promotion_codes: "true" });
  const awaited = (await pay(taxed, { card: "FR1420041010050500013M02606", promotion: "HALF" }, [
    "customer",
    "subscription.default_payment_method",
    "subscription.discounts",
  ])) as unknown as { subscription: Kept & { latest_invoice: string } };
  keep(
    await ask("GET", `/v1/invoices/${awaited.subscription.latest_invoice}`, {
      "expand[0]": "payments.data.payment.payment_intent",
      "expand[1]": "discounts",
    }),
  );

  const path = `/v1/subscriptions/${done.subscription.id}`;
  const subscription = keep(
    await ask("GET", path, { "expand[0]": "customer", "expand[1]": "latest_invoice.payments" }),
  ) as unknown as { items: { data: readonly [Kept] } };
  const upgrade = {
    "items[0][id]": subscription.items.data[0].id,
    "items[0][price]": priceOf("pro"),
    proration_behavior: "always_invoice",
    payment_behavior: "pending_if_incomplete",
  };
  const challenged = await ask("POST", "/v1/payment_methods/pm_card_authenticationRequired/attach", {
    customer: buyer.id,
  });
  const good = await ask("POST", "/v1/payment_methods/pm_card_visa/attach", { customer: buyer.id });
  await ask("POST", path, { default_payment_method: challenged.id });
  keep(await ask("POST", path, upgrade));
  await ask("POST", path, { default_payment_method: good.id });
  keep(await ask("POST", path, upgrade));
  keep(await ask("POST", path, { cancel_at_period_end: "true" }));
  keep(await ask("POST", path, { cancel_at_period_end: "false" }));

  const schedule = keep(
    await ask("POST", "/v1/subscription_schedules", { from_subscription: done.subscription.id }),
  ) as unknown as Kept & { phases: readonly [{ start_date: number; end_date: number }] };
  keep(
    await ask("POST", `/v1/subscription_schedules/${schedule.id}`, {
      "phases[0][items][0][price]": priceOf("pro"),
      "phases[0][start_date]": String(schedule.phases[0].start_date),
      "phases[0][end_date]": String(schedule.phases[0].end_date),
      "phases[1][items][0][price]": priceOf("starter"),
    }),
  );
  await open.standIn.clock.advance({ months: 1, days: 1 });
  keep(await ask("POST", `/v1/subscription_schedules/${schedule.id}/release`));

  const bad = await ask("POST", "/v1/payment_methods/pm_card_chargeCustomerFail/attach", {
    customer: buyer.id,
  });
  await ask("POST", path, { default_payment_method: bad.id });
  await open.standIn.clock.advance({ months: 1, days: 1 });
  keep(await ask("GET", path));
  await open.standIn.clock.advance({ days: 20 });
  keep(await ask("GET", path));

  const charges = (await list("/v1/charges")) as readonly (Kept & {
    paid: boolean;
    payment_intent: string;
  })[];
  const charge = charges.find(({ paid: isPaid }) => isPaid);
  const refund = keep(await ask("POST", "/v1/refunds", { charge: charge?.id ?? "", amount: "100" }));
  keep(await ask("GET", `/v1/payment_intents/${charge?.payment_intent ?? ""}`));
  const invoices = (await list("/v1/invoices", { "expand[]": "data.payments" })) as unknown as readonly {
    id: string;
    payments: { data: readonly { payment: { payment_intent: string } }[] };
  }[];
  const ofCharge = invoices.find(({ payments: { data } }) =>
    data.some(({ payment }) => payment.payment_intent === charge?.payment_intent),
  );
  keep(
    await ask("POST", "/v1/credit_notes", {
      invoice: ofCharge?.id ?? "",
      amount: "100",
      "refunds[0][refund]": refund.id,
      "refunds[0][amount_refunded]": "100",
    }),
  );
  keep(
    await ask("GET", `/v1/customers/${buyer.id}`, {
      "expand[0]": "tax_ids",
      "expand[1]": "invoice_settings.default_payment_method",
    }),
  );
  keep(
    await ask("POST", "/v1/billing_portal/sessions", {
      customer: buyer.id,
      return_url: "http://localhost/profile",
    }),
  );
  const stranger = await ask("POST", "/v1/customers");
  const disputing = await ask("POST", "/v1/payment_methods/pm_card_createDispute/attach", {
    customer: stranger.id,
  });
  await ask("POST", "/v1/subscriptions", {
    customer: stranger.id,
    default_payment_method: disputing.id,
    "items[0][price]": priceOf("starter"),
  });
  for (const dispute of await list("/v1/disputes")) keep(dispute);
  for (const kind of ["charges", "invoices", "refunds", "credit_notes"])
    for (const one of await list(`/v1/${kind}`)) keep(one);
  for (const one of await list(`/v1/customers/${buyer.id}/tax_ids`)) keep(one);
  for (const one of await list(`/v1/customers/${buyer.id}/payment_methods`)) keep(one);
  const events = [...(await list("/v1/events"))];
  for (const type of [
    "checkout.*",
    "customer.*",
    "invoice.*",
    "charge.*",
    "payment_*",
    "subscription_schedule.*",
  ])
    events.push(...(await list("/v1/events", { type })));
  for (const event of different(events)) keep(event);
  return answers;
}
