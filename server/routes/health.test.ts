import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readHealth, readReadiness } from "../../shared/api/endpoints/health.ts";
import type { Deps } from "../deps.ts";
import { createLocalApp } from "../../stand-ins/open-stand-ins.ts";
import { useTestServer } from "../../tests/test-server.ts";

const server = await useTestServer();

test("health tells that the database can be written, and of nothing that it is made of", async () => {
  const health = await server.as(null).call(readHealth, {});
  expect(health).toEqual({ status: "up", database: "up", disk: "up", secondOpinion: "off" });
});

test("the server is ready once its database answers", async () => {
  expect(await server.as(null).call(readReadiness, {})).toEqual({ ready: true });
});

describe("a database that answers and cannot be written, as on a full disk", () => {
  const full = (deps: Deps): Deps => ({
    ...deps,
    db: {
      ...deps.db,
      row: (statement) =>
        /count_hit/.test(statement.text)
          ? Promise.reject(Object.assign(new Error("could not extend file"), { code: "53100" }))
          : deps.db.row(statement),
    },
  });
  const ask = (path: string) =>
    createLocalApp(full(server.deps), server.standIns).request(`http://localhost:4321${path}`);

  test("is not up, and nothing is sent there", async () => {
    const health = await ask("/api/health");
    expect([health.status, await health.json()]).toMatchObject([
      200,
      { status: "degraded", database: "down" },
    ]);
    expect((await ask("/api/ready")).status).toBe(503);
  });
});

test.runIf(existsSync("/proc/self"))("a server whose disk has no room is sent nothing", async () => {
  // The folder of the processes is a file system that is always full.
  const deps = { ...server.deps, env: { ...server.deps.env, DATA_FOLDER: "/proc" } };
  const app = createLocalApp(deps, server.standIns);
  const health = await app.request("http://localhost:4321/api/health");
  expect(await health.json()).toMatchObject({ status: "degraded", database: "up", disk: "full" });
  const ready = await app.request("http://localhost:4321/api/ready");
  expect([ready.status, ready.headers.get("Retry-After")]).toEqual([503, "2"]);
});
