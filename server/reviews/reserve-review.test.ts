import sql from "sql-template-tag";
import { expect, test } from "vitest";
import { readAllowance } from "../../shared/api/endpoints/allowance.ts";
import { createReview, listReviews } from "../../shared/api/endpoints/reviews.ts";
import { ApiError } from "../../shared/api/errors.ts";
import { askForReview, doneOf, reviewRequest, readyOpinion } from "../../tests/ask-for-review.ts";
import { trialAddress } from "../allowance/trial-address.ts";
import { hashToken, newToken } from "../http/caller/token.ts";
import { countHit } from "../http/caller/limits.ts";
import { useTestServer } from "../../tests/test-server.ts";
import { reserveReview } from "./reserve-review.ts";

const server = await useTestServer({ deps: { secondOpinion: readyOpinion() } });

/** A person with ten reviews, and so many plugins of theirs. */
async function teamOf(
  count: number,
): Promise<{ readonly person: string; readonly plugins: readonly string[] }> {
  const { db } = server.deps;
  const { userId, token } = await server.signUp();
  await server.setPlan(userId, "starter");
  const plugins = Array.from({ length: count }, newToken);
  for (const plugin of plugins)
    await db.row(
      sql`insert into public.installations (user_id, token_hash) values (${userId}, ${hashToken(plugin)})`,
    );
  return { person: token, plugins };
}

/** How a request ended: done, failed, or the code of its refusal. */
const endOf = (token: string): Promise<string> =>
  askForReview(server, token, { body: reviewRequest({ pictures: [] }) }).then(
    (events) => events.at(-1)?.type ?? "nothing",
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  );

const tally = (ends: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries([...new Set(ends)].map((end) => [end, ends.filter((other) => other === end).length]));

test("40 reviews at once on an allowance of ten are ten", async () => {
  const { person, plugins } = await teamOf(20);
  const ends = await Promise.all([...plugins, ...plugins].map(endOf));
  expect(tally(ends)).toEqual({ done: 10, allowance_used_up: 30 });
  const { reviews } = await server.as(person).call(listReviews, { query: { limit: 50 } });
  expect(reviews).toHaveLength(10);
  expect(await server.as(person).call(readAllowance, {})).toMatchObject({ used: 10, left: 0 });
});

test("a caller asks for twenty a minute at most", async () => {
  const token = await server.install();
  const ends: string[] = [];
  // A minute may turn in between; two of them have forty.
  for (let count = 0; count < 41; count += 1) ends.push(await endOf(token));
  expect(tally(ends)).toMatchObject({ done: 3, rate_limited: expect.any(Number) as number });
});

test("who saves review after review, free or not, is told to wait: the disk is everybody's", async () => {
  const { db } = server.deps;
  const token = await server.install();
  const row = await db.row<{ id: string }>(
    sql`select id from public.installations where token_hash = ${hashToken(token)}`,
  );
  while ((await countHit(db, "review by caller, an hour", row?.id ?? "")) === 0);
  expect(await endOf(token)).toBe("rate_limited");
  expect(await endOf(await server.install())).toBe("done");
});

test("what is free is kept up to a size in a day, of a caller as of an address; what is paid is not counted", async () => {
  const { db } = server.deps;
  const free = (token: string) =>
    server
      .as(token, "203.0.113.77")
      .stream(
        createReview,
        { body: reviewRequest({ pictures: [], secondOpinionBy: null }), key: crypto.randomUUID() },
        () => {},
      )
      .then(
        () => "done",
        (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
      );
  const token = await server.install();
  expect(await free(token)).toBe("done");
  const row = await db.row<{ id: string }>(
    sql`select id from public.installations where token_hash = ${hashToken(token)}`,
  );
  expect(await countHit(db, "free review by caller, its size", row?.id ?? "", 20_000)).toBeGreaterThan(0);
  expect(await free(token)).toBe("rate_limited");
  expect(await endOf(token)).toBe("done");
  expect(await free(await server.install())).toBe("done");
  const address = trialAddress("203.0.113.77");
  expect(await countHit(db, "free review by address, its size", address, 100_000)).toBeGreaterThan(0);
  expect(await free(await server.install())).toBe("rate_limited");
});

test("a caller has two under way at most: a third waits, and somebody else does not", async () => {
  const { db } = server.deps;
  const token = await server.install();
  for (const key of ["key-00001", "key-00002"])
    await db.row(sql`
      select app.reserve_request(null, id, null, ${key}, 'h') from public.installations
      where token_hash = ${hashToken(token)}`);
  await expect(askForReview(server, token)).rejects.toMatchObject({
    code: "reviews_under_way",
    retryAfterS: expect.any(Number) as number,
  });
  doneOf(await askForReview(server, await server.install()));
  await db.row(sql`select app.sweep_requests(clock_timestamp() + interval '1 day')`);
  doneOf(await askForReview(server, token));
});

test("an account that was deleted a moment ago gets the answer of a token that has ended", async () => {
  const caller = { userId: crypto.randomUUID(), installationId: null, email: "", addressHash: "" };
  const attempt = { caller, key: "key-of-nobody", requestHash: "hash" };
  await expect(reserveReview(server.deps.db, attempt, { mayBegin: true, screens: 1 })).rejects.toMatchObject({
    code: "unauthenticated",
  });
});
