import { afterAll, afterEach, describe, expect, test } from "vitest";
import { PLANS } from "../../shared/plans.ts";
import { asClient } from "./support/as-client.ts";
import { freshDatabase } from "./support/fresh-database.ts";
import { findViolations } from "./support/invariants.ts";
import { at, commit, grant, refund, reserve, review, setPlan, signUp } from "./support/ledger.ts";
import {
  accept,
  capacityOf,
  found,
  invite,
  join,
  leave,
  remove,
  seat,
  share,
  statusOf,
  usageOf,
} from "./support/teams.ts";
import { openSql } from "./support/open-sql.ts";

const url = await freshDatabase();
const sql = openSql(url, { max: 6, role: "service_role" });
const admin = openSql(url, { max: 4 });

afterEach(async () => expect(await findViolations(admin)).toEqual([]));
afterAll(() => Promise.all([sql.end(), admin.end()]));

const STARTER = PLANS[0]?.id ?? "";

/** An owner with a plan of 10 reviews a seat, and a team with its members. */
async function team({ seats = 3, members = 2 } = {}) {
  const owner = await signUp(admin);
  await setPlan(sql, owner, { id: STARTER, seats });
  const id = await found(sql, owner, "Team");
  const people = await Promise.all(Array.from({ length: members }, () => signUp(admin)));
  for (const person of people) await join(sql, owner, person);
  return { id, owner, people, member: people[0] ?? "" };
}

const allowanceOf = async (userId: string, now = new Date()) => {
  const [row] = await sql<{ team_pays: boolean | null; remaining: number; kind: string }[]>`
    select team_pays, remaining, kind from app.read_allowance(${userId}, null, null, ${now})`;
  return row;
};

describe("who pays for a review", () => {
  test("a plan of one's own comes after the team's", async () => {
    const { member } = await team();
    await setPlan(sql, member, { id: STARTER });
    for (let count = 0; count < 30; count += 1) await review(sql, { userId: member });
    expect(await allowanceOf(member)).toMatchObject({ team_pays: false, remaining: 10 });
    expect(await review(sql, { userId: member })).toBe(true);
    expect(await allowanceOf(member)).toMatchObject({ team_pays: false, remaining: 9 });
  });

  test("credits are one's own", async () => {
    const { owner, member } = await team();
    await grant(sql, owner, `gift ${owner}`, 3);
    for (let count = 0; count < 30; count += 1) await review(sql, { userId: member });
    expect(await reserve(sql, { userId: member })).toMatchObject({ status: "none_left" });
    await grant(sql, member, `gift ${member}`, 1);
    expect(await review(sql, { userId: member })).toBe(true);
  });

  test("of a team whose plan is not paid any more nobody has anything", async () => {
    const { owner, member } = await team();
    await setPlan(sql, owner, { id: null });
    expect(await allowanceOf(member)).toMatchObject({ kind: "trial", team_pays: false });
    expect(await reserve(sql, { userId: member })).toMatchObject({ status: "none_left" });
  });

  test("a full team tells when it has reviews again", async () => {
    const { member } = await team();
    const now = at("03-10");
    for (let count = 0; count < 30; count += 1) await review(sql, { userId: member }, now);
    expect(await reserve(sql, { userId: member }, { now })).toMatchObject({
      status: "none_left",
      resets_at: at("04-01"),
    });
  });

  test("where fewer seats are paid for than are taken, those have them who joined first", async () => {
    const { owner, people } = await team({ seats: 3, members: 2 });
    await seat(admin, owner, 2);
    const pays = await Promise.all(people.map(async (person) => (await allowanceOf(person))?.team_pays));
    expect(pays).toEqual([true, false]);
  });

  test("the same key is charged once, and a review that fails is given back to the team", async () => {
    const { owner, member } = await team();
    const key = crypto.randomUUID();
    const first = await reserve(sql, { userId: member }, { key });
    expect(await reserve(sql, { userId: member }, { key })).toMatchObject({ status: "in_progress" });
    await commit(sql, first.reservation_id);
    expect(await reserve(sql, { userId: member }, { key })).toMatchObject({ status: "done" });
    const second = await reserve(sql, { userId: member });
    expect(await usageOf(sql, owner)).toEqual({ [member]: 2 });
    await refund(sql, second.reservation_id);
    expect(await usageOf(sql, owner)).toEqual({ [member]: 1 });
  });

  test("somebody who was removed is charged where they were reserved, and pays for themselves from then on", async () => {
    const { owner, member } = await team();
    const begun = await reserve(sql, { userId: member });
    expect(await remove(sql, owner, member)).toBe("done");
    expect(await commit(sql, begun.reservation_id)).toBe("committed");
    expect(await usageOf(sql, owner)).toEqual({ null: 1 });
    expect(await reserve(sql, { userId: member })).toMatchObject({ status: "none_left" });
  });
});

