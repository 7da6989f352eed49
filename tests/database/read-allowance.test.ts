import { randomUUID } from "node:crypto";
import { Client } from "pg";
import sql from "sql-template-tag";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readAllowance } from "../../server/allowance/read-allowance.ts";
import { openPool, type DbPool } from "../../server/vendors/postgres.ts";
import { planId, PLAN_NAMES } from "../../shared/plans.ts";
import { freshDatabase } from "./support/fresh-database.ts";
import { seededRandom } from "./support/random.ts";

let db: DbPool;
let admin: Client;
beforeAll(async () => {
  const url = await freshDatabase();
  db = openPool({ url, log: () => {} });
  admin = new Client(url);
  await admin.connect();
});
afterAll(async () => {
  await db.stop();
  await admin.end();
});

interface Asker {
  readonly userId: string | null;
  readonly installationId: string;
  readonly addressHash: string;
}

async function person(): Promise<string> {
  const id = randomUUID();
  await admin.query("insert into auth.users (id, email) values ($1, $2)", [id, `${id}@example.test`]);
  return id;
}

async function installation(figmaId: string | null): Promise<string> {
  const row = await db.row<{ id: string }>(sql`
    insert into public.installations (token_hash, figma_id)
    values (sha256(${randomUUID()}::bytea), ${figmaId}) returning id`);
  return row?.id ?? "";
}

const reserve = async ({ userId, installationId, addressHash }: Asker) =>
  db.row<{ status: string; reservation_id: string }>(sql`
    select status, reservation_id from app.reserve_request(
      p_user_id => ${userId}, p_installation_id => ${installationId}, p_address => ${addressHash},
      p_key => ${randomUUID()}, p_request_hash => 'hash')`);

/** How many requests the ledger gives until it gives none. */
async function countRequests(asker: Asker): Promise<number> {
  for (let count = 0; ; count++) if ((await reserve(asker))?.status === "none_left") return count;
}

/** Something that may happen to whoever asks. */
async function happen(asker: Asker, random: () => number): Promise<void> {
  const choice = random();
  if (choice < 0.5) {
    const row = await reserve(asker);
    if (row?.status !== "reserved") return;
    const settled = random();
    if (settled < 0.4) await db.row(sql`select app.commit_request(${row.reservation_id})`);
    else if (settled < 0.8) await db.row(sql`select app.refund_request(${row.reservation_id})`);
    return;
  }
  if (asker.userId === null) return;
  if (choice < 0.7) await db.row(sql`select app.grant_credits(${asker.userId}, ${randomUUID()}, 2)`);
  else if (choice < 0.9) {
    const plan = PLAN_NAMES[Math.floor(random() * 2)] ?? "starter";
    await db.row(
      sql`select app.set_plan(${asker.userId}, ${planId(plan)}, now() - interval '3 days', now() + interval '40 days')`,
    );
  } else await db.row(sql`select app.set_plan(${asker.userId}, null, null, null)`);
}

test.each(Array.from({ length: 24 }, (_, index) => index + 1))(
  "what is left is what the ledger would give, whatever happened (seed %i)",
  async (seed) => {
    const { below } = seededRandom(seed);
    const random = (): number => below(1000) / 1000;
    const asker: Asker = {
      userId: random() < 0.7 ? await person() : null,
      installationId: await installation("somebody"),
      addressHash: randomUUID(),
    };
    // Another machine of the same designer, or of a neighbour behind the same address, uses the same trial.
    const other = {
      ...asker,
      ...(random() < 0.5 && { userId: null }),
      installationId: await installation(random() < 0.5 ? "somebody" : null),
    };
    const events = Math.floor(random() * 14);
    for (let count = 0; count < events; count++) await happen(random() < 0.8 ? asker : other, random);
    const { left, credits } = await readAllowance(db, asker);
    expect(await countRequests(asker)).toBe(left + credits);
    expect(await readAllowance(db, asker)).toMatchObject({ left: 0, credits: 0 });
  },
);
