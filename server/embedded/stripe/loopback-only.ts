import type { MiddlewareHandler } from "hono";

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** Only this machine by its own name: a page elsewhere that points a name of its own here is refused. */
export const loopbackOnly: MiddlewareHandler = async (context, next) => {
  const { host } = new URL(context.req.url);
  const { hostname } = new URL(`http://${context.req.header("Host") ?? host}`);
  return LOOPBACK.includes(hostname) ? next() : context.text("Only from this machine.", 403);
};
