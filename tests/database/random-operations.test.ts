import postgres from "postgres";
import { describe, expect, test } from "vitest";
import { freshDatabase } from "./support/fresh-database.ts";
import { runRandomOperations } from "./support/random-operations.ts";

const SEED = Number(process.env["LEDGER_SEED"] ?? 20_261_121);
const OPERATIONS = Number(process.env["LEDGER_OPERATIONS"] ?? 2400);
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
  const admin = postgres(url, { max: 1 });
  const [row] = await admin<{ text: string }[]>`select pg_get_functiondef(${name}::regproc) as text`;
  if (!row?.text.includes(right)) throw new Error(`${name} has no “${right}” to be replaced.`);
  await admin.unsafe(row.text.replaceAll(right, wrong));
  // The guards of the tables would stop the fault with an error; here the books themselves must show it.
  await admin`drop trigger usage_reservations_final on app.usage_reservations`;
  await admin.end();
}

describe("a ledger with a fault is caught", () => {
  test("no lock on the usage account", { timeout: TIMEOUT_MS }, async () => {
    const url = await freshDatabase();
    await mutate(url, "app.lock_usage_accounts", "for update", "");
    const { violations } = await runRandomOperations(url, { seed: SEED, operations: 600, clients: 8 });
    expect(violations.join("\n")).toMatch(/a period gives no more|periods never overlap|unexpected error/);
  });

  test("a reservation that is settled twice", { timeout: TIMEOUT_MS }, async () => {
    const url = await freshDatabase();
    await mutate(url, "app.settle", "v_state is distinct from 'reserved'", "v_state is null");
    const { violations } = await runRandomOperations(url, { seed: SEED, operations: 200, clients: 4 });
    expect(violations.join("\n")).toContain("a reservation is settled once");
  });
});
