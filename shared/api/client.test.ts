import * as z from "zod/mini";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { makeClient } from "./client.ts";
import { defineEndpoint } from "./endpoint.ts";

const read = defineEndpoint({
  method: "GET",
  path: "/api/things/:id",
  access: "either",
  query: z.object({ size: z.optional(z.number()) }),
  answer: z.object({ name: z.string() }),
});

const change = defineEndpoint({
  method: "POST",
  path: "/api/things/:id",
  access: "either",
  body: z.object({ name: z.string() }),
  answer: z.object({ success: z.boolean() }),
});

const make = defineEndpoint({
  method: "POST",
  path: "/api/things",
  access: "either",
  isKeyed: true,
  body: z.object({ name: z.string() }),
  events: z.object({ step: z.number() }),
});

const picture = defineEndpoint({
  method: "GET",
  path: "/api/picture",
  access: "anyone",
});

const json = (value: unknown, init?: ResponseInit) => Response.json(value, init);

const refusal = (status: number, error: string, headers: Record<string, string> = {}, where?: string) =>
  json({ error, message: "…", ...(where && { where }) }, { status, headers });

const away = () => refusal(503, "unavailable");

/** A stream of these steps, which ends as a whole or breaks off. */
function stream(steps: readonly number[], isCut = false): Response {
  const encoder = new TextEncoder();
  const parts = [": still here\n\n", ...steps.map((step) => `data: {"step":${step}}\n\n`)];
  return new Response(
    new ReadableStream({
      pull: (controller) => {
        const part = parts.shift();
        if (part !== undefined) controller.enqueue(encoder.encode(part));
        else if (isCut) controller.error(new TypeError("network error"));
        else controller.close();
      },
    }),
  );
}

type Answer = Response | Error;

/** A server that gives one answer after another; the last one again and again. */
function serverOf(...answers: readonly [Answer, ...Answer[]]) {
  const asked: { readonly url: string; readonly init: RequestInit | undefined }[] = [];
  const client = makeClient({
    baseUrl: "https://api.test",
    token: () => "secret",
    fetch: async (url, init) => {
      asked.push({ url: url as string, init });
      const answer = answers[Math.min(asked.length, answers.length) - 1] ?? away();
      if (answer instanceof Error) throw answer;
      return asked.length < answers.length ? answer : answer.clone();
    },
  });
  return { client, asked };
}

type Client = ReturnType<typeof makeClient>;
const readOne = (client: Client) => client.call(read, { params: { id: "1" } });

const headersOf = (init: RequestInit | undefined) => init?.headers as Record<string, string>;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Lets every pause between two tries pass. */
async function inTime<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  await vi.runAllTimersAsync();
  return promise;
}

describe("a call", () => {
  test("puts every part where it belongs", async () => {
    const { client, asked } = serverOf(json({ name: "a" }));
    await client.call(read, { params: { id: "a/b" }, query: { size: 2 } });
    expect(asked[0]?.url).toBe("https://api.test/api/things/a%2Fb?size=2");
    expect(headersOf(asked[0]?.init)).toEqual({ Authorization: "Bearer secret" });
    expect(asked[0]?.init).toMatchObject({ method: "GET", credentials: "omit" });
  });

  test("sends a body as JSON", async () => {
    const { client, asked } = serverOf(json({ success: true }));
    expect(await client.call(change, { params: { id: "1" }, body: { name: "b" } })).toEqual({
      success: true,
    });
    expect(asked[0]?.init?.body).toBe('{"name":"b"}');
    expect(headersOf(asked[0]?.init)["Content-Type"]).toBe("application/json");
  });

  test("tells nobody's token where anyone may ask", async () => {
    const { client, asked } = serverOf(new Response("bytes"));
    expect(await (await client.file(picture, {})).text()).toBe("bytes");
    expect(headersOf(asked[0]?.init)).toEqual({});
  });
});

test.each<[string, Answer, object]>([
  [
    "a refusal, with its place",
    refusal(422, "invalid_input", {}, "name: is missing"),
    { code: "invalid_input", where: "name: is missing", status: 422 },
  ],
  [
    "too often, with the seconds to wait",
    refusal(429, "rate_limited", { "Retry-After": "17" }),
    { code: "rate_limited", retryAfterS: 17 },
  ],
  ["a page of a proxy", new Response("<html>", { status: 502 }), { code: "unavailable" }],
  ["an address that is not ours", new Response("<html>", { status: 404 }), { code: "not_found" }],
  ["a code that nobody knows", refusal(500, "surprise"), { code: "unavailable" }],
  ["no network", new TypeError("fetch failed"), { code: "unavailable" }],
  ["an answer in another shape", json({ title: 1 }), { code: "unavailable" }],
  ["an answer that is no JSON", new Response("<html>"), { code: "unavailable" }],
])("what goes wrong is one of our errors: %s", async (_, answer, error) => {
  const { client } = serverOf(answer);
  await expect(inTime(readOne(client))).rejects.toMatchObject({ name: "ApiError", ...error });
});

