import { afterAll, describe, expect, test } from "vitest";
import { asClient as asClientOf } from "./support/as-client.ts";
import { freshDatabase } from "./support/fresh-database.ts";
import { install, signUp } from "./support/ledger.ts";
import { openSql, type Sql } from "./support/open-sql.ts";

const admin = openSql(await freshDatabase(), { max: 2 });
afterAll(() => admin.end());

const asClient = (role: "anon" | "authenticated", userId: string, statement: string): Promise<object[]> =>
  asClientOf(admin, role, userId, statement);

async function furnish(sql: Sql): Promise<string> {
  const userId = await signUp(sql);
  await sql`update public.installations set user_id = ${userId} where id = ${await install(sql)}`;
  await sql`
    with review as (
      insert into public.reviews (user_id, aspects, report) values (${userId}, '{ux}', '{}') returning id
    )
    insert into public.shared_links (review_id, user_id, token_hash)
    select id, ${userId}, sha256(${userId}::text::bytea) from review`;
  return userId;
}

const [alice, bob] = [await furnish(admin), await furnish(admin)];
await admin`insert into public.reviews (aspects, report) values ('{ux}', '{}')`; // of a trial: nobody's

const TABLES = ["accounts", "installations", "reviews", "shared_links"];

describe.each(TABLES)("%s", (table) => {
  test("shows everyone their own rows, and only those", async () => {
    for (const userId of [alice, bob])
      expect(await asClient("authenticated", userId, `select user_id from public.${table}`)).toEqual([
        { user_id: userId },
      ]);
  });

  test("shows nothing to a stranger, and refuses visitors", async () => {
    expect(
      await asClient("authenticated", crypto.randomUUID(), `select user_id from public.${table}`),
    ).toEqual([]);
    await expect(asClient("anon", "", `select user_id from public.${table}`)).rejects.toMatchObject({
      code: "42501",
    });
  });
});

describe("an account", () => {
  test("lets its owner change the profile, and nobody else's", async () => {
    const statement = "update public.accounts set name = 'Ada', city = 'Annecy' returning user_id, name";
    expect(await asClient("authenticated", alice, statement)).toEqual([{ user_id: alice, name: "Ada" }]);
  });

  test("is made by the sign-up, with a profile from its metadata and no money or link from it", async () => {
    const said = {
      name: "Ada",
      company: "x".repeat(500),
      country: 7,
      plan_id: "regard_plan_studio",
      stripe_customer_id: "cus_1",
      figma_id: "123",
      signup_source: "<script>",
      terms_accepted_at: "no date",
      newsletter_opt_in: true,
    };
    const [user] = await admin<{ id: string }[]>`
      insert into auth.users (raw_user_meta_data) values (${said}) returning id`;
    const [account] = await admin`select * from public.accounts where user_id = ${user?.id ?? null}`;
    expect(account).toMatchObject({
      name: "Ada",
      country: "7",
      plan_id: null,
      stripe_customer_id: null,
      figma_id: null,
      figma_account_linked: false,
      signup_source: "website",
      newsletter_opt_in: true,
      terms_accepted_at: expect.any(Date),
    });
  });

  test("that is deleted takes its reviews and links along, and signs its plugins out", async () => {
    const userId = await furnish(admin);
    await admin`delete from auth.users where id = ${userId}`;
    for (const table of TABLES)
      expect(await admin.unsafe(`select from public.${table} where user_id = $1`, [userId])).toHaveLength(0);
    expect(await admin`select from public.installations where revoked_at is not null`).toHaveLength(1);
  });
});
