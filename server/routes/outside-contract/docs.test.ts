import { createHash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CONTRACT } from "../../../shared/api/contract.ts";
import { openTestServer, type TestServer } from "../../testing.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());

const readDocument = async () =>
  (await (await server.app.request("/api/openapi.json")).json()) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };

test("the document is valid OpenAPI 3.1", async () => {
  const { valid, errors } = await new Validator().validate(await readDocument());
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test("the document names every address of the contract, and the server serves each of them", async () => {
  const { paths } = await readDocument();
  const named = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(named.toSorted()).toEqual(Object.keys(CONTRACT).toSorted());
  const served = new Set(server.app.routes.map(({ method, path }) => `${method} ${path}`));
  const missing = Object.values(CONTRACT).filter(({ method, path }) => !served.has(`${method} ${path}`));
  expect(missing.map(({ path }) => path)).toEqual([]);
});

test("the page shows every address, and its style is allowed by its policy", async () => {
  const response = await server.app.request("/api/docs");
  const page = await response.text();
  for (const { path } of Object.values(CONTRACT)) expect(page).toContain(path);
  const style = /<style>([^]*?)<\/style>/.exec(page)?.[1] ?? "";
  const styleHash = createHash("sha256").update(style).digest("base64");
  expect(response.headers.get("Content-Security-Policy")).toContain(`style-src 'sha256-${styleHash}'`);
});

test.each(["/api/openapi.json", "/api/docs"])(
  "%s is packed once, and whoever has it is told so",
  async (path) => {
    const whole = await (await server.app.request(path)).text();
    const packed = await server.app.request(path, { headers: { "Accept-Encoding": "gzip, br" } });
    expect(packed.headers.get("Content-Encoding")).toBe("br");
    const bytes = Buffer.from(await packed.arrayBuffer());
    expect(brotliDecompressSync(bytes).toString()).toBe(whole);
    expect(bytes.length).toBeLessThan(whole.length / 5);
    const again = await server.app.request(path, {
      headers: { "If-None-Match": packed.headers.get("ETag") ?? "" },
    });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  },
);
