import { serve } from "@hono/node-server";
import type { Server } from "node:http";
import { createApp } from "./app.ts";

export interface Listening {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const stopServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** Serves the product on this machine. Rejects when the port is taken. */
export function listen(port: number): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: createApp().fetch, port, hostname: "127.0.0.1" }) as Server;
    server.once("error", reject);
    server.once("listening", () =>
      resolve({ url: `http://localhost:${port}`, stop: () => stopServer(server) }),
    );
  });
}
