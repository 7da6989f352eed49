import type { Context, MiddlewareHandler } from "hono";

const NAMES = ["localhost", "127.0.0.1", "[::1]"];

/** The other end of the connection; undefined where the app is asked without one. */
const peerOf = ({ env }: Context): string | undefined =>
  (env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming?.socket
    ?.remoteAddress;

const isLoopback = (address: string): boolean => /^(::ffff:)?127\.|^::1$/.test(address);

/** Only from this machine, and by its own name: a page elsewhere that points a name of its own here is refused. */
export const loopbackOnly: MiddlewareHandler = async (context, next) => {
  const { host } = new URL(context.req.url);
  const { hostname } = new URL(`http://${context.req.header("Host") ?? host}`);
  const isOurs = NAMES.includes(hostname) && isLoopback(peerOf(context) ?? "127.0.0.1");
  return isOurs ? next() : context.text("Only from this machine.", 403);
};
