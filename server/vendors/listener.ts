import { setTimeout } from "node:timers/promises";
import { Client } from "pg";
import type { Log } from "../log.ts";

/** A listener to the messages that are told through Postgres. */
export interface Listener {
  readonly stop: () => Promise<void>;
}

interface ListenerOptions {
  readonly url: string;
  readonly channel: string;
  readonly log: Log;
  readonly onMessage: (message: string) => void;
}

const AGAIN_MS = 1000;

/** Resolves when the connection is lost. */
const lost = (client: Client): Promise<void> =>
  new Promise((resolve) => {
    client.once("end", resolve);
    client.once("error", () => resolve());
  });

/** Listens on a channel, on a connection of its own, which is opened again when it is lost. What is told in between is missed. */
export function listenTo({ url, channel, log, onMessage }: ListenerOptions): Listener {
  const stopping = new AbortController();
  /** Only once it listens: a client that is ended while it connects never says that it is connected, nor that it is not. */
  let current: Client | null = null;
  const listenOnce = async (): Promise<void> => {
    const client = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 });
    const gone = lost(client);
    client.on("error", () => {});
    client.on("notification", ({ payload = "" }) => onMessage(payload));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      if (stopping.signal.aborted) return;
      current = client;
      await gone;
    } finally {
      current = null;
      await client.end().catch(() => {});
    }
  };
  const listen = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await listenOnce().catch((error: unknown) =>
        log("listener_lost", { channel, message: error instanceof Error ? error.message : "" }),
      );
      await setTimeout(AGAIN_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const running = listen();
  return {
    stop: async () => {
      stopping.abort();
      await current?.end().catch(() => {});
      await running;
    },
  };
}
