import sql from "sql-template-tag";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readAllowance } from "../../shared/api/endpoints/allowance.ts";
import { FREE_TRIAL_REVIEWS, planId } from "../../shared/plans.ts";
import { openTestServer, type TestServer } from "../testing.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());

const trial = {
  kind: "trial",
  planId: null,
  limit: FREE_TRIAL_REVIEWS,
  used: 0,
  left: FREE_TRIAL_REVIEWS,
  renewsOn: null,
  credits: 0,
};

test("a new plugin and a new person have the trial", async () => {
  expect(await server.as(await server.install()).call(readAllowance, {})).toEqual(trial);
  expect(await server.as((await server.signUp()).token).call(readAllowance, {})).toEqual(trial);
});

test("a plan gives its requests for each month, and credits come on top", async () => {
  const { token, userId } = await server.signUp();
  const { db } = server.deps;
  await db.row(sql`
    select app.set_plan(${userId}, ${planId("starter")}, now(), now() + interval '40 days'),
      app.grant_credits(${userId}, 'test', 4)`);
  const allowance = await server.as(token).call(readAllowance, {});
  expect(allowance).toMatchObject({
    kind: "plan",
    planId: planId("starter"),
    limit: 10,
    used: 0,
    left: 10,
    credits: 4,
  });
  const days = (Date.parse(allowance.renewsOn ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(27);
  expect(days).toBeLessThan(32);
});

test("a trial that was used by a Figma id is used on its next machine, too", async () => {
  const first = await server.install("4711");
  const { db } = server.deps;
  await db.row(sql`
    select app.reserve_request(null, (select id from public.installations where figma_id = '4711'), '4711', 'key-00001', 'h')`);
  expect(await server.as(first).call(readAllowance, {})).toMatchObject({
    used: 0,
    left: FREE_TRIAL_REVIEWS - 1,
  });
  const second = await server.install("4711");
  expect(await server.as(second).call(readAllowance, {})).toMatchObject({ left: FREE_TRIAL_REVIEWS - 1 });
});
