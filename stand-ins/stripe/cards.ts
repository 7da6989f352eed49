/** Why money is not got, in Stripe's words. */
export interface Decline {
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
}

/** When the holder must prove to be the holder: never, until it was done once, or each time. */
type Challenge = "never" | "until-set-up" | "always";

/** A card, or a bank account that is debited. */
export interface TestCard {
  /** Of the card, or the IBAN. */
  readonly number: string;
  /** The id under which the API takes it without its number. */
  readonly token: string;
  readonly brand: "visa" | "mastercard";
  readonly challenge: Challenge;
  /** The refusal of a payment on a page of ours, with the holder present. Null: it is paid. */
  readonly whenPresent: Decline | null;
  /** The refusal of a payment without the holder. Null: it is paid. */
  readonly whenAway: Decline | null;
  /** True when its payments are disputed right after. */
  readonly isDisputed: boolean;
  /** True when its refunds fail the day after. */
  readonly isRefusingRefunds?: boolean;
  /** Of a bank account: what its debit comes to days later; null: it is paid. Undefined: it is a card. */
  readonly whenSettled?: Decline | null;
}

const DECLINED: Decline = {
  code: "card_declined",
  decline_code: "generic_decline",
  message: "Your card was declined.",
};
const RETURNED: Decline = {
  code: "payment_intent_payment_attempt_failed",
  decline_code: "generic_decline",
  message: "The bank account could not be debited.",
};

/** A card of which nothing else is said: it pays, and nobody is asked. */
const PAYS = {
  brand: "visa",
  challenge: "never",
  whenPresent: null,
  whenAway: null,
  isDisputed: false,
} as const;

/** The test cards, after https://docs.stripe.com/testing. */
const TEST_CARDS: readonly TestCard[] = [
  { ...PAYS, number: "4242424242424242", token: "pm_card_visa" },
  { ...PAYS, number: "5555555555554444", token: "pm_card_mastercard", brand: "mastercard" },
  {
    ...PAYS,
    number: "4000000000000002",
    token: "pm_card_chargeDeclined",
    whenPresent: DECLINED,
    whenAway: DECLINED,
  },
  {
    ...PAYS,
    number: "4000002500003155",
    token: "pm_card_authenticationRequiredOnSetup",
    challenge: "until-set-up",
  },
  { ...PAYS, number: "4000002760003184", token: "pm_card_authenticationRequired", challenge: "always" },
  { ...PAYS, number: "4000000000000341", token: "pm_card_chargeCustomerFail", whenAway: DECLINED },
  { ...PAYS, number: "4000000000000259", token: "pm_card_createDispute", isDisputed: true },
  { ...PAYS, number: "4000000000005126", token: "pm_card_refundFail", isRefusingRefunds: true },
];

/** The test bank accounts, after https://docs.stripe.com/payments/sepa-debit/accept-a-payment#test-integration. */
const TEST_ACCOUNTS: readonly TestCard[] = [
  { ...PAYS, number: "FR1420041010050500013M02606", token: "", whenSettled: null },
  { ...PAYS, number: "FR8420041010050500013M02607", token: "", whenSettled: RETURNED },
  { ...PAYS, number: "FR5720041010050500013M02608", token: "", whenSettled: null, isDisputed: true },
];

/** The test card or account with this number or token. */
export function findCard(numberOrToken: string): TestCard | undefined {
  const given = numberOrToken.replaceAll(/[\s-]/g, "");
  if (given === "") return undefined;
  return [...TEST_CARDS, ...TEST_ACCOUNTS].find(({ number, token }) => [number, token].includes(given));
}

export type CardOutcome =
  | { readonly kind: "paid" }
  | { readonly kind: "challenge" }
  /** The money is on its way: it arrives days later, or never. */
  | { readonly kind: "processing" }
  | { readonly kind: "declined"; readonly decline: Decline };

export interface Attempt {
  /** The holder sits before the page. */
  readonly isPresent: boolean;
  /** The holder has just proven to be the holder. */
  readonly isAuthenticated: boolean;
  /** The holder has proven it at some time. */
  readonly isSetUp: boolean;
}

const mustProve = ({ challenge }: TestCard, { isAuthenticated, isSetUp }: Attempt): boolean =>
  !isAuthenticated && (challenge === "always" || (challenge === "until-set-up" && !isSetUp));

/** The outcome of charging a card, or of asking a bank for a debit. */
export function chargeOutcome(testCard: TestCard, attempt: Attempt): CardOutcome {
  if (testCard.whenSettled !== undefined) return { kind: "processing" };
  if (mustProve(testCard, attempt)) return { kind: "challenge" };
  const reason = attempt.isPresent ? testCard.whenPresent : testCard.whenAway;
  return reason ? { kind: "declined", decline: reason } : { kind: "paid" };
}

/** The reason why a card cannot even be kept; null: it can. One that asks for a proof is kept without it. */
export const attachDecline = ({ challenge, whenPresent }: TestCard): Decline | null =>
  challenge === "never" ? whenPresent : null;
