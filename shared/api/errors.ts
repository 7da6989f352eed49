/**
 * Every error that the API answers with: its status, and what it tells a developer. The body is
 * `{ error: <code>, message, where? }`; interfaces translate the code.
 */
export const ERRORS = {
  invalid_json: { status: 400, message: "The body is not JSON." },
  invalid_input: { status: 422, message: "The request does not have the shape it should have." },
  key_missing: { status: 400, message: "Send an Idempotency-Key of 8 to 200 characters." },
  key_conflict: { status: 409, message: "This Idempotency-Key was used for another request." },
  unsupported_media_type: { status: 415, message: "Send JSON, not compressed, as application/json." },
  body_too_large: { status: 413, message: "The body is larger than this address takes." },
  unauthenticated: { status: 401, message: "Send a valid token: Authorization: Bearer …" },
  forbidden: { status: 403, message: "This belongs to somebody else." },
  not_found: { status: 404, message: "There is nothing at this address." },
  method_not_allowed: { status: 405, message: "This address does not know that method." },
  rate_limited: { status: 429, message: "Too many requests. Wait as long as Retry-After says." },
  slow_down: { status: 429, message: "Ask less often: once in three seconds." },
  reviews_under_way: { status: 429, message: "Two reviews are under way already. Wait for one to end." },
  allowance_used_up: { status: 402, message: "No reviews are left. A plan or credits bring more." },
  scene_unusable: { status: 422, message: "The scene cannot be reviewed." },
  design_changed: {
    status: 409,
    message: "The design is another one than was reviewed. Ask for a new review.",
  },
  opinion_ended: { status: 409, message: "This review was tried again three times. Ask for a new one." },
  inquiries_used_up: {
    status: 409,
    message: "No questions are left on this review. A new second opinion brings five.",
  },
  no_reply: {
    status: 502,
    message: "The model gave no reply that could be used. The question was not counted.",
  },
  too_demanding: {
    status: 422,
    message: "The scene takes too long to review. Send fewer or smaller screens.",
  },
  in_team: { status: 409, message: "You are in a team already. Leave it first." },
  no_team: { status: 409, message: "There is no such team of yours." },
  team_full: { status: 409, message: "No seat is free. Remove somebody, or buy a seat." },
  team_unpaid: { status: 409, message: "The team has no plan. Its owner chooses one first." },
  house_rules_changed: {
    status: 409,
    message: "The house rules were changed meanwhile, in another tab. Read them, then save yours.",
  },
  team_owner_stays: { status: 409, message: "The owner does not leave the team, but dissolves it." },
  team_has_members: { status: 409, message: "Your team has other members. Dissolve it first." },
  seats_in_use: { status: 409, message: "More seats are in use. Remove members or invitations first." },
  active_subscription: { status: 409, message: "Cancel the subscription first." },
  unknown_plan: { status: 400, message: "There is no such plan." },
  no_subscription: { status: 409, message: "There is no subscription." },
  withdrawal_over: { status: 409, message: "The 14 days to withdraw are over. The plan can be cancelled." },
  consent_missing: {
    status: 422,
    message: "A first plan begins on the buyer's express request: beginsAtOnce.",
  },
  withdrawn_often: { status: 409, message: "Two contracts of this year were withdrawn from. Write to us." },
  price_changed: { status: 409, message: "The amount is another one now. Ask for it and confirm it again." },
  payment_disputed: { status: 409, message: "A bank disputes a payment of this plan. It rests until then." },
  payment_under_way: { status: 409, message: "A bank was asked for a payment. Its answer comes first." },
  checkout_failed: { status: 502, message: "Error while creating checkout session" },
  update_failed: { status: 502, message: "Error while updating subscription" },
  billing_portal_failed: { status: 502, message: "Error while fetching billing portal url" },
  invalid_signature: { status: 400, message: "The signature is not valid, or not of now." },
  wrong_mode: { status: 400, message: "This is an event of the other mode, live or test." },
  second_opinion_unavailable: {
    status: 503,
    message: "The second opinion is not available now. Nothing was charged.",
  },
  unavailable: { status: 503, message: "The service is not available now. Try again." },
  stopping: { status: 503, message: "The server is restarting. Try again." },
  internal: { status: 500, message: "Something failed on the server." },
} as const satisfies Readonly<Record<string, { readonly status: number; readonly message: string }>>;

export type ErrorCode = keyof typeof ERRORS;

export interface ErrorDetails {
  /** Where in the request the fault is, and what was expected there. */
  readonly where?: string;
  /** Seconds to wait before the next try. */
  readonly retryAfterS?: number;
  readonly cause?: unknown;
}

/** An error of the table above: the server throws it, the client throws it again. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ErrorCode;
  readonly where: string | undefined;
  readonly retryAfterS: number | undefined;

  constructor(code: ErrorCode, { where, retryAfterS, cause }: ErrorDetails = {}) {
    super(where === undefined ? ERRORS[code].message : `${ERRORS[code].message} ${where}`, { cause });
    this.code = code;
    this.where = where;
    this.retryAfterS = retryAfterS;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}

/** True when the API refused with one of these codes. */
export const hasCode = (error: unknown, ...codes: readonly ErrorCode[]): boolean =>
  error instanceof ApiError && codes.includes(error.code);

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === "string" && Object.hasOwn(ERRORS, code);
