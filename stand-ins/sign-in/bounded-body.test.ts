import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestServer, type TestServer } from "../../server/testing.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());

const WAYS = [
  "/auth/v1/signup",
  "/auth/v1/token?grant_type=password",
  "/auth/v1/recover",
  "/rest/v1/accounts",
];

const send = (path: string, body: RequestInit["body"], headers: Record<string, string> = {}) =>
  server.app.request(`http://localhost:4321${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": crypto.randomUUID(), ...headers },
    body,
    duplex: "half",
  } as RequestInit);

/** A body that never ends and does not say how long it is. */
function endlessBody(): { readonly stream: ReadableStream; readonly sentBytes: () => number } {
  let sent = 0;
  const part = new Uint8Array(16 * 1024).fill(0x20);
  const stream = new ReadableStream({
    pull: (controller) => {
      sent += part.length;
      controller.enqueue(part);
    },
  });
  return { stream, sentBytes: () => sent };
}

describe.each(WAYS)("a body for %s", (path) => {
  test("that does not end is refused after a little of it", async () => {
    const { stream, sentBytes } = endlessBody();
    expect((await send(path, stream)).status).toBe(413);
    expect(sentBytes()).toBeLessThan(256 * 1024);
  });

  test.each<[string, () => RequestInit["body"], Record<string, string>, number]>([
    ["that says it is too large", () => "{}", { "Content-Length": "1000000" }, 413],
    ["that is too large", () => JSON.stringify({ email: "x".repeat(100_000) }), {}, 413],
    ["that is compressed", () => gzipSync(Buffer.alloc(5_000_000, " ")), { "Content-Encoding": "gzip" }, 415],
    ["that is nested 1,000 deep", () => `${"[".repeat(1000)}${"]".repeat(1000)}`, {}, 400],
    ["that is cut off", () => '{"email": "', {}, 400],
    ["that is no UTF-8", () => Buffer.from([0x7b, 0xff, 0x7d]), {}, 400],
  ])("%s is refused", async (_, body, headers, status) => {
    const response = await send(path, body(), headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code: status });
  });
});
