import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import sql, { raw } from "sql-template-tag";
import { describe, expect, test } from "vitest";
import { deleteUser, exportAccount, readAccount, updateProfile } from "../../shared/api/endpoints/account.ts";
import { readAllowance } from "../../shared/api/endpoints/allowance.ts";
import { shareReview } from "../../shared/api/endpoints/reviews.ts";
import { planId } from "../../shared/plans.ts";
import { applyRetention, RETENTION } from "../account/retention.ts";
import { hashToken } from "../http/caller/token.ts";
import { askForReview, doneOf, opinionResult, PNG, readyOpinion } from "../../tests/ask-for-review.ts";
import { trialAddress } from "../allowance/trial-address.ts";
import {
  openTestServer,
  useTestServer,
  PASSWORD,
  type TestPerson,
  type TestServer,
} from "../../tests/test-server.ts";
import { openSql } from "../../tests/database/support/open-sql.ts";
import { awaited } from "../../tests/awaited.ts";

// A second opinion is a job, of which something is held for an hour.
const server = await useTestServer({ deps: { secondOpinion: readyOpinion() } });

const remove = ({ token, userId }: TestPerson) => server.as(token).call(deleteUser, { body: { userId } });

/** Every table with a column that says whose a row is. */
async function tablesOfPeople(): Promise<readonly string[]> {
  // The catalogue, as `information_schema` keeps to itself what the server's role may not touch.
  const tables = await server.deps.db.rows<{ name: string }>(sql`
    select distinct relname as name from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace in ('public'::regnamespace, 'app'::regnamespace) and relkind in ('r', 'p')
      and attname in ('user_id', 'email', 'recipient', 'approved_by', 'actor_user_id', 'customer_id', 'changed_by')`);
  return tables.map(({ name }) => name).toSorted();
}

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

describe("a profile", () => {
  const change = ({ token, userId }: TestPerson, name: string) =>
    server.as(token).call(updateProfile, {
      body: { userId, name, language: "fr", newsletterOptIn: false },
    });

  test("is changed by its person", async () => {
    const person = await server.signUp();
    const changed = { name: "Ada Lovelace", language: "fr", newsletterOptIn: false };
    expect(await change(person, "  Ada Lovelace ")).toMatchObject(changed);
    expect(await server.as(person.token).call(readAccount, {})).toMatchObject(changed);
  });

  test("has a name of two characters at least", async () => {
    const person = await server.signUp();
    await expect(change(person, " A ")).rejects.toMatchObject({ code: "invalid_input" });
    expect(await server.as(person.token).call(readAccount, {})).toMatchObject({ name: "Test" });
  });
});

/** A plan that is cancelled runs to its end and does not stand in the way of a deletion. */
async function giveCancelledPlan({ deps: { db } }: TestServer, { userId }: TestPerson): Promise<void> {
  await db.row(sql`select app.set_plan(${userId}, ${planId("pro")}, now(), now() + interval '40 days')`);
  await db.rows(sql`update public.accounts set stripe_cancel_at = 1900000000 where user_id = ${userId}`);
}

/** A team whose owner they are, and an invitation to it. */
async function giveTeam({ userId }: TestPerson): Promise<void> {
  const admin = openSql(server.databaseUrl, { max: 1 });
  await admin`select app.found_team(${userId}, 'Atelier')`;
  await admin`update app.usage_accounts set seats = 2 where user_id = ${userId}`;
  await admin`select app.invite_to_team(${userId}, 'somebody@example.test', sha256(${userId}::uuid::text::bytea))`;
  await admin`
    insert into app.house_rules (team_id, version, rules, changes, changed_by)
    select team_id, 1, '{"version": 1}', '[]', user_id from public.accounts where user_id = ${userId}`;
  await admin.end();
}

