import { afterAll, afterEach, describe, expect, test } from "vitest";
import { planId } from "../../shared/plans.ts";
import { freshDatabase } from "./support/fresh-database.ts";
import { findViolations } from "./support/invariants.ts";
import {
  at,
  commit,
  grant,
  install,
  periodsOf,
  refund,
  reserve,
  review,
  setPlan,
  signUp,
  sweep,
  type Asker,
} from "./support/ledger.ts";
import { openSql } from "./support/open-sql.ts";

const url = await freshDatabase();
// As the API does it: through the functions, without the right to write a balance.
const sql = openSql(url, { max: 12, role: "service_role" });
const admin = openSql(url, { max: 2 });

afterEach(async () => expect(await findViolations(admin)).toEqual([]));
afterAll(() => Promise.all([sql.end(), admin.end()]));

async function subscriber(plan = planId("starter"), anchor = at("01-01")): Promise<string> {
  const userId = await signUp(admin);
  await setPlan(sql, userId, { id: plan, anchor });
  return userId;
}

const times = <T>(count: number, run: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));

const countWhere = <T>(items: readonly T[], is: (item: T) => boolean): number => items.filter(is).length;

describe("a plan", () => {
  test("gives nothing once it is not paid any more", async () => {
    const userId = await signUp(admin);
    await setPlan(sql, userId, { id: planId("pro"), anchor: at("01-01"), paidUntil: at("02-01") });
    expect(await review(sql, { userId }, at("01-31"))).toBe(true);
    expect(await review(sql, { userId }, at("02-01"))).toBe(false);
  });

  test("raised in the middle of a month raises what is left of it, and keeps what was used", async () => {
    const userId = await subscriber();
    await times(10, () => review(sql, { userId }, at("01-10")));
    await setPlan(sql, userId, { id: planId("essential"), anchor: at("01-01"), now: at("01-11") });
    const answers = await times(12, () => reserve(sql, { userId }, { now: at("01-12") }));
    expect(countWhere(answers, ({ status }) => status === "reserved")).toBe(10);
    expect(await periodsOf(sql, userId)).toMatchObject([{ allowance: 20, used: 10, reserved: 10 }]);
  });

  test("lowered below what was used gives nothing more, and raised again nothing twice", async () => {
    const userId = await subscriber(planId("essential"));
    await times(15, () => review(sql, { userId }, at("01-10")));
    await setPlan(sql, userId, { id: planId("starter"), anchor: at("01-01"), now: at("01-11") });
    expect(await review(sql, { userId }, at("01-12"))).toBe(false);
    await setPlan(sql, userId, { id: planId("essential"), anchor: at("01-01"), now: at("01-13") });
    const went = await times(8, () => review(sql, { userId }, at("01-14")));
    expect(countWhere(went, Boolean)).toBe(5);
  });

  test("with a new anchor ends the open month there", async () => {
    const userId = await subscriber();
    const held = await reserve(sql, { userId }, { now: at("01-10") });
    await setPlan(sql, userId, { id: planId("pro"), anchor: at("01-15"), now: at("01-15T00:00:09") });
    expect(await review(sql, { userId }, at("01-16"))).toBe(true);
    expect(await commit(sql, held.reservation_id, at("01-16"))).toBe("committed");
    expect(await periodsOf(sql, userId)).toMatchObject([
      { period_start: at("01-01"), period_end: at("01-15"), allowance: 10, used: 1 },
      { period_start: at("01-15"), period_end: at("02-15"), allowance: 85, used: 1 },
    ]);
  });

  test("that ended leaves the month, and the same plan again finds it as it was", async () => {
    const userId = await subscriber();
    await times(10, () => review(sql, { userId }, at("01-10")));
    await setPlan(sql, userId, { id: null, now: at("01-11") });
    await setPlan(sql, userId, { id: planId("starter"), anchor: at("01-01"), now: at("01-12") });
    expect(await review(sql, { userId }, at("01-13"))).toBe(false);
  });
});

