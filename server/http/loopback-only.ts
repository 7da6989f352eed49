import type { Context, MiddlewareHandler } from "hono";

const NAMES = ["localhost", "127.0.0.1", "[::1]"];

/** Headers by which proxies name whom they speak for. */
const FORWARDED = ["X-Forwarded-For", "X-Real-IP", "Forwarded"];

/** The other end of the connection; undefined where the app is asked without one. */
const peerOf = ({ env }: Context): string | undefined =>
  (env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming?.socket
    ?.remoteAddress;

const isLoopback = (address: string): boolean => /^(::ffff:)?127\.|^::1$/.test(address);

/** Headers that only a proxy writes, whoever it speaks for. */
const OF_PROXIES = ["Via", "X-Forwarded-Host", "X-Forwarded-Proto", "CF-Connecting-IP", "True-Client-IP"];

/** A proxy on this machine is a peer of it as well: whoever it speaks for must be here, too. */
const speaksForOthers = ({ req }: Context): boolean =>
  OF_PROXIES.some((name) => req.header(name) !== undefined) ||
  FORWARDED.flatMap((name) => (req.header(name) ?? "").split(","))
    .map((entry) => entry.trim())
    .some((entry) => entry !== "" && !isLoopback(entry));

/** A page elsewhere may let a browser here send a form, though it does not hear the answer. */
const isSentFromElsewhere = ({ req }: Context): boolean =>
  !["GET", "HEAD"].includes(req.method) && req.header("Sec-Fetch-Site") === "cross-site";

/** Only from this machine, and by its own name: a page elsewhere that points a name of its own here is refused. */
export const loopbackOnly: MiddlewareHandler = async (context, next) => {
  const asked = `http://${context.req.header("Host") ?? new URL(context.req.url).host}`;
  const hostname = URL.canParse(asked) ? new URL(asked).hostname : "";
  const isHere = isLoopback(peerOf(context) ?? "127.0.0.1") && !speaksForOthers(context);
  return isHere && !isSentFromElsewhere(context) && NAMES.includes(hostname)
    ? next()
    : context.text("Only from this machine.", 403);
};
