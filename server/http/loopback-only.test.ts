import { Hono } from "hono";
import { expect, test } from "vitest";
import { loopbackOnly } from "./loopback-only.ts";

const app = new Hono().use(loopbackOnly).all("/", (context) => context.text("in"));
const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

test.each([
  ["localhost:4321", "127.0.0.1", 200],
  ["127.0.0.1", "::1", 200],
  ["[::1]:80", "::ffff:127.0.0.1", 200],
  ["localhost", "192.168.1.20", 403],
  ["localhost", "::ffff:10.0.0.1", 403],
  ["regard.example", "127.0.0.1", 403],
  ["localhost.regard.example", "127.0.0.1", 403],
])("%s asked from %s is %i", async (host, peer, status) => {
  const response = await app.request("http://localhost/", { headers: { Host: host } }, from(peer));
  expect(response.status).toBe(status);
});

test("asked without a connection, the name alone decides", async () => {
  expect((await app.request("http://localhost/")).status).toBe(200);
  expect((await app.request("http://regard.example/")).status).toBe(403);
});

test.each([
  [{ "X-Forwarded-For": "203.0.113.9" }, 403],
  [{ "X-Forwarded-For": "127.0.0.1, 203.0.113.9" }, 403],
  [{ "X-Real-IP": "203.0.113.9" }, 403],
  [{ Forwarded: "for=203.0.113.9" }, 403],
  [{ Via: "1.1 proxy" }, 403],
  [{ "X-Forwarded-Host": "regard.example" }, 403],
  [{ "CF-Connecting-IP": "203.0.113.9" }, 403],
  [{ "X-Forwarded-For": "127.0.0.1" }, 200],
])("a proxy on this machine that speaks for %o is answered %i", async (headers, status) => {
  const response = await app.request(
    "http://localhost/",
    { headers: { Host: "localhost:4321", ...headers } },
    from("127.0.0.1"),
  );
  expect(response.status).toBe(status);
});

test.each([
  ["POST", "cross-site", 403],
  ["POST", "same-origin", 200],
  ["POST", undefined, 200],
  ["GET", "cross-site", 200],
])("a %s that a page sends %s is answered %i", async (method, site, status) => {
  const headers = { Host: "localhost", ...(site !== undefined && { "Sec-Fetch-Site": site }) };
  const response = await app.request("http://localhost/", { method, headers }, from("127.0.0.1"));
  expect(response.status).toBe(status);
});
