import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { CONTRACT } from "../../shared/api/contract.ts";
import type { Endpoint } from "../../shared/api/endpoint.ts";
import { findUndocumented } from "../../tests/find-undocumented.ts";
import { useTestServer } from "../../tests/test-server.ts";

const server = await useTestServer();

test("the server serves every address of the contract", () => {
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

test("every address answers only what the contract says, whoever asks it whatever", async () => {
  const { token: person } = await server.signUp();
  const tokens = [null, "nonsense", person, await server.install()];
  const faults = new Set<string>();
  for (const { path, method, body: asked = z.object({}) } of Object.values(CONTRACT) as readonly Endpoint[]) {
    const schema = z.toJSONSchema(asked, { unrepresentable: "any", io: "input" });
    const sample = JSON.stringify(sampleOf(schema as Sample));
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

test("the schema of house rules is published under its number", async () => {
  const answer = await server.app.request("/schema/house-rules-1.json");
  expect(answer.headers.get("content-type")).toBe("application/schema+json");
  expect(await answer.json()).toMatchObject({
    $id: expect.stringMatching(/\/schema\/house-rules-1\.json$/),
    required: ["version"],
  });
});
