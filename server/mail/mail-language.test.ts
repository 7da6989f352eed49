import sql from "sql-template-tag";
import { expect, test } from "vitest";
import { openSql } from "../../tests/database/support/open-sql.ts";
import { useTestServer } from "../../tests/test-server.ts";
import { tellNearLimits } from "../billing/news/tell-near-limits.ts";
import { mailLanguage } from "./mail-language.ts";

const server = await useTestServer();
const { db } = server.deps;

const choose = (userId: string, language: string | null) =>
  db.rows(sql`update public.accounts set language = ${language} where user_id = ${userId}`);

test("a mail is in the language that somebody chose, else in what is known of them, the surest first", async () => {
  const { userId, email } = await server.signUp();
  expect(await mailLanguage(db, null)).toBe("en");
  expect(await mailLanguage(db, null, "fr")).toBe("fr");
  const message = { kind: "credits-granted", credits: 4 } as const;
  await server.deps.mailer.queue(db, { to: email, language: "fr", message });
  expect(await mailLanguage(db, userId)).toBe("fr");
  expect(await mailLanguage(db, userId, "en")).toBe("en");
  await choose(userId, "fr");
  expect(await mailLanguage(db, userId, "en")).toBe("fr");
});

test("a mail of the clock is in the language of the sign-up, whatever is known besides", async () => {
  const { userId } = await server.signUp(undefined, { language: "fr" });
  expect(await mailLanguage(db, userId, "en")).toBe("fr");
});

test("whoever has few reviews left is told in the language they chose", async () => {
  const { userId, email } = await server.signUp();
  await choose(userId, "fr");
  await server.setPlan(userId, "starter");
  const admin = openSql(server.databaseUrl, { max: 1 });
  await admin`
    insert into app.usage_periods (usage_account_id, period_start, period_end, allowance, used, is_paid)
    select id, now(), now() + interval '1 month', 20, 20, true from app.usage_accounts where user_id = ${userId}
    on conflict (usage_account_id, period_start) do update set used = excluded.used`;
  await admin.end();
  await tellNearLimits(server.deps);
  const [mail] = await db.rows(
    sql`select language from app.mail_outbox where recipient = ${email} order by id desc`,
  );
  expect(mail).toEqual({ language: "fr" });
});
