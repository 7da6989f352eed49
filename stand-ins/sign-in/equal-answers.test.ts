import bcrypt from "bcryptjs";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openTestServer, PASSWORD, type TestServer } from "../../server/testing.ts";

const pauses: number[] = [];
let server: TestServer;
beforeAll(async () => {
  const pause = async (ms: number): Promise<void> => void pauses.push(ms);
  server = await openTestServer({ deps: { pause } });
});
afterAll(() => server.stop());

const post = (path: string, body: object) =>
  server.app.request(`http://localhost:4321${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": randomUUID() },
    body: JSON.stringify(body),
  });

const newEmail = (): string => `${randomUUID()}@example.test`;

const signUp = (email: string) =>
  post("/auth/v1/signup", { email, password: PASSWORD, data: { name: "Test", signup_source: "website" } });

/** Ids, times and the address itself differ between any two answers. */
const alike = (text: string, email: string): string =>
  text
    .replaceAll(email, "EMAIL")
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g, "ID")
    .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00/g, "TIME");

/** The answers about an address that has an account, one that waits for its confirmation, and a new one. */
async function answersOf(path: string, body: object): Promise<readonly string[]> {
  const waiting = newEmail();
  await signUp(waiting);
  const emails = [(await server.signUp()).email, waiting, newEmail()];
  const answers: string[] = [];
  for (const email of emails) {
    const response = await post(path, { ...body, email });
    answers.push(
      `${response.status} ${[...response.headers.keys()].join()} ${alike(await response.text(), email)}`,
    );
  }
  return answers;
}

test.each([
  ["/auth/v1/signup", { password: PASSWORD, data: { name: "Test" } }],
  ["/auth/v1/recover", {}],
  ["/auth/v1/resend", { type: "signup" }],
  ["/auth/v1/token?grant_type=password", { password: "a wrong password" }],
])("%s answers the same, whoever has an account", async (path, body) => {
  pauses.length = 0;
  const answers = await answersOf(path, body);
  expect(new Set(answers).size, answers.join("\n")).toBe(1);
});

test("a wrong password is hashed once, whoever has an account: a busy machine tells no more by its time", async () => {
  const [known, waiting] = [(await server.signUp()).email, newEmail()];
  await signUp(waiting);
  const hashed = vi.spyOn(bcrypt, "compare");
  for (const email of [known, waiting, newEmail()]) {
    hashed.mockClear();
    await post("/auth/v1/token?grant_type=password", { email, password: "a wrong password" });
    expect(hashed).toHaveBeenCalledTimes(1);
  }
  hashed.mockRestore();
});

test("each of these answers waits until its time tells nothing", async () => {
  const { email } = await server.signUp();
  for (const path of ["signup", "recover", "resend", "token?grant_type=password"]) {
    pauses.length = 0;
    for (const who of [email, newEmail()])
      await post(`/auth/v1/${path}`, { email: who, password: "a wrong password", type: "signup" });
    expect(pauses).toHaveLength(2);
    for (const ms of pauses) expect(ms >= 0 && ms <= 300).toBe(true);
  }
});

describe("signing up with an address that has an account", () => {
  test("mails its owner a way to set a new password, and nobody else anything", async () => {
    const { email } = await server.signUp();
    await signUp(email);
    const mails = (await server.mails()).filter(({ to }) => to === email || to.endsWith("@decoy.invalid"));
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Set a new password for Regard",
      "Confirm your address for Regard",
    ]);
  });

  test("leaves its password as it is", async () => {
    const { email } = await server.signUp();
    await post("/auth/v1/signup", { email, password: "the password of a stranger" });
    const signIn = (password: string) => post("/auth/v1/token?grant_type=password", { email, password });
    expect((await signIn("the password of a stranger")).status).toBe(400);
    expect((await signIn(PASSWORD)).status).toBe(200);
  });

  test("lets whoever lost the first mail in by the second one", async () => {
    const email = newEmail();
    await signUp(email);
    await signUp(email);
    const mail = (await server.mails()).find(({ to, subject }) => to === email && /password/.test(subject));
    const token_hash = /token_hash=([^&\s]+)/.exec(mail?.text ?? "")?.[1];
    const opened = await post("/auth/v1/verify", { type: "recovery", token_hash });
    const { access_token: token } = (await opened.json()) as { readonly access_token: string };
    const set = await server.app.request("/auth/v1/user", {
      method: "PUT",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify({ password: "a password of my own" }),
    });
    expect(set.status).toBe(200);
    const signedIn = await post("/auth/v1/token?grant_type=password", {
      email,
      password: "a password of my own",
    });
    expect(signedIn.status).toBe(200);
  });
});

test("that an address waits for its confirmation is told to who knows the password", async () => {
  const email = newEmail();
  await signUp(email);
  const told = async (password: string): Promise<unknown> => {
    const response = await post("/auth/v1/token?grant_type=password", { email, password });
    return ((await response.json()) as { readonly error_code: string }).error_code;
  };
  expect(await told("a wrong password")).toBe("invalid_credentials");
  expect(await told(PASSWORD)).toBe("email_not_confirmed");
});
