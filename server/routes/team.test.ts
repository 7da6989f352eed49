import { randomUUID } from "node:crypto";
import sql from "sql-template-tag";
import { afterAll, describe, expect, test } from "vitest";
import { deleteUser, updateProfile } from "../../shared/api/endpoints/account.ts";
import { readAllowance } from "../../shared/api/endpoints/allowance.ts";
import {
  deleteReview,
  listReviews,
  listSharedLinks,
  markOpinion,
  readReview,
  readReviewPicture,
  shareReview,
} from "../../shared/api/endpoints/reviews.ts";
import * as team from "../../shared/api/endpoints/team.ts";
import { planId } from "../../shared/plans.ts";
import {
  askForReview,
  doneOf,
  opinionFinding,
  opinionResult,
  readyOpinion,
} from "../../tests/ask-for-review.ts";
import { useTestServer, type TestPerson } from "../../tests/test-server.ts";
import { openSql } from "../../tests/database/support/open-sql.ts";

const secondOpinion = { ...readyOpinion(), give: async () => opinionResult(opinionFinding()) };
const server = await useTestServer({ deps: { secondOpinion } });
const admin = openSql(server.databaseUrl, { max: 1 });
afterAll(() => admin.end());

const as = ({ token }: TestPerson) => server.as(token);
const done = { success: true };

/** An owner whose plan of 10 reviews is paid for some seats. */
async function ownerOf(seats: number): Promise<TestPerson> {
  const owner = await server.signUp();
  await server.setPlan(owner.userId, "starter");
  await admin`update app.usage_accounts set seats = ${seats} where user_id = ${owner.userId}`;
  await as(owner).call(team.createTeam, { body: { name: "Atelier" } });
  return owner;
}

const teamOf = async (person: TestPerson) => (await as(person).call(team.readTeam, {})).team;

const inviteMail = async (to: string) =>
  (await server.mails()).find((one) => one.to === to && one.text.includes("invite="));

async function invite(owner: TestPerson, email = `${randomUUID()}@example.test`): Promise<string> {
  await as(owner).call(team.inviteToTeam, { body: { email } });
  return server.invitationTo(email);
}

const accept = (person: TestPerson, token: string) =>
  as(person).call(team.acceptInvitation, { params: { token } });

async function memberOf(owner: TestPerson): Promise<TestPerson> {
  const member = await server.signUp();
  await accept(member, await invite(owner));
  return member;
}

test("nobody invites themselves: it would take a seat", async () => {
  const owner = await ownerOf(3);
  await expect(invite(owner, owner.email.toUpperCase())).rejects.toMatchObject({ code: "invalid_input" });
  expect((await teamOf(owner))?.owned?.freeSeats).toBe(2);
});

const review = async ({ token }: TestPerson) => doneOf(await askForReview(server, token)).review;

