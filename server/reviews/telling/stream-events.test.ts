import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { streamEvents } from "./stream-events.ts";
import type { ToldEvent } from "./told-event.ts";
import { awaited } from "../../../tests/awaited.ts";

const answerWith = async (events: AsyncIterable<ToldEvent> | Iterable<ToldEvent>, keepAliveMs?: number) =>
  new Hono().get("/", (context) => streamEvents(context, events, keepAliveMs)).request("/");

test("each event is one message of JSON with its id, and nobody keeps it", async () => {
  const response = await answerWith([
    { id: "a:1", data: '{"step":1}' },
    { id: "a:2", data: '{"text":"two\\nlines"}' },
  ]);
  expect(response.headers.get("Content-Type")).toBe("text/event-stream");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.text()).toBe(
    'data: {"step":1}\nid: a:1\n\ndata: {"text":"two\\nlines"}\nid: a:2\n\n',
  );
});

test("a stream that is silent says that it is still there", async () => {
  const { given: silence, give: go } = awaited();
  async function* events(): AsyncGenerator<ToldEvent> {
    await silence;
    yield { id: "a:1", data: '{"step":1}' };
  }
  const response = await answerWith(events(), 1);
  const reader = (response.body as ReadableStream<BufferSource>)
    .pipeThrough(new TextDecoderStream())
    .getReader();
  expect((await reader.read()).value).toBe(": still here\n\n");
  go();
  let heard = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) heard += part.value;
  expect(heard).toMatch(/data: \{"step":1\}\nid: a:1\n\n$/);
});

test("a stream that fails is not said to be there any more", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const failed = vi.spyOn(console, "error").mockReturnValue();
  async function* events(): AsyncGenerator<ToldEvent> {
    yield { id: "a:1", data: "{}" };
    throw new Error("There is no such column.");
  }
  await (await answerWith(events())).text();
  expect(vi.getTimerCount()).toBe(0);
  failed.mockRestore();
  vi.useRealTimers();
});
