import { expect, test } from "vitest";
import { MAX_BODY_BYTES } from "../shared/api/endpoint.ts";
import { useTestServer } from "../tests/test-server.ts";

const server = await useTestServer();

/** Sends bytes in parts, and says nowhere how many there will be. */
const sendParts = (bytes: number) => {
  const part = new Uint8Array(64 * 1024);
  let left = bytes;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (left <= 0) return controller.close();
      controller.enqueue(part);
      left -= part.length;
    },
  });
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const init = { method: "POST", body, headers, duplex: "half" } as RequestInit;
  return server.app.request("http://localhost:4321/stripe/clock", init);
};

test("a body in parts that is too large for the pages of the stand-in for payments is refused as elsewhere", async () => {
  const answer = await sendParts(MAX_BODY_BYTES * 2);
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ error: "body_too_large" });
});

test("a body in parts that is not is read", async () => {
  expect((await sendParts(64 * 1024)).status).not.toBe(413);
});
