import type { Context, MiddlewareHandler } from "hono";
import type { Env } from "../../env.ts";
import { clientAddress } from "./client-address.ts";

const NAME = "clientAddress";

/** Notes the address of the client in the context, for code that does not know the environment. */
export const noteAddress =
  ({ TRUSTED_PROXIES }: Pick<Env, "TRUSTED_PROXIES">): MiddlewareHandler =>
  (context, next) => {
    context.set(NAME, clientAddress(context, TRUSTED_PROXIES));
    return next();
  };

/** The address that was noted. */
export const notedAddress = (context: Context): string =>
  (context.get(NAME) as string | undefined) ?? "unknown";
