import { Hono } from "hono";
import { expect, test } from "vitest";
import { loopbackOnly } from "./loopback-only.ts";

const app = new Hono().use(loopbackOnly).get("/", (context) => context.text("in"));
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
