import { randomUUID } from "node:crypto";
import sql from "sql-template-tag";
import { describe, expect, test } from "vitest";
import { readAllowance } from "../../shared/api/endpoints/allowance.ts";
import {
  approveLinkCode,
  createLinkCode,
  disconnectInstallation,
  disconnectSelf,
  linkOwnerAndUser,
  listInstallations,
  readInstallation,
  readLinkCode,
  unlinkFigma,
} from "../../shared/api/endpoints/installations.ts";
import { createTeam, listTeamReviews, shareWithTeam } from "../../shared/api/endpoints/team.ts";
import { askForReview, doneOf } from "../../tests/ask-for-review.ts";
import { newLinkCode } from "../linking/new-link-code.ts";
import { useTestServer, PASSWORD, type TestPerson } from "../../tests/test-server.ts";

const server = await useTestServer();

let count = 0;
const newFigmaId = (): string => String(1_000_000 + (count += 1));

interface Plugin {
  readonly figmaId: string;
  readonly token: string;
  readonly code: string;
}

/** A plugin that asks to be connected. */
async function askingPlugin(figmaId = newFigmaId()): Promise<Plugin> {
  const token = await server.install(figmaId);
  const { code } = await server.as(token).call(createLinkCode, {});
  return { figmaId, token, code };
}

const approve = ({ token }: TestPerson, { code, figmaId }: Plugin) =>
  server.as(token).call(approveLinkCode, { params: { code }, body: { figmaId } });

const link = ({ token, userId }: TestPerson, { code, figmaId }: Plugin) =>
  server.as(token).call(linkOwnerAndUser, { body: { userId, figmaId, link: code } });

/** A person whose plugin is connected. */
async function connected(): Promise<{ readonly person: TestPerson; readonly plugin: Plugin }> {
  const [person, plugin] = [await server.signUp(), await askingPlugin()];
  await approve(person, plugin);
  expect(await link(person, plugin)).toEqual({ success: true });
  return { person, plugin };
}

const figmaIdOf = async ({ userId }: TestPerson): Promise<string | null | undefined> =>
  (
    await server.deps.db.row<{ figma_id: string | null }>(
      sql`select figma_id from public.accounts where user_id = ${userId}`,
    )
  )?.figma_id;

const expire = (code: string) =>
  server.deps.db.rows(
    sql`update app.link_codes set expires_at = now() - interval '1 second' where code = ${code}`,
  );

const unauthenticated = { code: "unauthenticated" };
const notFound = { code: "not_found" };