describe("a team", () => {
  test("is invited to by mail, joined by anybody with the link, and its owner sees who used what", async () => {
    const owner = await ownerOf(3);
    expect(await teamOf(await server.signUp())).toBeNull();
    const email = `${randomUUID()}@example.test`;
    const token = await invite(owner, email);
    const invitation = await server.as(null).call(team.readInvitation, { params: { token } });
    expect(invitation).toMatchObject({ team: "Atelier", owner: "Test", members: 1 });
    const member = await server.signUp();
    expect(await accept(member, token)).toEqual(done);
    await expect(accept(await server.signUp(), token)).rejects.toMatchObject({ code: "not_found" });

    await review(member);
    expect(await as(member).call(readAllowance, {})).toMatchObject({
      kind: "plan",
      left: 29,
      team: { name: "Atelier", pays: true },
    });
    const seen = await teamOf(owner);
    expect(seen).toMatchObject({
      role: "owner",
      planId: planId("starter"),
      allowance: { limit: 30, left: 29 },
      owned: { seats: 3, freeSeats: 1, invites: [], usedByFormer: 0 },
    });
    expect(seen?.members.map(({ userId, role, used }) => ({ userId, role, used }))).toEqual([
      { userId: owner.userId, role: "owner", used: 0 },
      { userId: member.userId, role: "member", used: 1 },
    ]);
    const theirs = await teamOf(member);
    expect(theirs).toMatchObject({ role: "member", owned: null });
    expect(theirs?.members.map(({ used }) => used)).toEqual([null, null]);
  });

  test("answers the same for addresses with and without an account, in the language of who is invited", async () => {
    const owner = await ownerOf(5);
    const known = await server.signUp();
    await as(known).call(updateProfile, {
      body: { userId: known.userId, name: "Known", language: "fr", newsletterOptIn: false },
    });
    const unknown = `${randomUUID()}@example.test`;
    const answers = [];
    for (const email of [known.email, unknown])
      answers.push(await as(owner).call(team.inviteToTeam, { body: { email } }));
    expect(answers).toEqual([done, done]);
    expect((await inviteMail(known.email))?.subject).toMatch(/^Invitation à rejoindre/);
    expect((await inviteMail(unknown))?.subject).toMatch(/^An invitation/);
  });

  test("waits before an invitation is sent again, and takes one back", async () => {
    const owner = await ownerOf(2);
    const email = `${randomUUID()}@example.test`;
    const token = await invite(owner, email);
    const [open] = (await teamOf(owner))?.owned?.invites ?? [];
    const params = { id: open?.id ?? "" };
    await expect(as(owner).call(team.resendInvite, { params })).rejects.toMatchObject({
      code: "rate_limited",
      retryAfterS: expect.any(Number) as number,
    });
    const stranger = await ownerOf(2);
    for (const endpoint of [team.revokeInvite, team.resendInvite])
      await expect(as(stranger).call(endpoint, { params })).rejects.toMatchObject({ code: "not_found" });
    await expect(
      as(owner).call(team.inviteToTeam, { body: { email: "b@example.test" } }),
    ).rejects.toMatchObject({ code: "team_full" });
    await as(owner).call(team.revokeInvite, { params });
    await expect(accept(stranger, token)).rejects.toMatchObject({ code: "not_found" });
  });

  test("invites one address five times a day at most, whoever does", async () => {
    const email = `${randomUUID()}@example.test`;
    for (let count = 0; count < 5; count += 1) await invite(await ownerOf(2), email);
    await expect(invite(await ownerOf(2), email)).rejects.toMatchObject({ code: "rate_limited" });
  });

  test("whoever may not invite uses up nobody's invitations", async () => {
    const email = `${randomUUID()}@example.test`;
    const [stranger, poor] = [await server.signUp(), await server.signUp()];
    await as(poor).call(team.createTeam, { body: { name: "Poor" } });
    for (let count = 0; count < 3; count += 1)
      for (const [person, code] of [
        [stranger, "no_team"],
        [poor, "team_unpaid"],
      ] as const)
        await expect(invite(person, email)).rejects.toMatchObject({ code });
    expect(await invite(await ownerOf(2), email)).toBeTruthy();
  });

  test("is one for each person", async () => {
    const [owner, other] = [await ownerOf(3), await ownerOf(3)];
    const member = await memberOf(owner);
    const token = await invite(other);
    await expect(accept(member, token)).rejects.toMatchObject({ code: "in_team" });
    await expect(as(member).call(team.createTeam, { body: { name: "Mine" } })).rejects.toMatchObject({
      code: "in_team",
    });
    await expect(
      as(member).call(team.inviteToTeam, { body: { email: "a@example.test" } }),
    ).rejects.toMatchObject({ code: "no_team" });
  });

  test("is left and removed from, with a mail to who did not want it", async () => {
    const owner = await ownerOf(3);
    const [one, other] = [await memberOf(owner), await memberOf(owner)];
    await expect(as(one).call(team.removeMember, { params: { id: other.userId } })).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(as(owner).call(team.removeMember, { params: { id: owner.userId } })).rejects.toMatchObject({
      code: "team_owner_stays",
    });
    await as(one).call(team.removeMember, { params: { id: one.userId } });
    await as(owner).call(team.removeMember, { params: { id: other.userId } });
    const subjects = (await server.mails()).filter(({ subject }) =>
      subject.includes("no longer in your team"),
    );
    expect(subjects.map(({ to }) => to)).toEqual([other.email]);
    expect((await teamOf(owner))?.members).toHaveLength(1);
    expect(await teamOf(other)).toBeNull();
  });

  test("with other members keeps its owner from deleting the account", async () => {
    const owner = await ownerOf(3);
    const member = await memberOf(owner);
    await as(member).call(deleteUser, { body: { userId: member.userId } });
    expect((await teamOf(owner))?.members).toHaveLength(1);
    const second = await memberOf(owner);
    await server.deps.db.row(sql`select app.set_plan(${owner.userId}, null, null, null)`);
    const leave = () => as(owner).call(deleteUser, { body: { userId: owner.userId } });
    await expect(leave()).rejects.toMatchObject({ code: "team_has_members" });
    await as(owner).call(team.dissolveTeam, {});
    expect(await teamOf(second)).toBeNull();
    expect(await leave()).toEqual(done);
  });
});

