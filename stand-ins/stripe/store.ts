import type Stripe from "stripe";
import { resourceMissing } from "./calls/stripe-error.ts";

/** An event as it is kept: its data is the object as it was. */
export interface KeptEvent {
  readonly id: string;
  readonly object: "event";
  readonly api_version: string;
  readonly created: number;
  readonly data: { readonly object: object; readonly previous_attributes?: object };
  readonly livemode: false;
  pending_webhooks: number;
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null };
  readonly type: string;
}

/** Everything that is kept, by the name that Stripe gives it in `object`. References are ids. */
export interface Kinds {
  product: Stripe.Product;
  price: Stripe.Price;
  customer: Stripe.Customer;
  tax_id: Stripe.TaxId;
  payment_method: Stripe.PaymentMethod;
  payment_intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  credit_note: Stripe.CreditNote;
  dispute: Stripe.Dispute;
  refund: Stripe.Refund;
  subscription: Stripe.Subscription;
  subscription_schedule: Stripe.SubscriptionSchedule;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  "checkout.session": Stripe.Checkout.Session;
  "billing_portal.session": Stripe.BillingPortal.Session;
  event: KeptEvent;
}
export type Kind = keyof Kinds;
export type Kept = Kinds[Kind];

/** Details that a person fills in besides the card. */
export interface BuyerDetails {
  readonly company: string | null;
  readonly vat: { readonly type: string; readonly value: string } | null;
  readonly address: Stripe.Address;
}

/** Facts of an object that the stand-in knows and Stripe does not tell. */
export interface Note {
  /** Of a payment method: the number of its test card. */
  card?: string;
  /** Of a payment method: its holder has proven to be the holder. */
  isSetUp?: boolean;
  /** Of a refund: when its bank sends it back. */
  failsAt?: number;
  /** Of a payment intent: when its bank answers. */
  settlesAt?: number;
  /** Of a checkout session: what was ordered. */
  order?: { price: string; quantity: number; metadata: Record<string, string> };
  /** Of a page: the payment method that waits for its holder's proof. */
  challenged?: string;
  /** Of a checkout session: what was filled in before its holder's proof. */
  details?: BuyerDetails;
  /** Of a subscription: the invoice on which its pending update waits. */
  pendingInvoice?: string;
  isDeleted?: boolean;
}

export interface Store {
  readonly find: <K extends Kind>(kind: K, id: string) => Kinds[K] | undefined;
  /** Throws Stripe's error when there is none; `param`: the parameter that named it. */
  readonly get: <K extends Kind>(kind: K, id: string, param?: string) => Kinds[K];
  readonly findAny: (id: string) => Kept | undefined;
  readonly add: <T extends Kept>(object: T) => T;
  readonly remove: (id: string) => void;
  /** The newest first. */
  readonly list: <K extends Kind>(kind: K) => Kinds[K][];
  readonly note: (id: string) => Note;
  readonly toJSON: () => SavedStore;
}

export interface SavedStore {
  readonly objects: readonly Kept[];
  readonly notes: Readonly<Record<string, Note>>;
}

/** All objects, in the order in which they were made. */
export function createStore(saved: SavedStore = { objects: [], notes: {} }): Store {
  const objects = new Map<string, Kept>();
  /** So that looking for one kind costs nothing for the thousands of events. */
  const kinds = new Map<Kind, Map<string, Kept>>();
  const keep = (object: Kept): void => {
    objects.set(object.id, object);
    const ofKind = kinds.get(object.object) ?? new Map<string, Kept>();
    kinds.set(object.object, ofKind.set(object.id, object));
  };
  for (const object of saved.objects) keep(object);
  const notes = new Map<string, Note>(Object.entries(saved.notes));
  const find = <K extends Kind>(kind: K, id: string): Kinds[K] | undefined => {
    const object = objects.get(id);
    return object?.object === kind ? (object as Kinds[K]) : undefined;
  };
  return {
    find,
    get: (kind, id, param) => {
      const object = find(kind, id);
      if (!object) throw resourceMissing(kind, id, param);
      return object;
    },
    findAny: (id) => objects.get(id),
    add: (object) => {
      keep(object);
      return object;
    },
    remove: (id) => {
      const object = objects.get(id);
      if (object) kinds.get(object.object)?.delete(id);
      objects.delete(id);
    },
    list: <K extends Kind>(kind: K) => ([...(kinds.get(kind)?.values() ?? [])] as Kinds[K][]).toReversed(),
    note: (id) => {
      const note = notes.get(id) ?? {};
      notes.set(id, note);
      return note;
    },
    toJSON: () => ({ objects: [...objects.values()], notes: Object.fromEntries(notes) }),
  };
}

/** The id of a reference: an id already, or an expanded object. */
export const idOf = (reference: string | { id: string }): string =>
  typeof reference === "string" ? reference : reference.id;
