import { ApiError } from "../../../shared/api/errors.ts";
import type { Shown } from "../../../shared/api/endpoints/subscription.ts";
import type { Money } from "../../../shared/api/endpoints/subscription.ts";

/** How long an amount that was shown may be agreed to. */
const VALID_S = 15 * 60;

export interface Confirmation {
  /** The price shown to whoever agreed; null: nothing was. */
  readonly shown: Shown | null;
  readonly now: number;
  /** Gives the price at an instant of the period under way. */
  readonly amountAt: (at: number) => Promise<Money>;
}

/**
 * Confirms the amount that was shown, where it still holds: the same amount, computed again for the instant at which
 * it was shown. Anything else is `price_changed`, and has to be shown again.
 */
export async function confirmShown({ shown, now, amountAt }: Confirmation): Promise<Shown> {
  if (!shown || shown.at > now || shown.at < now - VALID_S) throw new ApiError("price_changed");
  const { amount, currency } = await amountAt(shown.at);
  if (amount !== shown.amount || currency !== shown.currency) throw new ApiError("price_changed");
  return shown;
}
