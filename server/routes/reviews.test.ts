import { createHash } from "node:crypto";
import sql from "sql-template-tag";
import { describe, expect, test } from "vitest";
import {
  askForReview,
  doneOf,
  PNG,
  postReview,
  readyOpinion,
  reviewRequest,
} from "../../tests/ask-for-review.ts";
import { readAllowance } from "../../shared/api/endpoints/allowance.ts";
import {
  deleteReview,
  listReviews,
  listScreenReviews,
  readReview,
  readReviewPicture,
  retryOpinion,
  type ReviewRequest,
} from "../../shared/api/endpoints/reviews.ts";
import { layer, sceneOf } from "../../shared/scene/testing.ts";
import { createApp } from "../app.ts";
import { countHit } from "../http/caller/limits.ts";
import { hashToken } from "../http/caller/token.ts";
import { streamPlacesOf } from "../http/stream-places.ts";
import { canonicalJson } from "../reviews/canonical-json.ts";
import { openTestServer, useTestServer, type TestPerson } from "../../tests/test-server.ts";

const server = await useTestServer({ deps: { secondOpinion: readyOpinion() } });
const person = await subscriber();

async function subscriber(): Promise<TestPerson> {
  const signedUp = await server.signUp();
  await server.setPlan(signedUp.userId, "studio");
  return signedUp;
}

const hashOf = (body: ReviewRequest): string =>
  createHash("sha256").update(canonicalJson(body)).digest("hex");

const listOf = (token: string) => server.as(token).call(listReviews, {});

const usedBy = async (token: string): Promise<number> =>
  (await server.as(token).call(readAllowance, {})).used;

