import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freshDatabase } from "../tests/database/support/fresh-database.ts";
import { migrate } from "./migrate.ts";
import { EXIT_CODES } from "./start-fault.ts";
import { openSql } from "../tests/database/support/open-sql.ts";

let folder: string;
let url: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "regard-migrations-"));
  url = await freshDatabase("empty");
  await write("0001_one.sql", "create table one (id int);\ninsert into one values (1);\n");
  await write("0002_two.sql", "create table two ();");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = (name: string, text: string): Promise<void> => writeFile(path.join(folder, name), text);

async function count(table: string): Promise<number> {
  const sql = openSql(url, { max: 1 });
  const rows = await sql.unsafe(`select from ${table}`).finally(() => sql.end());
  return rows.length;
}

test("files are applied in order, once", async () => {
  expect(await migrate(url, folder)).toEqual(["0001_one.sql", "0002_two.sql"]);
  expect(await migrate(url, folder)).toEqual([]);
  await write("0003_three.sql", "create table three ();");
  expect(await migrate(url, folder)).toEqual(["0003_three.sql"]);
  expect(await count("one")).toBe(1);
});

test("processes that start at once apply each file once between them", async () => {
  const applied = await Promise.all(Array.from({ length: 6 }, () => migrate(url, folder)));
  expect(applied.flat().toSorted()).toEqual(["0001_one.sql", "0002_two.sql"]);
  expect(await count("one")).toBe(1);
});

test("a file that was changed afterwards is refused in one line", async () => {
  await migrate(url, folder);
  await write("0001_one.sql", "create table other ();");
  await expect(migrate(url, folder)).rejects.toMatchObject({
    exitCode: EXIT_CODES.migration,
    message:
      "The migration 0001_one.sql was changed after it had been applied. Undo the change and add a new file.",
  });
});

test("a database of an earlier draft of the schema is refused in one line, unchanged", async () => {
  await migrate(url, folder);
  await rm(path.join(folder, "0001_one.sql"));
  await write("0001_all.sql", "create table all_of_it ();");
  await expect(migrate(url, folder)).rejects.toMatchObject({
    exitCode: EXIT_CODES.migration,
    message: expect.stringMatching(
      /^The database was made from .*\(it begins with 0001_one.sql\).*npm run reset.*$/,
    ),
  });
  await expect(count("all_of_it")).rejects.toMatchObject({ code: "42P01" });
});

test("a version before finds what a later one has added, and works with it", async () => {
  await write("0003_three.sql", "create table three ();");
  await migrate(url, folder);
  await rm(path.join(folder, "0003_three.sql"));
  expect(await migrate(url, folder)).toEqual([]);
});

test("other line ends are no change", async () => {
  await migrate(url, folder);
  await write("0001_one.sql", "create table one (id int);\r\ninsert into one values (1);\r\n");
  expect(await migrate(url, folder)).toEqual([]);
});

test("a file that fails leaves nothing, and those before it stay", async () => {
  await write("0003_bad.sql", "create table half (); select * from nowhere;");
  await expect(migrate(url, folder)).rejects.toMatchObject({
    exitCode: EXIT_CODES.migration,
    message: 'The migration 0003_bad.sql failed: relation "nowhere" does not exist',
  });
  await expect(count("half")).rejects.toMatchObject({ code: "42P01" });
  expect(await count("one")).toBe(1);
});

test("a file that is in the way of a server at work, and it in the file's, is applied all the same", async () => {
  await migrate(url, folder);
  await write(
    "0003_three.sql",
    "set local deadlock_timeout = '500ms'; lock two; lock one; create table three ();",
  );
  const [server, admin] = [openSql(url, { max: 1 }), openSql(url, { max: 1 })];
  const isWaiting = async () =>
    (await admin`select from pg_locks where not granted and relation = 'one'::regclass`).length;
  let migrating: Promise<readonly string[]> | undefined;
  await server.begin(async (transaction) => {
    await transaction`set local deadlock_timeout = '10s'`; // so that the file is the one that has to give way
    await transaction`lock one`;
    migrating = migrate(url, folder);
    migrating.catch(() => {});
    await expect.poll(isWaiting).toBe(1);
    await transaction`lock two`;
  });
  expect(await migrating).toEqual(["0003_three.sql"]);
  await Promise.all([server.end(), admin.end()]);
});
