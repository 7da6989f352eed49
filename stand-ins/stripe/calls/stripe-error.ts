/** The field `error` of Stripe's answers. */
export interface ErrorBody {
  readonly type: "api_error" | "card_error" | "idempotency_error" | "invalid_request_error";
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
  readonly payment_intent?: unknown;
}

/** An error that is answered in Stripe's shape. */
export class StripeError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.name = "StripeError";
    this.status = status;
    this.body = body;
  }
}

/** A request that cannot be done as it is asked. */
export const badRequest = (message: string, more: { code?: string; param?: string } = {}): StripeError =>
  new StripeError(400, { type: "invalid_request_error", message, ...more });

/** The words of Stripe for each kind, where they differ from the kind's name. */
const NAMES: Readonly<Record<string, string>> = {
  payment_method: "PaymentMethod",
  "checkout.session": "checkout.session",
};

/** Nothing has this id. It is 404 in an address, and 400 in a parameter. */
export const resourceMissing = (kind: string, id: string, param = "id"): StripeError =>
  new StripeError(param === "id" ? 404 : 400, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${NAMES[kind] ?? kind.replaceAll("_", " ")}: '${id}'`,
    param,
  });