test("a review is the team's to read while it is shared, and its maker's alone to do anything with", async () => {
  const owner = await ownerOf(3);
  const [maker, reader] = [await memberOf(owner), await memberOf(owner)];
  const { id, secondOpinion } = await review(maker);
  const params = { id };
  const findingId = secondOpinion.findings[0]?.id ?? "";
  await as(maker).call(markOpinion, { params, body: { findingId, mark: "wrong" } });
  const read = (person: TestPerson) => as(person).call(readReview, { params });
  const shared = (person: TestPerson) => as(person).call(team.listTeamReviews, { query: {} });

  await expect(read(reader)).rejects.toMatchObject({ code: "not_found" });
  await expect(
    as(reader).call(team.shareWithTeam, { params, body: { isShared: true } }),
  ).rejects.toMatchObject({ code: "not_found" });
  await as(maker).call(team.shareWithTeam, { params, body: { isShared: true } });

  expect((await shared(reader)).reviews).toMatchObject([{ id, by: "Test", isOwn: false }]);
  expect((await shared(maker)).reviews).toMatchObject([{ id, isOwn: true }]);
  expect((await as(reader).call(listReviews, { query: {} })).reviews).toEqual([]);
  expect(await read(reader)).toMatchObject({ id, team: { isOwn: false, by: "Test" } });
  expect((await read(reader)).secondOpinion.marks).toBeUndefined();
  expect((await read(maker)).secondOpinion.marks).toEqual({ [findingId]: "wrong" });
  const picture = await as(reader).file(readReviewPicture, { params: { id, frameId: "1:1" } });
  expect(picture.size).toBeGreaterThan(0);
  for (const attempt of [
    () => as(reader).call(deleteReview, { params }),
    () => as(reader).call(shareReview, { params, body: { days: 30 } }),
    () => as(reader).call(listSharedLinks, { params }),
    () => as(reader).call(markOpinion, { params, body: { findingId, mark: "useful" } }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: "not_found" });

  await as(maker).call(team.shareWithTeam, { params, body: { isShared: false } });
  await expect(read(reader)).rejects.toMatchObject({ code: "not_found" });
  await as(maker).call(team.shareWithTeam, { params, body: { isShared: true } });
  await as(owner).call(team.removeMember, { params: { id: maker.userId } });
  await expect(read(reader)).rejects.toMatchObject({ code: "not_found" });
  expect(await read(maker)).toMatchObject({ id });
  await expect(
    as(maker).call(team.shareWithTeam, { params, body: { isShared: true } }),
  ).rejects.toMatchObject({ code: "no_team" });
});
