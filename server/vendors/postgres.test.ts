import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import sql from "sql-template-tag";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { freshDatabase } from "../../tests/database/support/fresh-database.ts";
import { startEmbedded } from "../../stand-ins/postgres/postgres.ts";
import { ensureRoles } from "../../stand-ins/postgres/roles.ts";
import { kept, openPool, type DbOptions, type DbPool } from "./postgres.ts";

let url: string;
beforeAll(async () => {
  url = await freshDatabase();
});

const pools: DbPool[] = [];
const open = (options: Partial<DbOptions> = {}): DbPool => {
  const pool = openPool({ url, log: () => {}, ...options });
  pools.push(pool);
  return pool;
};
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.stop();
});

/** Cuts the connections to this database that work on a statement like this one, as soon as there are some. */
async function cutWhere(statement: string): Promise<void> {
  const admin = new Client(url);
  await admin.connect();
  const cut = (): Promise<number | null> =>
    admin
      .query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and query like $1`,
        [statement],
      )
      .then(({ rowCount }) => rowCount);
  await expect.poll(cut).toBeGreaterThan(0);
  await admin.end();
}

const one = sql`select 1 as one`;
const unavailable = { code: "unavailable", retryAfterS: 2 };

describe("the pool", () => {
  test("works in the API's role, which cannot write a balance", async () => {
    const db = open();
    expect(await db.row(sql`select current_user as role`)).toEqual({ role: "service_role" });
    await expect(db.rows(sql`delete from app.usage_ledger`)).rejects.toMatchObject({ code: "42501" });
  });

  test("gives 64 bit numbers as numbers and instants as ISO text", async () => {
    const row = await open().row(sql`select 7::bigint as count, timestamptz '2026-01-31 10:00+01' as at`);
    expect(row).toEqual({ count: 7, at: "2026-01-31T09:00:00.000Z" });
  });

  test("goes on with a statement that it keeps after a migration made anew what it asks", async () => {
    const db = open({ max: 1 });
    const admin = new Client(url);
    await admin.connect();
    await admin.query(`
      create table app.asked (one int); insert into app.asked values (1); grant select on app.asked to service_role;
      create function app.asks() returns table (one int) language sql begin atomic select one from app.asked; end;
      grant execute on function app.asks() to service_role`);
    const ask = () => db.row(kept("asks", sql`select one from app.asks() where one > ${0}`));
    const before = await ask();
    await admin.query(`
      alter table app.asked add column other text; drop function app.asks();
      create function app.asks() returns table (one int, other text) language sql begin atomic
        select one + 1, other from app.asked; end;
      grant execute on function app.asks() to service_role`);
    expect([before, await ask()]).toEqual([{ one: 1 }, { one: 2 }]);
    await admin.end();
  });

  test("takes back what a transaction has locked in which nothing is said any more", async () => {
    const [frozen, other] = [open({ idleMs: 50 }), open()];
    const lock = sql`select pg_advisory_xact_lock(4711)`;
    const locked = frozen.transaction(async (db) => {
      await db.rows(lock);
      await other.rows(lock); // waits until the first one is given up
      return db.row(one);
    });
    await expect(locked).rejects.toMatchObject(unavailable);
    expect(await frozen.row(one)).toEqual({ one: 1 });
  });

  test("keeps all of a transaction or nothing", async () => {
    const db = open();
    const add = (bucket: string) =>
      sql`insert into app.rate_counters (bucket, window_start) values (${bucket}, now())`;
    await expect(
      db.transaction(async (transaction) => {
        await transaction.rows(add("kept?"));
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    await db.transaction((transaction) => transaction.rows(add("kept")));
    expect(await db.rows(sql`select bucket from app.rate_counters`)).toEqual([{ bucket: "kept" }]);
  });

  test("does not take a mistake of ours in a transaction for a database that is away, whatever its words", async () => {
    const mistake = new TypeError("Cannot read properties of undefined (reading 'timeoutMs')");
    await expect(open().transaction(() => Promise.reject(mistake))).rejects.toBe(mistake);
  });
});

describe("a database that is away", () => {
  test("is unavailable, when nothing listens", async () => {
    await expect(open({ url: "postgres://x:y@127.0.0.1:9/x" }).row(one)).rejects.toMatchObject(unavailable);
  });

  test("is unavailable, when a connection is cut under a statement, and works again with the next one", async () => {
    const db = open({ max: 1 });
    const asked = expect(db.row(sql`select pg_sleep(20)`)).rejects.toMatchObject(unavailable);
    await cutWhere("%pg_sleep(20)%");
    await asked;
    expect(await db.row(one)).toEqual({ one: 1 });
  });

  test("is unavailable, when a connection is cut in a transaction: nothing of it is kept", async () => {
    const db = open({ max: 1 });
    const asked = db.transaction(async (transaction) => {
      await transaction.rows(sql`insert into app.rate_counters (bucket, window_start) values ('cut', now())`);
      await transaction.rows(sql`select pg_sleep(21)`);
    });
    const refused = expect(asked).rejects.toMatchObject(unavailable);
    await cutWhere("%pg_sleep(21)%");
    await refused;
    expect(await db.rows(sql`select from app.rate_counters where bucket = 'cut'`)).toHaveLength(0);
  });

  test("loses idle connections without anybody noticing", async () => {
    const db = open({ max: 1 });
    expect(await db.row(sql`select 'idle' as state`)).toEqual({ state: "idle" });
    await cutWhere("select 'idle'%");
    await expect.poll(() => db.row(one).catch(() => null)).toEqual({ one: 1 });
  });

  test("is unavailable, when a statement takes too long", async () => {
    await expect(open({ statementMs: 50 }).row(sql`select pg_sleep(20)`)).rejects.toMatchObject(unavailable);
  });

  test("is unavailable, when every connection is taken", async () => {
    const db = open({ max: 1, connectMs: 500 });
    await db.transaction(async () => {
      await expect(db.row(one)).rejects.toMatchObject(unavailable);
    });
    expect(await db.row(one)).toEqual({ one: 1 });
  });

  test("is back by itself after a restart", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "regard-restart-"));
    const first = await startEmbedded({ folder });
    await ensureRoles(first.url);
    const db = open({ url: first.url });
    expect(await db.row(one)).toEqual({ one: 1 });
    await first.stop();
    await expect(db.row(one)).rejects.toMatchObject(unavailable);
    const second = await startEmbedded({ folder });
    expect(second.url).toBe(first.url);
    await expect.poll(() => db.row(one).catch(() => null)).toEqual({ one: 1 });
    await second.stop();
    for (const place of [folder, second.folder]) if (place) await rm(place, { recursive: true, force: true });
  });
});
