import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createLocalApp } from "../open-stand-ins.ts";
import { openTestServer, PASSWORD, type TestServer } from "../../server/testing.ts";

let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  const log = (event: string, details: object = {}): void =>
    void lines.push(JSON.stringify({ event, ...details }));
  server = await openTestServer({ deps: { log } });
});
afterAll(() => server.stop());

const written = vi.spyOn(console, "error");
beforeEach(() => {
  lines.length = 0;
  written.mockClear();
});
afterEach(() => expect(written).not.toHaveBeenCalled());

const ask = (method: string, path: string, body?: unknown, token?: string) =>
  server.app.request(`http://localhost:4321${path}`, {
    method,
    headers: {
      "Content-Type": "application/json",
      "X-Forwarded-For": randomUUID(),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

describe("the data API", () => {
  test.each(["GET", "POST", "PATCH", "DELETE"])(
    "answers %s of an unknown table with 404 and all of its body",
    async (method) => {
      const response = await ask(
        method,
        "/rest/v1/nothing?id=eq.1",
        method === "GET" || method === "DELETE" ? undefined : {},
      );
      const text = await response.text();
      expect(response.status).toBe(404);
      const length = response.headers.get("Content-Length");
      if (length !== null) expect(Number(length)).toBe(Buffer.byteLength(text));
      expect(JSON.parse(text)).toMatchObject({ code: "PGRST205" });
    },
  );

  test.each([
    ["a value that its column does not take", "PATCH", "user_id=not.is.null", { name: "A".repeat(30_000) }],
    ["a question that is too long", "GET", `select=${"name,".repeat(2500)}name`, undefined],
  ])("answers %s as a wrong request", async (_, method, query, body) => {
    const { token } = await server.signUp();
    const response = await ask(method, `/rest/v1/accounts?${query}`, body, token);
    expect(response.status).toBe(400);
  });

  test("answers an unknown function with 404", async () => {
    expect((await ask("POST", "/rest/v1/rpc/nothing", {})).status).toBe(404);
  });
});

test.each(["/auth/v1/admin/users", "/auth/v1/admin/", "/auth/v1/nothing", "/auth/v1/"])(
  "%s is no page, whoever asks",
  async (path) => {
    const { token } = await server.signUp();
    const response = await ask("GET", path, undefined, token);
    expect(response.headers.get("Content-Type")).toMatch(/json/);
    expect(response.status).toBe(404);
  },
);

const VALUES = [5, true, null, [], {}, ["a"], { a: 1 }];

describe("the sign-in service", () => {
  test.each([
    "signup",
    "recover",
    "resend",
    "token?grant_type=password",
    "token?grant_type=refresh_token",
    "verify",
  ])("answers values of another type at %s as a wrong request", async (way) => {
    for (const value of VALUES)
      for (const field of ["email", "password", "type", "token_hash", "refresh_token", "data"]) {
        const body = { email: "a@example.test", password: PASSWORD, type: "signup", [field]: value };
        const response = await ask("POST", `/auth/v1/${way}`, body);
        expect({ way, field, value, isOurFault: response.status >= 500 }).toMatchObject({
          isOurFault: false,
        });
      }
    for (const value of VALUES)
      expect((await ask("POST", `/auth/v1/${way}`, value)).status).toBeLessThan(500);
  });
});

test("what fails is logged as we log: no address, no stack, and not at the console", async () => {
  const email = `${randomUUID()}@example.test`;
  const broken = createLocalApp(server.deps, {
    ...server.standIns,
    supabase: server.standIns.supabase && {
      ...server.standIns.supabase,
      fetch: async () => {
        console.error("Auth error:", new Error(`Key (email)=(${email}) already exists`));
        return Response.json({ error: "server_error" }, { status: 500 });
      },
    },
  });
  const response = await broken.request("http://localhost:4321/auth/v1/recover", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email }),
  });
  expect(response.status).toBe(500);
  const line = lines.find((entry) => entry.includes("embedded_failed")) ?? "";
  expect(JSON.parse(line)).toEqual({
    event: "embedded_failed",
    path: "/auth/v1/recover",
    status: 500,
    faults: [{ error: "Error", code: "" }],
  });
  expect(lines.join("\n")).not.toContain(email);
});