describe("an invitation", () => {
  test("ends after seven days", async () => {
    const { owner } = await team({ members: 0 });
    const token = await invite(sql, owner, "a@example.test", at("03-01"));
    expect(await accept(sql, await signUp(admin), token, at("03-08T00:00:01"))).toBe("over");
    expect(await accept(sql, await signUp(admin), token, at("03-07T23:59:59"))).toBe("done");
  });

  test("is sent again after a while, with a new link in place of the old one", async () => {
    const { owner } = await team({ seats: 2, members: 0 });
    const old = await invite(sql, owner, "a@example.test", at("03-01T10:00:00"));
    expect(await statusOf(sql, owner, "a@example.test", at("03-01T10:04:59"))).toBe("wait");
    const token = await invite(sql, owner, "a@example.test", at("03-01T10:05:00"));
    const person = await signUp(admin);
    expect(await accept(sql, person, old, at("03-02"))).toBe("over");
    expect(await accept(sql, person, token, at("03-02"))).toBe("done");
  });

  test("two who accept at once for one seat: one of them joins", async () => {
    const { owner } = await team({ seats: 3, members: 0 });
    const tokens = [await invite(sql, owner, "a@example.test"), await invite(sql, owner, "b@example.test")];
    await seat(admin, owner, 2);
    const people = [await signUp(admin), await signUp(admin)];
    const ends = await Promise.all(people.map((person, index) => accept(sql, person, tokens[index])));
    expect(ends.toSorted()).toEqual(["done", "full"]);
  });
});

describe("leaving", () => {
  test("frees the seat at once, and takes what was shared along", async () => {
    const { owner, people, member, id } = await team({ seats: 3, members: 2 });
    const [row] = await admin<{ id: string }[]>`
      insert into public.reviews (user_id, aspects, report) values (${member}, '{ux}', '{}') returning id`;
    const reviewId = row?.id ?? "";
    expect(await share(sql, member, reviewId)).toBe("done");
    expect(await share(sql, owner, reviewId)).toBe("not_found");
    expect(await statusOf(sql, owner, "a@example.test")).toBe("full");
    expect(await leave(sql, member)).toBe("done");
    expect(await statusOf(sql, owner, "a@example.test")).toBe("done");
    expect(await admin`select team_id, user_id from public.reviews where id = ${reviewId}`).toEqual([
      { team_id: null, user_id: member },
    ]);
    expect(await share(sql, member, reviewId)).toBe("no_team");
    expect(
      await admin`select user_id from public.team_members where team_id = ${id} order by joined_at`,
    ).toEqual([owner, people[1]].map((user_id) => ({ user_id })));
  });

  test("a deleted member and a dissolved team leave everybody's reviews to them", async () => {
    const { owner, people } = await team({ seats: 3, members: 2 });
    await admin`insert into public.reviews (user_id, aspects, report, team_id)
      select user_id, '{ux}', '{}', team_id from public.accounts where user_id = any(${people})`;
    await admin`delete from auth.users where id = ${people[0] ?? ""}`;
    expect(await admin`select from public.team_members where user_id = any(${people})`).toHaveLength(1);
    const parted = () => sql<{ status: string }[]>`select app.part_from_team(${owner}) as status`;
    expect(await parted()).toEqual([{ status: "has_members" }]);
    await sql`select app.dissolve_team(${owner})`;
    expect(await parted()).toEqual([{ status: "not_found" }]);
    expect(await admin`select team_id from public.reviews where user_id = ${people[1] ?? ""}`).toEqual([
      { team_id: null },
    ]);
  });
});

