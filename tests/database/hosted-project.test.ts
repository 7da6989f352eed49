import { randomBytes } from "node:crypto";
import sql from "sql-template-tag";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noLog } from "../../server/log.ts";
import { migrate } from "../../server/migrate.ts";
import { openPool, type DbPool } from "../../server/vendors/postgres.ts";
import { installQueue, openQueue } from "../../server/vendors/pg-boss.ts";
import { findFaults } from "./support/catalogue.ts";
import { freshDatabase } from "./support/fresh-database.ts";
import { openSql, type SqlPool } from "./support/open-sql.ts";

/** Roles belong to the whole Postgres, where other tests have theirs. */
const [OWNER, AUTH] = [`project_${randomBytes(4).toString("hex")}`, `auth_${randomBytes(4).toString("hex")}`];

/**
 * The roles of a hosted project: the user of the database is no superuser, and may use the things of the
 * sign-in service without owning them. Its tables let nobody through who does not pass row-level security.
 */
const HOSTED = `
create role ${AUTH} nologin noinherit createrole;
create role ${OWNER} login nosuperuser createrole createdb bypassrls password 'project';
grant anon, authenticated, service_role to ${OWNER};
alter schema auth owner to ${AUTH};
do $$ declare v_table regclass; v_function regprocedure;
begin
  for v_table in select oid from pg_class where relnamespace = 'auth'::regnamespace and relkind = 'r' loop
    execute format('alter table %s owner to ${AUTH}', v_table);
    execute format('alter table %s enable row level security', v_table);
  end loop;
  for v_function in select oid from pg_proc where pronamespace = 'auth'::regnamespace loop
    execute format('alter function %s owner to ${AUTH}', v_function);
  end loop;
  execute format('alter database %I owner to ${OWNER}', current_database());
end $$;
grant usage on schema auth to ${OWNER};
grant select, insert, update, delete, references, trigger on all tables in schema auth to ${OWNER};
grant execute on all functions in schema auth to ${OWNER};
`;

let admin: SqlPool;
let url: string;
let pool: DbPool;

beforeAll(async () => {
  const root = await freshDatabase("empty");
  admin = openSql(root, { max: 1 });
  await admin.unsafe(HOSTED);
  const address = new URL(root);
  [address.username, address.password] = [OWNER, "project"];
  url = address.toString();
});
afterAll(async () => {
  await pool.stop();
  await admin.end();
});

test("all migrations and the queue are set up by a user who is no superuser and does not own the sign-in", async () => {
  expect(await migrate(url)).not.toEqual([]);
  await installQueue(url);
  pool = openPool({ url, log: noLog });
  expect(await findFaults(admin)).toEqual([]);
});

test("whom the sign-in service opens has an account, asks, and is deleted, in the role of the API", async () => {
  await admin.unsafe(`grant insert on auth.users to ${AUTH}; set role ${AUTH}`);
  const [user] = await admin<{ id: string }[]>`
    insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
    values (gen_random_uuid(), 'person@example.test', now(), '{"name": "Person"}') returning id`;
  await admin.unsafe("reset role");
  const id = user?.id ?? "";
  expect(await pool.row(sql`select name from public.accounts where user_id = ${id}`)).toEqual({
    name: "Person",
  });
  await pool.rows(sql`select app.grant_credits(${id}, 'a gift', 1)`);
  const asked = await pool.row(sql`
    select status from app.reserve_request(${id}, null, 'address', 'key-of-it', 'hash')`);
  expect(asked).toEqual({ status: "reserved" });
  expect(await pool.row(sql`select app.has_session(${id}, 'none') as alive`)).toEqual({ alive: false });
  await pool.rows(sql`select app.end_other_sessions(${id}, '')`);
  await pool.rows(sql`select app.delete_user(${id})`);
  expect(await pool.rows(sql`select from public.accounts where user_id = ${id}`)).toEqual([]);
});

test("the queue is used, in the role of the API", async () => {
  const queue = await openQueue({ url, log: noLog }, "sender");
  await pool.transaction((db) => queue.send(db, crypto.randomUUID(), false));
  expect(await pool.rows(sql`select from queue.job where state = 'created'`)).toHaveLength(1);
  await queue.stop();
});
