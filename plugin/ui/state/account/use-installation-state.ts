import { useEffect } from "preact/hooks";
import type { Client } from "../../../../shared/api/client.ts";
import type { InstallationState } from "../../../../shared/api/endpoints/installations.ts";
import { ApiError } from "../../../../shared/api/errors.ts";
import { acts } from "../commands.ts";
import { isInstalled } from "../panel-state.ts";
import { theEndpoints } from "../../when-needed/the-endpoints.ts";
import { usePanel } from "../use-panel.ts";

/** Waits; at once over when it is called off or nothing is left to wait for. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted || ms <= 0) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });

const SECOND_MS = 1000;

/** Asks what the API knows about this plugin; when it says `slow_down`, as soon as it answers again. */
async function readInstallationState(
  client: Client,
  pollMs: number,
  signal: AbortSignal,
): Promise<InstallationState> {
  try {
    return await client.call(theEndpoints().readInstallation, { signal });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "slow_down" || signal.aborted) throw error;
    await pause(error.retryAfterS === undefined ? pollMs : error.retryAfterS * SECOND_MS, signal);
    return readInstallationState(client, pollMs, signal);
  }
}

/** When each client was asked last. */
const lastReads = new WeakMap<Client, number>();

/** Asks what the API knows about this plugin, no more often than it answers, and takes the answer. */
async function readOnce(client: Client, pollMs: number, signal: AbortSignal): Promise<void> {
  await pause((lastReads.get(client) ?? -pollMs) + pollMs - performance.now(), signal);
  if (signal.aborted) return;
  lastReads.set(client, performance.now());
  await readInstallationState(client, pollMs, signal).then(
    (installationState) => signal.aborted || acts.takeInstallationState(installationState),
    () => {
      if (signal.aborted) return;
      lastReads.delete(client);
      acts.setParts({ isServiceAway: true });
    },
  );
}

/** Keeps the account and the allowance up to date where they are shown. */
export function useInstallationState(): void {
  const { state, client, connection } = usePanel();
  const { pollMs } = connection;
  // Live checks send nothing: a plugin that asked for nothing is not heard of.
  const isShown = ["account", "history", "past-review", "house"].includes(state.screen);
  const isWanted = isInstalled(state) && (isShown || state.asked?.stage === "offered") && state.link === null;
  const { installationAsked } = state;
  useEffect(() => {
    if (!client || !isWanted) return;
    const stop = new AbortController();
    void readOnce(client, pollMs, stop.signal);
    return () => stop.abort();
  }, [client, isWanted, installationAsked, pollMs]);
}

/** Asks again and again whether the plugin was connected, until its code has expired. A hidden panel asks nothing. */
export function useConnecting(expiresAt: string | null, end: () => void): void {
  const { client, connection } = usePanel();
  const { pollMs } = connection;
  useEffect(() => {
    if (!client || expiresAt === null) return;
    const stop = new AbortController();
    const { signal } = stop;
    const follow = async () => {
      while (Date.now() < Date.parse(expiresAt)) {
        if (!document.hidden) await readOnce(client, pollMs, signal);
        await pause(pollMs, signal);
        if (signal.aborted) return;
      }
      end();
    };
    void follow();
    return () => stop.abort();
  }, [client, expiresAt, pollMs, end]);
}
