import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exportAccount, readAccount } from "../../shared/api/endpoints/account.ts";
import { openTestServer, PASSWORD, type TestPerson, type TestServer } from "../../server/testing.ts";

const NEW_PASSWORD = "another long password";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());

const ask = async (method: string, path: string, { body, token }: { body?: object; token?: string } = {}) =>
  server.app.request(path, {
    method,
    headers: {
      "Content-Type": "application/json",
      "X-Forwarded-For": randomUUID(),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

interface Session {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** Opens the link of a reset mail, as a mail of the given type. */
async function openReset({ email }: TestPerson, type = "recovery"): Promise<Session> {
  await ask("POST", "/auth/v1/recover", { body: { email } });
  const mail = (await server.mails()).find(({ to, text }) => to === email && text.includes("recovery"));
  const token_hash = /token_hash=([^&\s]+)/.exec(mail?.text ?? "")?.[1];
  const response = await ask("POST", "/auth/v1/verify", { body: { type, token_hash } });
  expect(response.status).toBe(200);
  return (await response.json()) as Session;
}

const signIn = async (email: string, password: string) =>
  ask("POST", "/auth/v1/token?grant_type=password", { body: { email, password } });

test.each(["recovery", "magiclink"])(
  "the session of a reset mail, asked for as %s, reads nothing",
  async (type) => {
    const { access_token: token } = await openReset(await server.signUp(), type);
    await expect(server.as(token).call(readAccount, {})).rejects.toMatchObject({ code: "unauthenticated" });
    await expect(server.as(token).call(exportAccount, {})).rejects.toMatchObject({ code: "unauthenticated" });
    expect((await ask("GET", "/rest/v1/accounts", { token })).status).toBe(401);
    const changed = await ask("PATCH", "/rest/v1/accounts", { token, body: { name: "Another" } });
    expect(changed.status).toBe(401);
  },
);

test("it is not refreshed into one that does", async () => {
  const { refresh_token } = await openReset(await server.signUp());
  const refreshed = await ask("POST", "/auth/v1/token?grant_type=refresh_token", { body: { refresh_token } });
  expect(refreshed.status).toBe(400);
});

test("it sets a new password; then all sessions end, and the new password counts", async () => {
  const person = await server.signUp();
  const elsewhere = (await (await signIn(person.email, PASSWORD)).json()) as Session;
  const { access_token: token } = await openReset(person);
  const set = await ask("PUT", "/auth/v1/user", { token, body: { password: NEW_PASSWORD } });
  expect(set.status).toBe(200);
  expect((await ask("POST", "/auth/v1/logout?scope=global", { token })).status).toBe(204);

  const { access_token: old, refresh_token } = elsewhere;
  expect((await ask("GET", "/auth/v1/user", { token: old })).status).toBe(403);
  await expect(server.as(old).call(readAccount, {})).rejects.toMatchObject({ code: "unauthenticated" });
  const refreshed = await ask("POST", "/auth/v1/token?grant_type=refresh_token", { body: { refresh_token } });
  expect(refreshed.status).toBe(400);
  expect((await signIn(person.email, PASSWORD)).status).toBe(400);
  const { access_token: fresh } = (await (await signIn(person.email, NEW_PASSWORD)).json()) as Session;
  expect(await server.as(fresh).call(readAccount, {})).toMatchObject({ email: person.email });
});

test("the session of a confirmed address is like any other", async () => {
  const email = `${randomUUID()}@example.test`;
  await ask("POST", "/auth/v1/signup", { body: { email, password: PASSWORD } });
  const mail = (await server.mails()).find(({ to }) => to === email);
  const token_hash = /token_hash=([^&\s]+)/.exec(mail?.text ?? "")?.[1];
  const response = await ask("POST", "/auth/v1/verify", { body: { type: "signup", token_hash } });
  const { access_token: token } = (await response.json()) as Session;
  expect(await server.as(token).call(readAccount, {})).toMatchObject({ email });
});

test("what is not what the service expects is answered by the service", async () => {
  expect((await ask("POST", "/auth/v1/verify", { body: [] })).status).toBe(400);
  expect((await ask("POST", "/auth/v1/verify")).status).toBe(400);
  expect((await ask("POST", "/auth/v1/verify", { body: { type: "recovery", token_hash: "x" } })).status).toBe(
    403,
  );
});
