import { serve } from "@hono/node-server";
import type { Hono } from "hono";
import type { Server } from "node:http";
import type { Env } from "./env.ts";
import { StartFault } from "./start-fault.ts";

export interface Listening {
  readonly url: string;
  /** Takes no more requests, and waits for those under way, up to twenty seconds. */
  readonly stop: () => Promise<void>;
}

/** How long those who connect may take, in milliseconds. */
export interface Patience {
  /** For the first line and the headers; also for saying anything at all. */
  readonly headersMs: number;
  /** For a whole request: a review with its pictures over a slow line. */
  readonly requestMs: number;
  /** For a sign of life while an answer is sent: streams send one every fifteen seconds. */
  readonly silenceMs: number;
  /** How often it is looked after who is late. */
  readonly everyMs: number;
}

const PATIENCE: Patience = { headersMs: 10_000, requestMs: 180_000, silenceMs: 60_000, everyMs: 2000 };

const GRACE_MS = 20_000;

const stopServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const impatient = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearTimeout(impatient);
      resolve();
    });
    server.closeIdleConnections();
  });

/** Serves an app. Rejects with a `StartFault` when the port is taken. */
export function listen(
  { fetch }: Hono,
  { HOST: hostname, PORT: port, SITE_URL: url }: Env,
  { headersMs, requestMs, silenceMs, everyMs } = PATIENCE,
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const serverOptions = {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: everyMs,
    };
    const server = serve({ fetch, port, hostname, serverOptions }) as Server;
    server.setTimeout(silenceMs);
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(
        error.code === "EADDRINUSE"
          ? new StartFault("port", `Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`)
          : error,
      ),
    );
    server.once("listening", () => resolve({ url, stop: () => stopServer(server) }));
  });
}
