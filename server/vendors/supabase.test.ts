import { serve } from "@hono/node-server";
import { Hono } from "hono";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { openAuth, type Auth } from "./supabase.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A sign-in service that answers everything in one way. */
async function answering(answer: () => Response | Promise<Response>, patienceMs?: number): Promise<Auth> {
  const app = new Hono().all("*", answer);
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, () => resolve(started));
  });
  closing.push(() => {
    server.close();
    if ("closeAllConnections" in server) server.closeAllConnections();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return openAuth({ url, publishableKey: "key", ...(patienceMs !== undefined && { patienceMs }) });
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const token = [
  part({ alg: "HS256", typ: "JWT" }),
  part({ sub: "1", exp: 4_102_444_800, role: "authenticated", aud: "authenticated" }),
  Buffer.from("signature").toString("base64url"),
].join(".");

const ways = (auth: Auth) => [() => auth.personOf(token), () => auth.freshPersonOf(token)];

const json = (body: object, status: number): Response =>
  new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });

describe("a sign-in service that does not do its work signs nobody out: what is asked of it is unavailable", () => {
  test.each<[string, () => Response | Promise<Response>]>([
    ["a fault of its own", () => json({ msg: "Database error" }, 500)],
    ["a page instead of an answer", () => new Response("<h1>Maintenance</h1>")],
    ["a page with a status that says no", () => new Response("<h1>Blocked</h1>", { status: 403 })],
    ["an answer that is cut off", () => new Response('{"id": "')],
    ["an answer without a person", () => json({}, 200)],
    ["too many questions", () => json({ error_code: "over_request_rate_limit", msg: "Slow down" }, 429)],
    ["a project that is paused", () => new Response("", { status: 540 })],
  ])("%s", async (_, answer) => {
    for (const ask of ways(await answering(answer)))
      await expect(ask()).rejects.toMatchObject({ code: "unavailable" });
  });

  test("no answer at all, within its time", async () => {
    const auth = await answering(() => new Promise<Response>(() => {}), 50);
    for (const ask of ways(auth)) await expect(ask()).rejects.toMatchObject({ code: "unavailable" });
  });

  test("nobody there", async () => {
    const auth = openAuth({ url: "http://127.0.0.1:9", publishableKey: "key" });
    for (const ask of ways(auth)) await expect(ask()).rejects.toMatchObject({ code: "unavailable" });
  });
});

describe("a token that it refuses is nobody's", () => {
  test.each([
    ["a wrong one", 403, "bad_jwt"],
    ["one of a session that has ended", 403, "session_not_found"],
    ["one of an account that is gone", 404, "user_not_found"],
    ["none of its own", 401, "no_authorization"],
  ])("%s", async (_, status, code) => {
    const auth = await answering(() => json({ code: status, error_code: code, msg: "no" }, status));
    expect(await Promise.all(ways(auth).map((ask) => ask()))).toEqual([null, null]);
  });

  test("what is no token at all", async () => {
    const auth = await answering(() => json({}, 500));
    expect(await auth.personOf("nonsense")).toBeNull();
  });
});
