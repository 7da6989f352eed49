import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startEmbedded } from "../stand-ins/postgres/postgres.ts";
import { AUTH_SCHEMA } from "../stand-ins/sign-in/auth-schema.ts";
import { ensureRoles } from "../stand-ins/postgres/roles.ts";
import { migrate } from "../server/migrate.ts";
import { addressOfDatabase } from "./connect/address-of-database.ts";
import { backUpInto, restoreFrom } from "./backup/backup-file.ts";
import { compareDatabases } from "./backup/compare-databases.ts";
import { connected } from "./backup/connected.ts";
import { runScript } from "./run/run-script.ts";
import { secondsSince } from "./run/run-tool.ts";

/** An empty database as the product makes it. */
async function makeSchema(databaseUrl: string): Promise<void> {
  await ensureRoles(databaseUrl);
  await connected(databaseUrl, (client) => client.query(AUTH_SCHEMA));
  await migrate(databaseUrl);
}

/** Backs the database of the environment up, restores that into an empty one, and prints what differs between the two. */
await runScript(async (env) => {
  const folder = await mkdtemp(path.join(tmpdir(), "regard-restore-"));
  const spare = await startEmbedded({ folder: path.join(folder, "postgres") });
  try {
    const [startedAt, file, address] = [
      performance.now(),
      path.join(folder, "backup.gz"),
      await addressOfDatabase(env),
    ];
    await connected(address, (client) => backUpInto(file, client));
    process.stdout.write(`Backed up in ${secondsSince(startedAt)}.\n`);
    await makeSchema(spare.url);
    await connected(spare.url, (client) => restoreFrom(file, client));
    process.stdout.write(`Restored into an empty database after ${secondsSince(startedAt)}.\n`);
    const differences = await connected(address, (before) =>
      connected(spare.url, (after) => compareDatabases(before, after)),
    );
    for (const line of differences) process.stdout.write(`${line}\n`);
    process.stdout.write(
      `${differences.length} differences. (What was changed meanwhile is one: rehearse while it is quiet.)\n`,
    );
    if (differences.length > 0) process.exitCode = 1;
  } finally {
    await spare.stop();
    for (const place of [folder, spare.folder]) if (place) await rm(place, { recursive: true, force: true });
  }
});
