import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startEmbedded, type Database } from "../../../stand-ins/postgres/postgres.ts";
import { ensureRoles } from "../../../stand-ins/postgres/roles.ts";
import { migrate } from "../../../server/migrate.ts";
import { installQueue } from "../../../server/vendors/pg-boss.ts";
import { AUTH_STAND_IN } from "./auth-stand-in.ts";
import { openSql, type Sql } from "./open-sql.ts";

/** Nothing of a test run needs to survive a power cut. */
const FLAGS = [
  "-c fsync=off",
  "-c synchronous_commit=off",
  "-c full_page_writes=off",
  "-c max_connections=200",
  "-c autovacuum=off",
];

/** One Postgres for a whole test run, with databases that are copies of a migrated one. */
export interface Cluster {
  /** Makes a database and returns its address. */
  readonly create: (template: "migrated" | "empty") => Promise<string>;
  readonly stop: () => Promise<void>;
}

const inDatabase = (url: string, name: string): string => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.toString();
};

async function makeTemplates(url: string, admin: Sql): Promise<void> {
  await ensureRoles(url);
  await admin`create database empty`;
  const sql = openSql(inDatabase(url, "empty"), { max: 1 });
  await sql.unsafe(AUTH_STAND_IN);
  await sql.end();
  await admin`create database migrated template empty`;
  await migrate(inDatabase(url, "migrated"));
  await installQueue(inDatabase(url, "migrated"));
}

function serveDatabases(server: Database, folder: string): Cluster {
  const admin = openSql(server.url, { max: 1 });
  const templates = makeTemplates(server.url, admin);
  let count = 0;
  return {
    create: async (template) => {
      await templates;
      const name = `test_${(count += 1)}`;
      await admin.unsafe(`create database ${name} template ${template}`);
      return inDatabase(server.url, name);
    },
    stop: async () => {
      await admin.end();
      await server.stop();
      for (const place of [folder, server.folder])
        if (place) await rm(place, { recursive: true, force: true });
    },
  };
}

/** Starts a Postgres with data of its own, in a folder that `stop` removes. */
export async function startCluster(): Promise<Cluster> {
  const folder = await mkdtemp(path.join(tmpdir(), "regard-tests-"));
  return serveDatabases(await startEmbedded({ folder, flags: FLAGS }), folder);
}
