import { expect, test } from "vitest";
import { CONTRACT } from "../../shared/api/contract.ts";
import { useTestServer } from "../../tests/test-server.ts";

const server = await useTestServer();

const ID = "00000000-0000-4000-8000-000000000000";

/** Every way that the server knows, and some that it does not. */
const ways = (): readonly (readonly [method: string, path: string])[] => [
  ...server.app.routes
    .filter(({ path }) => !path.includes("*"))
    .map(
      ({ method, path }) =>
        [method === "ALL" ? "GET" : method, path.replaceAll(/:\w+(\{.*?\})?/g, ID)] as const,
    ),
  ...Object.values(CONTRACT).map(({ method, path }) => [method, path.replaceAll(/:\w+/g, ID)] as const),
  ["GET", "/auth/v1/health"],
  ["GET", "/auth/v1/settings"],
  ["GET", "/auth/v1/nothing"],
  ["POST", "/auth/v1/signup"],
  ["OPTIONS", "/auth/v1/signup"],
  ["OPTIONS", "/api/reviews"],
  ["GET", "/api/nothing"],
  ["GET", "/assets/nothing.js"],
  ["GET", "/nothing.png"],
  ["GET", "/no/such/page"],
  ["POST", "/no/such/page"],
];

test("every answer has the headers that keep its reader safe, with one and the same HSTS", async () => {
  const missing: string[] = [];
  for (const [method, path] of ways()) {
    const { headers } = await server.app.request(`http://localhost:4321${path}`, { method });
    const wrong = [
      headers.get("Strict-Transport-Security") !== "max-age=31536000; includeSubDomains" && "HSTS",
      headers.get("X-Content-Type-Options") !== "nosniff" && "nosniff",
      !headers.get("Referrer-Policy") && "Referrer-Policy",
      !headers.get("X-Frame-Options") && "X-Frame-Options",
      /^\/(api|auth|f|dev|stripe)\//.test(path) && !headers.get("Content-Security-Policy") && "CSP",
    ].filter(Boolean);
    if (wrong.length > 0) missing.push(`${method} ${path}: ${wrong.join(", ")}`);
  }
  expect(missing).toEqual([]);
});

test.each(["/", "/try", "/shared/x"])("no other site puts %s into a frame", async (path) => {
  const { headers } = await server.app.request(`http://localhost:4321${path}`);
  expect(headers.get("X-Frame-Options")).toBe("DENY");
  expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
});

test("the stage names the address of the site, at which its panel asks", async () => {
  const { headers } = await server.app.request("http://localhost:4321/try");
  const connect = /connect-src ([^;]+)/.exec(headers.get("Content-Security-Policy") ?? "")?.[1];
  expect(connect?.split(" ")).toContain("http://localhost:4321");
});
