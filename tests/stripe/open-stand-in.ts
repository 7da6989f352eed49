import { serve } from "@hono/node-server";
import type { AddressInfo } from "node:net";
import type { Server } from "node:http";
import { Stripe } from "stripe";
import {
  createStripeStandIn,
  type StripeStandIn,
  type StripeStandInOptions,
} from "../../stand-ins/stripe/stand-in.ts";

export const SECRET_KEY = "sk_test_standin";
export const WEBHOOK_SECRET = "whsec_standin";

export interface OpenStandIn {
  readonly standIn: StripeStandIn;
  readonly stripe: Stripe;
  /** The bodies of the deliveries so far, in order. */
  readonly received: readonly string[];
  readonly stop: () => Promise<void>;
}

/** The stand-in on a port of its own, the official SDK pointed at it, and a receiver of its events. */
export async function openStandIn(options: Partial<StripeStandInOptions> = {}): Promise<OpenStandIn> {
  const received: string[] = [];
  let fetchOfApp: (request: Request, env: object) => Response | Promise<Response> = () => new Response();
  const server = serve({
    fetch: (request, env) => fetchOfApp(request, env),
    port: 0,
    hostname: "127.0.0.1",
  }) as Server;
  await new Promise((resolve) => void server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const standIn = createStripeStandIn({
    secretKey: SECRET_KEY,
    pagesUrl: origin,
    webhook: {
      url: "http://localhost/webhook",
      secret: WEBHOOK_SECRET,
      fetch: async (request) => {
        received.push(await request.text());
        return new Response();
      },
    },
    ...options,
  });
  fetchOfApp = (request, env) => standIn.app.fetch(request, env);
  return {
    standIn,
    received,
    stripe: new Stripe(SECRET_KEY, {
      host: "127.0.0.1",
      port,
      protocol: "http",
      maxNetworkRetries: 0,
      telemetry: false,
    }),
    stop: async () => {
      await standIn.stop();
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
