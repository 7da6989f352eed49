import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import sql from "sql-template-tag";
import { openTestServer, PASSWORD, type TestServer } from "../testing.ts";

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
  test("to one account is tried ten times in five minutes, from wherever", async () => {
    const { email } = await server.signUp(); // signs in once
    for (let attempt = 0; attempt < 9; attempt++) expect((await signIn(email)).status).toBe(400);
    const refused = await signIn(email.toUpperCase());
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ error_code: "over_request_rate_limit" });
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
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

  test("twenty times at once with one address makes one account", async () => {
    const email = `${randomUUID()}@example.test`;
    const complaints = vi.spyOn(console, "error").mockImplementation(() => {}); // of the service, about nineteen of them
    const signUps = Array.from({ length: 20 }, async () =>
      post("/auth/v1/signup", { email, password: PASSWORD }),
    );
    await Promise.all(signUps);
    complaints.mockRestore();
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

test("a reset is mailed once a minute, and the answer is always the same", async () => {
  const { email } = await server.signUp();
  const reset = async (to: string) => {
    const response = await post("/auth/v1/recover", { email: to });
    return { status: response.status, body: await response.json() };
  };
  const answers = [await reset(email), await reset(email), await reset(`${randomUUID()}@example.test`)];
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const mails = (await server.mails()).filter(
    ({ to, subject }) => to === email && subject === "Set a new password for Regard",
  );
  expect(mails).toHaveLength(1);
});

test("a body that is too large is not read", async () => {
  const response = await server.app.request("/auth/v1/signup", {
    method: "POST",
    headers: { "Content-Type": "application/json", "Content-Length": "1000000" },
    body: "{}",
  });
  expect(response.status).toBe(413);
});
