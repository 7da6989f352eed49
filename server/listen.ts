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
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname }) as Server;
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
