import { readFileSync } from "node:fs";
import path from "node:path";
import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deleteUser, exportAccount, readAccount } from "../../shared/api/endpoints/account.ts";
import { readAllowance } from "../../shared/api/endpoints/allowance.ts";
import { planId } from "../../shared/plans.ts";
import { applyRetention, RETENTION } from "../account/retention.ts";
import { hashToken } from "../http/token.ts";
import { openTestServer, PASSWORD, type TestPerson, type TestServer } from "../testing.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());

const remove = ({ token, userId }: TestPerson) => server.as(token).call(deleteUser, { body: { userId } });

/** A plugin that is connected to a person. */
async function pluginOf({ userId }: TestPerson): Promise<string> {
  const token = await server.install();
  await server.deps.db.rows(
    sql`update public.installations set user_id = ${userId} where token_hash = ${hashToken(token)}`,
  );
  return token;
}

test("an account shows what belongs to it, empty where nothing was said", async () => {
  const { token, userId, email } = await server.signUp();
  expect(await server.as(token).call(readAccount, {})).toMatchObject({
    userId,
    email,
    name: "Test",
    company: "",
    planId: null,
    stripeCancelAt: 0,
    figmaAccountLinked: false,
  });
});

describe("the export", () => {
  test("holds everything of the person, and no hash of a secret", async () => {
    const person = await server.signUp();
    await pluginOf(person);
    const exported = await server.as(person.token).call(exportAccount, {});
    expect(exported).toMatchObject({
      signIn: [{ email: person.email }],
      account: [{ user_id: person.userId, name: "Test" }],
      installations: [{ user_id: person.userId }],
      reviews: [],
    });
    expect(JSON.stringify(exported)).not.toMatch(/token_hash|encrypted_password|refresh_token/);
  });

  test("holds nothing of anybody else", async () => {
    const [person, other] = [await server.signUp(), await server.signUp()];
    await pluginOf(other);
    const exported = JSON.stringify(await server.as(person.token).call(exportAccount, {}));
    expect(exported).not.toContain(other.userId);
    expect(exported).not.toContain(other.email);
  });

  test("names every table that has to do with a person", async () => {
    const { token } = await server.signUp();
    const exported = await server.as(token).call(exportAccount, {});
    const tables = await server.deps.db.rows<{ name: string }>(sql`
      select distinct table_name as name from information_schema.columns
      where table_schema in ('public', 'app')
        and column_name in ('user_id', 'email', 'recipient', 'approved_by', 'actor_user_id')`);
    const PLACES: Readonly<Record<string, string>> = {
      accounts: "account",
      installations: "installations",
      link_codes: "linkCodes",
      reviews: "reviews",
      shared_links: "sharedLinks",
      usage_accounts: "allowance",
      usage_reservations: "allowance",
      opinions: "opinions",
      contact_messages: "contactMessages",
      mail_outbox: "mails",
      audit_log: "audit",
    };
    for (const { name } of tables) expect(Object.keys(exported), name).toContain(PLACES[name]);
  });
});