describe("the trial", () => {
  test("is three reviews for an installation, in total", async () => {
    const installationId = await install(admin);
    const went = await times(5, () => review(sql, { installationId }, at("01-01")));
    expect(countWhere(went, Boolean)).toBe(3);
    expect(await reserve(sql, { installationId }, { now: at("12-31") })).toMatchObject({
      status: "none_left",
      resets_at: null,
    });
  });

  test("is nine reviews for an address, whatever designers there say they are", async () => {
    const address = crypto.randomUUID();
    const went = await times(20, async (index) =>
      review(sql, { address, installationId: await install(admin, `designer ${index}`) }),
    );
    expect(countWhere(went, Boolean)).toBe(9);
  });

  test("is three reviews for a designer at an address, so a new installation gains nothing", async () => {
    const address = crypto.randomUUID();
    const went = await times(9, async () => review(sql, { address, installationId: await install(admin) }));
    expect(countWhere(went, Boolean)).toBe(3);
  });

  test("is three reviews for an account, so a new installation and a new address gain nothing", async () => {
    const userId = await signUp(admin);
    const went = await times(9, async () =>
      review(sql, { userId, installationId: await install(admin), address: crypto.randomUUID() }),
    );
    expect(countWhere(went, Boolean)).toBe(3);
  });

  test("is fifteen reviews for the accounts behind one address, beside those without one", async () => {
    const address = crypto.randomUUID();
    const alone = await times(4, async () => review(sql, { address, installationId: await install(admin) }));
    const accounts = await times(9, async () => ({
      userId: await signUp(admin),
      installationId: await install(admin),
      address,
    }));
    const went: boolean[] = [];
    for (const account of accounts) went.push(...(await times(3, () => review(sql, account))));
    expect([countWhere(alone, Boolean), countWhere(went, Boolean)]).toEqual([3, 15]);
  });

  test("opens again for an address after thirty days, and what it used is forgotten then", async () => {
    const address = crypto.randomUUID();
    const asker = async () => ({ address, installationId: await install(admin) });
    await times(3, async () => review(sql, await asker(), at("01-01")));
    expect(await reserve(sql, await asker(), { now: at("01-30") })).toMatchObject({
      status: "none_left",
      resets_at: at("01-31"),
    });
    const known = () => admin`select 1 from app.usage_accounts where address_key = ${`nobody:${address}`}`;
    await admin`select app.forget_addresses(${at("01-30")})`;
    expect(await known()).toHaveLength(1);
    expect(await review(sql, await asker(), at("02-01"))).toBe(true);
    await admin`select app.forget_addresses(${at("04-01")})`;
    expect(await known()).toHaveLength(0);
  });

  test("is what an account without a plan has, before its credits", async () => {
    const [userId, installationId] = [await signUp(admin), await install(admin)];
    await grant(sql, userId, `gift:${userId}`, 2);
    const went = await times(8, () => review(sql, { userId, installationId }));
    expect(countWhere(went, Boolean)).toBe(5);
  });

  test("is left alone while there is a plan", async () => {
    const [userId, installationId] = [await subscriber(), await install(admin)];
    await times(10, () => review(sql, { userId, installationId }));
    expect(await review(sql, { userId, installationId })).toBe(false);
    expect(await review(sql, { installationId })).toBe(true);
  });

  test("is nothing for an account without a plugin, and nobody at all is refused", async () => {
    const userId = await signUp(admin);
    expect(await review(sql, { userId, address: crypto.randomUUID() })).toBe(false);
    await expect(reserve(sql, { address: "123" })).rejects.toMatchObject({ code: "22023" });
  });
});

describe("credits", () => {
  test("come after the plan, those that end first before the others", async () => {
    const userId = await subscriber();
    await grant(sql, userId, `never:${userId}`, 1);
    await grant(sql, userId, `late:${userId}`, 1, at("03-01"));
    await grant(sql, userId, `soon:${userId}`, 1, at("02-01"));
    await grant(sql, userId, `gone:${userId}`, 1, at("01-02"));
    await times(10, () => review(sql, { userId }, at("01-10")));
    const order: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      await review(sql, { userId }, at("01-10"));
      const rows = await admin<{ source_ref: string }[]>`
        select split_part(source_ref, ':', 1) as source_ref from app.credit_lots
        where source_ref like ${`%${userId}`} and used = 1`;
      order.push(...rows.map(({ source_ref }) => source_ref).filter((name) => !order.includes(name)));
    }
    expect(order).toEqual(["soon", "late", "never"]);
    expect(await review(sql, { userId }, at("01-10"))).toBe(false);
  });

  test("of one source are given once, at once or later, also to another account or after a deletion", async () => {
    const [first, second] = [await signUp(admin), await signUp(admin)];
    const source = `opinion:${first}`;
    const given = await times(8, (index) => grant(sql, index % 2 ? first : second, source, 4));
    expect(countWhere(given, Boolean)).toBe(1);
    await admin`delete from auth.users where id in (${first}, ${second})`;
    expect(await grant(sql, await signUp(admin), source, 4)).toBe(false);
  });
});

