import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestServer, type TestServer } from "../test-server.ts";
import {
  CLIENT_FUNCTIONS,
  CLIENT_RIGHTS,
  readColumns,
  readFunctions,
  readRest,
  rightsOf,
  type ClientRole,
} from "./support/client-rights.ts";
import { freshDatabase } from "./support/fresh-database.ts";
import { openSql, type SqlPool } from "./support/open-sql.ts";

// The database as it is once everything has started: what the embedded services do to it counts, too.
let server: TestServer;
let admin: SqlPool;
beforeAll(async () => {
  const databaseUrl = await freshDatabase("empty");
  admin = openSql(databaseUrl, { max: 2 });
  server = await openTestServer({ databaseUrl });
});
afterAll(async () => {
  await admin.end();
  await server.stop();
});

const ROLES: readonly ClientRole[] = ["anon", "authenticated"];

describe.each(ROLES)("as %s", (role) => {
  test("each column of each table is read and written as is written down, and no other", async () => {
    expect(rightsOf(await readColumns(admin, role))).toEqual(CLIENT_RIGHTS[role]);
  });

  test("only those functions are called that say who asks; no numbers are taken, and nothing later is open", async () => {
    expect(await readFunctions(admin, role)).toEqual(CLIENT_FUNCTIONS);
    expect(await readRest(admin, role)).toEqual([]);
  });
});
