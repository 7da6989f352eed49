import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshDatabase } from "../../tests/database/support/fresh-database.ts";
import { installQueue, RHYTHM } from "./pg-boss.ts";
import { openPool, type DbPool } from "./postgres.ts";

let db: DbPool;
beforeAll(async () => {
  const url = await freshDatabase();
  await installQueue(url);
  db = openPool({ url, log: () => {} });
});
afterAll(() => db.stop());

describe("the job of a worker that died", () => {
  const { missedAfterS, beatEveryS, lookEveryS, lookForWorkS } = RHYTHM;

  test("is at another one within fifteen seconds, also when the one that died was to look for it", () => {
    const roundTripsS = 1;
    expect(missedAfterS + 2 * lookEveryS + lookForWorkS + roundTripsS).toBeLessThan(15);
  });

  test("is not taken from one that lives and twice comes too late to say so", () => {
    expect(3 * beatEveryS).toBeLessThan(missedAfterS);
  });

  test("is missed by what the database keeps, whoever puts it into the queue", async () => {
    const rows = await db.rows(
      sql`select name, heartbeat_seconds, retry_delay from queue.queue where name = 'reviews'`,
    );
    expect(rows).toEqual([{ name: "reviews", heartbeat_seconds: missedAfterS, retry_delay: 0 }]);
  });
});