describe("the same key", () => {
  test("after a refund may be tried again, and costs once", async () => {
    const userId = await subscriber();
    const key = crypto.randomUUID();
    const first = await reserve(sql, { userId }, { key });
    await refund(sql, first.reservation_id);
    const second = await reserve(sql, { userId }, { key });
    expect(second.status).toBe("reserved");
    expect(second.reservation_id).not.toBe(first.reservation_id);
    expect(await commit(sql, first.reservation_id)).toBe("refunded");
    expect(await commit(sql, second.reservation_id)).toBe("committed");
    expect(await periodsOf(sql, userId)).toMatchObject([{ used: 1, reserved: 0 }]);
  });

  test("of an attempt that was given back with something to show finds that, and costs nothing", async () => {
    const userId = await subscriber();
    const key = crypto.randomUUID();
    const { reservation_id } = await reserve(sql, { userId }, { key });
    const [stored] = await admin<{ id: string }[]>`
      insert into public.reviews (user_id, aspects, report) values (${userId}, '{ux}', '[]') returning id`;
    const review_id = stored?.id ?? null;
    await sql`select app.refund_request(${reservation_id}, ${review_id})`;
    expect(await reserve(sql, { userId }, { key })).toMatchObject({ status: "done", review_id });
    expect(await periodsOf(sql, userId)).toMatchObject([{ used: 0, reserved: 0 }]);
    await admin`delete from public.reviews where id = ${review_id}`;
    expect((await reserve(sql, { userId }, { key })).status).toBe("reserved");
  });

  test("of an installation that was linked in between costs once", async () => {
    const [userId, installationId] = [await subscriber(), await install(admin)];
    const key = crypto.randomUUID();
    await reserve(sql, { installationId }, { key });
    expect((await reserve(sql, { userId, installationId }, { key })).status).toBe("in_progress");
  });

  test("of two people are two requests", async () => {
    const key = crypto.randomUUID();
    for (const userId of [await subscriber(), await subscriber()])
      expect((await reserve(sql, { userId }, { key })).status).toBe("reserved");
  });

  test("on a machine that changed hands, or was disconnected, shows nothing of the first person", async () => {
    const installationId = await install(admin);
    const key = crypto.randomUUID();
    const mine = await reserve(sql, { userId: await subscriber(), installationId }, { key });
    await commit(sql, mine.reservation_id);
    const nothing = { status: "key_conflict", reservation_id: null, review_id: null };
    for (const next of [{ userId: await subscriber(), installationId }, { installationId }])
      expect(await reserve(sql, next, { key })).toMatchObject(nothing);
  });
});

describe("a request that may not begin", () => {
  const ask = async (userId: string, atOnce: number | null, mayBegin: boolean, key = crypto.randomUUID()) =>
    (
      await sql<{ status: string }[]>`
        select status from app.reserve_request(${userId}, null, null, ${key}, 'body',
          p_at_once => ${atOnce}, p_may_begin => ${mayBegin})`
    )[0]?.status;

  test("reserves nothing, and what began before is still found", async () => {
    const userId = await subscriber();
    const key = crypto.randomUUID();
    expect(await ask(userId, null, false, key)).toBe("not_begun");
    expect(await ask(userId, null, true, key)).toBe("reserved");
    expect(await ask(userId, null, false, key)).toBe("in_progress");
    expect(await periodsOf(sql, userId)).toMatchObject([{ reserved: 1 }]);
  });

  test("as too many are under way: of forty at once two begin", async () => {
    const userId = await subscriber();
    const answers = await times(40, () => ask(userId, 2, true));
    expect(countWhere(answers, (status) => status === "reserved")).toBe(2);
    expect(countWhere(answers, (status) => status === "under_way")).toBe(38);
    expect(await periodsOf(sql, userId)).toMatchObject([{ reserved: 2 }]);
  });

  test("as too many are under way may begin once one of them has ended", async () => {
    const userId = await subscriber();
    const { reservation_id } = await reserve(sql, { userId });
    expect(await ask(userId, 1, true)).toBe("under_way");
    await refund(sql, reservation_id);
    expect(await ask(userId, 1, true)).toBe("reserved");
  });
});