describe("seats", () => {
  test("bring the plan's reviews once each, also when there are more or fewer of them", async () => {
    const { owner, member } = await team({ seats: 2, members: 1 });
    await review(sql, { userId: member });
    expect(await allowanceOf(owner)).toMatchObject({ remaining: 19 });
    await setPlan(sql, owner, { id: STARTER, seats: 5 });
    expect(await allowanceOf(member)).toMatchObject({ remaining: 49 });
    await setPlan(sql, owner, { id: STARTER, seats: 1 });
    expect(await allowanceOf(owner)).toMatchObject({ remaining: 9 });
  });

  test("bought in the middle of a period begin one, and what was had beyond its time is owed", async () => {
    const { owner } = await team({ seats: 2, members: 0 });
    const buy = (seats: number, anchor: string) => sql`
      select app.set_plan(${owner}, ${STARTER}, ${at(anchor)}, ${at("12-31")}, ${at(anchor)},
        ${at("12-31")}, true, ${seats})`;
    await buy(2, "03-01");
    for (let count = 0; count < 16; count += 1) await review(sql, { userId: owner }, at("03-02"));
    await buy(4, "03-16T12:00:00");
    // Half of 20 reviews were paid for: 6 of the 16 count in the new period.
    expect(await allowanceOf(owner, at("03-17"))).toMatchObject({ remaining: 34 });
  });

  test("that will be fewer with the next period are not given away any more", async () => {
    const { owner } = await team({ seats: 4, members: 1 });
    await admin`update public.accounts set next_seats = 2 where user_id = ${owner}`;
    expect(await capacityOf(sql, owner)).toBe(2);
    expect(await statusOf(sql, owner, "a@example.test")).toBe("full");
  });
});

test("as clients, members see the team, its members and what is shared; only the owner sees invitations", async () => {
  const { id, owner, member, people } = await team({ seats: 4 });
  await invite(sql, owner, "a@example.test");
  const stranger = await signUp(admin);
  await admin`insert into public.reviews (user_id, title, aspects, report, team_id) values
      (${owner}, 'shared', '{ux}', '{}', ${id}), (${owner}, 'own', '{ux}', '{}', null)`;
  const seen = async (who: string) => ({
    teams: (await asClient(admin, "authenticated", who, "select id from public.teams")).length,
    members: (await asClient(admin, "authenticated", who, "select name from public.team_members")).length,
    invites: (await asClient(admin, "authenticated", who, "select email from public.team_invites")).length,
    reviews: await asClient(admin, "authenticated", who, "select title from public.reviews order by title"),
  });
  const shared = { title: "shared" };
  const all = people.length + 1;
  expect(await seen(owner)).toEqual({
    teams: 1,
    members: all,
    invites: 1,
    reviews: [{ title: "own" }, shared],
  });
  expect(await seen(member)).toEqual({ teams: 1, members: all, invites: 0, reviews: [shared] });
  expect(await seen(stranger)).toEqual({ teams: 0, members: 0, invites: 0, reviews: [] });
  await leave(sql, member);
  expect(await seen(member)).toEqual({ teams: 0, members: 0, invites: 0, reviews: [] });
});

test("members review, the plan changes and people come and go at once: nobody waits for nobody", async () => {
  const { owner, people } = await team({ seats: 20, members: 3 });
  const rounds = Array.from({ length: 12 }, (_, index) => index);
  const faults: unknown[] = [];
  const run = (work: Promise<unknown>) => work.catch((error: unknown) => faults.push(error));
  await Promise.all(
    rounds.flatMap((round) => [
      ...people.map((person) => run(review(sql, { userId: person }))),
      run(review(sql, { userId: owner })),
      run(setPlan(sql, owner, { id: STARTER, seats: 20, anchor: at(round % 2 ? "01-15" : "01-31") })),
      run(leave(sql, people[round % 3] ?? "").then(() => join(sql, owner, people[round % 3] ?? ""))),
    ]),
  );
  expect(faults).toEqual([]);
});
