import sql from "sql-template-tag";
import { describe, expect, test, vi } from "vitest";
import { readAllowance } from "../../../shared/api/endpoints/allowance.ts";
import { createReview, listReviews, type ReviewRequest } from "../../../shared/api/endpoints/reviews.ts";
import {
  askForReview,
  doneOf,
  postReview,
  readyOpinion,
  reviewRequest,
} from "../../../tests/ask-for-review.ts";
import { trialAddress } from "../../allowance/trial-address.ts";
import { createApp } from "../../app.ts";
import { countHit } from "../../http/caller/limits.ts";
import { noLog } from "../../log.ts";
import { useTestServer } from "../../../tests/test-server.ts";
import type { DbPool } from "../../vendors/postgres.ts";
import { openMeasuring } from "../measuring/measuring.ts";

const server = await useTestServer({ deps: { secondOpinion: readyOpinion() } });

const FREE = reviewRequest({ secondOpinionBy: null });

const askFrom = (token: string, address: string, body: ReviewRequest) =>
  server.as(token, address).stream(createReview, { body, key: crypto.randomUUID() }, () => {});

describe("a review that is only saved", () => {
  test("goes without a job, and what is reserved, stored and settled is one transaction", async () => {
    const send = vi.spyOn(server.deps.queue, "send");
    const transaction = vi.spyOn(server.deps.db, "transaction");
    const { review } = doneOf(await askForReview(server, await server.install(), { body: FREE }));
    expect([send.mock.calls.length, transaction.mock.calls.length]).toEqual([0, 1]);
    vi.restoreAllMocks();
    expect(
      await server.deps.db.row(
        sql`select state, is_free from app.usage_reservations where review_id = ${review.id}`,
      ),
    ).toEqual({ state: "committed", is_free: true });
    expect(await server.deps.db.rows(sql`select from app.review_jobs where id = ${review.id}`)).toEqual([]);
  });

  test("is not stored in part: what fails leaves neither a review nor a reservation", async () => {
    const token = await server.install();
    const body = { ...FREE, notify: true };
    const { userId } = await server.signUp();
    await server.deps.db.row(sql`
      update public.installations set user_id = ${userId}
      where id = (select id from public.installations order by created_at desc limit 1)`);
    vi.spyOn(server.deps.mailer, "queue").mockRejectedValueOnce(new TypeError("a mistake"));
    const key = crypto.randomUUID();
    vi.spyOn(console, "error").mockImplementationOnce(() => {});
    await expect(askForReview(server, token, { key, body })).rejects.toMatchObject({ code: "internal" });
    expect((await server.as(token).call(listReviews, {})).reviews).toEqual([]);
    expect(
      await server.deps.db.rows(sql`select from app.usage_reservations where idem_key = ${key}`),
    ).toEqual([]);
    doneOf(await askForReview(server, token, { key, body }));
  });

  test("does not count among the second opinions that a caller has under way", async () => {
    const token = await server.install();
    const saved = Array.from({ length: 3 }, () => askForReview(server, token, { body: FREE }));
    for (const events of await Promise.all(saved)) doneOf(events);
  });
});

test.each([
  ["of time", { cpuMs: 1 }],
  ["of memory", { memoryMb: 8 }],
])("a review beyond its budget %s is refused, and nothing is reserved", async (_, budget) => {
  const measuring = openMeasuring({ log: noLog, threads: 2, ...budget });
  const app = createApp({ ...server.deps, measuring });
  const token = await server.install();
  const key = crypto.randomUUID();
  const answer = await postReview(app, token, { key });
  expect([answer.status, await answer.json()]).toMatchObject([422, { error: "too_demanding" }]);
  expect(await server.as(token).call(readAllowance, {})).toMatchObject({ used: 0, left: 3 });
  expect(await server.deps.db.rows(sql`select from app.usage_reservations where idem_key = ${key}`)).toEqual(
    [],
  );
  await measuring.stop();
});

test("second opinions of payers come before others in the queue", async () => {
  const send = vi.spyOn(server.deps.queue, "send");
  const { userId, token } = await server.signUp();
  await server.setPlan(userId, "studio");
  doneOf(await askForReview(server, await server.install()));
  doneOf(await askForReview(server, token));
  expect(send.mock.calls.map(([, , isUrgent]) => isUrgent)).toEqual([false, true]);
  vi.restoreAllMocks();
});

describe("the processor time of reviews", () => {
  test("is limited for all without a plan at one address, and for nobody else", async () => {
    const address = "203.0.113.90";
    const [one, other] = [await server.install(), await server.install()];
    await askFrom(one, address, FREE);
    expect(
      await countHit(server.deps.db, "measuring for an address", trialAddress(address), 9000),
    ).toBeGreaterThan(0);
    await expect(askFrom(other, address, FREE)).rejects.toMatchObject({ code: "rate_limited" });
    await askFrom(other, "203.0.113.91", FREE);
  });

  test("is counted also where a review fails by it", async () => {
    const measuring = openMeasuring({ log: noLog, threads: 2, cpuMs: 1 });
    const app = createApp({ ...server.deps, measuring });
    const counted = vi.spyOn(server.deps.db, "row");
    await postReview(app, await server.install(), { body: FREE });
    const hits = counted.mock.calls
      .map(([{ values }]) => values)
      .filter(([bucket]) => String(bucket).startsWith("measuring for an address"))
      .map(([, times]) => times);
    expect(hits).toEqual([0, expect.any(Number)]);
    expect(hits[1]).toBeGreaterThan(0);
    vi.restoreAllMocks();
    await measuring.stop();
  });
});

test("however many ask at one address at once, one of them is counted at a time: the others hold no connection", async () => {
  const { db } = server.deps;
  const at = { once: 0, most: 0 };
  const row: DbPool["row"] = async (statement) => {
    if (!statement.text.includes("app.count_hits")) return db.row(statement);
    at.once += 1;
    at.most = Math.max(at.most, at.once);
    return db.row<never>(statement).finally(() => (at.once -= 1));
  };
  const app = createApp({ ...server.deps, db: { ...db, row } });
  const tokens = await Promise.all(Array.from({ length: 30 }, () => server.install()));
  const headers = { "X-Forwarded-For": "203.0.113.99" };
  const answers = await Promise.all(
    tokens.map(async (token) => postReview(app, token, { body: FREE, headers })),
  );
  expect(answers.map(({ status }) => status)).toEqual(tokens.map(() => 200));
  expect(at.most).toBe(1);
});
