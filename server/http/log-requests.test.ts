import { beforeEach, expect, test } from "vitest";
import { useTestServer, PASSWORD } from "../../tests/test-server.ts";

const lines: { readonly event: string; readonly details: Readonly<Record<string, unknown>> }[] = [];

const server = await useTestServer({
  deps: { log: (event, details = {}) => void lines.push({ event, details }) },
});
const person = await server.signUp();
beforeEach(() => {
  lines.length = 0;
});

const ID = "01a1fc74-d419-701b-a8c1-4f283c1dd535";

test("each request is one line with its id, its pattern and how it went", async () => {
  const response = await server.app.request(`/api/reviews/${ID}?x=1`, {
    headers: { Authorization: `Bearer ${person.token}` },
  });
  expect(lines).toEqual([
    {
      event: "request",
      details: {
        id: response.headers.get("X-Request-Id"),
        method: "GET",
        path: "/api/reviews/:id",
        status: 404,
        ms: expect.any(Number) as number,
      },
    },
  ]);
});

test("no token, no address, no password and no text of a design comes into the log", async () => {
  const headers = { Authorization: `Bearer ${person.token}`, "Content-Type": "application/json" };
  const secrets = [person.token, person.email, PASSWORD, "A secret headline", ID];
  await server.app.request("/auth/v1/token?grant_type=password", {
    method: "POST",
    headers,
    body: JSON.stringify({ email: person.email, password: PASSWORD }),
  });
  await server.app.request(`/api/shared/${person.token}`, { headers });
  await server.app.request("/api/reviews", {
    method: "POST",
    headers: { ...headers, "Idempotency-Key": "key-00001" },
    body: JSON.stringify({ scene: { frames: [{ name: "A secret headline", id: ID }] } }),
  });
  await server.app.request(`/api/nothing/${ID}?email=${person.email}`, { headers });
  expect(lines.length).toBeGreaterThanOrEqual(4);
  const log = JSON.stringify(lines);
  for (const secret of secrets) expect(log).not.toContain(secret);
});
