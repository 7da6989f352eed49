import { ApiError } from "../../shared/api/errors.ts";
import type { Deps } from "../deps.ts";
import { readCustomer, type Payer } from "./customer-of.ts";
import { profileUrl } from "./profile-url.ts";

/** The page where cards and invoices are looked after. */
export async function openPortal(deps: Deps, payer: Payer): Promise<string> {
  const { customerId } = await readCustomer(deps, payer);
  if (!customerId) throw new ApiError("no_subscription");
  return deps.payments.withinDeadline(() =>
    deps.payments.openPortal(customerId, profileUrl(deps.env, "refresh=true")),
  );
}