describe("what is safe to repeat is tried again", () => {
  test("a read, when the service is away for a moment", async () => {
    const { client, asked } = serverOf(away(), new TypeError("fetch failed"), json({ name: "a" }));
    expect(await inTime(readOne(client))).toEqual({ name: "a" });
    expect(asked).toHaveLength(3);
  });

  test.each<[string, Response, (client: Client) => Promise<unknown>, object, times: number]>([
    ["three times in all", away(), readOne, { code: "unavailable" }, 3],
    [
      "but not when that is long",
      refusal(503, "unavailable", { "Retry-After": "60" }),
      readOne,
      { retryAfterS: 60 },
      1,
    ],
    [
      "but not a change without a key",
      away(),
      (client) => client.call(change, { params: { id: "1" }, body: { name: "b" } }),
      { code: "unavailable" },
      1,
    ],
    [
      "but not what was refused",
      refusal(402, "allowance_used_up"),
      (client) => client.stream(make, { body: { name: "a" }, key: "k" }, () => {}),
      { code: "allowance_used_up" },
      1,
    ],
  ])("%s", async (_, answer, ask, error, times) => {
    const { client, asked } = serverOf(answer);
    await expect(inTime(ask(client))).rejects.toMatchObject(error);
    expect(asked).toHaveLength(times);
  });

  test("after as many seconds as the server says", async () => {
    const { client, asked } = serverOf(refusal(503, "stopping", { "Retry-After": "3" }), json({ name: "a" }));
    const called = client.call(read, { params: { id: "1" } });
    await vi.advanceTimersByTimeAsync(2999);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await called).toEqual({ name: "a" });
  });

  test("and not once the caller gave up", async () => {
    const { client, asked } = serverOf(away());
    const caller = new AbortController();
    const called = client.call(read, { params: { id: "1" }, signal: caller.signal });
    called.catch(() => {});
    await vi.advanceTimersByTimeAsync(0);
    caller.abort();
    await expect(inTime(called)).rejects.toMatchObject({ name: "AbortError" });
    expect(asked).toHaveLength(1);
  });
});

describe("a stream", () => {
  const listen = async (...answers: readonly [Answer, ...Answer[]]) => {
    const { client, asked } = serverOf(...answers);
    const steps: number[] = [];
    const ended = await inTime(
      client.stream(make, { body: { name: "a" }, key: "the-key" }, ({ step }) => steps.push(step)),
    ).then(
      () => "whole",
      (error: unknown) => (error as { code?: string }).code,
    );
    return { steps, ended, keys: asked.map(({ init }) => headersOf(init)["Idempotency-Key"]) };
  };

  test("tells every event, in order", async () => {
    expect(await listen(stream([1, 2, 3]))).toEqual({ steps: [1, 2, 3], ended: "whole", keys: ["the-key"] });
  });

  test("that is cut is taken up again by its key, and nothing is told twice", async () => {
    expect(await listen(stream([1, 2], true), stream([1, 2, 3], true), stream([1, 2, 3, 4]))).toEqual({
      steps: [1, 2, 3, 4],
      ended: "whole",
      keys: ["the-key", "the-key", "the-key"],
    });
  });

  test("that is cut again and again is given up", async () => {
    const cut = () => stream([1], true);
    expect(await listen(cut(), cut(), cut(), stream([1, 2]))).toMatchObject({
      steps: [1],
      ended: "unavailable",
    });
  });

  test("that ends too soon is taken up again after the last event heard", async () => {
    const numbered = (...steps: readonly number[]) =>
      new Response(steps.map((step) => `id: r:${step}\ndata: {"step":${step}}\n\n`).join(""));
    const steps: number[] = [];
    const endsWithThree = {
      ...make,
      lastEvents: ["three"],
      events: z.object({ step: z.number(), type: z.optional(z.string()) }),
    };
    const last = new Response('id: r:3\ndata: {"step":3,"type":"three"}\n\n');
    const { client, asked } = serverOf(numbered(1, 2), last);
    await inTime(
      client.stream(endsWithThree, { body: { name: "a" }, key: "k" }, ({ step }) => steps.push(step)),
    );
    expect(steps).toEqual([1, 2, 3]);
    expect(asked.map(({ init }) => headersOf(init)["Last-Event-ID"])).toEqual([undefined, "r:2"]);
  });

  test.each<[string, Response]>([
    ["that is no event of ours", new Response('data: {"step":"one"}\n\n')],
    ["that is no JSON", new Response("data: {\n\n")],
  ])("with something in it %s is given up", async (_, answer) => {
    expect(await listen(answer)).toMatchObject({ steps: [], ended: "unavailable" });
  });
});