describe("a link code", () => {
  test("has eight letters without vowels, and tells the site whose plugin shows it", async () => {
    const { code, figmaId } = await askingPlugin();
    expect(code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{8}$/);
    const request = await server.as(null).call(readLinkCode, { params: { code }, query: { figmaId } });
    expect(request).toMatchObject({ code, figmaId, figmaName: "Test designer" });
    const minutes = (Date.parse(request.expiresAt) - Date.parse(request.createdAt)) / 60_000;
    expect(minutes).toBeCloseTo(15, 1);
  });

  test("replaces the one before", async () => {
    const { code, figmaId, token } = await askingPlugin();
    await server.as(token).call(createLinkCode, {});
    const old = server.as(null).call(readLinkCode, { params: { code }, query: { figmaId } });
    await expect(old).rejects.toMatchObject(notFound);
  });

  test("tells nothing to whoever does not know the Figma id, and ends after five guesses", async () => {
    const { code, figmaId } = await askingPlugin();
    const read = (id: string) =>
      server.as(null).call(readLinkCode, { params: { code }, query: { figmaId: id } });
    for (let guess = 0; guess < 5; guess++) await expect(read(newFigmaId())).rejects.toMatchObject(notFound);
    await expect(read(figmaId)).rejects.toMatchObject(notFound);
  });

  test("is guessed thirty times an hour from one address, whichever codes and however, and then not even told when right", async () => {
    const [person, plugin] = [await server.signUp(), await askingPlugin()];
    const here = randomUUID();
    const guesses = [
      () =>
        server
          .as(null, here)
          .call(readLinkCode, { params: { code: newLinkCode() }, query: { figmaId: plugin.figmaId } }),
      () =>
        server
          .as(person.token, here)
          .call(approveLinkCode, { params: { code: newLinkCode() }, body: { figmaId: plugin.figmaId } }),
    ];
    for (let round = 0; round < 15; round++)
      for (const guess of guesses) await expect(guess()).rejects.toMatchObject(notFound);
    const right = { params: { code: plugin.code }, query: { figmaId: plugin.figmaId } };
    await expect(server.as(null, here).call(readLinkCode, right)).rejects.toMatchObject({
      code: "rate_limited",
    });
    expect(await server.as(null).call(readLinkCode, right)).toMatchObject({ code: plugin.code });
  });

  test("is approved within its time only", async () => {
    const [person, plugin] = [await server.signUp(), await askingPlugin()];
    await expire(plugin.code);
    await expect(approve(person, plugin)).rejects.toMatchObject(notFound);
  });

  test("is approved by one account, also when several ask at once", async () => {
    const plugin = await askingPlugin();
    const people = await Promise.all([server.signUp(), server.signUp(), server.signUp()]);
    const answers = await Promise.allSettled(people.map((person) => approve(person, plugin)));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("may be approved again by the same account", async () => {
    const [person, plugin] = [await server.signUp(), await askingPlugin()];
    await approve(person, plugin);
    expect(await approve(person, plugin)).toEqual({ success: true });
  });

  test("is not given to a plugin that was started without a Figma id", async () => {
    const response = await server.send("/api/installations", { figmaId: null, figmaName: "" });
    const { token } = (await response.json()) as { token: string };
    await expect(server.as(token).call(createLinkCode, {})).rejects.toMatchObject({ code: "invalid_input" });
  });
});

describe("linking", () => {
  test("gives the plugin the account, and the account the Figma id", async () => {
    const { person, plugin } = await connected();
    const state = await server.as(plugin.token).call(readInstallation, {});
    expect(state.account).toEqual({ name: "Test", email: person.email });
    const { installations } = await server.as(person.token).call(listInstallations, {});
    expect(installations).toMatchObject([{ figmaName: "Test designer" }]);
    const row = await server.deps.db.row(
      sql`select figma_id, figma_account_linked from public.accounts where user_id = ${person.userId}`,
    );
    expect(row).toEqual({ figma_id: plugin.figmaId, figma_account_linked: true });
  });

  test("lets the plugin share reviews with the team of its account", async () => {
    const { person, plugin } = await connected();
    await server.as(person.token).call(createTeam, { body: { name: "Atelier" } });
    const { allowance } = await server.as(plugin.token).call(readInstallation, {});
    expect(allowance.team?.name).toBe("Atelier");
    const { review } = doneOf(await askForReview(server, plugin.token));
    const share = (isShared: boolean) =>
      server.as(plugin.token).call(shareWithTeam, { params: { id: review.id }, body: { isShared } });
    const shared = () => server.as(plugin.token).call(listTeamReviews, { query: {} });
    await share(true);
    expect((await shared()).reviews).toMatchObject([{ id: review.id, isOwn: true }]);
    await share(false);
    expect((await shared()).reviews).toEqual([]);
  });

  test("of the same pair again is a success, without any code", async () => {
    const { person, plugin } = await connected();
    expect(await link(person, plugin)).toEqual({ success: true });
    const body = { userId: person.userId, figmaId: plugin.figmaId };
    expect(await server.as(person.token).call(linkOwnerAndUser, { body })).toEqual({ success: true });
  });

  test("with an approval of somebody else fails", async () => {
    const [person, other, plugin] = [await server.signUp(), await server.signUp(), await askingPlugin()];
    await approve(person, plugin);
    expect(await link(other, plugin)).toEqual({ success: false });
  });

  test("gives a Figma id to whoever showed a plugin with it last: nobody can hold it against its owner", async () => {
    const squatter = await connected();
    const [owner, plugin] = [await server.signUp(), await askingPlugin(squatter.plugin.figmaId)];
    await approve(owner, plugin);
    expect(await link(owner, plugin)).toEqual({ success: true });
    expect(await figmaIdOf(owner)).toBe(plugin.figmaId);
    expect(await figmaIdOf(squatter.person)).toBeNull();
  });

  test("with a Figma id of somebody else takes no plugin and nothing else from them", async () => {
    const { person, plugin } = await connected();
    const [thief, forged] = [await server.signUp(), await askingPlugin(plugin.figmaId)];
    await approve(thief, forged);
    await link(thief, forged);
    const { account } = await server.as(plugin.token).call(readInstallation, {});
    expect(account).toEqual({ name: "Test", email: person.email });
    expect((await server.as(thief.token).call(listInstallations, {})).installations).toHaveLength(1);
    // Their plugin's next approval has it back.
    const again = await askingPlugin(plugin.figmaId);
    await approve(person, again);
    expect(await link(person, again)).toEqual({ success: true });
    expect(await figmaIdOf(person)).toBe(plugin.figmaId);
  });

  test("of two accounts at once with one Figma id leaves it with the one who approved last", async () => {
    const figmaId = newFigmaId();
    const pairs = await Promise.all(
      [0, 1].map(async () => ({ person: await server.signUp(), plugin: await askingPlugin(figmaId) })),
    );
    for (const { person, plugin } of pairs) await approve(person, plugin);
    const answers = await Promise.all(pairs.map(({ person, plugin }) => link(person, plugin)));
    expect(answers.at(-1)).toEqual({ success: true });
    const ids = await Promise.all(pairs.map(({ person }) => figmaIdOf(person)));
    expect(ids).toEqual([null, figmaId]);
  });

  test.each([
    ["the plugin", (plugin: Plugin) => server.as(plugin.token).call(createLinkCode, {})],
    ["another plugin with its Figma id", (plugin: Plugin) => askingPlugin(plugin.figmaId)],
  ])("ends what others approved before for %s: it takes nothing back", async (_, askAgain) => {
    const [former, owner, plugin] = [await server.signUp(), await server.signUp(), await askingPlugin()];
    await approve(former, plugin);
    const again = { ...plugin, ...(await askAgain(plugin)) };
    await approve(owner, again);
    await link(owner, again);
    const body = { userId: former.userId, figmaId: plugin.figmaId };
    expect(await server.as(former.token).call(linkOwnerAndUser, { body })).toEqual({ success: false });
    expect(await figmaIdOf(owner)).toBe(plugin.figmaId);
    const { account } = await server.as(again.token).call(readInstallation, {});
    expect(account?.email).toBe(owner.email);
  });

  test("with a plugin that was signed out since connects nothing, and takes no Figma id from whoever has it", async () => {
    const { person, plugin } = await connected();
    const [other, again] = [await server.signUp(), await server.as(plugin.token).call(createLinkCode, {})];
    const asked = { ...plugin, ...again };
    await approve(other, asked);
    const { installations } = await server.as(person.token).call(listInstallations, {});
    const id = installations[0]?.id ?? "";
    await server.as(person.token).call(disconnectInstallation, { params: { id } });
    expect(await link(other, asked)).toEqual({ success: false });
    expect(await figmaIdOf(person)).toBe(plugin.figmaId);
    expect(await figmaIdOf(other)).toBeNull();
  });

  test("does not take back a plugin that let go of its account since", async () => {
    const [person, plugin] = [await server.signUp(), await askingPlugin()];
    await approve(person, plugin);
    const again = { ...plugin, ...(await server.as(plugin.token).call(createLinkCode, {})) };
    await approve(person, again);
    await link(person, again);
    await server.as(plugin.token).call(disconnectSelf, {});
    await link(person, plugin);
    expect((await server.as(plugin.token).call(readInstallation, {})).account).toBeNull();
  });

  test("connects a second machine of the same designer, also when both were approved before", async () => {
    const [person, first] = [await server.signUp(), await askingPlugin()];
    const second = await askingPlugin(first.figmaId);
    for (const plugin of [first, second]) await approve(person, plugin);
    for (const plugin of [second, first]) expect(await link(person, plugin)).toEqual({ success: true });
    const { installations } = await server.as(person.token).call(listInstallations, {});
    expect(installations).toHaveLength(2);
  });

  test("leaves a line in the audit log", async () => {
    const { person } = await connected();
    const lines = await server.deps.db.rows(
      sql`select action from app.audit_log where actor_user_id = ${person.userId}`,
    );
    expect(lines).toEqual([{ action: "plugin_connected" }]);
  });
});

describe("an approval with the sign-up form", () => {
  const signUpWith = async (email: string, { code, figmaId }: Plugin): Promise<string> => {
    const data = { name: "Test", figma_id: figmaId, link: code };
    const response = await server.send("/auth/v1/signup", { email, password: PASSWORD, data });
    return ((await response.json()) as { id: string }).id;
  };
  const approvedBy = async ({ code }: Plugin): Promise<string | null | undefined> =>
    (
      await server.deps.db.row<{ approved_by: string | null }>(
        sql`select approved_by from app.link_codes where code = ${code}`,
      )
    )?.approved_by;
  const newEmail = (): string => `${randomUUID()}@example.test`;

  test("is remembered until the address is confirmed, and then links by itself", async () => {
    const [email, plugin] = [newEmail(), await askingPlugin()];
    await signUpWith(email, plugin);
    await expire(plugin.code);
    const person = await server.signUp(email);
    expect(await approvedBy(plugin)).toBe(person.userId);
    expect(await link(person, plugin)).toEqual({ success: true });
  });

  test("is that of the sign-up that made the account: whoever signs up again adds no plugin to it", async () => {
    const [email, plugin, stranger] = [newEmail(), await askingPlugin(), await askingPlugin()];
    await signUpWith(email, plugin);
    await signUpWith(email, stranger);
    const person = await server.signUp(email);
    expect(await approvedBy(stranger)).toBeNull();
    expect(await link(person, stranger)).toEqual({ success: false });
  });

  test("of a stranger is forgotten when the owner of the address confirms with a password of their own", async () => {
    const [email, plugin] = [newEmail(), await askingPlugin()];
    await signUpWith(email, plugin);
    const owner = await server.signUp(email);
    const body = { password: "the password of the owner" };
    await server.send("/auth/v1/user", body, { method: "PUT", token: owner.token });
    expect(await link(owner, plugin)).toEqual({ success: false });
  });

  test("is a guess like any other: the fifth ends the code", async () => {
    const plugin = await askingPlugin();
    for (let guess = 0; guess < 5; guess++)
      await signUpWith(newEmail(), { ...plugin, figmaId: newFigmaId() });
    await signUpWith(newEmail(), plugin);
    expect(await approvedBy(plugin)).toBeNull();
  });

  test.each([["x"], [7], [{}], [null]])("with %j for a code is a sign-up all the same", async (code) => {
    expect(await signUpWith(newEmail(), { figmaId: "1", token: "", code: code as string })).toMatch(
      /^[0-9a-f-]{36}$/,
    );
  });
});

describe("parting", () => {
  test("ends the token of a plugin that is disconnected on the site", async () => {
    const { person, plugin } = await connected();
    const { installations } = await server.as(person.token).call(listInstallations, {});
    const id = installations[0]?.id ?? "";
    await server.as(person.token).call(disconnectInstallation, { params: { id } });
    await expect(server.as(plugin.token).call(readAllowance, {})).rejects.toMatchObject(unauthenticated);
    expect((await server.as(person.token).call(listInstallations, {})).installations).toEqual([]);
  });

  test("leaves a plugin that lets go by itself on the trial", async () => {
    const { plugin } = await connected();
    await server.as(plugin.token).call(disconnectSelf, {});
    const state = await server.as(plugin.token).call(readInstallation, {});
    expect(state).toMatchObject({ account: null, allowance: { kind: "trial" } });
  });

  test("of account and Figma id frees the Figma id, and signs its plugins out", async () => {
    const { person, plugin } = await connected();
    await server.as(person.token).call(unlinkFigma, {});
    await expect(server.as(plugin.token).call(readAllowance, {})).rejects.toMatchObject(unauthenticated);
    const [other, again] = [await server.signUp(), await askingPlugin(plugin.figmaId)];
    await approve(other, again);
    expect(await link(other, again)).toEqual({ success: true });
  });

  test("comes with a new password", async () => {
    const { person, plugin } = await connected();
    const body = { password: "another long password" };
    const changed = await server.send("/auth/v1/user", body, { method: "PUT", token: person.token });
    expect(changed.status).toBe(200);
    await expect(server.as(plugin.token).call(readAllowance, {})).rejects.toMatchObject(unauthenticated);
  });
});

test("a plugin that asks too often is told to slow down, and when to come back", async () => {
  const { token } = await askingPlugin();
  const ask = () => server.as(token).call(readInstallation, {});
  for (let poll = 0; poll < 4; poll++) await ask();
  await expect(ask()).rejects.toMatchObject({ code: "slow_down", retryAfterS: expect.any(Number) as number });
});
