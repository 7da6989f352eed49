import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CONTRACT } from "../../shared/api/contract.ts";
import { openTestServer, type TestServer } from "../testing.ts";

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
  const nonce = /<style nonce="([^"]+)"/.exec(page)?.[1];
  expect(nonce).toBeTruthy();
  expect(response.headers.get("Content-Security-Policy")).toContain(`'nonce-${nonce}'`);
});
