import { expect, test } from "vitest";
import { findFaults } from "./support/catalogue.ts";
import { freshDatabase } from "./support/fresh-database.ts";
import { openSql } from "./support/open-sql.ts";

async function faultsAfter(statement: string): Promise<readonly string[]> {
  const sql = openSql(await freshDatabase(), { max: 1 });
  await sql.unsafe(statement);
  return findFaults(sql).finally(() => sql.end());
}

test("every table, policy and function keeps the rules", async () => {
  expect(await faultsAfter("select 1")).toEqual([]);
});

test.each([
  [
    "a table without protection, as the hosted defaults leave it",
    "create table public.bad (user_id uuid); grant all on public.bad to anon, authenticated",
    [
      "has row-level security: public.bad",
      "grants nothing to anon: public.bad",
      "lets authenticated read, and write no more than profile columns: public.bad",
      "has an index that begins with its user column: bad.user_id",
    ],
  ],
  [
    "a policy for everybody",
    'create policy "bad" on public.reviews for select using (true)',
    [
      "has policies to authenticated only: public.reviews: bad",
      "has policies on the row's user or their team, asked once for a query: public.reviews: bad",
    ],
  ],
  [
    "a policy that asks for the user again for every row",
    'create policy "bad" on public.reviews for select to authenticated using (auth.uid() = user_id)',
    ["has policies on the row's user or their team, asked once for a query: public.reviews: bad"],
  ],
  [
    "an update that may give a row away",
    'create policy "bad" on public.accounts for update to authenticated using ((select auth.uid()) = user_id)',
    ["has policies on the row's user or their team, asked once for a query: public.accounts: bad"],
  ],
  [
    "a money column that its owner may write",
    "grant update (plan_id) on public.accounts to authenticated",
    ["lets authenticated read, and write no more than profile columns: public.accounts.plan_id"],
  ],
  [
    "a token's hash that can be read",
    "grant select on public.installations to authenticated",
    ["hides hashes of tokens: public.installations.token_hash"],
  ],
  [
    "a function with any search path, for anybody",
    "create function app.bad() returns int language sql security definer return 1",
    ["has the empty search path: app.bad()", "is executed by the API's role only: app.bad()"],
  ],
  [
    "a view",
    "create view public.bad as select 1 as one; revoke all on public.bad from anon, authenticated",
    ["is no view, which would read as its owner: public.bad"],
  ],
  [
    "an open schema",
    "grant usage on schema app to authenticated",
    ["is a schema that clients cannot enter: app"],
  ],
])("what breaks a rule is found: %s", async (_name, statement, faults) => {
  const found = await faultsAfter(statement);
  for (const fault of faults) expect(found).toContain(fault);
});
