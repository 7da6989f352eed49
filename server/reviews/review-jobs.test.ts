import sql from "sql-template-tag";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readAllowance } from "../../shared/api/endpoints/allowance.ts";
import { readReview } from "../../shared/api/endpoints/reviews.ts";
import { askForReview, doneOf, opinionResult, reviewRequest } from "../../tests/ask-for-review.ts";
import { createApp } from "../app.ts";
import { openTestServer, type TestServer } from "../testing.ts";
import { reviewJobsOf } from "./review-jobs.ts";

let server: TestServer;
/** Lets the model answer; until then it holds, and listens to no signal. */
let release: () => void;
/** The model was asked. */
let asked: Promise<void>;

beforeEach(async () => {
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let reached = (): void => {};
  asked = new Promise((resolve) => {
    reached = resolve;
  });
  server = await openTestServer({
    deps: {
      secondOpinion: {
        provider: "Stand-in",
        isAvailable: () => true,
        give: async () => {
          reached();
          await held;
          return opinionResult();
        },
      },
    },
  });
});
afterEach(() => server.stop());

const reserved = async (): Promise<number> =>
  (await server.deps.db.rows(sql`select 1 from app.usage_reservations where state = 'reserved'`)).length;

describe("a server that stops", () => {
  test("finishes what is under way, and takes nothing new", async () => {
    const token = await server.install();
    const told = askForReview(server, token);
    await asked;
    const drained = reviewJobsOf(server.deps).drain();
    await expect(askForReview(server, await server.install())).rejects.toMatchObject({ code: "stopping" });
    release();
    const { review } = doneOf(await told);
    await drained;
    expect(review).toMatchObject({ isCharged: true, secondOpinion: { state: "done" } });
    expect(await reserved()).toBe(0);
  });

  test("gives back what takes too long, with what was measured", async () => {
    const token = await server.install();
    const told = askForReview(server, token);
    await asked;
    await reviewJobsOf(server.deps).drain(0);
    const { review } = doneOf(await told);
    expect(review).toMatchObject({ isCharged: false, secondOpinion: { state: "failed" } });
    expect(await reserved()).toBe(0);
    expect(await server.as(token).call(readAllowance, {})).toMatchObject({ used: 0, left: 3 });
    expect(await server.as(token).call(readReview, { params: { id: review.id } })).toEqual(review);
  });
});

test("what another server makes is taken up once it is done", async () => {
  const token = await server.install();
  const key = crypto.randomUUID();
  const request = reviewRequest();
  const told = askForReview(server, token, { key, body: request });
  await asked;
  // The same database, and another process.
  const other = createApp({ ...server.deps }, { supabase: null, mailFolder: null, stripe: null });
  const body = JSON.stringify(request);
  const ask = () =>
    other.request("/api/reviews", {
      method: "POST",
      headers: {
        Authorization: `Bearer ${token}`,
        "Content-Type": "application/json",
        "Idempotency-Key": key,
      },
      body,
    });
  const early = await ask();
  expect(early.status).toBe(503);
  expect(early.headers.get("Retry-After")).toBe("3");
  release();
  const { review } = doneOf(await told);
  const later = await ask();
  expect(later.headers.get("Content-Type")).toBe("text/event-stream");
  expect(await later.text()).toContain(`"reviewId":"${review.id}"`);
});
