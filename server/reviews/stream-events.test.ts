import { Hono } from "hono";
import { expect, test } from "vitest";
import { streamEvents } from "./stream-events.ts";

const answerWith = async (events: AsyncIterable<object> | Iterable<object>, keepAliveMs?: number) =>
  new Hono().get("/", (context) => streamEvents(context, events, keepAliveMs)).request("/");

test("each event is one message of JSON, and nobody keeps it", async () => {
  const response = await answerWith([{ step: 1 }, { text: "two\nlines" }]);
  expect(response.headers.get("Content-Type")).toBe("text/event-stream");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.text()).toBe('data: {"step":1}\n\ndata: {"text":"two\\nlines"}\n\n');
});

test("a stream that is silent says that it is still there", async () => {
  let go = (): void => {};
  const silence = new Promise<void>((resolve) => {
    go = resolve;
  });
  async function* events(): AsyncGenerator<object> {
    await silence;
    yield { step: 1 };
  }
  const response = await answerWith(events(), 1);
  const reader = (response.body as ReadableStream<BufferSource>)
    .pipeThrough(new TextDecoderStream())
    .getReader();
  expect((await reader.read()).value).toBe(": still here\n\n");
  go();
  let heard = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) heard += part.value;
  expect(heard).toMatch(/data: \{"step":1\}\n\n$/);
});
