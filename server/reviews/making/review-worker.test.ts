import sql from "sql-template-tag";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { readAllowance } from "../../../shared/api/endpoints/allowance.ts";
import type { ReviewEvent } from "../../../shared/api/endpoints/reviews.ts";
import {
  askForReview,
  doneOf,
  hangUpAfter,
  holdOpinion,
  readyOpinion,
  postReview,
  reviewRequest,
} from "../../../tests/ask-for-review.ts";
import { createApp } from "../../app.ts";
import { useTestServer } from "../../../tests/test-server.ts";
import { openReviewNews } from "../telling/review-news.ts";

/** The model answers when it is told to. */
let model: ReturnType<typeof holdOpinion>;

const server = await useTestServer({
  deps: { secondOpinion: { ...readyOpinion(), give: (...asked) => model.give(...asked) } },
});

beforeEach(() => {
  model = holdOpinion();
});

const reserved = async (): Promise<number> =>
  (await server.deps.db.rows(sql`select 1 from app.usage_reservations where state = 'reserved'`)).length;

/** The same database, and another process. */
function otherServer() {
  const { log } = server.deps;
  const news = openReviewNews(server.databaseUrl, log);
  const app = createApp({ ...server.deps, news });
  return { app, stop: () => news.stop() };
}

const typesIn = (text: string): readonly ReviewEvent["type"][] =>
  [...text.matchAll(/^data: \{"type":"(\w+)"/gm)].map(([, type]) => type as ReviewEvent["type"]);

const idsIn = (text: string): readonly string[] =>
  [...text.matchAll(/^id: (\S+)$/gm)].map(([, id]) => id ?? "");

describe("a listener at another server", () => {
  test("hears a review that is under way to its end", async () => {
    const other = otherServer();
    const token = await server.install();
    const [key, body] = [crypto.randomUUID(), reviewRequest()];
    const told = askForReview(server, token, { key, body });
    await model.asked;
    const elsewhere = postReview(other.app, token, { key, body });
    model.release();
    const { review } = doneOf(await told);
    const text = await (await elsewhere).text();
    expect(typesIn(text)).toEqual(["accepted", "done"]);
    expect(text).toContain(`"reviewId":"${review.id}"`);
    await other.stop();
  });

  test("hears at once what is told right after it looked", async () => {
    const token = await server.install();
    const [key, body] = [crypto.randomUUID(), reviewRequest()];
    const told = askForReview(server, token, { key, body });
    await model.asked;
    const { db } = server.deps;
    const rows: typeof db.rows = async (asked) => {
      const found = await db.rows<never>(asked);
      if (!/from app\.review_events/.test(asked.text)) return found;
      model.release();
      await told;
      return found;
    };
    const app = createApp({ ...server.deps, db: { ...db, rows } });
    const begun = performance.now();
    expect(typesIn(await (await postReview(app, token, { key, body })).text())).toEqual(["accepted", "done"]);
    expect(performance.now() - begun).toBeLessThan(1500);
  });

  test("goes on after the last event that it saw, also when the review has ended", async () => {
    const other = otherServer();
    const token = await server.install();
    const [key, body] = [crypto.randomUUID(), reviewRequest()];
    const heard = await hangUpAfter(server, token, key, body, "accepted");
    const headers = { "Last-Event-ID": idsIn(heard)[0] ?? "" };
    const elsewhere = postReview(other.app, token, { key, body, headers });
    await model.asked;
    model.release();
    expect(typesIn(await (await elsewhere).text())).toEqual(["done"]);
    expect(typesIn(await (await postReview(other.app, token, { key, body, headers })).text())).toEqual([
      "done",
    ]);
    await server.deps.db.row(sql`delete from app.review_jobs`); // as retention does
    expect(typesIn(await (await postReview(other.app, token, { key, body, headers })).text())).toEqual([
      "done",
    ]);
    await other.stop();
  });

  test("is not left hanging by a review that was given back behind its back", async () => {
    const token = await server.install();
    const told = askForReview(server, token);
    await model.asked;
    await server.deps.db.row(sql`select app.sweep_requests(clock_timestamp() + interval '1 day')`);
    model.release();
    expect((await told).at(-1)).toMatchObject({ type: "failed" });
  });
});

describe("a worker that stops", () => {
  test("finishes what is under way", async () => {
    const told = askForReview(server, await server.install());
    await model.asked;
    const stopped = server.stopWorker(10_000);
    model.release();
    expect(doneOf(await told).review).toMatchObject({ isCharged: true, secondOpinion: { state: "done" } });
    await stopped;
    expect(await reserved()).toBe(0);
  });

  test("hands on what takes too long: the next one makes it, and it is charged once", async () => {
    const token = await server.install();
    const told = askForReview(server, token);
    await model.asked;
    await server.stopWorker(0);
    model.release();
    await server.startWorker();
    const events = await told;
    expect(events.map(({ type }) => type)).toEqual(["accepted", "done"]);
    expect(await server.as(token).call(readAllowance, {})).toMatchObject({ used: 1, left: 2 });
    expect(await reserved()).toBe(0);
  });
});

test("a server that stops ends its streams, and another one goes on", async () => {
  const other = otherServer();
  const token = await server.install();
  const [key, body] = [crypto.randomUUID(), reviewRequest()];
  const here = await postReview(other.app, token, { key, body });
  const text = here.text();
  await model.asked;
  await other.stop();
  const heard = await text;
  model.release();
  const headers = { "Last-Event-ID": idsIn(heard).at(-1) ?? "" };
  const rest = await (await postReview(server.app, token, { key, body, headers })).text();
  expect(typesIn(heard)).not.toContain("done");
  expect([...typesIn(heard), ...typesIn(rest)]).toEqual(["accepted", "done"]);
});

test("a review that no worker could make is given back, and says so", async () => {
  const { giveUpReview } = await import("./make-review.ts");
  const token = await server.install();
  const told = askForReview(server, token);
  await model.asked;
  const [job] = await server.deps.db.rows<{ id: string }>(
    sql`select id from app.review_jobs where ended_at is null`,
  );
  await giveUpReview(server.deps, job?.id ?? "");
  expect((await told).at(-1)).toMatchObject({ type: "failed", error: "internal" });
  expect(await server.as(token).call(readAllowance, {})).toMatchObject({ used: 0, left: 3 });
  model.release();
  await vi.waitFor(async () => expect(await reserved()).toBe(0));
});
