import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import postgres, { type Sql, type TransactionSql } from "postgres";
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
const locked = <T>(sql: Sql, run: (sql: TransactionSql) => Promise<T>): Promise<unknown> =>
  sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(${LOCK})`;
    return run(transaction);
  });

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

const failed = (name: string, error: unknown): StartFault =>
  new StartFault(
    "migration",
    `The migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`,
    {
      cause: error,
    },
  );

/** Applies one file unless it is recorded; file and record are one transaction. */
async function applyOne(sql: TransactionSql, { name, text, hash }: Migration): Promise<boolean> {
  const [record] = await sql<{ hash: string }[]>`select hash from app.migrations where name = ${name}`;
  if (record && record.hash !== hash) throw changed(name);
  if (record) return false;
  await sql.unsafe(text).catch((error: unknown) => Promise.reject(failed(name, error)));
  await sql`insert into app.migrations (name, hash) values (${name}, ${hash})`;
  return true;
}

async function applyAll(sql: Sql, migrations: readonly Migration[]): Promise<readonly string[]> {
  const applied: string[] = [];
  await locked(sql, (transaction) => transaction.unsafe(CREATE_RECORD));
  for (const migration of migrations) {
    await locked(sql, async (transaction) => {
      if (await applyOne(transaction, migration)) applied.push(migration.name);
    });
  }
  return applied;
}

/**
 * Brings the database up to date: every file once, in order, each in a transaction. Returns the names that were
 * applied now. Throws a `StartFault` when an applied file has changed or a file fails.
 */
export async function migrate(url: string, folder = FOLDER): Promise<readonly string[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await applyAll(sql, await readMigrations(folder));
  } finally {
    await sql.end();
  }
}
