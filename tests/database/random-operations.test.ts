import { describe, expect, test } from "vitest";
import { planId } from "../../shared/plans.ts";
import { freshDatabase } from "./support/fresh-database.ts";
import { findViolations } from "./support/invariants.ts";
import { reserve, review, setPlan, signUp } from "./support/ledger.ts";
import { runRandomOperations } from "./support/random-operations.ts";
import { openSql } from "./support/open-sql.ts";
import { someoneWaits } from "./support/someone-waits.ts";

const SEED = Number(process.env["LEDGER_SEED"] ?? 20_261_121);
const OPERATIONS = Number(process.env["LEDGER_OPERATIONS"] ?? 1200);
const TIMEOUT_MS = 40_000;

test(
  `${OPERATIONS} operations of six clients, with crashes, break nothing (LEDGER_SEED=${SEED})`,
  { timeout: TIMEOUT_MS },
  async () => {
    const { violations, crashes } = await runRandomOperations(await freshDatabase(), {
      seed: SEED,
      operations: OPERATIONS,
      clients: 6,
    });
    expect(violations).toEqual([]);
    expect(crashes).toBeGreaterThan(OPERATIONS / 60);
  },
);

/** Writes a fault into a function of the ledger. */
async function mutate(url: string, name: string, right: string, wrong: string): Promise<void> {
  const admin = openSql(url, { max: 1 });
  const [row] = await admin<{ text: string }[]>`select pg_get_functiondef(${name}::regproc) as text`;
  if (!row?.text.includes(right)) throw new Error(`${name} has no “${right}” to be replaced.`);
  await admin.unsafe(row.text.replaceAll(right, wrong));
  // The guards of the tables would stop the fault with an error; here the books themselves must show it.
  await admin`drop trigger usage_reservations_final on app.usage_reservations`;
  await admin.end();
}

/** Two ask for the last request; the second one while the first is not committed yet. Returns what is broken then. */
async function raceForTheLast(url: string): Promise<readonly string[]> {
  const sql = openSql(url, { max: 3 });
  const userId = await signUp(sql);
  await setPlan(sql, userId, { id: planId("starter") });
  for (let count = 0; count < 9; count += 1) await review(sql, { userId });
  const second = await sql.begin(async (transaction) => {
    await reserve(transaction, { userId });
    const waiting = reserve(sql, { userId });
    await someoneWaits(sql);
    return { waiting };
  });
  await second.waiting;
  return findViolations(sql).finally(() => sql.end());
}

test("the last request goes to one of two", async () => {
  expect(await raceForTheLast(await freshDatabase())).toEqual([]);
});

describe("a ledger with a fault is caught", () => {
  test("no lock on the usage account: the last request goes to two", async () => {
    const url = await freshDatabase();
    await mutate(url, "app.lock_usage_accounts", "for update", "");
    expect(await raceForTheLast(url)).toEqual([
      "a period gives no more than the highest allowance it ever had: broken 1 times",
    ]);
  });

  test("a reservation that is settled twice", { timeout: TIMEOUT_MS }, async () => {
    const url = await freshDatabase();
    await mutate(url, "app.settle", "v_state is distinct from 'reserved'", "v_state is null");
    const { violations } = await runRandomOperations(url, { seed: SEED, operations: 200, clients: 4 });
    // The first of the four to come decides which check meets it.
    expect(violations.join("\n")).toMatch(
      /a reservation (?:is settled once|was (?:refunded|committed), then)/,
    );
  });
});
