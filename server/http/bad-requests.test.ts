import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { useTestServer } from "../../tests/test-server.ts";

const server = await useTestServer();
const person = await server.signUp();

const ask = (path: string, init: RequestInit = {}) =>
  server.app.request(`http://localhost:4321${path}`, init);

const post = (body: RequestInit["body"] | undefined, headers: Record<string, string> = {}) =>
  ask("/api/user/linkOwnerAndUser", {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${person.token}`, ...headers },
    ...(body !== undefined && { body }),
  });

async function expectRefusal(response: Response, status: number, code: string): Promise<void> {
  expect({ status: response.status, ...((await response.json()) as object) }).toMatchObject({
    status,
    error: code,
  });
}

const link = (fields: object): string =>
  JSON.stringify({ userId: person.userId, figmaId: "1", link: null, ...fields });

describe("a body that is no good is refused, with a code", () => {
  test.each<[string, () => RequestInit["body"] | undefined, number, string]>([
    ["none", () => undefined, 400, "invalid_json"],
    ["null", () => "null", 422, "invalid_input"],
    ["a list", () => "[]", 422, "invalid_input"],
    ["JSON that is cut off", () => '{"userId": "', 400, "invalid_json"],
    ["no UTF-8", () => Buffer.from([0x7b, 0xff, 0x7d]), 400, "invalid_json"],
    ["10 MB", () => link({ figmaId: "1".repeat(10_000_000) }), 413, "body_too_large"],
    ["10,000 levels", () => `${"[".repeat(10_000)}${"]".repeat(10_000)}`, 400, "invalid_json"],
    ["a prototype", () => '{"__proto__": {"userId": "x"}}', 400, "invalid_json"],
    ["a lone surrogate", () => String.raw`{"userId": "\ud800"}`, 400, "invalid_json"],
    ["a wrong type", () => link({ figmaId: 7 }), 422, "invalid_input"],
    ["NUL", () => link({ figmaId: "1\0" }), 422, "invalid_input"],
    ["a right-to-left override", () => link({ figmaId: "\u202E1" }), 422, "invalid_input"],
    ["SQL", () => link({ figmaId: "1'; drop table public.accounts; --" }), 422, "invalid_input"],
    ["HTML", () => link({ figmaId: "<script>alert(1)</script>" }), 422, "invalid_input"],
  ])("%s", async (_, body, status, code) => {
    await expectRefusal(await post(body()), status, code);
  });

  test("one that says it is something else", async () => {
    await expectRefusal(await post("a=1", { "Content-Type": "text/plain" }), 415, "unsupported_media_type");
    await expectRefusal(await post("a=1", { "Content-Type": "" }), 415, "unsupported_media_type");
  });

  test("one that is compressed: nothing is unpacked", async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000, "["));
    await expectRefusal(await post(bomb, { "Content-Encoding": "gzip" }), 415, "unsupported_media_type");
  });

  test("unknown fields are left aside", async () => {
    const response = await post(link({ isAdmin: true }));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: false });
  });
});

describe("addresses", () => {
  test("an unknown one is not found, in any method", async () => {
    for (const method of ["GET", "POST", "DELETE", "PUT", "PATCH"])
      await expectRefusal(await ask("/api/nothing", { method }), 404, "not_found");
  });

  test("a known one says which methods it knows", async () => {
    const response = await ask("/api/allowance", { method: "PUT" });
    expect(response.headers.get("Allow")).toBe("GET");
    await expectRefusal(response, 405, "method_not_allowed");
  });

  test("a query key that is given twice is refused", async () => {
    const response = await ask("/api/reviews?limit=1&limit=2", {
      headers: { Authorization: `Bearer ${person.token}` },
    });
    await expectRefusal(response, 422, "invalid_input");
  });

  test.each(["%00", "not-an-id", "1%27%20or%201=1", "..%2f..%2fetc", "%ED%A0%80"])(
    "no id: %s",
    async (id) => {
      const response = await ask(`/api/reviews/${id}`, {
        headers: { Authorization: `Bearer ${person.token}` },
      });
      expect(response.status).toBe(404);
    },
  );
});

const parts = (token: string) => token.split(".") as [string, string, string];

const withPayload = (token: string, change: object): string => {
  const [head, payload, signature] = parts(token);
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as object;
  return [head, Buffer.from(JSON.stringify({ ...claims, ...change })).toString("base64url"), signature].join(
    ".",
  );
};

const withoutSignature = (token: string): string =>
  [Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url"), parts(token)[1], ""].join(".");

test.each<[string, (token: string) => string]>([
  ["none", () => ""],
  ["no scheme", (token) => token],
  ["another scheme", (token) => `Basic ${token}`],
  ["two tokens", (token) => `Bearer ${token} ${token}`],
  ["nonsense", () => "Bearer nonsense"],
  ["an installation's that nobody has", () => `Bearer regard_${"A".repeat(43)}`],
  ["not signed", (token) => `Bearer ${withoutSignature(token)}`],
  ["signed by another key", (token) => `Bearer ${parts(token).slice(0, 2).join(".")}.${"A".repeat(43)}`],
  ["expired by its own words", (token) => `Bearer ${withPayload(token, { exp: 1 })}`],
  ["for another audience", (token) => `Bearer ${withPayload(token, { aud: "other" })}`],
  ["of the API's own role", (token) => `Bearer ${withPayload(token, { role: "service_role" })}`],
  ["of another person", (token) => `Bearer ${withPayload(token, { sub: crypto.randomUUID() })}`],
])("a token that is no good gives one and the same answer: %s", async (_, header) => {
  const Authorization = header(person.token);
  for (const path of ["/api/allowance", "/api/account"]) {
    const response = await ask(path, { headers: Authorization ? { Authorization } : {} });
    expect(response.headers.get("WWW-Authenticate")).toBe("Bearer");
    await expectRefusal(response, 401, "unauthenticated");
  }
});
