import { Hono } from "hono";
import type { Endpoint } from "../../shared/api/endpoint.ts";
import {
  billingPortalUrl,
  cancelSubscription,
  createCheckoutSession,
  listInvoices as invoicesEndpoint,
  previewChange as previewEndpoint,
  previewSeats,
  readSubscription as stateEndpoint,
  renewSubscription,
  updateSeats,
  updateSubscription,
  withdrawSubscription,
} from "../../shared/api/endpoints/subscription.ts";
import { ApiError, type ErrorCode } from "../../shared/api/errors.ts";
import { findPlan, type Interval, type PlanTerms } from "../../shared/plans.ts";
import { cancelPlan, renewPlan } from "../billing/plan/cancel-plan.ts";
import { changeSeats, choosePlan } from "../billing/plan/choose-plan.ts";
import { type Payer, readCustomer } from "../billing/customer-of.ts";
import { listInvoices } from "../billing/list-invoices.ts";
import { PaymentsRefused } from "../billing/payments.ts";
import { previewChange } from "../billing/plan/preview-change.ts";
import { wantedPlan, wantedSeats } from "../billing/plan/wanted-terms.ts";
import { readSubscription } from "../billing/plan/read-subscription.ts";
import { withdraw } from "../billing/withdrawal/withdraw.ts";
import type { Deps } from "../deps.ts";
import { userOf } from "../http/caller/caller.ts";
import { limit, type LimitName } from "../http/caller/limits.ts";
import { languageOf } from "../http/language/language-of.ts";
import { serveEndpoint, type HandlerAnswer, type ContractRequest } from "../http/serve-endpoint.ts";
import { profileUrl } from "../billing/profile-url.ts";

/** The page where cards and invoices are looked after. */
async function openPortal(deps: Deps, payer: Payer): Promise<string> {
  const { customerId } = await readCustomer(deps, payer);
  if (!customerId) throw new ApiError("no_subscription");
  return deps.payments.withinDeadline(() =>
    deps.payments.openPortal(customerId, profileUrl(deps.env, "refresh=true")),
  );
}

interface Asked {
  readonly planId: string;
  readonly interval?: Interval | undefined;
}

function termsOf({ planId, interval = "month" }: Asked): PlanTerms {
  const plan = findPlan(planId);
  if (!plan) throw new ApiError("unknown_plan");
  return { planId: plan.id, interval };
}

/** Answers a refusal of the payment service with an error code that people have words for. */
async function orFail<T>(code: ErrorCode, run: Promise<T>): Promise<T> {
  try {
    return await run;
  } catch (cause) {
    throw cause instanceof PaymentsRefused ? new ApiError(code, { cause }) : cause;
  }
}

const urlOf = async (url: Promise<string>): Promise<{ url: string }> => ({ url: await url });

/** How often somebody may ask, and what they are told when the payment service refuses. */
interface Way {
  readonly limited: LimitName;
  readonly orElse: ErrorCode;
}

const READING: Way = { limited: "subscription by account", orElse: "billing_portal_failed" };
const PREVIEWING: Way = { limited: "subscription by account", orElse: "update_failed" };
const BUYING: Way = { limited: "checkout by account", orElse: "checkout_failed" };
const CHANGING: Way = { limited: "checkout by account", orElse: "update_failed" };
const ENDING: Way = { limited: "billing by account", orElse: "update_failed" };
const LEAVING: Way = { limited: "billing by account", orElse: "billing_portal_failed" };
const LISTING: Way = { limited: "invoices by account", orElse: "billing_portal_failed" };

/** Plans: bought, changed, ended. */
export function subscriptionRoutes(deps: Deps): Hono {
  const routes = new Hono();

  /** Everything here is done for whoever pays, counted, and answered in words of ours when it is refused. */
  const serve = <Path extends string, Body, Query, Answer>(
    endpoint: Endpoint<Path, Body, Query, Answer>,
    { limited, orElse }: Way,
    answer: (payer: Payer, asked: ContractRequest<Path, Body, Query>) => Promise<HandlerAnswer<Answer>>,
  ): void =>
    serveEndpoint(routes, deps, endpoint, async (asked) => {
      const payer = { userId: userOf(asked.caller), email: asked.caller.email };
      await limit(deps.db, limited, payer.userId);
      return orFail(orElse, answer(payer, asked));
    });

  serve(stateEndpoint, READING, (payer) => readSubscription(deps, payer));
  serve(previewEndpoint, PREVIEWING, async (payer, { body }) =>
    previewChange(deps, payer, wantedPlan(termsOf(body))),
  );
  serve(createCheckoutSession, BUYING, async (payer, { body, context }) => {
    const beginsIn = body.beginsAtOnce ? (body.language ?? languageOf(context)) : null;
    return urlOf(choosePlan(deps, payer, { terms: termsOf(body), shown: body.shown ?? null, beginsIn }));
  });
  serve(updateSubscription, CHANGING, async (payer, { body }) =>
    urlOf(choosePlan(deps, payer, { terms: termsOf(body), shown: body.shown ?? null, beginsIn: null })),
  );
  serve(previewSeats, PREVIEWING, async (payer, { body }) =>
    previewChange(deps, payer, wantedSeats(body.seats)),
  );
  serve(updateSeats, CHANGING, async (payer, { body }) =>
    urlOf(changeSeats(deps, payer, { seats: body.seats, shown: body.shown ?? null })),
  );
  serve(cancelSubscription, ENDING, (payer) => urlOf(cancelPlan(deps, payer)));
  serve(renewSubscription, ENDING, (payer) => urlOf(renewPlan(deps, payer)));
  serve(withdrawSubscription, ENDING, (payer, { body, context }) =>
    urlOf(
      withdraw(deps, payer, { language: body.language ?? languageOf(context), shown: body.shown ?? null }),
    ),
  );
  serve(billingPortalUrl, LEAVING, (payer) => urlOf(openPortal(deps, payer)));
  serve(invoicesEndpoint, LISTING, async (payer) => ({ invoices: [...(await listInvoices(deps, payer))] }));

  return routes;
}
