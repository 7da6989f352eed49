import { Hono } from "hono";
import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

const app = new Hono().get("/:proxies", (context) =>
  context.text(clientAddress(context, Number(context.req.param("proxies")))),
);

const seen = async (forwarded: string, proxies = 1): Promise<string> =>
  (await app.request(`/${proxies}`, { headers: { "X-Forwarded-For": forwarded } })).text();

test("what our own proxies wrote is believed, and nothing before it", async () => {
  expect(await seen("203.0.113.1, 198.51.100.2", 1)).toBe("198.51.100.2");
  expect(await seen("203.0.113.1, 198.51.100.2", 2)).toBe("203.0.113.1");
  expect(await seen("203.0.113.1", 0)).toBe("unknown");
});

test("a network of 64 bit is one address, however it is written", async () => {
  const ways = ["2001:db8::1", "2001:db8::a:b:c:d", "2001:0DB8:0:0:1:2:3:4", "2001:db8:0:0::9"];
  expect(new Set(await Promise.all(ways.map((way) => seen(way)))).size).toBe(1);
  expect(await seen("2001:db8:0:1::1")).not.toBe(await seen("2001:db8::1"));
});

test("an IPv4 address is the same in the dress of IPv6", async () => {
  expect(await seen("::ffff:203.0.113.1")).toBe("203.0.113.1");
});
