import { afterEach, describe, expect, test } from "vitest";
import { readAllowance } from "../../../shared/api/endpoints/allowance.ts";
import { listReviews } from "../../../shared/api/endpoints/reviews.ts";
import { askForReview, readyOpinion, reviewRequest } from "../../../tests/ask-for-review.ts";
import { openTestServer, type TestServer } from "../../testing.ts";
import { THREAD_BUDGET, openMeasuringThreads, type MeasuringThreads } from "./measuring-threads.ts";

let threads: MeasuringThreads | undefined;
afterEach(() => threads?.stop());

const SILENT = { onReport: () => {}, log: () => {} };
const NEVER = new AbortController().signal;
const TEXT = JSON.stringify(reviewRequest());

test("a thread measures one review after another", async () => {
  threads = openMeasuringThreads(1, THREAD_BUDGET);
  const both = [threads.measure(TEXT, SILENT, NEVER), threads.measure(TEXT, SILENT, NEVER)];
  const [first, second] = await Promise.all(both);
  expect(first?.map(({ id }) => id)).toEqual(["1:1"]);
  expect(second?.map(({ id }) => id)).toEqual(["1:1"]);
});

test("one that fails is said so, and the thread goes on", async () => {
  threads = openMeasuringThreads(1, THREAD_BUDGET);
  await expect(threads.measure("no JSON", SILENT, NEVER)).rejects.toThrow("JSON");
  expect(await threads.measure(TEXT, SILENT, NEVER)).toHaveLength(1);
});

test("one that nobody wants any more is ended", async () => {
  threads = openMeasuringThreads(1, THREAD_BUDGET);
  const stop = new AbortController();
  const measured = threads.measure(TEXT, SILENT, stop.signal);
  stop.abort(new Error("enough"));
  await expect(measured).rejects.toThrow("enough");
});

describe("a review beyond its budget", () => {
  // Loading the rules alone takes more than that.
  test.each([
    ["of time", { cpuMs: 1, memoryMb: 1024 }],
    ["of memory", { cpuMs: 60_000, memoryMb: 8 }],
  ])("%s is ended, given back, and says so; the server answers on", async (_what, budget) => {
    const server: TestServer = await openTestServer({ budget, deps: { secondOpinion: readyOpinion() } });
    const token = await server.install();
    const told = askForReview(server, token);
    expect(await server.as(token).call(readAllowance, {})).toMatchObject({
      left: expect.any(Number) as number,
    });
    expect((await told).at(-1)).toMatchObject({ type: "failed", error: "too_demanding" });
    expect(await server.as(token).call(readAllowance, {})).toMatchObject({ used: 0, left: 3 });
    expect((await server.as(token).call(listReviews, {})).reviews).toEqual([]);
    await server.stop();
  });
});