describe("a review", () => {
  test("of a plugin on the trial is told step by step, is kept, and costs one of three", async () => {
    const token = await server.install();
    const events = await askForReview(server, token);
    expect(events.map(({ type }) => type)).toEqual(["accepted", "done"]);
    const { review, allowance } = doneOf(events);
    expect(events[0]).toEqual({ type: "accepted", reviewId: review.id });
    expect(review).toMatchObject({
      title: "Sign in · Shop",
      purpose: "To sign in",
      isCharged: true,
      pictures: ["1:1"],
      secondOpinion: { state: "done", findings: [] },
    });
    expect(review.frames[0]?.findings.map(({ rule }) => rule)).toContain("text-contrast");
    expect(allowance).toMatchObject({ kind: "trial", used: 1, left: 2 });
    expect(await server.as(token).call(readReview, { params: { id: review.id } })).toEqual(review);
  });

  test("is kept with where the layers of its findings lay, as the scene is not", async () => {
    const { review } = doneOf(await askForReview(server, await server.install()));
    expect(review.frames[0]?.places).toContainEqual(
      expect.objectContaining({ layerId: "1:2", x: 0.0513, y: 0.0474, width: 0.7692 }),
    );
  });

  test("of a person with a plan costs one of the plan", async () => {
    const { review, allowance } = doneOf(await askForReview(server, (await subscriber()).token));
    expect(allowance).toMatchObject({ kind: "plan", used: 1, left: 149 });
    expect(review.isCharged).toBe(true);
  });

  test("speaks the language that was asked for, and looks at the aspects that were asked for", async () => {
    const body = reviewRequest({ language: "fr", aspects: ["ui"] });
    const { review } = doneOf(await askForReview(server, person.token, { body }));
    const findings = review.frames.flatMap((frame) => frame.findings);
    expect(new Set(findings.map(({ aspect }) => aspect))).toEqual(new Set(["ui"]));
    expect(findings.find(({ rule }) => rule === "text-contrast")?.problem).toMatch(/texte/i);
  });

  test("is made by the level and the platform that were asked for, and is kept with them", async () => {
    const body = reviewRequest({ level: "AAA", platform: "android" });
    const { review } = doneOf(await askForReview(server, person.token, { body }));
    const kept = await server.as(person.token).call(readReview, { params: { id: review.id } });
    expect(kept.frames[0]?.judgedBy).toEqual({ level: "AAA", platform: "android" });
  });

  test("is made with what was dismissed and switched off: kept apart, and not counted", async () => {
    const whole = doneOf(await askForReview(server, person.token)).review;
    const dismissed = whole.frames[0]?.findings[0]?.rule ?? "";
    const body = reviewRequest({
      dismissals: [
        { id: "d1", rule: dismissed, scope: "rule", places: [], reason: "own", words: "Legal text" },
      ],
      ignoresLibraries: true,
      house: { version: 1, values: { fontSizes: [11] }, rules: { "small-text": "off" } },
    });
    const { review } = doneOf(await askForReview(server, person.token, { body }));
    const kept = await server.as(person.token).call(readReview, { params: { id: review.id } });
    const rules = kept.frames.flatMap(({ findings }) => findings.map(({ rule }) => rule));
    expect(rules).not.toContain(dismissed);
    expect(rules).toContain("house-value");
    expect(kept.frames[0]?.dismissed?.[0]).toMatchObject({
      rule: dismissed,
      dismissal: { id: "d1", scope: "rule", reason: "own", words: "Legal text" },
    });
    expect(kept.frames[0]?.judgedBy).toMatchObject({
      rulesOff: ["small-text"],
      ignoresLibraries: true,
      byHouse: true,
    });
    const listed = (await listOf(person.token)).reviews.find(({ id }) => id === review.id);
    const counted = Object.values(listed?.counts ?? {}).reduce((sum, count) => sum + count, 0);
    expect(counted).toBe(
      kept.frames.flatMap(({ findings }) => findings).filter((one) => !one.isDetail).length,
    );
  });

  test("is made by level AA for a guessed platform when nothing else is asked for", async () => {
    const { review } = doneOf(await askForReview(server, person.token));
    expect(review.frames[0]?.judgedBy).toEqual({ level: "AA", isPlatformGuessed: true });
  });

  test("that the plugin made before it was linked is the account's afterwards", async () => {
    const token = await server.install();
    const { review } = doneOf(await askForReview(server, token));
    const { userId, token: personToken } = await server.signUp();
    await server.deps.db.row(
      sql`select app.claim_reviews(installation_id, ${userId}) from public.reviews where id = ${review.id}`,
    );
    expect((await listOf(personToken)).reviews.map(({ id }) => id)).toEqual([review.id]);
    expect((await listOf(token)).reviews).toEqual([]);
  });
});

/** Uses up a trial. */
async function spentInstallation(): Promise<string> {
  const token = await server.install();
  for (let count = 0; count < 3; count += 1) await askForReview(server, token);
  return token;
}

const chargesOf = (reviewId: string) =>
  server.deps.db.rows(sql`
    select 1 from app.usage_charges join app.usage_reservations as reservation on reservation.id = reservation_id
    where review_id = ${reviewId}`);

