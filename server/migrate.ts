import { errorText } from "../shared/error-text.ts";
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { Client } from "pg";
import { StartFault } from "./start-fault.ts";

const FOLDER = path.resolve(import.meta.dirname, "../supabase/migrations");

/** Any number, as long as it is always the same: it names the lock. */
const LOCK = 7_301_935;

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly hash: string;
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  // Git may write other line ends on Windows: they change nothing in the database.
  const text = (await readFile(path.join(folder, name), "utf8")).replaceAll("\r\n", "\n");
  return { name, text, hash: createHash("sha256").update(text).digest("hex") };
}

async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted();
  return Promise.all(names.map((name) => readMigration(folder, name)));
}

/** A transaction that waits for every other migrating process. The lock ends with it, also behind a pooler. */
async function locked<T>(client: Client, run: () => Promise<T>): Promise<T> {
  await client.query("begin");
  try {
    await client.query("select pg_advisory_xact_lock($1)", [LOCK]);
    const result = await run();
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
}

const CREATE_RECORD = `
create schema if not exists app;
create table if not exists app.migrations (
  name text primary key,
  hash text not null,
  applied_at timestamptz not null default clock_timestamp()
)`;

const changed = (name: string): StartFault =>
  new StartFault(
    "migration",
    `The migration ${name} was changed after it had been applied. Undo the change and add a new file.`,
  );

const foreign = (name: string): StartFault =>
  new StartFault(
    "migration",
    `The database was made from an earlier draft of the schema (it begins with ${name}), from which no upgrade leads. Nothing was changed in it. npm run reset empties a database of development; any other has to be a new one.`,
  );

const failed = (name: string, error: unknown): StartFault =>
  new StartFault("migration", `The migration ${name} failed: ${errorText(error)}`, {
    cause: error,
  });

/** Applies one file unless it is recorded; file and record are one transaction. */
async function applyOne(client: Client, { name, text, hash }: Migration): Promise<boolean> {
  const { rows } = await client.query<{ hash: string }>("select hash from app.migrations where name = $1", [
    name,
  ]);
  const [record] = rows;
  if (record && record.hash !== hash) throw changed(name);
  if (record) return false;
  await client.query(text).catch((error: unknown) => Promise.reject(failed(name, error)));
  await client.query("insert into app.migrations (name, hash) values ($1, $2)", [name, hash]);
  return true;
}

/** Whoever works meanwhile may lock the same tables in another order: one of both has to begin anew. */
const TRIES = 10;

const isDeadlock = (error: unknown): boolean => {
  const cause = error instanceof StartFault ? error.cause : error;
  return cause instanceof Error && "code" in cause && cause.code === "40P01";
};

/** Applies one file in a transaction of its own, and again where a server of the version before was in the way. */
async function applyPatiently(client: Client, migration: Migration, triesLeft = TRIES): Promise<boolean> {
  try {
    return await locked(client, () => applyOne(client, migration));
  } catch (error) {
    if (!isDeadlock(error) || triesLeft === 1) throw error;
    return applyPatiently(client, migration, triesLeft - 1);
  }
}

/** Refuses a database that was begun with another file than this schema begins with. */
async function refuseForeign(client: Client, [first]: readonly Migration[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select name from app.migrations order by name limit 1",
  );
  const [record] = rows;
  if (record && record.name !== first?.name) throw foreign(record.name);
}

async function applyAll(client: Client, migrations: readonly Migration[]): Promise<readonly string[]> {
  const applied: string[] = [];
  await locked(client, () => client.query(CREATE_RECORD));
  await refuseForeign(client, migrations);
  for (const migration of migrations)
    if (await applyPatiently(client, migration)) applied.push(migration.name);
  return applied;
}

/**
 * Brings the database up to date: every file once, in order, each in a transaction. Returns the names that were
 * applied now. Throws a `StartFault` when the database is of another schema, an applied file has changed or a file fails.
 */
export async function migrate(url: string, folder = FOLDER): Promise<readonly string[]> {
  const client = new Client(url);
  client.on("error", () => {}); // a lost connection also fails the statement under way
  await client.connect();
  try {
    return await applyAll(client, await readMigrations(folder));
  } finally {
    await client.end().catch(() => {});
  }
}
