import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestServer, type TestPerson, type TestServer } from "../../server/testing.ts";
import {
  CLIENT_FUNCTIONS,
  CLIENT_RIGHTS,
  readColumns,
  readFunctions,
  readRest,
  rightsOf,
  type ClientRole,
  type Column,
} from "./support/client-rights.ts";
import { freshDatabase } from "./support/fresh-database.ts";

// The database as it is once everything has started: what the embedded services do to it counts, too.
let server: TestServer;
let person: TestPerson;
let admin: postgres.Sql;
beforeAll(async () => {
  const databaseUrl = await freshDatabase("empty");
  admin = postgres(databaseUrl, { max: 2 });
  server = await openTestServer({ databaseUrl });
  person = await server.signUp();
});
afterAll(async () => {
  await admin.end();
  await server.stop();
});

const ROLES: readonly ClientRole[] = ["anon", "authenticated"];

const ask = (role: ClientRole, method: string, path: string, schema: string, body?: object) =>
  server.app.request(`http://localhost:4321/rest/v1/${path}`, {
    method,
    headers: {
      "Content-Type": "application/json",
      "Accept-Profile": schema,
      "Content-Profile": schema,
      ...(role === "authenticated" && { Authorization: `Bearer ${person.token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

const tablesOf = (columns: readonly Column[]): readonly string[] => [
  ...new Set(columns.map(({ table }) => table)),
];

const split = (name: string) => name.split(".") as [schema: string, name: string];

const isAllowed = (role: ClientRole, right: "read" | "write", { table, column }: Column): boolean =>
  CLIENT_RIGHTS[role][table]?.[right].includes(column) ?? false;

describe.each(ROLES)("as %s", (role) => {
  test("each column of each table is read and written as is written down, and no other", async () => {
    expect(rightsOf(await readColumns(admin, role))).toEqual(CLIENT_RIGHTS[role]);
  });

  test("only those functions are called that say who asks; no numbers are taken, and nothing later is open", async () => {
    expect(await readFunctions(admin, role)).toEqual(CLIENT_FUNCTIONS);
    expect(await readRest(admin, role)).toEqual([]);
  });

  test("the data API reads each column that is open and refuses every other", async () => {
    const refused: string[] = [];
    const answered: string[] = [];
    for (const column of await readColumns(admin, role)) {
      const [schema, table] = split(column.table);
      const { status } = await ask(role, "GET", `${table}?select=${column.column}&limit=1`, schema);
      const wanted = isAllowed(role, "read", column);
      if (wanted && status !== 200) refused.push(`${column.table}.${column.column}: ${status}`);
      if (!wanted && (status < 400 || status >= 500))
        answered.push(`${column.table}.${column.column}: ${status}`);
    }
    expect({ refused, answered }).toEqual({ refused: [], answered: [] });
  });

  test("the data API writes each column that is open and refuses every other", async () => {
    const wrong: string[] = [];
    for (const column of await readColumns(admin, role)) {
      const [schema, table] = split(column.table);
      const mayWrite = isAllowed(role, "write", column);
      const value = !mayWrite ? null : column.column === "newsletter_opt_in" ? false : "";
      const { status } = await ask(role, "PATCH", `${table}?user_id=eq.${person.userId}`, schema, {
        [column.column]: value,
      });
      if (status < 300 !== mayWrite || status >= 500)
        wrong.push(`${column.table}.${column.column}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  test("the data API adds and removes no row", async () => {
    const wrong: string[] = [];
    for (const name of tablesOf(await readColumns(admin, role))) {
      const [schema, table] = split(name);
      for (const [method, path] of [
        ["POST", table],
        ["DELETE", `${table}?user_id=eq.${person.userId}`],
      ] as const) {
        const { status } = await ask(role, method, path, schema, method === "POST" ? {} : undefined);
        if (status < 400 || status >= 500) wrong.push(`${method} ${name}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test("the data API calls no function", async () => {
    const functions = await admin<{ schema: string; name: string }[]>`
      select distinct nspname as schema, proname as name from pg_proc
      join pg_namespace on pg_namespace.oid = pronamespace
      where nspname in ('app', 'public', 'auth')`;
    const wrong: string[] = [];
    for (const { schema, name } of functions) {
      const { status } = await ask(role, "POST", `rpc/${name}`, schema, {});
      if (status < 400 || status >= 500) wrong.push(`${schema}.${name}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });
});
