import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { startCluster, type Cluster } from "./cluster.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where a test file asks for a database of its own. */
    databaseOffice: string;
  }
}

/** The folder for the temporary files of a run, which goes with all that tests leave in it. */
async function openTemporary(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), "regard-run-"));
  await chmod(folder, 0o755); // Postgres may run as somebody else
  process.env.TMPDIR = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/**
 * Hands out databases to test files, which run in processes of their own. Postgres starts with the first request, so
 * a run without database tests does not wait for it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const closeTemporary = await openTemporary();
  let cluster: Promise<Cluster> | undefined;
  const app = new Hono().post("/:template", async (context) => {
    cluster ??= startCluster();
    const { create } = await cluster;
    return context.text(await create(context.req.param("template") === "empty" ? "empty" : "migrated"));
  });
  app.onError((error, context) => context.text(error.message, 500));
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, () => resolve(started));
  });
  project.provide("databaseOffice", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    await cluster?.then(({ stop }) => stop()).catch(() => {});
    await closeTemporary();
  };
}