describe("a review without a second opinion is saved for free", () => {
  const unwanted = reviewRequest({ secondOpinionBy: null });

  test("when none is wanted: nothing is charged, and no model is asked", async () => {
    const token = await server.install();
    const events = await askForReview(server, token, { body: unwanted });
    expect(events).toHaveLength(1);
    const { review, allowance } = doneOf(events);
    expect(review).toMatchObject({ isCharged: false, secondOpinion: { state: "off" } });
    expect(allowance).toMatchObject({ kind: "trial", used: 0, left: 3 });
    expect(await chargesOf(review.id)).toEqual([]);
    expect((await listOf(token)).reviews.map(({ id }) => id)).toEqual([review.id]);
  });

  test("when another provider was named than the server has: nobody is sent what nobody agreed to", async () => {
    const body = reviewRequest({ secondOpinionBy: "Somebody else" });
    const { review, allowance } = doneOf(await askForReview(server, await server.install(), { body }));
    expect(review).toMatchObject({ isCharged: false, secondOpinion: { state: "off" } });
    expect(allowance.used).toBe(0);
  });

  test("while one by the provider that was named costs one request", async () => {
    const body = reviewRequest({ secondOpinionBy: "Stand-in" });
    const { review, allowance } = doneOf(await askForReview(server, await server.install(), { body }));
    expect(review).toMatchObject({ isCharged: true, secondOpinion: { state: "done" } });
    expect(allowance.used).toBe(1);
    expect((await chargesOf(review.id)).length).toBeGreaterThan(0);
  });

  test("also when nothing is left, of a plan as of the trial", async () => {
    const token = await spentInstallation();
    const { review, allowance } = doneOf(await askForReview(server, token, { body: unwanted }));
    expect(review.isCharged).toBe(false);
    expect(allowance).toMatchObject({ used: 3, left: 0 });
    const { token: personToken } = await subscriber();
    await askForReview(server, personToken);
    expect(doneOf(await askForReview(server, personToken, { body: unwanted })).allowance.used).toBe(1);
  });

  test("and so is the same key, at once and later", async () => {
    const token = await server.install();
    const attempt = { key: crypto.randomUUID(), body: unwanted };
    const told = await Promise.all([1, 2, 3].map(() => askForReview(server, token, attempt)));
    told.push(await askForReview(server, token, attempt));
    expect(new Set(told.map((events) => doneOf(events).review.id)).size).toBe(1);
    expect((await listOf(token)).reviews).toHaveLength(1);
    expect(await usedBy(token)).toBe(0);
  });

  test("and one that crashed can be asked for again once its lease is over, for free", async () => {
    const token = await server.install();
    // The state that a crash leaves behind: a request is reserved, and nothing was stored.
    const lost = crypto.randomUUID();
    await server.deps.db.row(sql`
      select app.reserve_request(null, installation_id, null, ${lost}, ${hashOf(unwanted)}, p_is_free => true)
      from (select id as installation_id from public.installations where token_hash = ${hashToken(token)}) as mine`);
    expect((await postReview(server.app, token, { key: lost, body: unwanted })).status).toBe(503);
    await server.deps.db.row(sql`select app.sweep_requests(clock_timestamp() + interval '1 hour')`);
    doneOf(await askForReview(server, token, { key: lost, body: unwanted }));
    expect(await usedBy(token)).toBe(0);
  });

  test("while the model is paused, too", async () => {
    const paused = await openTestServer({
      deps: { secondOpinion: { ...readyOpinion(), isAvailable: () => false } },
    });
    const { review } = doneOf(await askForReview(paused, await paused.install(), { body: unwanted }));
    expect(review.isCharged).toBe(false);
    await paused.stop();
  });

  test("where no model is configured, whatever is asked for", async () => {
    const without = await openTestServer({ deps: { secondOpinion: null } });
    const token = await without.install();
    for (const body of [reviewRequest(), reviewRequest({ secondOpinionBy: "Stand-in" }), unwanted]) {
      const { review, allowance } = doneOf(await askForReview(without, token, { body }));
      expect(review).toMatchObject({ isCharged: false, secondOpinion: { state: "off" } });
      expect(allowance.used).toBe(0);
    }
    await without.stop();
  });
});

test("a review that was charged before the model was switched off is found again, and costs nothing more", async () => {
  const token = await server.install();
  const key = crypto.randomUUID();
  const { review } = doneOf(await askForReview(server, token, { key }));
  const without = createApp({ ...server.deps, secondOpinion: null });
  const response = await postReview(without, token, { key });
  expect(await response.text()).toContain(review.id);
  expect(await usedBy(token)).toBe(1);
});

