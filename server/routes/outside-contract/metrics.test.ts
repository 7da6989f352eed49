import { readFileSync } from "node:fs";
import path from "node:path";
import sql from "sql-template-tag";
import { describe, expect, test, vi } from "vitest";
import { askForReview, readyOpinion, reviewRequest } from "../../../tests/ask-for-review.ts";
import { createApp } from "../../app.ts";
import { FIGURES } from "../../metrics/figures.ts";
import { openTestServer, useTestServer } from "../../../tests/test-server.ts";

const TOKEN = "a token that only the collector has";

const server = await useTestServer({
  env: { METRICS_TOKEN: TOKEN },
  deps: { secondOpinion: readyOpinion() },
});

const ask = (headers: Record<string, string> = {}, from = server) =>
  from.app.request("http://localhost:4321/api/metrics", { headers });

/** The value of a line such as `name{label="a"} 3`. */
async function valueOf(line: string): Promise<number> {
  const text = await (await ask({ Authorization: `Bearer ${TOKEN}` })).text();
  return Number(
    text
      .split("\n")
      .find((entry) => entry.startsWith(`${line} `))
      ?.slice(line.length),
  );
}

describe("the figures", () => {
  test("are for whoever has the token", async () => {
    expect((await ask()).status).toBe(401);
    expect((await ask({ Authorization: `Bearer ${TOKEN}!` })).status).toBe(401);
    const response = await ask({ Authorization: `Bearer ${TOKEN}` });
    expect([response.status, response.headers.get("Content-Type")]).toEqual([
      200,
      "text/plain; version=0.0.4; charset=utf-8",
    ]);
  });

  test("are for this machine only where there is no token, and for nobody in production", async () => {
    const open = await openTestServer();
    expect((await ask({}, open)).status).toBe(200);
    expect((await ask({ "X-Forwarded-For": "203.0.113.9" }, open)).status).toBe(403);
    const deps = { ...open.deps, env: { ...open.deps.env, NODE_ENV: "production" as const } };
    const inProduction = createApp(deps);
    expect((await inProduction.request("http://localhost:4321/api/metrics")).status).toBe(404);
    await open.stop();
  });

  test("tell of reviews, of who paid for them, of the model's cost, of mails and of requests", async () => {
    await askForReview(server, await server.install(), {
      body: reviewRequest({ pictures: [], secondOpinionBy: "Stand-in" }),
    });
    await server.signUp();
    await server.mails();
    expect(await valueOf('regard_reviews_settled_last_hour{state="committed"}')).toBe(1);
    expect(await valueOf('regard_reviews_settled_last_hour{state="expired"}')).toBe(0);
    // The trials of the installation, of the designer at this address and of the address: all three pay for one.
    expect(await valueOf('regard_allowance_used_last_day{payer="trial"}')).toBe(3);
    expect(await valueOf('regard_model_cost_last_day_eur{model="stand-in"}')).toBeCloseTo(0.0125);
    expect(await valueOf("regard_mails_waiting")).toBe(0);
    expect(
      await valueOf('regard_request_duration_seconds_count{method="POST",path="/api/reviews",status="2xx"}'),
    ).toBe(1);
  });

  test("tell of what waits, and for how long", async () => {
    await server.deps.db.rows(sql`
      insert into app.stripe_syncs (customer_id, wanted_at) values ('cus_1', clock_timestamp() - interval '5 minutes')`);
    expect(await valueOf("regard_customers_to_read")).toBe(1);
    expect(await valueOf("regard_oldest_customer_to_read_seconds")).toBeGreaterThan(299);
  });

  test("tell of a clock that is wrong", async () => {
    expect(Math.abs(await valueOf("regard_clock_ahead_seconds"))).toBeLessThan(60);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
    expect(await valueOf("regard_clock_ahead_seconds")).toBeGreaterThan(3500);
    vi.useRealTimers();
  });

  test("name no id, no token and no address", async () => {
    const { email, userId } = await server.signUp();
    await server.app.request(`http://localhost:4321/api/reviews/${userId}`);
    const text = await (await ask({ Authorization: `Bearer ${TOKEN}` })).text();
    expect(text).toContain('path="/api/reviews/:id"');
    for (const secret of [email, userId, TOKEN]) expect(text).not.toContain(secret);
  });

  test("stand in the page on operations, each of them", () => {
    const page = readFileSync(path.resolve(import.meta.dirname, "../../../docs/operations.md"), "utf8");
    for (const name of Object.keys(FIGURES)) expect(page).toContain(`\`${name}\``);
  });
});
