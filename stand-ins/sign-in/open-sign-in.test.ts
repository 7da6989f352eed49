import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { readAccount } from "../../shared/api/endpoints/account.ts";
import { ApiError } from "../../shared/api/errors.ts";
import { mayBeRecovery } from "../../shared/api/recovery.ts";
import { useTestServer, PASSWORD } from "../../tests/test-server.ts";
import { amrOf } from "../../server/vendors/supabase.ts";
import { openSignIn } from "./open-sign-in.ts";

const server = await useTestServer();

const SITE = "http://localhost:4321";
const newEmail = (): string => `${randomUUID()}@example.test`;

interface Answer {
  readonly status: number;
  readonly error_code?: string;
  readonly access_token?: string;
  readonly refresh_token?: string;
}

async function ask(method: string, path: string, body?: unknown, token?: string): Promise<Answer> {
  const response = await server.app.request(`${SITE}/auth/v1/${path}`, {
    method,
    headers: { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const answer = await response.text();
  return { status: response.status, ...(answer === "" ? {} : (JSON.parse(answer) as object)) };
}

const signIn = (email: string, password = PASSWORD) =>
  ask("POST", "token?grant_type=password", { email, password });
const setPassword = (token: string | undefined, password: string) => ask("PUT", "user", { password }, token);
const mailsTo = async (email: string) => (await server.mails()).filter(({ to }) => to === email);

/** Uses the link of the latest mail to an address. */
async function useLink(email: string, type: "signup" | "recovery"): Promise<Answer> {
  const [mail] = await mailsTo(email);
  const token_hash = /token_hash=(\w+)/.exec(mail?.text ?? "")?.[1];
  return ask("POST", "verify", { type, token_hash });
}

describe("signing up", () => {
  test("again, before the confirmation, mails another link and leaves the first password", async () => {
    const email = newEmail();
    await ask("POST", "signup", { email, password: PASSWORD });
    await ask("POST", "signup", { email: ` ${email.toUpperCase()} `, password: "another password" });
    expect(await mailsTo(email)).toHaveLength(2);
    expect(await signIn(email)).toMatchObject({ status: 400, error_code: "email_not_confirmed" });
    expect(await signIn(email, "another password")).toMatchObject({ error_code: "invalid_credentials" });
    expect((await useLink(email, "signup")).status).toBe(200);
    expect((await signIn(email)).status).toBe(200);
    expect(await signIn(email, "another password")).toMatchObject({ error_code: "invalid_credentials" });
  });

  test("with an address that has an account is answered alike, mails nothing, and changes nothing", async () => {
    const { email, userId } = await server.signUp();
    const before = await mailsTo(email);
    const answer = await ask("POST", "signup", { email, password: "another password" });
    expect(answer).toMatchObject({ status: 200, email, identities: [] });
    expect(answer).not.toMatchObject({ id: userId });
    expect(await mailsTo(email)).toHaveLength(before.length);
    expect((await signIn(email)).status).toBe(200);
  });
});

describe("a reset", () => {
  test("gives a session that sets a password, and does nothing else", async () => {
    const { email, token } = await server.signUp();
    await ask("POST", "recover", { email });
    const session = await useLink(email, "recovery");
    expect(mayBeRecovery(amrOf(session.access_token ?? ""))).toBe(true);
    const asked = server.as(session.access_token ?? "").call(readAccount, {});
    await expect(asked).rejects.toMatchObject({ code: "unauthenticated" });
    const renewed = await ask("POST", "token?grant_type=refresh_token", session);
    await expect(server.as(renewed.access_token ?? "").call(readAccount, {})).rejects.toMatchObject({
      code: "unauthenticated",
    });

    expect(await setPassword(session.access_token, PASSWORD)).toMatchObject({ error_code: "same_password" });
    for (const weak of ["short", "Password1"])
      expect(await setPassword(session.access_token, weak)).toMatchObject({ error_code: "weak_password" });
    expect((await setPassword(session.access_token, "another password")).status).toBe(200);
    expect(await ask("GET", "user", undefined, token)).toMatchObject({ error_code: "session_not_found" });
    expect([(await signIn(email)).status, (await signIn(email, "another password")).status]).toEqual([
      400, 200,
    ]);
  });

  test("of an account that was never confirmed confirms it, with the session that the hosted service gives", async () => {
    const email = newEmail();
    await ask("POST", "signup", { email, password: PASSWORD });
    await ask("POST", "recover", { email });
    const { access_token: token = "" } = await useLink(email, "recovery");
    expect(amrOf(token)).toMatchObject([{ method: "otp" }]);
    expect((await setPassword(token, "another password")).status).toBe(200);
    expect((await signIn(email, "another password")).status).toBe(200);
  });

  test("works once, as the link of its own kind", async () => {
    const { email } = await server.signUp();
    await ask("POST", "recover", { email });
    const ways = [];
    for (const type of ["signup", "recovery", "recovery"] as const)
      ways.push((await useLink(email, type)).status);
    expect(ways).toEqual([403, 200, 403]);
  });
});

test.each([
  ["global", [403, 403]],
  ["local", [403, 200]],
  ["others", [200, 403]],
])("signing out with scope %s ends those sessions", async (scope, expected) => {
  const { email, token } = await server.signUp();
  const { access_token: other, refresh_token } = await signIn(email);
  expect((await ask("POST", `logout?scope=${scope}`, undefined, token)).status).toBe(204);
  const seen = [token, other].map(async (one) => (await ask("GET", "user", undefined, one)).status);
  expect(await Promise.all(seen)).toEqual(expected);
  const renewed = await ask("POST", "token?grant_type=refresh_token", { refresh_token });
  expect(renewed.status).toBe(expected[1] === 200 ? 200 : 400);
});

test.each<[string, string, unknown, number]>([
  ["POST", "signup", { email: "nobody", password: PASSWORD }, 400],
  ["POST", "signup", { email: ["a@example.test"], password: PASSWORD }, 400],
  ["POST", "signup", "{", 400],
  ["POST", "signup", "null", 400],
  ["POST", "verify", { type: "magiclink", token_hash: "x" }, 403],
  ["POST", "verify", { type: "signup" }, 400],
  ["POST", "token?grant_type=none", {}, 400],
  ["POST", "token?grant_type=refresh_token", { refresh_token: "x" }, 400],
  ["PUT", "user", { email: "new@example.test" }, 403],
  ["GET", "user", undefined, 403],
  ["POST", "otp", { email: "a@example.test" }, 404],
])("%s %s with %j is refused, and no fault of ours", async (method, path, body, status) => {
  const answer = await ask(method, path, body);
  expect(answer.status).toBe(status);
  expect(answer.error_code).toEqual(expect.any(String));
});

test("a database that is away is no fault of who asks: 503, and when to come back", async () => {
  const { email } = await server.signUp();
  const said: string[] = [];
  const away = await openSignIn({
    env: server.deps.env,
    databaseUrl: server.databaseUrl,
    log: (event, details) => void said.push(JSON.stringify([event, details])),
    sendMail: () => Promise.reject(new ApiError("unavailable", { retryAfterS: 2 })), // as the pool says it
  });
  const response = await away.fetch(`${SITE}/auth/v1/recover`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email }),
  });
  expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "2"]);
  expect(said).toHaveLength(1);
  expect(said.join("")).not.toContain(email);
  await away.stop();
});
