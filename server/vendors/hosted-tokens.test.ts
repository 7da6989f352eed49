import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { sign, generateKeyPairSync, type KeyObject } from "node:crypto";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openAuth, type Auth } from "./supabase.ts";

/** A pair of keys, as a hosted project has them. */
function pair(kid: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return { kid, privateKey, jwk: { ...publicKey.export({ format: "jwk" }), kid, alg: "ES256", use: "sig" } };
}

interface Pair {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly jwk: object;
}

const published: Pair[] = [];
let stop: () => void;
let auth: Auth;
beforeAll(async () => {
  const app = new Hono().get("/auth/v1/.well-known/jwks.json", (context) =>
    context.json({ keys: published.map(({ jwk }) => jwk) }),
  );
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, () => resolve(started));
  });
  stop = () => void server.close();
  const { port } = server.address() as AddressInfo;
  auth = openAuth({ url: `http://127.0.0.1:${port}`, publishableKey: "sb_publishable_x" });
});
afterAll(() => stop());

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** An access token as the hosted service signs it. */
function tokenOf({ kid, privateKey }: Pair, claims: object = {}): string {
  const signed = [
    part({ alg: "ES256", typ: "JWT", kid }),
    part({
      sub: "a person",
      email: "person@example.test",
      role: "authenticated",
      aud: "authenticated",
      session_id: "a session",
      amr: [{ method: "password", timestamp: 1 }],
      exp: 4_102_444_800,
      ...claims,
    }),
  ].join(".");
  const signature = sign("sha256", Buffer.from(signed), { key: privateKey, dsaEncoding: "ieee-p1363" });
  return `${signed}.${signature.toString("base64url")}`;
}

const [first, second] = [pair("first"), pair("second")];
const person = { userId: "a person", email: "person@example.test", sessionId: "a session" };

test("who was signed in by a key of the project is known, without asking for each", async () => {
  published.push(first);
  expect(await auth.personOf(tokenOf(first))).toEqual(person);
});

test("a key that came later is fetched when it is met", async () => {
  published.push(second);
  expect(await auth.personOf(tokenOf(second))).toEqual(person);
});

test.each<[string, () => string]>([
  ["by a key of its own under a known name", () => tokenOf({ ...pair("first") })],
  ["for another audience", () => tokenOf(first, { aud: "other" })],
  ["long ago", () => tokenOf(first, { exp: 1 })],
])("who was signed in %s is nobody", async (_, token) => {
  expect(await auth.personOf(token())).toBeNull();
});
