import { Hono } from "hono";
import {
  billingPortalUrl,
  cancelSubscription,
  createCheckoutSession,
  listInvoices as invoicesEndpoint,
  previewChange as previewEndpoint,
  readSubscription as stateEndpoint,
  renewSubscription,
  updateSubscription,
  withdrawSubscription,
} from "../../shared/api/endpoints/subscription.ts";
import { ApiError, type ErrorCode } from "../../shared/api/errors.ts";
import { findPlan, type PlanId } from "../../shared/plans.ts";
import { cancelPlan, renewPlan } from "../billing/cancel-plan.ts";
import { choosePlan } from "../billing/choose-plan.ts";
import type { Payer } from "../billing/customer-of.ts";
import { listInvoices } from "../billing/list-invoices.ts";
import { openPortal } from "../billing/open-portal.ts";
import { PaymentsRefused } from "../billing/payments.ts";
import { previewChange } from "../billing/preview-change.ts";
import { readSubscription } from "../billing/read-subscription.ts";
import { withdraw } from "../billing/withdraw.ts";
import type { Deps } from "../deps.ts";
import type { Caller } from "../http/caller.ts";
import { limit, type LimitName } from "../http/limits.ts";
import { languageOf } from "../http/language-of.ts";
import { serveEndpoint } from "../http/serve-endpoint.ts";

function planOf(planId: string): PlanId {
  const plan = findPlan(planId);
  if (!plan) throw new ApiError("unknown_plan");
  return plan.id;
}

/** Nobody touches the subscription of somebody else. */
function payerOf({ userId, email }: Caller, asked: { readonly userId: string }): Payer {
  if (userId === null || asked.userId !== userId) throw new ApiError("forbidden");
  return { userId, email };
}

/** What people are told when the payment service does not want to. */
async function orFail<T>(code: ErrorCode, run: Promise<T>): Promise<T> {
  try {
    return await run;
  } catch (cause) {
    throw cause instanceof PaymentsRefused ? new ApiError(code, { cause }) : cause;
  }
}

/** Plans: bought, changed, ended. */
export function subscriptionRoutes(deps: Deps): Hono {
  const routes = new Hono();
  const count = (name: LimitName, { userId }: Payer) => limit(deps.db, name, userId);

  serveEndpoint(routes, deps, stateEndpoint, async ({ caller }) => {
    const payer = payerOf(caller, { userId: caller.userId ?? "" });
    await count("subscription by account", payer);
    return orFail("billing_portal_failed", readSubscription(deps, payer));
  });

  serveEndpoint(routes, deps, previewEndpoint, async ({ caller, body }) => {
    const payer = payerOf(caller, body);
    const planId = planOf(body.planId);
    await count("subscription by account", payer);
    return orFail("update_failed", previewChange(deps, payer, planId));
  });

  serveEndpoint(routes, deps, createCheckoutSession, async ({ caller, body, context }) => {
    const payer = payerOf(caller, body);
    const planId = planOf(body.planId);
    await count("checkout by account", payer);
    const beginsIn = body.beginsAtOnce ? (body.language ?? languageOf(context)) : null;
    const choice = { planId, shown: body.shown ?? null, beginsIn };
    return { url: await orFail("checkout_failed", choosePlan(deps, payer, choice)) };
  });

  serveEndpoint(routes, deps, updateSubscription, async ({ caller, body }) => {
    const payer = payerOf(caller, body);
    const planId = planOf(body.planId);
    await count("checkout by account", payer);
    const choice = { planId, shown: body.shown ?? null, beginsIn: null };
    return { url: await orFail("update_failed", choosePlan(deps, payer, choice)) };
  });

  serveEndpoint(routes, deps, cancelSubscription, async ({ caller, body }) => {
    const payer = payerOf(caller, body);
    await count("billing by account", payer);
    return { url: await orFail("update_failed", cancelPlan(deps, payer)) };
  });

  serveEndpoint(routes, deps, renewSubscription, async ({ caller, body }) => {
    const payer = payerOf(caller, body);
    await count("billing by account", payer);
    return { url: await orFail("update_failed", renewPlan(deps, payer)) };
  });

  serveEndpoint(routes, deps, withdrawSubscription, async ({ caller, body, context }) => {
    const payer = payerOf(caller, body);
    await count("billing by account", payer);
    const language = body.language ?? languageOf(context);
    const shown = body.shown ?? null;
    return { url: await orFail("update_failed", withdraw(deps, payer, { language, shown })) };
  });

  serveEndpoint(routes, deps, billingPortalUrl, async ({ caller, body }) => {
    const payer = payerOf(caller, body);
    await count("billing by account", payer);
    return { url: await orFail("billing_portal_failed", openPortal(deps, payer)) };
  });

  serveEndpoint(routes, deps, invoicesEndpoint, async ({ caller }) => {
    const payer = payerOf(caller, { userId: caller.userId ?? "" });
    await count("invoices by account", payer);
    return { invoices: [...(await orFail("billing_portal_failed", listInvoices(deps, payer)))] };
  });

  return routes;
}
