import { afterAll, afterEach, describe, expect, test } from "vitest";
import { planId, type PlanName } from "../../shared/plans.ts";
import { freshDatabase } from "./support/fresh-database.ts";
import { findViolations } from "./support/invariants.ts";
import { at, review, signUp } from "./support/ledger.ts";
import { openSql } from "./support/open-sql.ts";

const url = await freshDatabase();
const sql = openSql(url, { max: 4, role: "service_role" });
const admin = openSql(url, { max: 2 });

afterEach(async () => expect(await findViolations(admin)).toEqual([]));
afterAll(() => Promise.all([sql.end(), admin.end()]));

interface Said {
  readonly plan: PlanName | null;
  readonly anchor: string;
  readonly now: string;
  /** Periods that begin before it are paid. */
  readonly paidThrough?: string;
  readonly isCredited?: boolean;
}

/** Sets the plan to the state that Stripe tells at an instant. */
async function say(userId: string, { plan, anchor, now, paidThrough, isCredited = false }: Said) {
  await sql`select app.set_plan(${userId}, ${plan && planId(plan)}, ${plan && at(anchor)},
    ${plan && at("12-31")}, ${at(now)}, ${paidThrough ? at(paidThrough) : null}, ${isCredited})`;
}
async function spend(userId: string, count: number, now: string): Promise<number> {
  let spent = 0;
  for (let index = 0; index < count; index += 1) if (await review(sql, { userId }, at(now))) spent += 1;
  return spent;
}
async function left(userId: string, now: string) {
  const [row] = await sql<{ granted: number; used: number; remaining: number }[]>`
    select granted, used, remaining from app.read_allowance(${userId}, null, null, ${at(now)})`;
  return [row?.granted, row?.used, row?.remaining];
}
const begin = async (plan: PlanName): Promise<string> => {
  const userId = await signUp(admin);
  await say(userId, { plan, anchor: "01-01", now: "01-01", paidThrough: "02-01" });
  return userId;
};

describe("a larger plan in the middle of a month, of which the rest is credited", () => {
  test.each([
    ["nothing was used: nothing is owed", 0, [150, 0, 150]],
    ["as much as the days gone by: nothing is owed", 5, [150, 0, 150]],
    ["more than that: the rest is owed", 9, [150, 4, 146]],
  ])("%s", async (_, used, expected) => {
    const userId = await begin("starter");
    await spend(userId, used, "01-10");
    await say(userId, {
      plan: "studio",
      anchor: "01-16",
      now: "01-16T00:00:05",
      paidThrough: "02-16",
      isCredited: true,
    });
    expect(await left(userId, "01-17")).toEqual(expected);
    expect(await spend(userId, 151, "01-17")).toBe(expected[2]);
  });

  test("what is owed and more than the next month gives is owed on", async () => {
    const userId = await begin("studio");
    await spend(userId, 30, "01-01");
    const next = { plan: "starter", now: "01-01T00:00:05", isCredited: true } as const;
    await say(userId, { ...next, anchor: "01-01T00:00:01", paidThrough: "02-01T00:00:01" });
    expect(await left(userId, "01-02")).toEqual([10, 30, 0]);
    await say(userId, { ...next, anchor: "01-01T00:00:01", now: "02-02", paidThrough: "03-01T00:00:01" });
    expect(await left(userId, "02-02")).toEqual([10, 20, 0]);
  });
});

describe("a year that was paid at once", () => {
  const ofAYear = async (plan: PlanName): Promise<string> => {
    const userId = await signUp(admin);
    await say(userId, { plan, anchor: "01-01", now: "01-01", paidThrough: "12-30" });
    return userId;
  };

  test("and taken back by a bank, was not paid in any of its months: all that was had is owed", async () => {
    const userId = await ofAYear("starter");
    for (const month of ["01", "02", "05"]) await spend(userId, 4, `${month}-10`);
    await say(userId, { plan: null, anchor: "01-01", now: "05-12", paidThrough: "01-01" });
    await say(userId, { plan: null, anchor: "01-01", now: "05-13" });
    await say(userId, { plan: "essential", anchor: "05-20", now: "05-20", paidThrough: "06-20" });
    expect(await left(userId, "05-21")).toEqual([20, 12, 8]);
  });

  test("and comes back after all, is paid in each of them: nothing is owed", async () => {
    const userId = await ofAYear("starter");
    for (const month of ["01", "02", "05"]) await spend(userId, 4, `${month}-10`);
    await say(userId, { plan: null, anchor: "01-01", now: "05-12", paidThrough: "01-01" });
    await say(userId, { plan: "starter", anchor: "01-01", now: "05-14", paidThrough: "12-30" });
    expect(await left(userId, "05-15")).toEqual([10, 4, 6]);
    expect(await left(userId, "06-15")).toEqual([10, 0, 10]);
  });
});

describe("a month that is not paid", () => {
  test.each([
    ["the same plan", "starter", [2, 1, 1]],
    ["a larger one", "studio", [37, 1, 36]],
  ] as const)("gives no more when %s is told of again before it is paid", async (_, plan, expected) => {
    const userId = await begin("starter");
    expect(await spend(userId, 1, "02-01T00:10")).toBe(1);
    await say(userId, { plan, anchor: "01-01", now: "02-02", paidThrough: "02-01" });
    expect(await left(userId, "02-02T01:00")).toEqual(expected);
  });

  test("is one, too, whose payment was taken back after it was used", async () => {
    const userId = await begin("starter");
    await spend(userId, 7, "01-03");
    await say(userId, { plan: null, anchor: "", now: "01-05", paidThrough: "01-01" });
    await say(userId, { plan: "starter", anchor: "01-20", now: "01-20", paidThrough: "02-20" });
    expect(await left(userId, "01-21")).toEqual([10, 7, 3]);
  });
});
