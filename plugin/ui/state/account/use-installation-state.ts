import { useEffect, useRef } from "preact/hooks";
import type { Client } from "../../../../shared/api/client.ts";
import type { InstallationState } from "../../../../shared/api/endpoints/installations.ts";
import { ApiError } from "../../../../shared/api/errors.ts";
import { acts } from "../commands.ts";
import { isInstalled } from "../panel-state.ts";
import { theEndpoints } from "../../when-needed/the-endpoints.ts";
import { errorCodeOf } from "../error-code.ts";
import { untilAnswered } from "../until-answered.ts";
import { usePanel } from "../use-panel.ts";

/** Gets a code whenever the panel wants to show one and has none. */
export function useLinkCode(): void {
  const { state, client } = usePanel();
  const { link } = state;
  const isWanted = link !== null && link.code === null && link.fault === null;
  useEffect(() => {
    if (!client || !isWanted) return;
    return untilAnswered(
      (signal) => client.call(theEndpoints().createLinkCode, { signal }),
      (code) => acts.changeLink({ code }),
      (error) => acts.changeLink({ fault: errorCodeOf(error) }),
    );
  }, [client, isWanted]);
}

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

/** Asks again and again until the code has expired. A hidden panel asks nothing. */
async function follow(
  read: () => Promise<void>,
  expiresAt: string | null,
  pollMs: number,
  signal: AbortSignal,
): Promise<void> {
  await read();
  if (expiresAt === null) return;
  const endsAt = Date.parse(expiresAt);
  for (await pause(pollMs, signal); !signal.aborted && Date.now() < endsAt; await pause(pollMs, signal))
    if (!document.hidden) await read();
}

/** Keeps the account and the allowance up to date: where they are shown, and often while a code waits for its approval. */
export function useInstallationState(): void {
  const { state, client, connection } = usePanel();
  const { pollMs } = connection;
  // Live checks send nothing: a plugin that asked for nothing is not heard of.
  const isShown = ["account", "history", "past-review", "house"].includes(state.screen);
  const isWanted = isInstalled(state) && (isShown || state.asked?.stage === "offered");
  const expiresAt = state.link?.code?.expiresAt ?? null;
  const { installationAsked } = state;
  const lastReadRef = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (!client || !isWanted) return;
    const stop = new AbortController();
    const { signal } = stop;
    const read = async () => {
      await pause(lastReadRef.current + pollMs - performance.now(), signal);
      if (signal.aborted) return;
      lastReadRef.current = performance.now();
      await readInstallationState(client, pollMs, signal).then(
        (installationState) => signal.aborted || acts.takeInstallationState(installationState),
        () => {
          if (signal.aborted) return;
          lastReadRef.current = Number.NEGATIVE_INFINITY;
          acts.setParts({ isServiceAway: true });
        },
      );
    };
    void follow(read, expiresAt, pollMs, signal).then(
      () => signal.aborted || expiresAt === null || acts.changeLink({ fault: "expired" }),
    );
    return () => stop.abort();
  }, [client, isWanted, expiresAt, installationAsked, pollMs]);
}