/** A person of whom everything is held that can be held. */
async function everythingOf(): Promise<TestPerson> {
  const person = await server.signUp();
  const { db } = server.deps;
  const customerId = `cus_${randomUUID()}`;
  await pluginOf(person);
  await giveCancelledPlan(server, person);
  await db.rows(
    sql`update public.accounts set stripe_customer_id = ${customerId} where user_id = ${person.userId}`,
  );
  await db.rows(sql`
    insert into app.stripe_syncs (customer_id, state, synced_at) values (${customerId}, '{}', now())`);
  await db.rows(sql`
    insert into app.withdrawals (subscription_id, customer_id, refund_cents, currency, refunds)
    values (${randomUUID()}, ${customerId}, 900, 'eur', '[]')`);
  await db.rows(sql`
    insert into app.renewal_notices (subscription_id, renews_at, customer_id, language, told_at, is_late, mail_id)
    values (${randomUUID()}, now(), ${customerId}, 'en', now(), false, 0)`);
  await db.rows(sql`
    insert into app.link_codes (code, installation_id, figma_id, expires_at, approved_by, approved_at)
    select translate(left(md5(id::text), 8), '0123456789abcdef', 'BCDFGHJKLMNPQRST'), id, '1', now(), user_id, now() from public.installations where user_id = ${person.userId}`);
  await db.rows(sql`insert into app.former_customers (customer_id, user_id) values ('cus_former', ${person.userId})
    on conflict do nothing`);
  await giveTeam(person);
  const { review } = doneOf(await askForReview(server, person.token));
  await db.rows(sql`
    insert into app.review_inquiries (id, review_id, request_hash, inquiry)
    values (${randomUUID()}, ${review.id}, ${"0".repeat(64)}, '{"words": "Why?"}')`);
  const as = server.as(person.token);
  await as.call(shareReview, { params: { id: review.id }, body: { days: 1 } });
  const form = { email: person.email, rating: 5, feedback: "Clear.", firstname: "A", lastname: "B" };
  for (const id of ["opinion", "contact"])
    await server.send(`/f/${id}`, { ...form, subject: "Hello", message: "One question." });
  await server.mails();
  return person;
}

