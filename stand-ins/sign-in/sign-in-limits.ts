import type { Context, MiddlewareHandler } from "hono";
import type { Deps } from "../../server/deps.ts";
import { clientAddress } from "../../server/http/caller/client-address.ts";
import { countHit, takeBack, type LimitName } from "../../server/http/caller/limits.ts";
import { signInRefusal } from "./sign-in-refusal.ts";

type Who = "address" | "email" | "email and address";

interface Counted {
  readonly limit: LimitName;
  readonly by: Who;
}

interface Counting {
  readonly counted: readonly Counted[];
  /** Only guesses count: what succeeds takes its hits back. */
  readonly isGuess?: true;
}

/** Limits of requests that send a mail to whatever address somebody names. */
const MAILED: Counting = {
  counted: [
    { limit: "reset by account, a minute", by: "email" },
    { limit: "reset by account", by: "email" },
    { limit: "reset by address", by: "address" },
  ],
};

/** The limits of each path: the hosted sign-in service has limits of its own. */
const COUNTED: Readonly<Record<string, Counting>> = {
  "/auth/v1/token": {
    // Never by the account alone: whoever guesses elsewhere would lock its owner out.
    counted: [
      { limit: "sign-in by account and address", by: "email and address" },
      { limit: "sign-in by address", by: "address" },
    ],
    isGuess: true,
  },
  "/auth/v1/signup": { counted: [{ limit: "sign-up by address", by: "address" }] },
  "/auth/v1/recover": MAILED,
  "/auth/v1/resend": MAILED,
  "/auth/v1/verify": { counted: [{ limit: "code by address", by: "address" }], isGuess: true },
};

/** The address that a request is about, as the accounts keep it. */
async function emailIn(context: Context): Promise<string> {
  const body: unknown = await context.req.raw
    .clone()
    .json()
    .catch(() => null);
  const email = typeof body === "object" && body !== null && "email" in body ? body.email : "";
  return typeof email === "string" ? email.trim().toLowerCase() : "";
}

/** A session is renewed without a password: there is nothing to guess. */
const isRenewal = ({ req }: Context): boolean => req.query("grant_type") === "refresh_token";

const countingOf = (context: Context): Counting | undefined =>
  context.req.method === "POST" && !isRenewal(context) ? COUNTED[context.req.path] : undefined;

async function whoAsks(context: Context, { env }: Deps): Promise<Readonly<Record<Who, string>>> {
  const address = clientAddress(context, env.TRUSTED_PROXIES);
  const email = await emailIn(context);
  return { address, email, "email and address": `${email} ${address}` };
}

/**
 * Limits the embedded sign-in service. A mail asked for too often gets the usual answer and no mail: whether an
 * address has an account, or was asked for before, is nobody's business.
 */
export const signInLimits =
  (deps: Deps): MiddlewareHandler =>
  async (context, next) => {
    const counting = countingOf(context);
    if (!counting) return next();
    const who = await whoAsks(context, deps);
    const waits = counting.counted.map(({ limit, by }) => countHit(deps.db, limit, who[by]));
    const waitS = Math.max(...(await Promise.all(waits)));
    if (waitS > 0)
      return counting === MAILED
        ? Response.json({})
        : signInRefusal(429, "over_request_rate_limit", "Request rate limit reached", waitS);
    await next();
    if (counting.isGuess && context.res.ok)
      await Promise.all(counting.counted.map(({ limit, by }) => takeBack(deps.db, limit, who[by])));
    return undefined;
  };
