import sql from "sql-template-tag";
import { describe, expect, test } from "vitest";
import { readAllowance } from "../../shared/api/endpoints/allowance.ts";
import { createInstallation } from "../../shared/api/endpoints/installations.ts";
import { ApiError } from "../../shared/api/errors.ts";
import { FREE_TRIAL_REVIEWS, planId } from "../../shared/plans.ts";
import { askForReview, readyOpinion, reviewRequest } from "../../tests/ask-for-review.ts";
import { useTestServer } from "../../tests/test-server.ts";

const server = await useTestServer({ deps: { secondOpinion: readyOpinion() } });

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

/** How many second opinions a plugin gets, one after the other, from this address. */
async function countOpinions(token: string, address: string): Promise<number> {
  const here = { ...server, as: (own: string | null) => server.as(own, address) };
  for (let count = 0; ; count++) {
    const refused = await askForReview(here, token, {
      body: reviewRequest({ pictures: [], secondOpinionBy: "Stand-in" }),
    }).then(
      () => null,
      (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
    );
    if (refused === "allowance_used_up") return count;
    if (refused !== null) throw new Error(refused);
  }
}

describe("the trial", () => {
  const newPlugin = async (figmaId: string | null, address: string): Promise<string> =>
    (await server.as(null, address).call(createInstallation, { body: { figmaId, figmaName: "" } })).token;

  test("is three for a plugin and for a Figma id, at one address: one that is set up anew gains nothing", async () => {
    const address = "198.51.100.7";
    const counts: number[] = [];
    for (const figmaId of [null, null, "1", "1"])
      counts.push(await countOpinions(await newPlugin(figmaId, address), address));
    expect(counts).toEqual([FREE_TRIAL_REVIEWS, 0, FREE_TRIAL_REVIEWS, 0]);
  });

  test("of a Figma id that somebody else knows is not theirs to spend", async () => {
    const figmaId = "4711";
    await countOpinions(await newPlugin(figmaId, "198.51.100.8"), "198.51.100.8");
    const mine = await newPlugin(figmaId, "198.51.100.9");
    expect(await server.as(mine, "198.51.100.9").call(readAllowance, {})).toEqual(trial);
    expect(await countOpinions(mine, "198.51.100.9")).toBe(FREE_TRIAL_REVIEWS);
  });

  test("of a plugin is used up wherever it asks from, and is shown so", async () => {
    const token = await newPlugin(null, "198.51.100.10");
    await countOpinions(token, "198.51.100.10");
    expect(await countOpinions(token, "198.51.100.11")).toBe(0);
    expect(await server.as(token).call(readAllowance, {})).toMatchObject({
      used: FREE_TRIAL_REVIEWS,
      left: 0,
    });
  });
});