describe("what is free", () => {
  const free = { isFree: true };

  test("notes no address", async () => {
    const [installationId, address] = [await install(admin), "424242"];
    await reserve(sql, { installationId, address }, free);
    expect(
      await admin`select 1 from app.usage_accounts where address_key like ${`%${address}`}`,
    ).toHaveLength(0);
  });

  test("counts among those that are under way", async () => {
    const userId = await subscriber();
    await reserve(sql, { userId }, free);
    const [row] = await sql<{ status: string }[]>`
      select status from app.reserve_request(${userId}, null, null, ${crypto.randomUUID()}, 'body', p_at_once => 1)`;
    expect(row?.status).toBe("under_way");
  });
});

describe("a request of which something was told", () => {
  /** A job under way, with the reservation that pays for it. */
  async function underWay(asker: Asker): Promise<{ readonly id: string; readonly jobId: string }> {
    const { reservation_id: id } = await reserve(sql, asker, { now: at("01-10T10:00:00") });
    const jobId = crypto.randomUUID();
    await sql`insert into app.review_jobs (id, reservation_id, request) values (${jobId}, ${id}, '{}')`;
    return { id: id ?? "", jobId };
  }
  const tell = async (jobId: string, isFinding: boolean): Promise<boolean | undefined> =>
    (
      await sql<{ told: boolean }[]>`
        select app.tell_review(${jobId}, ${crypto.randomUUID()}, '{}', false, ${isFinding}) as told`
    )[0]?.told;

  test("is spent by a finding alone", async () => {
    const userId = await subscriber();
    const { id, jobId } = await underWay({ userId });
    await tell(jobId, false);
    expect(await refund(sql, id)).toBe("refunded");
    expect(await periodsOf(sql, userId)).toMatchObject([{ used: 0, reserved: 0 }]);
  });

  test("tells no finding once it was given back", async () => {
    const { id, jobId } = await underWay({ userId: await subscriber() });
    await refund(sql, id);
    expect(await tell(jobId, true)).toBe(false);
  });

  test("is spent by a plugin's trial when its account was deleted meanwhile", async () => {
    const [userId, installationId] = [await signUp(admin), await install(admin)];
    const { id, jobId } = await underWay({ userId, installationId });
    await tell(jobId, true);
    await admin`delete from auth.users where id = ${userId}`;
    await refund(sql, id);
    const [period] = await sql<{ used: number }[]>`
      select period.used from app.usage_periods as period join app.usage_accounts on id = usage_account_id
      where installation_id = ${installationId}`;
    expect(period?.used).toBe(1);
  });
});

