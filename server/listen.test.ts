import { Hono } from "hono";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../stand-ins/postgres/free-port.ts";
import { readEnv } from "./env.ts";
import { listen, type Listening } from "./listen.ts";
import { EXIT_CODES } from "./start-fault.ts";

let server: Listening;
let port: number;
const app = new Hono()
  .post("/", async (context) => context.text(String((await context.req.text()).length)))
  .get("/silent", () => new Response(new ReadableStream()))
  .onError((_, context) => context.body(null, 400));
beforeAll(async () => {
  port = await freePort();
  const env = readEnv({ NODE_ENV: "test", PORT: String(port) });
  server = await listen(app, env, { headersMs: 100, requestMs: 300, silenceMs: 400, everyMs: 20 });
});
afterAll(() => server.stop());

test("a port in use is said with another one, and the first server goes on", async () => {
  await expect(listen(app, readEnv({ NODE_ENV: "test", PORT: String(port) }))).rejects.toMatchObject({
    exitCode: EXIT_CODES.port,
    message: `Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`,
  });
  expect((await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body: "four" })).status).toBe(200);
});

/** Connects, sends this and no more, and returns what was heard until the server closed the connection. */
async function heardBy(...sent: readonly string[]): Promise<string> {
  const socket: Socket = connect(port, "127.0.0.1");
  let heard = "";
  socket.on("data", (part) => (heard += part.toString()));
  socket.on("error", () => {});
  for (const text of sent) socket.write(text);
  // Whoever is cut off in the middle of a sentence may get an error first: `once` would fail by that.
  await new Promise((resolve) => socket.on("close", resolve));
  return heard;
}

test.each([
  ["says nothing at all", []],
  ["stops within the first line", ["GET / HT"]],
  ["stops within the headers", ["GET / HTTP/1.1\r\nHost: localhost\r\nX-A: "]],
  ["never ends its body", ["POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf"]],
  [
    "never ends its chunks",
    ["POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n"],
  ],
])("a connection that %s is closed, with 408 or without a word", async (_, sent) => {
  expect(await heardBy(...sent)).toMatch(/^(HTTP\/1\.1 408 |$)/);
});

test("an answer that shows no sign of life is ended", async () => {
  expect(await heardBy("GET /silent HTTP/1.1\r\nHost: localhost\r\n\r\n")).toContain("200 OK");
});
