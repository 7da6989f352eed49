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

/** A delivery as it came. */
export interface Received {
  readonly body: string;
  readonly signature: string;
}

export interface OpenStandIn {
  readonly standIn: StripeStandIn;
  readonly stripe: Stripe;
  readonly origin: string;
  /** The deliveries so far, in order. */
  readonly received: readonly Received[];
  /** Says how the receiver answers from now on. */
  readonly answerWith: (answer: () => Response | Promise<Response>) => void;
  readonly stop: () => Promise<void>;
}

type Asked = Partial<StripeStandInOptions> & { readonly sdk?: Stripe.StripeConfig };

/** The stand-in on a port of its own, the official SDK pointed at it, and a receiver of its events. */
export async function openStandIn({ sdk, ...options }: Asked = {}): Promise<OpenStandIn> {
  const received: Received[] = [];
  let answer: () => Response | Promise<Response> = () => new Response();
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
        received.push({
          body: await request.text(),
          signature: request.headers.get("Stripe-Signature") ?? "",
        });
        return answer();
      },
    },
    ...options,
  });
  fetchOfApp = (request, env) => standIn.app.fetch(request, env);
  return {
    standIn,
    origin,
    received,
    stripe: new Stripe(SECRET_KEY, {
      host: "127.0.0.1",
      port,
      protocol: "http",
      maxNetworkRetries: 0,
      telemetry: false,
      ...sdk,
    }),
    answerWith: (next) => {
      answer = next;
    },
    stop: async () => {
      await standIn.stop();
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