describe("the deletion of an account", () => {
  test("leaves nothing of it, and ends every token", async () => {
    const person = await server.signUp();
    const plugin = await pluginOf(person);
    expect(await remove(person)).toEqual({ success: true });
    for (const token of [person.token, plugin])
      await expect(server.as(token).call(readAllowance, {})).rejects.toMatchObject({
        code: "unauthenticated",
      });
    const left = await server.deps.db.rows(sql`
      select 1 from public.accounts where user_id = ${person.userId}
      union all select 1 from public.installations where user_id = ${person.userId}
      union all select 1 from app.mail_outbox where recipient = ${person.email} and message is null`);
    expect(left).toEqual([]);
  });

  test("is confirmed by a mail, and noted", async () => {
    const person = await server.signUp();
    await remove(person);
    const [mail] = (await server.mails()).filter(({ to }) => to === person.email);
    expect(mail?.subject).toBe("Your Regard account is deleted");
    const lines = await server.deps.db.rows(
      sql`select action from app.audit_log where actor_user_id = ${person.userId}`,
    );
    expect(lines).toEqual([{ action: "account_deleted" }]);
  });

  test("lets the same address sign up anew", async () => {
    const person = await server.signUp();
    await remove(person);
    const again = await server.signUp(person.email);
    expect(again.userId).not.toBe(person.userId);
  });

  test("is refused while a plan runs, and done when it is cancelled", async () => {
    const person = await server.signUp();
    const { db } = server.deps;
    await db.row(
      sql`select app.set_plan(${person.userId}, ${planId("pro")}, now(), now() + interval '40 days')`,
    );
    await db.rows(
      sql`update public.accounts set stripe_customer_id = 'cus_1' where user_id = ${person.userId}`,
    );
    await expect(remove(person)).rejects.toMatchObject({ code: "active_subscription" });
    await db.rows(
      sql`update public.accounts set stripe_cancel_at = 1900000000 where user_id = ${person.userId}`,
    );
    expect(await remove(person)).toEqual({ success: true });
    const told = await db.rows(sql`select stripe_customer_id, stripe_told_at from app.deletions
      where stripe_customer_id = 'cus_1'`);
    expect(told).toEqual([{ stripe_customer_id: "cus_1", stripe_told_at: null }]);
  });

  test("of somebody else is forbidden", async () => {
    const [person, other] = [await server.signUp(), await server.signUp()];
    await expect(remove({ ...person, userId: other.userId })).rejects.toMatchObject({ code: "forbidden" });
  });

  test("asked for twice at once happens once", async () => {
    const person = await server.signUp();
    const answers = await Promise.allSettled([remove(person), remove(person)]);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const mails = (await server.mails()).filter(({ to }) => to === person.email);
    expect(mails).toHaveLength(1);
  });

  test("does not renew the trial of a Figma id", async () => {
    const token = await server.install("990011");
    const { db } = server.deps;
    for (const key of ["key-00001", "key-00002", "key-00003"])
      await db.row(sql`
        select app.reserve_request(null, (select id from public.installations where figma_id = '990011'),
          '990011', ${key}, 'h')`);
    expect(await server.as(token).call(readAllowance, {})).toMatchObject({ left: 0 });
    const person = await server.signUp();
    await db.rows(sql`update public.installations set user_id = ${person.userId} where figma_id = '990011'`);
    await remove(person);
    const again = await server.install("990011");
    expect(await server.as(again).call(readAllowance, {})).toMatchObject({ left: 0 });
  });
});

describe("retention", () => {
  test("the page says what the rules do", () => {
    const text = readFileSync(path.resolve(import.meta.dirname, "../../docs/retention.md"), "utf8");
    const squeezed = text.replaceAll(/ *\| */g, "|");
    for (const { what, keptFor, why } of RETENTION) expect(squeezed).toContain(`|${what}|${keptFor}|${why}|`);
    expect(text.match(/^\|/gm)).toHaveLength(RETENTION.length + 2);
  });

  test("removes what is kept no longer, and nothing that is", async () => {
    const { db } = server.deps;
    await db.rows(sql`
      insert into app.contact_messages (first_name, last_name, email, subject, message, created_at) values
        ('a', 'b', 'old@example.test', 's', 'm', now() - interval '366 days'),
        ('a', 'b', 'new@example.test', 's', 'm', now() - interval '364 days')`);
    await db.rows(sql`
      insert into app.rate_counters (bucket, window_start) values
        ('old', now() - interval '25 hours'), ('new', now() - interval '23 hours')`);
    await applyRetention(db);
    expect(await db.rows(sql`select email from app.contact_messages`)).toEqual([
      { email: "new@example.test" },
    ]);
    expect(await db.rows(sql`select bucket from app.rate_counters where bucket in ('old', 'new')`)).toEqual([
      { bucket: "new" },
    ]);
  });

  test("removes sign-ups that were never confirmed", async () => {
    const response = await server.app.request("/auth/v1/signup", {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": "203.0.113.77" },
      body: JSON.stringify({ email: "never@example.test", password: PASSWORD }),
    });
    const { id } = (await response.json()) as { id: string };
    await applyRetention(server.deps.db);
    const count = () => server.deps.db.rows(sql`select from public.accounts where user_id = ${id}`);
    expect(await count()).toHaveLength(1);
  });
});
