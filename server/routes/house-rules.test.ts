import { randomUUID } from "node:crypto";
import sql from "sql-template-tag";
import { describe, expect, test } from "vitest";
import {
  listHouseVersions,
  readTeamHouseRules,
  saveTeamHouseRules,
} from "../../shared/api/endpoints/house-rules.ts";
import { createTeam, inviteToTeam, acceptInvitation, removeMember } from "../../shared/api/endpoints/team.ts";
import type { HouseRules } from "../../shared/house-rules/house-rules.ts";
import { openSql } from "../../tests/database/support/open-sql.ts";
import { useTestServer, type TestPerson } from "../../tests/test-server.ts";

const server = await useTestServer();

const as = ({ token }: TestPerson) => server.as(token);

const endPlan = ({ userId }: TestPerson) =>
  server.deps.db.row(sql`select app.set_plan(${userId}, null, null, null, clock_timestamp(), null)`);

async function ownerOf(): Promise<TestPerson> {
  const owner = await server.signUp();
  await server.setPlan(owner.userId, "starter", 3);
  await as(owner).call(createTeam, { body: { name: "Atelier" } });
  return owner;
}

async function memberOf(owner: TestPerson): Promise<TestPerson> {
  const email = `${randomUUID()}@example.test`;
  await as(owner).call(inviteToTeam, { body: { email } });
  const member = await server.signUp();
  const token = await server.invitationTo(email);
  await as(member).call(acceptInvitation, { params: { token } });
  return member;
}

const rulesOf = (...words: readonly string[]): HouseRules => ({
  version: 1,
  words: words.map((say) => ({ say })),
});

const save = (person: TestPerson, version: number, rules: HouseRules) =>
  as(person).call(saveTeamHouseRules, { body: { version, rules } });

const read = async (person: TestPerson, version?: number) =>
  as(person).call(readTeamHouseRules, { query: { ...(version !== undefined && { version }) } });

describe("the house rules of a team", () => {
  test("are saved by its owner, and read by its members and their plugins alone", async () => {
    const owner = await ownerOf();
    const member = await memberOf(owner);
    expect(await read(owner)).toEqual({
      team: { name: "Atelier", role: "owner" },
      version: 0,
      rules: null,
      changed: null,
    });
    const whole: HouseRules = {
      version: 1,
      brief: "A bank’s app for people with one account.",
      words: [{ say: "Sign in", never: ["Log in"], where: "buttons" }],
      values: { minContrast: 5, dates: "31.12.2026" },
      principles: [{ name: "Undo", text: "Every destructive action can be undone." }],
      rules: { shouting: "off" },
    };
    expect(await save(owner, 0, whole)).toEqual({ version: 1 });
    expect(await read(member)).toMatchObject({
      team: { name: "Atelier", role: "member" },
      version: 1,
      rules: whole,
      changed: { by: "Test" },
    });
    const plugin = await server.install();
    await server.deps.db.row(sql`
      update public.installations set user_id = ${member.userId} where id = (
        select id from public.installations order by created_at desc limit 1)`);
    expect(await server.as(plugin).call(readTeamHouseRules, { query: {} })).toMatchObject({ rules: whole });

    const [stranger, alone] = [await ownerOf(), await server.install()];
    expect(await read(stranger)).toMatchObject({ version: 0, rules: null });
    expect(await server.as(alone).call(readTeamHouseRules, { query: {} })).toMatchObject({ team: null });
    await expect(save(member, 1, rulesOf("a"))).rejects.toMatchObject({ code: "no_team" });
    await as(member).call(removeMember, { params: { id: member.userId } });
    expect(await read(member)).toEqual({ team: null, version: 0, rules: null, changed: null });
    await expect(read(member, 1)).rejects.toMatchObject({ code: "not_found" });
  });

  test("are not lost when two save at once: the second is refused, whoever it is", async () => {
    const owner = await ownerOf();
    const answers = await Promise.allSettled([save(owner, 0, rulesOf("a")), save(owner, 0, rulesOf("b"))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(save(owner, 0, rulesOf("c"))).rejects.toMatchObject({ code: "house_rules_changed" });
    expect(await read(owner)).toMatchObject({ version: 1 });
    expect(await save(owner, 1, rulesOf("c"))).toEqual({ version: 2 });
  });

  test("keep who changed what, and every version can be read again", async () => {
    const owner = await ownerOf();
    await save(owner, 0, rulesOf("a", "b"));
    await save(owner, 1, { ...rulesOf("b"), principles: [{ name: "Undo", text: "Always." }] });
    const { versions } = await as(owner).call(listHouseVersions, {});
    expect(versions).toMatchObject([
      {
        version: 2,
        by: "Test",
        changes: [
          { part: "words", kind: "removed", count: 1, names: ["a"] },
          { part: "principles", kind: "added", count: 1, names: ["Undo"] },
        ],
      },
      { version: 1, changes: [{ part: "words", kind: "added", count: 2, names: ["a", "b"] }] },
    ]);
    expect(await read(owner, 1)).toMatchObject({ version: 1, rules: rulesOf("a", "b") });
    await expect(read(owner, 9)).rejects.toMatchObject({ code: "not_found" });
  });

  test("no longer name who has left the team", async () => {
    const owner = await ownerOf();
    const member = await memberOf(owner);
    await save(owner, 0, rulesOf("a"));
    const admin = openSql(server.databaseUrl, { max: 1 });
    await admin`update app.house_rules set changed_by = ${member.userId} where changed_by = ${owner.userId}`;
    await admin.end();
    expect(await read(owner)).toMatchObject({ changed: { by: "Test" } });
    await as(member).call(removeMember, { params: { id: member.userId } });
    expect(await read(owner)).toMatchObject({ changed: { by: "" } });
    expect(await as(owner).call(listHouseVersions, {})).toMatchObject({ versions: [{ by: "" }] });
  });

  test("are kept for fifty changes", async () => {
    const owner = await ownerOf();
    for (let version = 0; version < 52; version += 1) await save(owner, version, rulesOf(`w${version}`));
    const { versions } = await as(owner).call(listHouseVersions, {});
    expect(versions.map(({ version }) => version)).toEqual(
      Array.from({ length: 50 }, (_, index) => 52 - index),
    );
  });

  test("are saved with a plan, and read without one", async () => {
    const owner = await ownerOf();
    await save(owner, 0, rulesOf("a"));
    await endPlan(owner);
    await expect(save(owner, 1, rulesOf("b"))).rejects.toMatchObject({ code: "team_unpaid" });
    expect(await read(owner)).toMatchObject({ rules: rulesOf("a") });
  });

  test("that are too many or not well written are refused, and say where", async () => {
    const owner = await ownerOf();
    const refused = (rules: unknown) => save(owner, 0, rules as HouseRules);
    await expect(refused(rulesOf(...Array.from({ length: 501 }, () => "x")))).rejects.toMatchObject({
      code: "invalid_input",
      where: expect.stringContaining("rules.words") as string,
    });
    await expect(refused({ version: 1, words: [{ say: "nul\0" }] })).rejects.toMatchObject({
      code: "invalid_input",
      where: expect.stringContaining("rules.words[0].say") as string,
    });
    await expect(save(owner, -1, rulesOf("a"))).rejects.toMatchObject({ code: "invalid_input" });
  });
});
