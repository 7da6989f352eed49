import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { openS3 } from "./s3.ts";

type Misbehave = (response: ServerResponse, request: IncomingMessage) => void;

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A storage that does this with every request. */
async function storageThat(misbehave: Misbehave, patienceMs = 300) {
  const server = createServer((request, response) => misbehave(response, request));
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return openS3({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket`,
    region: "auto",
    accessKeyId: "key",
    secretAccessKey: "secret",
    patienceMs,
  });
}

const unavailable = expect.objectContaining({ code: "unavailable" }) as unknown;
const fault = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => "believed",
    (error) => error,
  );

const status = (code: number): Misbehave => {
  const xml = "<Error><Code>Fault</Code></Error>";
  return (response) => response.writeHead(code, { "Content-Type": "application/xml" }).end(xml);
};

/** Says a byte now and then, for as long as somebody listens. */
const dribble: Misbehave = (response) => {
  response.writeHead(200, { "Content-Type": "image/png" });
  const timer = setInterval(() => response.write("."), 20);
  response.on("close", () => clearInterval(timer));
};

/** Says more than a picture may be, as fast as it is read. */
const flood: Misbehave = (response) => {
  response.writeHead(200, { "Content-Type": "image/png" });
  const part = Buffer.alloc(1024 * 1024);
  const pour = (): void => {
    while (!response.destroyed && response.write(part));
    response.once("drain", pour);
  };
  pour();
};

const ALWAYS: readonly [name: string, does: Misbehave][] = [
  ["hangs", () => {}],
  ["hangs up", (response) => response.destroy()],
  ["refuses the key (403)", status(403)],
  ["breaks (500)", status(500)],
  [
    "is behind a page of somebody else's",
    (response) =>
      response
        .writeHead(200, { "Content-Type": "text/html; charset=utf-8" })
        .end("<h1>Sign in to the network</h1>"),
  ],
  ["sends elsewhere, in a circle", (response, { url }) => response.writeHead(307, { Location: url }).end()],
];

const WHILE_READING: readonly [name: string, does: Misbehave][] = [
  [
    "says the head and then nothing",
    (response) =>
      response.writeHead(200, { "Content-Length": "100", "Content-Type": "image/png" }).flushHeaders(),
  ],
  [
    "cuts the body off",
    (response) => {
      response.writeHead(200, { "Content-Length": "100", "Content-Type": "image/png" });
      response.write("half", () => response.destroy());
    },
  ],
  [
    "cuts a body of unsaid length off",
    (response) => {
      response.writeHead(200, { "Content-Type": "image/png" });
      response.write("half", () => response.destroy());
    },
  ],
  ["says byte after byte, without end", dribble],
];

describe.each(ALWAYS)("a storage that %s", (_, does) => {
  test("is unavailable, whatever it is asked", async () => {
    const store = await storageThat(does);
    const asked = [
      store.put("reviews/a/0", new Uint8Array([1]), "image/png"),
      store.get("reviews/a/0"),
      store.remove(["reviews/a/0"]),
    ];
    expect(await Promise.all(asked.map(fault))).toEqual([unavailable, unavailable, unavailable]);
  });
});

test.each(WHILE_READING)("a storage that %s is unavailable: half a picture is none", async (_, does) => {
  const store = await storageThat(does);
  expect(await fault(store.get("reviews/a/0"))).toEqual(unavailable);
});

test("a storage that says more than a picture is, without end, is not listened to for long", async () => {
  const store = await storageThat(flood, 600_000);
  expect(await fault(store.get("reviews/a/0"))).toEqual(unavailable);
});