test("a stored review that cannot be read now is no inner fault: that would say that nothing was saved or charged", async () => {
  const token = await server.install();
  const key = crypto.randomUUID();
  await askForReview(server, token, { key });
  const { db } = server.deps;
  await db.row(sql`delete from app.review_jobs`); // what was told is forgotten after a while
  const row: typeof db.row = (statement) =>
    statement.text.includes("from public.reviews as review where")
      ? Promise.reject(new TypeError("unreadable"))
      : db.row(statement);
  const damaged = createApp({ ...server.deps, db: { ...db, row } });
  const answer = await postReview(damaged, token, { key });
  expect([answer.status, await answer.json()]).toMatchObject([503, { error: "unavailable" }]);
});

describe("the same key", () => {
  test("at once is one review, told to everybody from the start", async () => {
    const { token } = await subscriber();
    const key = crypto.randomUUID();
    const told = await Promise.all(Array.from({ length: 5 }, () => askForReview(server, token, { key })));
    for (const events of told) expect(events).toEqual(told[0]);
    expect(await usedBy(token)).toBe(1);
    expect((await listOf(token)).reviews).toHaveLength(1);
  });

  test("finds the same review when its JSON is written in another order", async () => {
    const { token } = await subscriber();
    const key = crypto.randomUUID();
    const { review } = doneOf(await askForReview(server, token, { key }));
    const { language, ...rest } = reviewRequest();
    const body = JSON.stringify({ language, ...rest }, null, 2);
    const again = await postReview(server.app, token, { key, body });
    expect([again.status, await again.text()]).toEqual([
      200,
      expect.stringContaining(`"reviewId":"${review.id}"`),
    ]);
  });

  test("with another body is refused", async () => {
    const key = crypto.randomUUID();
    await askForReview(server, person.token, { key });
    const body = reviewRequest({ purpose: "Something else" });
    await expect(askForReview(server, person.token, { key, body })).rejects.toMatchObject({
      code: "key_conflict",
    });
  });

  test("of a review that was deleted brings it back to nobody", async () => {
    const key = crypto.randomUUID();
    const { review } = doneOf(await askForReview(server, person.token, { key }));
    await server.as(person.token).call(deleteReview, { params: { id: review.id } });
    await expect(askForReview(server, person.token, { key })).rejects.toMatchObject({ code: "not_found" });
  });

  test("must be there", async () => {
    await expect(askForReview(server, person.token, { key: "short" })).rejects.toMatchObject({
      code: "key_missing",
    });
  });
});

describe("the list", () => {
  test("comes page by page, the newest first, without a gap", async () => {
    const { token } = await subscriber();
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1)
      ids.unshift(doneOf(await askForReview(server, token)).review.id);
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const query = { limit: 2, ...(cursor && { cursor }) };
      const page = await server.as(token).call(listReviews, { query });
      expect(page.reviews.length).toBeLessThanOrEqual(2);
      seen.push(...page.reviews.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(ids);
  });

  test("says what a person recognises a review by", async () => {
    const { token } = await subscriber();
    const { review } = doneOf(await askForReview(server, token));
    const findings = review.frames.flatMap((frame) => frame.findings);
    const [summary] = (await listOf(token)).reviews;
    expect(summary).toMatchObject({
      id: review.id,
      title: "Sign in · Shop",
      frames: 1,
      pictureFrameId: "1:1",
    });
    const counted = Object.values(summary?.counts ?? {}).reduce((sum, count) => sum + count, 0);
    expect(counted).toBe(findings.length);
    expect(counted).toBeGreaterThan(0);
  });

  test.each(["nonsense", "MS4y", "%00"])("knows no cursor %s", async (cursor) => {
    await expect(server.as(person.token).call(listReviews, { query: { cursor } })).rejects.toMatchObject({
      code: "invalid_input",
    });
  });
});

