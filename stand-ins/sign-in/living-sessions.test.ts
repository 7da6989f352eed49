import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readAccount } from "../../shared/api/endpoints/account.ts";
import { openTestServer, PASSWORD, type TestPerson, type TestServer } from "../../server/testing.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());

interface Session {
  readonly access_token: string;
  readonly refresh_token: string;
}

const ask = (method: string, path: string, token: string | null, body?: object) =>
  server.app.request(`http://localhost:4321${path}`, {
    method,
    headers: {
      "Content-Type": "application/json",
      "X-Forwarded-For": crypto.randomUUID(),
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

const signIn = async ({ email }: TestPerson, password = PASSWORD): Promise<Session> =>
  (await (
    await ask("POST", "/auth/v1/token?grant_type=password", null, { email, password })
  ).json()) as Session;

/** Through which doors a session still comes: the sign-in service, the data API, our own API, and a renewal. */
async function doorsOpenTo({ access_token: token, refresh_token }: Session): Promise<readonly boolean[]> {
  return [
    (await ask("GET", "/auth/v1/user", token)).ok,
    (await ask("GET", "/rest/v1/accounts?select=name", token)).ok,
    await server
      .as(token)
      .call(readAccount, {})
      .then(
        () => true,
        () => false,
      ),
    (await ask("POST", "/auth/v1/token?grant_type=refresh_token", null, { refresh_token })).ok,
  ];
}

const OPEN = [true, true, true, true];
const SHUT = [false, false, false, false];

describe("a session", () => {
  test("ends at once and at every door with a new password that is set elsewhere", async () => {
    const person = await server.signUp();
    const [mine, other] = [await signIn(person), await signIn(person)];
    await server.as(other.access_token).call(readAccount, {}); // trusted from now on
    const set = await ask("PUT", "/auth/v1/user", mine.access_token, { password: "another long password" });
    expect(set.status).toBe(200);
    expect(await doorsOpenTo(other)).toEqual(SHUT);
    expect(await doorsOpenTo(mine)).toEqual(OPEN);
  });

  test("goes on when something else than the password is changed elsewhere", async () => {
    const person = await server.signUp();
    const [mine, other] = [await signIn(person), await signIn(person)];
    await ask("PUT", "/auth/v1/user", mine.access_token, { data: { name: "Other" } });
    expect(await doorsOpenTo(other)).toEqual(OPEN);
  });

  test("goes on when the new password was refused", async () => {
    const person = await server.signUp();
    const [mine, other] = [await signIn(person), await signIn(person)];
    expect((await ask("PUT", "/auth/v1/user", mine.access_token, { password: "short" })).status).toBe(422);
    expect(await doorsOpenTo(other)).toEqual(OPEN);
  });

  test.each([
    ["global", SHUT, SHUT],
    ["others", OPEN, SHUT],
    ["local", SHUT, OPEN],
  ])("ends with a sign-out of scope %s, at every door", async (scope, mineAfter, otherAfter) => {
    const person = await server.signUp();
    const [mine, other] = [await signIn(person), await signIn(person)];
    await server.as(other.access_token).call(readAccount, {});
    expect((await ask("POST", `/auth/v1/logout?scope=${scope}`, mine.access_token)).status).toBe(204);
    expect([await doorsOpenTo(mine), await doorsOpenTo(other)]).toEqual([mineAfter, otherAfter]);
  });
});
