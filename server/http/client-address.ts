import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/**
 * The address that asks. `X-Forwarded-For` is believed as far as our own proxies wrote it: the entry before them.
 * An IPv6 network of 64 bit counts as one address, as it is given to one household.
 */
export function clientAddress(context: Context, trustedProxies: number): string {
  const forwarded = (context.req.header("X-Forwarded-For") ?? "").split(",").map((entry) => entry.trim());
  const told = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  const address = told || socketAddress(context);
  return address.includes(":") && !address.startsWith("::ffff:")
    ? address.split(":").slice(0, 4).join(":")
    : address;
}

/** Requests that come through no socket, as in tests, share one address. */
function socketAddress(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? "unknown";
  } catch {
    return "unknown";
  }
}
