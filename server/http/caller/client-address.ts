import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/** The first 64 bit of an IPv6 address: what `::` leaves out is written out, so that a network has one name. */
function networkOf(address: string): string {
  const [, ipv4] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (ipv4 !== undefined || !address.includes(":")) return ipv4 ?? address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const [first, last] = [head, tail ?? ""].map((part) => (part === "" ? [] : part.split(":"))) as [
    string[],
    string[],
  ];
  const left = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array.from({ length: left }, () => "0"), ...last];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}

/**
 * The address that asks. `X-Forwarded-For` is believed as far as our own proxies wrote it: the entry before them.
 * An IPv6 network of 64 bit counts as one address, as it is given to one household.
 */
export function clientAddress(context: Context, trustedProxies: number): string {
  const forwarded = (context.req.header("X-Forwarded-For") ?? "").split(",").map((entry) => entry.trim());
  const told = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  return networkOf(told || socketAddress(context));
}

/** Requests that come through no socket, as in tests, share one address. */
function socketAddress(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? "unknown";
  } catch {
    return "unknown";
  }
}
