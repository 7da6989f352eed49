import { createHash, randomUUID } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { CONTRACT } from "../../../shared/api/contract.ts";
import type { Endpoint } from "../../../shared/api/endpoint.ts";
import { findUndocumented } from "../../../tests/find-undocumented.ts";
import { useTestServer } from "../../testing.ts";

const server = await useTestServer();

const readDocument = async () =>
  (await (await server.app.request("/api/openapi.json")).json()) as {
    paths: Record<
      string,
      Record<
        string,
        { operationId: string; requestBody?: { content: { "application/json": { schema: Sample } } } }
      >
    >;
  };

test("the document is valid OpenAPI 3.1, and every reference in it leads to a schema", async () => {
  const source = await (await server.app.request("/api/openapi.json")).text();
  expect(JSON.parse(source)).toMatchObject({ openapi: "3.1.0" });
  const problems = await lintFromString({ source, config: await createConfig({ extends: ["recommended"] }) });
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(source).not.toContain("#/$defs/");
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

interface Sample {
  readonly type?: string;
  readonly anyOf?: readonly Sample[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Sample>>;
  readonly minimum?: number;
}

/** A value of the type that a schema asks for, and of its format where that is an id. */
function sampleOf({
  type,
  anyOf,
  enum: names,
  const: only,
  format,
  properties = {},
  minimum,
}: Sample): unknown {
  if (anyOf?.[0]) return sampleOf(anyOf[0]);
  if (only !== undefined) return only;
  if (names) return names[0];
  if (type === "object")
    return Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, sampleOf(value)]));
  if (type === "string") return format === "uuid" ? randomUUID() : "sample@example.test";
  if (type === "array") return [];
  return type === "boolean" ? true : (minimum ?? 1);
}

test("every address answers only what the document says, whoever asks it whatever", async () => {
  const { paths } = await readDocument();
  const { token: person } = await server.signUp();
  const tokens = [null, "nonsense", person, await server.install()];
  const faults = new Set<string>();
  for (const { path, method } of Object.values(CONTRACT) as readonly Endpoint[]) {
    const operation = paths[path.replaceAll(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
    const sample = JSON.stringify(sampleOf(operation?.requestBody?.content["application/json"].schema ?? {}));
    const bodies = method === "GET" ? [undefined] : [undefined, "{", "[]", sample];
    const queries = method === "GET" ? ["", "?limit=none&cursor=none&figmaId="] : [""];
    const addresses = new Set([
      path.replaceAll(/:\w+/g, "sample"),
      path.replaceAll(/:\w+/g, () => randomUUID()),
    ]);
    for (const token of tokens)
      for (const body of bodies)
        for (const address of addresses)
          for (const query of queries) {
            const headers = {
              "Content-Type": "application/json",
              "Idempotency-Key": randomUUID(),
              ...(token && { Authorization: `Bearer ${token}` }),
            };
            const init = { method, headers, ...(body !== undefined && { body }) };
            const answer = await server.app.request(`${address}${query}`, init);
            const fault = await findUndocumented(method, `http://localhost${address}`, answer);
            if (fault) faults.add(fault);
            await answer.body?.cancel();
          }
  }
  expect([...faults]).toEqual([]);
});

test("the page shows every address, and its style is allowed by its policy", async () => {
  const response = await server.app.request("/api/docs");
  const page = await response.text();
  for (const { path } of Object.values(CONTRACT)) expect(page).toContain(path);
  const style = /<style>([^]*?)<\/style>/.exec(page)?.[1] ?? "";
  const styleHash = createHash("sha256").update(style).digest("base64");
  expect(response.headers.get("Content-Security-Policy")).toContain(`style-src 'sha256-${styleHash}'`);
});

test("the schema of house rules is published under its number", async () => {
  const answer = await server.app.request("/schema/house-rules-1.json");
  expect(answer.headers.get("content-type")).toBe("application/schema+json");
  expect(await answer.json()).toMatchObject({
    $id: expect.stringMatching(/\/schema\/house-rules-1\.json$/),
    required: ["version"],
  });
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