describe("the reviews of a screen", () => {
  const ofScreen = (token: string, id: string, frameId = "1:1") =>
    server.as(token).call(listScreenReviews, { params: { id, frameId } });

  test.each(["2:2", "%", "\u0000"])(
    "are not there for a screen %j that the review does not have",
    async (id) => {
      const { review } = doneOf(await askForReview(server, person.token));
      const code = expect.stringMatching(/^(not_found|invalid_input)$/) as string;
      await expect(ofScreen(person.token, review.id, id)).rejects.toMatchObject({ code });
    },
  );
});

describe("a picture", () => {
  test("is served as it came, to be kept by its reader alone", async () => {
    const { review } = doneOf(await askForReview(server, person.token));
    const response = await server.app.request(`/api/reviews/${review.id}/pictures/1%3A1`, {
      headers: { Authorization: `Bearer ${person.token}` },
    });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PNG);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/png",
      "content-disposition": "inline",
      "cache-control": "private, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'") as string,
    });
  });

  test("of another screen is not there", async () => {
    const { review } = doneOf(await askForReview(server, person.token));
    const params = { id: review.id, frameId: "2:2" };
    await expect(server.as(person.token).file(readReviewPicture, { params })).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

describe("a request that is no good is refused, and costs nothing", () => {
  const base64 = PNG.toString("base64");
  const emptyScreen = sceneOf(layer({ id: "1:1", width: 0, height: 0 }));
  test.each<[string, object, string, RegExp]>([
    ["no scene", { scene: null }, "invalid_input", /^scene: /],
    [
      "a scene with a fault",
      { scene: { ...emptyScreen, frames: [{}] } },
      "invalid_input",
      /^scene\.frames\[0\]/,
    ],
    ["a screen without a size", { scene: emptyScreen, pictures: [] }, "scene_unusable", /scene\.frames/],
    ["no aspect", { aspects: [] }, "invalid_input", /^aspects: /],
    ["an unknown aspect", { aspects: ["taste"] }, "invalid_input", /^aspects\[0\]: /],
    ["a long purpose", { purpose: "x".repeat(1001) }, "invalid_input", /^purpose: /],
    ["NUL in the purpose", { purpose: "a\0" }, "invalid_input", /^purpose: /],
    ["a picture in no base64", { pictures: [{ frameId: "1:1", base64: "<>" }] }, "invalid_input", /base64: /],
  ])("%s", async (_, fields, code, where) => {
    const { token } = await server.signUp();
    const body = { ...reviewRequest(), ...fields } as ReviewRequest;
    await expect(askForReview(server, token, { body })).rejects.toMatchObject({
      code,
      where: expect.stringMatching(where) as string,
    });
    expect(await usedBy(token)).toBe(0);
  });

  test("9 MB", async () => {
    const body = reviewRequest({ pictures: [{ frameId: "1:1", base64: base64 + "A".repeat(9_000_000) }] });
    await expect(askForReview(server, person.token, { body })).rejects.toMatchObject({
      code: "body_too_large",
    });
  });
});

test("who listens to six reviews hears no seventh until one is over", async () => {
  const token = await server.install();
  const { take } = streamPlacesOf(server.deps);
  const row = await server.deps.db.row<{ id: string }>(
    sql`select id from public.installations where token_hash = ${hashToken(token)}`,
  );
  const listener = { userId: null, installationId: row?.id ?? "", addressHash: "" };
  const held = Array.from({ length: 6 }, () => take(listener));
  await expect(askForReview(server, token)).rejects.toMatchObject({ code: "rate_limited" });
  held[0]?.();
  doneOf(await askForReview(server, token));
  doneOf(await askForReview(server, token)); // its place was given back
});

test("a review is read 120 times a minute at most, and that takes nothing away from trying again", async () => {
  const { userId, token } = await subscriber();
  const params = { id: doneOf(await askForReview(server, token)).review.id };
  while ((await countHit(server.deps.db, "review read by caller", userId)) === 0);
  await expect(server.as(token).call(readReview, { params })).rejects.toMatchObject({ code: "rate_limited" });
  await server.as(token).stream(retryOpinion, { params, body: reviewRequest() }, () => {});
});
