import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrate } from "../../server/migrate.ts";
import { freshDatabase } from "./support/fresh-database.ts";
import { findFaults } from "./support/catalogue.ts";
import { findViolations } from "./support/invariants.ts";
import { openSql, type Sql, type SqlPool } from "./support/open-sql.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../supabase/migrations");

const [PAYING, TRYING] = ["00000000-0000-4000-8000-00000000000a", "00000000-0000-4000-8000-00000000000b"];
const [LINKED, ALONE] = ["00000000-0000-4000-8000-00000000001a", "00000000-0000-4000-8000-00000000001b"];
const [KEPT, SHARED] = ["00000000-0000-4000-8000-00000000002a", "00000000-0000-4000-8000-00000000002b"];

/** The deeds of people at the time of a migration: written by hand, as the product of that time wrote it. */
const DONE_AFTER: Readonly<Record<string, string>> = {
  "0012_limits.sql": `
    insert into auth.users (id, email, email_confirmed_at, encrypted_password, raw_user_meta_data) values
      ('${PAYING}', 'paying@example.test', now(), 'a hash', '{"name": "Paying", "terms_accepted_at": "now"}'),
      ('${TRYING}', 'trying@example.test', now(), 'a hash', '{"name": "Trying"}');
    insert into public.installations (id, user_id, token_hash, figma_id, figma_name) values
      ('${LINKED}', '${PAYING}', sha256('linked'), '111', 'Paying'), ('${ALONE}', null, sha256('alone'), '222', '');
    update public.accounts set figma_id = '111', company = 'Company', newsletter_opt_in = true,
      stripe_customer_id = 'cus_1', stripe_sub_id = 'sub_1' where user_id = '${PAYING}';
    insert into app.link_codes (code, installation_id, figma_id, expires_at) values
      ('BCDFGHJK', '${ALONE}', '222', now() + interval '15 minutes');
    insert into public.reviews (id, user_id, installation_id, title, aspects, report) values
      ('${KEPT}', '${PAYING}', '${LINKED}', 'Kept', '{ux,ui}',
        '[{"id": "1:1", "name": "Cart", "findings": [{"severity": "major"}, {"severity": "minor", "isDetail": true}]}]'),
      ('${SHARED}', '${PAYING}', '${LINKED}', 'Shared', '{copy}', '[]');
    insert into public.shared_links (review_id, user_id, token_hash) values ('${SHARED}', '${PAYING}', sha256('share'));
    insert into app.review_pictures (review_id, frame_id, position, content_type, key, sha256) values
      ('${KEPT}', '1:1', 0, 'image/png', 'a key', sha256('a picture'));
    insert into app.review_costs (review_id, model, input_tokens, output_tokens, eur, duration_ms) values
      ('${KEPT}', 'a model', 1000, 200, 0.0125, 1234);
    insert into app.opinion_marks (review_id, finding_id, mark) values ('${KEPT}', 'a finding', 'useful');
    select app.set_plan('${PAYING}', 'regard_plan_pro', now() - interval '3 days', now() + interval '40 days',
      p_seats => 2);
    select app.found_team('${PAYING}', 'A team');
    select app.invite_to_team('${PAYING}', 'invited@example.test', sha256('invitation'));
    select app.share_with_team('${PAYING}', '${SHARED}', true);
    select app.grant_credits('${TRYING}', 'a gift', 4);
    select app.commit_request(reservation_id, '${KEPT}')
      from app.reserve_request('${PAYING}', '${LINKED}', 'somewhere', 'plan-key-1', 'hash');
    select app.refund_request(reservation_id)
      from app.reserve_request('${PAYING}', '${LINKED}', 'somewhere', 'plan-key-2', 'hash');
    select app.commit_request(reservation_id)
      from app.reserve_request(null, '${ALONE}', 'somewhere', 'trial-key-1', 'hash');
    select app.commit_request(reservation_id)
      from app.reserve_request(null, '${ALONE}', 'somewhere', 'free-key-1', 'hash', p_is_free => true);
    insert into app.review_jobs (id, reservation_id, installation_id, provider, request)
      select gen_random_uuid(), reservation_id, '${ALONE}', 'a model', '{}'
      from app.reserve_request(null, '${ALONE}', 'somewhere', 'under-way-1', 'hash', '1 hour');
    select app.tell_review(id, 'begun', '{}') from app.review_jobs;
    select app.note_stripe_event('evt_1', 'invoice.paid', 'cus_1');
    insert into app.stripe_event_cursor (read_until) values (1);
    insert into app.withdrawals (subscription_id, customer_id, refund_cents, currency, refunds) values
      ('sub_0', 'cus_1', 9900, 'eur', '[]');
    insert into app.renewal_notices (subscription_id, renews_at, customer_id, language, told_at, is_late, mail_id)
      values ('sub_1', now(), 'cus_1', 'fr', now(), false, 1);
    insert into app.deletions (stripe_customer_id) values ('cus_gone');
    insert into app.audit_log (actor_user_id, action) values ('${PAYING}', 'plugin_connected');
    insert into app.opinions (user_id, rating, feedback, email) values ('${PAYING}', 5, 'Good', 'paying@example.test');
    insert into app.contact_messages (first_name, last_name, email, subject, message) values ('A', 'B', 'c@d.test', 's', 'm');
    insert into app.mail_outbox (recipient, language, message) values ('paying@example.test', 'fr', '{"kind": "test"}');
    select app.count_hit('bucket', 3, '1 hour');`,
  "0015_house_rules.sql": `
    update public.teams set heir_user_id = '${TRYING}';
    insert into app.mail_outbox (recipient, language, message) values
      ('trying@example.test', 'en', '{"kind": "team-offered", "team": "A team", "owner": "Paying"}');`,
};

