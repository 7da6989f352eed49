import type { Context, MiddlewareHandler } from "hono";
import type { Deps } from "../deps.ts";
import { clientAddress } from "../http/client-address.ts";
import { countHit, type LimitName } from "../http/limits.ts";

interface Counted {
  readonly limit: LimitName;
  readonly by: "address" | "email";
}

/** What is counted, by path and grant: the hosted sign-in service has limits of its own. */
const COUNTED: Readonly<Record<string, readonly Counted[]>> = {
  "/auth/v1/token password": [
    { limit: "sign-in by account", by: "email" },
    { limit: "sign-in by address", by: "address" },
  ],
  "/auth/v1/signup": [{ limit: "sign-up by address", by: "address" }],
  "/auth/v1/recover": [
    { limit: "reset by account, a minute", by: "email" },
    { limit: "reset by account", by: "email" },
  ],
};

const MAX_BYTES = 256 * 1024;

/** The answer in the shape that the client of the sign-in service understands. */
export const signInRefusal = (
  status: number,
  code: string,
  message: string,
  retryAfterS?: number,
): Response =>
  Response.json(
    { code: status, error_code: code, msg: message },
    { status, headers: retryAfterS === undefined ? {} : { "Retry-After": String(retryAfterS) } },
  );

async function emailIn(context: Context): Promise<string> {
  const body: unknown = await context.req.raw
    .clone()
    .json()
    .catch(() => null);
  const email = typeof body === "object" && body !== null && "email" in body ? body.email : "";
  return typeof email === "string" ? email.trim().toLowerCase() : "";
}

const isTooLarge = (context: Context): boolean => {
  const length = context.req.header("Content-Length");
  return length !== undefined && Number(length) > MAX_BYTES;
};

/**
 * Limits the embedded sign-in service. A reset asked for too often gets the usual answer and no mail: whether an
 * address has an account, or was asked for before, is nobody's business.
 */
export const signInLimits =
  ({ db, env }: Deps): MiddlewareHandler =>
  async (context, next) => {
    if (isTooLarge(context)) return signInRefusal(413, "validation_failed", "The body is too large.");
    const grant = context.req.query("grant_type");
    const counted = COUNTED[grant ? `${context.req.path} ${grant}` : context.req.path];
    if (!counted || context.req.method !== "POST") return next();
    const who = {
      address: clientAddress(context, env.TRUSTED_PROXIES),
      email: counted.some(({ by }) => by === "email") ? await emailIn(context) : "",
    };
    const waits = await Promise.all(counted.map(({ limit, by }) => countHit(db, limit, who[by])));
    const waitS = Math.max(...waits);
    if (waitS === 0) return next();
    if (context.req.path === "/auth/v1/recover") return Response.json({});
    return signInRefusal(429, "over_request_rate_limit", "Request rate limit reached", waitS);
  };

/** The embedded services say of a database that is away what they would say of a wrong request. */
export const awayIsUnavailable = (): MiddlewareHandler => async (context, next) => {
  await next();
  if (context.res.status < 400) return;
  const text = await context.res.clone().text();
  if (context.res.status >= 500 || text.includes("PGRST205") || /ECONNREFUSED|CONNECTION_/.test(text))
    context.res = signInRefusal(503, "unexpected_failure", "The service is not available now. Try again.", 2);
};