describe("what comes to nothing", () => {
  /** Reserves for so many screens and gives it back. Returns the seconds to wait where it was too much. */
  async function tryFor(asker: Asker, screens: number, now = new Date()): Promise<number> {
    const { userId = null, installationId = null, address = null } = asker;
    const { reservation_id: id } = await reserve(sql, asker, { now });
    const [row] = await sql<{ wait: number }[]>`
      select app.note_screens(${id}, ${screens}, ${userId}, ${installationId}, ${address}, null, ${now}) as wait`;
    await refund(sql, id, now);
    return row?.wait ?? -1;
  }
  const waitsAfter = async (asker: Asker, screens: number): Promise<boolean> => {
    for (let left = screens; left > 0; left -= 10) expect(await tryFor(asker, Math.min(left, 10))).toBe(0);
    return (await tryFor(asker, 1)) > 0;
  };

  test("is free on thirty screens an hour, for an account with a plan as without one", async () => {
    expect(await waitsAfter({ userId: await subscriber() }, 30)).toBe(true);
    expect(await waitsAfter({ installationId: await install(admin), address: "u1" }, 30)).toBe(true);
    expect(await waitsAfter({ installationId: await install(admin), address: "u2" }, 29)).toBe(false);
  });

  test("is free again an hour later", async () => {
    const userId = await subscriber();
    for (const minute of ["00", "10", "20"])
      expect(await tryFor({ userId }, 10, at(`01-10T10:${minute}:00`))).toBe(0);
    expect(await tryFor({ userId }, 1, at("01-10T10:30:00"))).toBe(30 * 60);
    expect(await tryFor({ userId }, 1, at("01-10T11:01:00"))).toBe(0);
  });

  test("does not count once it is charged", async () => {
    const userId = await subscriber();
    for (let count = 0; count < 4; count += 1) {
      const { reservation_id: id } = await reserve(sql, { userId });
      await sql`select app.note_screens(${id}, 10, ${userId}, null, null, null, clock_timestamp())`;
      await commit(sql, id);
    }
    expect(await tryFor({ userId }, 1)).toBe(0);
  });

  test("adds up at an address, whoever invents plugins, and not for those with a plan", async () => {
    const address = "u3";
    const plugin = async (figmaId: string): Promise<Asker> => ({
      installationId: await install(admin, figmaId),
      address,
    });
    for (const name of ["u3a", "u3b", "u3c"])
      for (const _ of [1, 2, 3]) expect(await tryFor(await plugin(`${name}${_}`), 10)).toBe(0);
    expect(await tryFor(await plugin("u3d"), 1)).toBeGreaterThan(0);
    const userId = await subscriber();
    expect(await tryFor({ userId, installationId: await install(admin), address }, 1)).toBe(0);
  });
});

describe("a reservation", () => {
  test("is settled once, whoever comes first", async () => {
    const userId = await subscriber();
    const { reservation_id } = await reserve(sql, { userId });
    const states = await times(10, (index) => (index % 2 ? commit : refund)(sql, reservation_id));
    expect(new Set(states).size).toBe(1);
  });

  test("that nobody settles is given back after its lease, and not before", async () => {
    const userId = await subscriber();
    const { reservation_id } = await reserve(sql, { userId }, { now: at("01-10T10:00:00") });
    await sweep(sql, at("01-10T10:09:59"));
    expect(await periodsOf(sql, userId)).toMatchObject([{ reserved: 1 }]);
    await sweep(sql, at("01-10T10:10:00"));
    expect(await periodsOf(sql, userId)).toMatchObject([{ reserved: 0, used: 0 }]);
    expect(await commit(sql, reservation_id)).toBe("expired");
  });

  test("that is unknown is no error", async () => {
    expect(await commit(sql, crypto.randomUUID())).toBeNull();
  });

  test("ends with the account, and the books of the others stay", async () => {
    const [userId, other] = [await subscriber(), await subscriber()];
    const { reservation_id } = await reserve(sql, { userId });
    await review(sql, { userId: other });
    await admin`delete from auth.users where id = ${userId}`;
    expect(await commit(sql, reservation_id)).toBeNull();
    expect(await periodsOf(sql, other)).toMatchObject([{ used: 1 }]);
  });
});

describe("the books", () => {
  test.each([
    "update app.usage_ledger set used = 0",
    "delete from app.usage_ledger",
    "truncate app.usage_ledger",
  ])("refuse: %s", async (statement) => {
    await expect(admin.unsafe(statement)).rejects.toMatchObject({ code: "23000" });
  });

  test("refuse to reopen what is settled", async () => {
    const { reservation_id } = await reserve(sql, { userId: await subscriber() });
    await commit(sql, reservation_id);
    await expect(
      admin`update app.usage_reservations set state = 'refunded' where id = ${reservation_id}`,
    ).rejects.toMatchObject({ code: "23000" });
  });

  test.each([
    "usage_accounts",
    "usage_periods",
    "credit_lots",
    "usage_reservations",
    "usage_charges",
    "usage_ledger",
  ])("%s is written by the functions only, not by the API's role", async (table) => {
    await expect(sql.unsafe(`delete from app.${table}`)).rejects.toMatchObject({ code: "42501" });
  });
});