/** The tables of which a migration takes something away on purpose. */
const TAKEN = ["0016_no_handing_over.sql: app.mail_outbox", "0016_no_handing_over.sql: public.teams"];

/** All tables of people: what has been migrated is noted beside them, and a plan may get another price. */
const ours = (sql: Sql) => sql<{ name: string }[]>`
  select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where nspname in ('app', 'public') and relkind = 'r'
    and relname not in ('migrations', 'plans') order by 1`;

/** Every row by its table, as JSON. */
async function rowsOf(sql: Sql): Promise<readonly (readonly [table: string, row: string])[]> {
  const rows: [string, string][] = [];
  for (const { name } of await ours(sql))
    for (const { row } of await sql.unsafe<{ row: string }[]>(
      `select to_jsonb(t)::text as row from ${name} as t`,
    ))
      rows.push([name, row]);
  return rows;
}

describe("a database that holds data of the time of each migration", () => {
  let folder: string;
  let sql: SqlPool;
  const lost: string[] = [];

  /** The rows of before that are gone, or have lost a value. */
  async function findLost(before: readonly (readonly [string, string])[]): Promise<readonly string[]> {
    const gone: string[] = [];
    for (const [table, row] of before) {
      const found = await sql.unsafe(`select 1 from ${table} as t where to_jsonb(t) @> $1::text::jsonb`, [
        row,
      ]);
      if (found.length === 0) gone.push(`${table} ${row}`);
    }
    return gone;
  }

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "regard-upgrade-"));
    const url = await freshDatabase("empty");
    sql = openSql(url, { max: 1 });
    for (const name of (await readdir(FOLDER)).toSorted()) {
      const before = await rowsOf(sql).catch(() => []);
      await cp(path.join(FOLDER, name), path.join(folder, name));
      expect(await migrate(url, folder)).toEqual([name]);
      for (const row of await findLost(before)) lost.push(`${name}: ${row}`);
      await sql.unsafe(DONE_AFTER[name] ?? "select 1");
    }
  });
  afterAll(async () => {
    await sql.end();
    await rm(folder, { recursive: true, force: true });
  });

  test("is upgraded file by file, and no row of before is changed or gone but on purpose", () => {
    expect(lost.map((row) => row.slice(0, row.indexOf(" {")))).toEqual(TAKEN);
  });

  test("offers no team any more, and still lets a server of before end a handing over that it began", async () => {
    const [left] = await sql<{ said: string }[]>`select app.hand_over_team(${TRYING}) as said`;
    expect(left?.said).toBe("no_offer");
    const mails = await sql<{ kind: string }[]>`select message->>'kind' as kind from app.mail_outbox`;
    expect(mails).toEqual([{ kind: "test" }]);
  });

  test("has what people did: reviews, links, plans, credits and what is left of them", async () => {
    const counts = await sql<{ what: string; count: number }[]>`
      select 'reviews' as what, count(*)::int from public.reviews where user_id = ${PAYING}
      union all select 'pictures', count(*)::int from app.review_pictures
      union all select 'links', count(*)::int from public.shared_links
      union all select 'spent', sum(used)::int from app.usage_periods join app.usage_accounts on id = usage_account_id
        where user_id = ${PAYING}
      union all select 'credits', sum(granted - used - reserved)::int from app.credit_lots`;
    expect(Object.fromEntries(counts.map(({ what, count }) => [what, count]))).toEqual({
      reviews: 2,
      pictures: 1,
      links: 1,
      spent: 1,
      credits: 4,
    });
  });

  test("lets a review end that was under way, and a trial go on where it was", async () => {
    const [under] = await sql<{ state: string }[]>`
      select app.commit_request(id) as state from app.usage_reservations where idem_key = 'under-way-1'`;
    expect(under?.state).toBe("committed");
    const [left] = await sql<{ remaining: number }[]>`
      select remaining from app.read_allowance(null, ${ALONE}, 'somewhere')`;
    expect(left?.remaining).toBe(1);
  });

  test("keeps the rules of the schema and of the ledger as a new one does", async () => {
    expect(await findFaults(sql)).toEqual([]);
    expect(await findViolations(sql)).toEqual([]);
  });
});
