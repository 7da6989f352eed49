import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import sql from "sql-template-tag";
import { openTestServer, PASSWORD, type TestServer } from "../../server/testing.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());

const post = async (path: string, body: object, address: string = randomUUID()) =>
  server.app.request(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": address },
    body: JSON.stringify(body),
  });

const signIn = (email: string, address?: string) =>
  post("/auth/v1/token?grant_type=password", { email, password: "a wrong password" }, address);

describe("signing in", () => {
  test("to one account is tried ten times in five minutes from one address", async () => {
    const { email } = await server.signUp();
    const address = randomUUID();
    for (let attempt = 0; attempt < 10; attempt++) expect((await signIn(email, address)).status).toBe(400);
    const refused = await signIn(email.toUpperCase(), address);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ error_code: "over_request_rate_limit" });
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  });

  test.each([
    "grant_type=refresh_token&grant_type=password",
    "grant%5Ftype=password&grant_type=refresh_token",
    "grant_type=refresh%5Ftoken&grant%5Ftype=password",
    "grant_type=password%00&grant%5ftype=password",
    "grant%5Ftype=password",
  ])("is tried ten times however the address is written: %s", async (query) => {
    const { email } = await server.signUp();
    const address = randomUUID();
    const guess = () => post(`/auth/v1/token?${query}`, { email, password: "a wrong password" }, address);
    const codes: unknown[] = [];
    for (let attempt = 0; attempt < 12; attempt++)
      codes.push(((await (await guess()).json()) as { error_code?: string }).error_code);
    expect(codes.filter((code) => code === "invalid_credentials").length).toBeLessThanOrEqual(10);
  });

  test("is not lost to whoever has the right password by what others guess elsewhere", async () => {
    const { email } = await server.signUp();
    for (let attempt = 0; attempt < 30; attempt++) await signIn(email, `guesser ${attempt % 3}`);
    const right = await post("/auth/v1/token?grant_type=password", { email, password: PASSWORD });
    expect(right.status).toBe(200);
  });

  test("with the right password is no guess: an office may do it all day", async () => {
    const { email } = await server.signUp();
    const address = randomUUID();
    for (let time = 0; time < 35; time++) {
      const right = await post("/auth/v1/token?grant_type=password", { email, password: PASSWORD }, address);
      expect(right.status).toBe(200);
    }
  });

  test("from one address is tried thirty times in five minutes, to whichever account", async () => {
    const address = randomUUID();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 31; attempt++)
      statuses.push((await signIn(`${randomUUID()}@example.test`, address)).status);
    expect(statuses.indexOf(429)).toBe(30);
  });
});

describe("signing up", () => {
  test("is done five times an hour from one address", async () => {
    const address = randomUUID();
    const signUp = () =>
      post("/auth/v1/signup", { email: `${randomUUID()}@example.test`, password: PASSWORD }, address);
    for (let time = 0; time < 5; time++) expect((await signUp()).status).toBe(200);
    expect((await signUp()).status).toBe(429);
  });

  test.each(["/auth/v1/signup?grant_type=x", "/auth/v1/%73ignup"])(
    "counts the same however its address is written: %s",
    async (path) => {
      const address = randomUUID();
      const statuses: number[] = [];
      for (let time = 0; time < 6; time++)
        statuses.push(
          (await post(path, { email: `${randomUUID()}@example.test`, password: PASSWORD }, address)).status,
        );
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    },
  );

  test("twenty times at once with one address makes one account", async () => {
    const email = `${randomUUID()}@example.test`;
    const signUps = Array.from({ length: 20 }, async () =>
      post("/auth/v1/signup", { email, password: PASSWORD }),
    );
    await Promise.all(signUps);
    const accounts = await server.deps.db.rows(
      sql`select user_id from public.accounts where app.email_of(user_id) = ${email}`,
    );
    expect(accounts).toHaveLength(1);
  });

  test("with a password that is too short is refused with the reason", async () => {
    const response = await post("/auth/v1/signup", {
      email: `${randomUUID()}@example.test`,
      password: "short",
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error_code: "weak_password" });
  });
});

/** The mails to set a new password; many sign-ups have mails before them. */
async function resetMails(): Promise<readonly string[]> {
  for (let round = 0; round < 10; round++) await server.deps.mailer.flush();
  const mails = (await server.mails()).filter(({ subject }) => subject === "Set a new password for Regard");
  return mails.map(({ to }) => to);
}

test("a reset is mailed once a minute, and the answer is always the same", async () => {
  const { email } = await server.signUp();
  const reset = async (to: string) => {
    const response = await post("/auth/v1/recover", { email: to });
    return { status: response.status, body: await response.json() };
  };
  const answers = [await reset(email), await reset(email), await reset(`${randomUUID()}@example.test`)];
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect((await resetMails()).filter((to) => to === email)).toHaveLength(1);
});

test("the mail of a sign-up is sent again as often as a reset, for whomever, and the answer stays the same", async () => {
  const address = randomUUID();
  const emails = Array.from({ length: 22 }, () => `${randomUUID()}@example.test`);
  for (const email of emails)
    await post("/auth/v1/signup", { email, password: PASSWORD, data: { name: "T" } });
  const count = async () => {
    while ((await server.deps.mailer.flush()) > 0);
    return (await server.mails()).filter(({ to }) => emails.includes(to)).length;
  };
  const before = await count();
  // The service itself waits for a minute between two mails to one address.
  const admin = new Client(server.databaseUrl);
  await admin.connect();
  await admin.query("update auth.users set confirmation_sent_at = confirmation_sent_at - interval '1 hour'");
  await admin.end();
  for (const email of emails)
    expect((await post("/auth/v1/resend", { type: "signup", email }, address)).status).toBe(200);
  expect((await count()) - before).toBe(20);
});

test("the link of a mail is guessed twenty times an hour from one address, and a code of digits never", async () => {
  const address = randomUUID();
  const verify = (body: object) => post("/auth/v1/verify", body, address);
  const { email } = await server.signUp();
  expect((await verify({ type: "recovery", email, token: "123456" })).status).toBe(422);
  const statuses: number[] = [];
  for (let guess = 0; guess < 20; guess++)
    statuses.push((await verify({ type: "recovery", token_hash: randomUUID() })).status);
  expect(statuses.indexOf(429)).toBe(19); // the one before was counted
});

test("resets are asked for twenty times an hour from one address, for whomever, and the answer stays the same", async () => {
  const address = randomUUID();
  const people = await Promise.all(Array.from({ length: 22 }, () => server.signUp()));
  for (const { email } of people)
    expect((await post("/auth/v1/recover", { email }, address)).status).toBe(200);
  const known = new Set(people.map(({ email }) => email));
  expect((await resetMails()).filter((to) => known.has(to))).toHaveLength(20);
});
