import { Hono } from "hono";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { answerKept, keepText } from "./kept-text.ts";

const TEXT = "<p>A page of the site</p>".repeat(100);
const kept = await keepText(TEXT, "text/html; charset=utf-8");
const app = new Hono().get("/", (context) => answerKept(context, kept));

const ask = async (headers: Record<string, string>) => {
  const response = await app.request("/", { headers });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

test.each([
  ["br, gzip", "br", brotliDecompressSync],
  ["gzip, deflate", "gzip", gunzipSync],
  ["br;q=0, gzip;q=0.5", "gzip", gunzipSync],
  ["identity", null, (bytes: Buffer) => bytes],
  ["", null, (bytes: Buffer) => bytes],
])("who accepts “%s” gets it as %s", async (accepted, encoding, unpack) => {
  const { response, bytes } = await ask({ "Accept-Encoding": accepted });
  expect(response.headers.get("Content-Encoding")).toBe(encoding);
  expect(response.headers.get("Vary")).toBe("Accept-Encoding");
  expect(unpack(bytes).toString()).toBe(TEXT);
});

test("who has it already is told so", async () => {
  const { response } = await ask({});
  const again = await ask({ "If-None-Match": response.headers.get("ETag") ?? "" });
  expect([again.response.status, again.bytes.length]).toEqual([304, 0]);
});
