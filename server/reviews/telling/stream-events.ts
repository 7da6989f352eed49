import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { ToldEvent } from "./told-event.ts";

/** Proxies close what is silent for longer. */
const KEEP_ALIVE_MS = 15_000;

/** Answers with server-sent events; the data of each is JSON. Who stops listening stops only that. */
export function streamEvents(
  context: Context,
  events: AsyncIterable<ToldEvent> | Iterable<ToldEvent>,
  keepAliveMs = KEEP_ALIVE_MS,
): Response {
  context.header("X-Accel-Buffering", "no");
  const response = streamSSE(context, async (stream) => {
    const beat = setInterval(() => void stream.write(": still here\n\n"), keepAliveMs);
    stream.onAbort(() => clearInterval(beat));
    try {
      for await (const { id, data } of events) {
        if (stream.aborted) return;
        await stream.writeSSE({ id, data });
      }
    } finally {
      clearInterval(beat);
    }
  });
  response.headers.set("Cache-Control", "no-store");
  return response;
}
