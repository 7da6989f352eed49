import { Hono } from "hono";
import { expect, test } from "vitest";
import { ApiError } from "../../../shared/api/errors.ts";
import { heldBytes } from "./held-bytes.ts";
import { noteAddress } from "../caller/note-address.ts";
import { readBytes } from "./read-body.ts";

const MB = 1024 * 1024;

test("one address holds no more than its share, and all together no more than there is", () => {
  const held = heldBytes({ ofOne: 10, ofAll: 15 });
  held.hold("one", 10);
  expect(() => held.hold("one", 1)).toThrow(expect.objectContaining({ code: "rate_limited" }));
  held.hold("other", 5);
  expect(() => held.hold("third", 1)).toThrow(expect.objectContaining({ code: "unavailable" }));
  held.giveBack("one", 10);
  held.hold("third", 1);
});

const app = new Hono()
  .use(noteAddress({ TRUSTED_PROXIES: 1 }))
  .post("/", async (context) => context.text(String((await readBytes(context, 8 * MB)).length)))
  .onError((error, context) =>
    error instanceof ApiError ? context.text(error.code, error.status as 400) : context.text("?", 500),
  );

/** Sends so many bytes and then nothing, until it is ended. */
function slowly(bytes: number, address: string) {
  let end = (): void => {};
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new Uint8Array(bytes));
      end = () => controller.close();
    },
  });
  const headers = { "X-Forwarded-For": address };
  const answer = Promise.resolve(
    app.request("/", { method: "POST", body, headers, duplex: "half" } as RequestInit),
  );
  return { answer, end: () => end() };
}

test("who sends bodies by the dozen and never to their end is refused, and nobody else", async () => {
  const sent = Array.from({ length: 12 }, () => slowly(7 * MB, "203.0.113.1"));
  const refused = (await Promise.all(sent.slice(9).map(({ answer }) => answer))).map(({ status }) => status);
  expect(refused).toEqual([429, 429, 429]);
  const other = slowly(7 * MB, "203.0.113.2");
  other.end();
  expect((await other.answer).status).toBe(200);
  for (const { end } of sent.slice(0, 9)) end();
  const told = await Promise.all(sent.slice(0, 9).map(({ answer }) => answer));
  expect(told.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 200));
  const again = slowly(7 * MB, "203.0.113.1");
  again.end();
  expect((await again.answer).status).toBe(200);
});