/** The tables in which an address or the id of a person stands, whatever the column. */
async function placesOf({ userId, email }: TestPerson): Promise<readonly string[]> {
  const { db } = server.deps;
  const tables = await db.rows<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'app', 'auth') and table_type = 'BASE TABLE' order by 1`);
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await db.rows(
      sql`select from ${raw(name)} as line where strpos(line::text, ${userId}) + strpos(line::text, ${email}) > 0 limit 1`,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

describe("the export", () => {
  test("leaves no part empty where something is held, and the pictures are whole", async () => {
    const person = await everythingOf();
    const exported = await server.as(person.token).call(exportAccount, {});
    for (const [part, records] of Object.entries(exported))
      expect((records as readonly unknown[]).length, part).toBeGreaterThan(0);
    expect(exported).toMatchObject({
      pictures: [{ base64: PNG.toString("base64") }],
      linkCodes: [{ figma_id: "1" }],
      contactMessages: [{ subject: "Hello", message: "One question." }],
    });
    expect(JSON.stringify(exported)).not.toMatch(/token_hash|encrypted_password|refresh_token|request_hash/);
  });

  test("comes as a file, ten times an hour", async () => {
    const { token } = await server.signUp();
    const ask = async () =>
      server.app.request(exportAccount.path, { headers: { Authorization: `Bearer ${token}` } });
    for (let time = 0; time < 10; time++)
      expect((await ask()).headers.get("Content-Disposition")).toBe(
        'attachment; filename="regard-data.json"',
      );
    expect((await ask()).status).toBe(429);
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
    const PLACES: Readonly<Record<string, string>> = {
      accounts: "account",
      installations: "installations",
      link_codes: "linkCodes",
      reviews: "reviews",
      shared_links: "sharedLinks",
      usage_accounts: "allowance",
      usage_reservations: "requests",
      stripe_syncs: "billing",
      withdrawals: "withdrawals",
      renewal_notices: "renewalNotices",
      opinions: "opinions",
      contact_messages: "contactMessages",
      mail_outbox: "mails",
      audit_log: "audit",
      review_jobs: "reviewsUnderWay",
      team_members: "team",
      team_invites: "teamInvites",
      house_rules: "houseRules",
      former_customers: "formerCustomers",
    };
    for (const name of await tablesOfPeople())
      if (name !== "stripe_events") expect(Object.keys(exported), name).toContain(PLACES[name]);
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
    const [row] = await server.deps.db.rows(
      sql`select figma_id, figma_name from public.installations where token_hash = ${hashToken(plugin)}`,
    );
    expect(row).toEqual({ figma_id: null, figma_name: "" });
    const left = await server.deps.db.rows(sql`
      select 1 from public.accounts where user_id = ${person.userId}
      union all select 1 from public.installations where user_id = ${person.userId}
      union all select 1 from app.mail_outbox where recipient = ${person.email} and message is null`);
    expect(left).toEqual([]);
  });

  test("leaves its id and its address in no table, but for the note and the farewell", async () => {
    const person = await everythingOf();
    expect((await placesOf(person)).length).toBeGreaterThan(10);
    await remove(person);
    expect(await placesOf(person)).toEqual(["app.audit_log", "app.mail_outbox"]);
  });

  test("while a review is made ends it: nothing is kept and nothing breaks", async () => {
    const [asked, answer] = [awaited(), awaited()];
    const slow = await openTestServer({
      deps: {
        secondOpinion: {
          ...readyOpinion(),
          give: async () => {
            asked.give();
            await answer.given;
            return opinionResult();
          },
        },
      },
    });
    const person = await slow.signUp();
    await giveCancelledPlan(slow, person);
    const { token, userId } = person;
    const review = askForReview(slow, token);
    await asked.given;
    await slow.as(token).call(deleteUser, { body: { userId } });
    answer.give();
    expect((await review).at(-1)).toMatchObject({ type: "failed" });
    const left = await slow.deps.db.rows(sql`
      select from public.reviews union all select from app.usage_reservations where state = 'reserved'`);
    expect(left).toEqual([]);
    await slow.stop();
  });

  test("waits for a request that is being reserved, and neither breaks the other", async () => {
    const person = await server.signUp();
    await giveCancelledPlan(server, person);
    const { db } = server.deps;
    const waiting = async () =>
      (
        await db.rows(sql`
          select distinct pid from pg_locks where not granted and pid in (
            select pid from pg_locks
            where database = (select oid from pg_database where datname = current_database())
          )`)
      ).length;
    const [held, release] = [awaited(), awaited()];
    const holder = db.transaction(async (transaction) => {
      await transaction.rows(sql`set local role none`);
      await transaction.rows(sql`select from app.usage_accounts where user_id = ${person.userId} for update`);
      held.give();
      await release.given;
    });
    await held.given;
    const reserved = db.row<{ status: string }>(
      sql`select status from app.reserve_request(${person.userId}, null, null, 'key-00001', 'h')`,
    );
    await expect.poll(waiting).toBe(1);
    const removed = remove(person);
    await expect.poll(waiting).toBe(2);
    release.give();
    await holder;
    expect(await reserved).toEqual({ status: "reserved" });
    expect(await removed).toEqual({ success: true });
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

  test("asked for twice at once happens once", async () => {
    const person = await server.signUp();
    const answers = await Promise.allSettled([remove(person), remove(person)]);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const mails = (await server.mails()).filter(({ to }) => to === person.email);
    expect(mails).toHaveLength(1);
  });

  test("does not renew the trial of its plugin, nor of its address", async () => {
    const [token, address] = [await server.install("990011"), "198.51.100.20"];
    const { db } = server.deps;
    const person = await server.signUp();
    const machine = await db.row<{ id: string }>(
      sql`update public.installations set user_id = ${person.userId} where figma_id = '990011' returning id`,
    );
    for (const key of ["key-00001", "key-00002", "key-00003"])
      await db.row(sql`
        select app.reserve_request(${person.userId}, id, ${trialAddress(address)}, ${key}, 'h')
        from public.installations where id = ${machine?.id}`);
    expect(await server.as(token).call(readAllowance, {})).toMatchObject({ left: 0 });
    await remove(person);
    const usage = await db.rows<{ left: number }>(sql`
      select allowance - used - reserved as left from app.usage_periods join app.usage_accounts on id = usage_account_id
      where trial_user_id = ${person.userId}
        or installation_id = ${machine?.id}
        or address_key = ${`account:${trialAddress(address)}`} order by 1`);
    expect(usage.map(({ left }) => left)).toEqual([0, 0, 12]);
  });
});

/** Tables of people that no rule of retention empties, and why: `docs/retention.md` promises the rest. */
const NO_RULE: Readonly<Record<string, string>> = {
  accounts: "it is the account",
  house_rules: "goes with its team",
  former_customers: "goes with the account, whose invoices it finds",
  team_members: "goes with the account",
  usage_accounts:
    "the ledger: app.forget_addresses() takes what is hashed, and a deleted account leaves numbers",
  usage_reservations: "the ledger: a deleted account leaves numbers",
};

describe("retention", () => {
  test("has a rule for every table that has to do with a person, or there is a reason for none", async () => {
    const removed = Object.values(RETENTION).map(({ remove: { sql: text } }) => text);
    const hasRule = (table: string): boolean =>
      removed.some((text) => new RegExp(`(?:delete from|update) \\w+\\.${table}\\b`).test(text));
    const tables = await tablesOfPeople();
    expect(tables.filter((table) => !hasRule(table))).toEqual(Object.keys(NO_RULE).toSorted());
  });

  test("the page says what the rules do", () => {
    const text = readFileSync(path.resolve(import.meta.dirname, "../../docs/retention.md"), "utf8");
    const squeezed = text.replaceAll(/ *\| */g, "|");
    for (const [what, { keptFor, why }] of Object.entries(RETENTION))
      expect(squeezed).toContain(`|${what}|${keptFor}|${why}|`);
    expect(text.match(/^\|/gm)).toHaveLength(Object.keys(RETENTION).length + 2);
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
    expect(
      await db.rows(
        sql`select email from app.contact_messages where email in ('old@example.test', 'new@example.test')`,
      ),
    ).toEqual([{ email: "new@example.test" }]);
    expect(await db.rows(sql`select bucket from app.rate_counters where bucket in ('old', 'new')`)).toEqual([
      { bucket: "new" },
    ]);
  });

  test("forgets what Stripe and plugins said of people who are gone, and of nobody else", async () => {
    const { db } = server.deps;
    const here = await everythingOf();
    await db.rows(sql`
      insert into app.stripe_syncs (customer_id, synced_at) values
        ('cus_gone', now() - interval '31 days'), ('cus_just_gone', now() - interval '29 days')`);
    await db.rows(sql`update app.stripe_syncs set synced_at = now() - interval '31 days' where customer_id in
      (select stripe_customer_id from public.accounts where user_id = ${here.userId})`);
    await server.install("880011");
    await server.install("880022");
    await db.rows(
      sql`update public.installations set last_used_at = now() - interval '366 days' where figma_id = '880011'`,
    );
    await applyRetention(db);
    expect(
      await db.rows(sql`select customer_id from app.stripe_syncs where customer_id like 'cus\_%gone'`),
    ).toEqual([{ customer_id: "cus_just_gone" }]);
    expect(await server.as(here.token).call(exportAccount, {})).toMatchObject({ billing: [{}] });
    expect(
      await db.rows(sql`select figma_id from public.installations where figma_id in ('880011', '880022')`),
    ).toEqual([{ figma_id: "880022" }]);
  });

  test("removes sign-ups that were never confirmed", async () => {
    const response = await server.send("/auth/v1/signup", {
      email: "never@example.test",
      password: PASSWORD,
    });
    const { id } = (await response.json()) as { id: string };
    await applyRetention(server.deps.db);
    const count = () => server.deps.db.rows(sql`select from public.accounts where user_id = ${id}`);
    expect(await count()).toHaveLength(1);
  });
});
