import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import sql from "sql-template-tag";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { deleteUser } from "../../shared/api/endpoints/account.ts";
import { readAllowance } from "../../shared/api/endpoints/allowance.ts";
import { deleteReview, listReviews, readReviewPicture } from "../../shared/api/endpoints/reviews.ts";
import { ApiError } from "../../shared/api/errors.ts";
import { askForReview, doneOf, PNG, readyOpinion } from "../../tests/ask-for-review.ts";
import { applyRetention } from "../account/retention.ts";
import { localPictures } from "../../stand-ins/picture-folder.ts";
import { useTestServer } from "../../tests/test-server.ts";
import { putPictures } from "./keep-pictures.ts";
import { pictureKey, type PictureStore } from "./picture-store.ts";
import { removePictures } from "./sweep-pictures.ts";

/** The storage as it is. */
let folder: PictureStore;
const server = await useTestServer({ deps: { secondOpinion: readyOpinion() } });
beforeEach(() => {
  folder = { ...server.deps.pictures };
});
afterEach(() => vi.restoreAllMocks());

const fileOf = (reviewId: string): string =>
  path.join(server.deps.env.DATA_FOLDER, "pictures", pictureKey(reviewId, 0));

const review = async (token: string): Promise<string> => doneOf(await askForReview(server, token)).review.id;

const seen = async (token: string, id: string): Promise<Buffer> => {
  const file = await server.as(token).file(readReviewPicture, { params: { id, frameId: "1:1" } });
  return Buffer.from(await file.arrayBuffer());
};

test("a folder that cannot be written, as on a full disk, is a storage that is away", async () => {
  const file = path.join(server.deps.env.DATA_FOLDER, "file");
  await writeFile(file, "");
  await expect(
    localPictures({ ...server.deps.env, DATA_FOLDER: file }).put("key", PNG, "image/png"),
  ).rejects.toMatchObject({
    code: "unavailable",
  });
});

test("a picture lies in the storage and is read through the API", async () => {
  const token = await server.install();
  const id = await review(token);
  expect(existsSync(fileOf(id))).toBe(true);
  const row = await server.deps.db.row(sql`select key from app.review_pictures where review_id = ${id}`);
  expect(row).toEqual({ key: pictureKey(id, 0) });
  expect(await seen(token, id)).toEqual(PNG);
  await server.deps.db.row(sql`update app.picture_removals set due_at = clock_timestamp()`);
  await removePictures(server.deps);
  expect(existsSync(fileOf(id))).toBe(true);
});

describe("a picture goes", () => {
  test("with its account", async () => {
    const { userId, token } = await server.signUp();
    await server.deps.db.row(sql`select app.grant_credits(${userId}, ${userId}, 1)`);
    const id = await review(token);
    await server.as(token).call(deleteUser, { body: { userId } });
    await removePictures(server.deps);
    expect(existsSync(fileOf(id))).toBe(false);
  });

  test("at the end of its time", async () => {
    const id = await review(await server.install());
    await server.deps.db.row(sql`
      update public.reviews set created_at = created_at - interval '91 days' where id = ${id}`);
    await applyRetention(server.deps.db);
    await removePictures(server.deps);
    expect(existsSync(fileOf(id))).toBe(false);
  });

  test("when its review was never stored, an hour later", async () => {
    const id = crypto.randomUUID();
    const { db, pictures } = server.deps;
    await putPictures(db, pictures, { id, pictures: [{ frameId: "1:1", type: "image/png", bytes: PNG }] });
    await removePictures(server.deps);
    expect(existsSync(fileOf(id))).toBe(true);
    await db.row(sql`update app.picture_removals set due_at = due_at - interval '1 hour'`);
    await removePictures(server.deps);
    expect(existsSync(fileOf(id))).toBe(false);
  });
});

describe("a storage that is not what it was", () => {
  const ask = (token: string, id: string) =>
    server.app.request(`http://localhost:4321/api/reviews/${id}/pictures/1:1`, {
      headers: { Authorization: `Bearer ${token}` },
    });

  test.each([
    ["something else", async () => new Uint8Array([1, 2, 3])],
    ["a half", async () => new Uint8Array(PNG.subarray(0, 8))],
    ["an error", () => Promise.reject(new ApiError("unavailable", { retryAfterS: 2 }))],
  ])("gives %s instead of a picture: it is away, and no browser keeps that", async (_, give) => {
    const token = await server.install();
    const id = await review(token);
    vi.spyOn(server.deps.pictures, "get").mockImplementation(give);
    const answer = await ask(token, id);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    vi.restoreAllMocks();
    expect(await seen(token, id)).toEqual(PNG);
  });

  test("takes no pictures: the review fails, is given back, and leaves nothing behind", async () => {
    const token = await server.install();
    vi.spyOn(server.deps.pictures, "put").mockImplementation(async () => {
      // As if it were the last of all attempts.
      await server.deps.db.rows(sql`update queue.job_common set retry_limit = 0 where state = 'active'`);
      throw new ApiError("unavailable");
    });
    const events = await askForReview(server, token);
    vi.restoreAllMocks();
    expect(events.map(({ type }) => type)).toEqual(["accepted", "failed"]);
    expect(await server.as(token).call(readAllowance, {})).toMatchObject({ used: 0 });
    expect((await server.as(token).call(listReviews, {})).reviews).toEqual([]);
    doneOf(await askForReview(server, token));
  });

  test("refuses to remove one picture: the others go, and that one is tried again later", async () => {
    const token = await server.install();
    const ids = [await review(token), await review(token), await review(token)];
    for (const id of ids) await server.as(token).call(deleteReview, { params: { id } });
    const stuck = pictureKey(ids[0] ?? "", 0);
    vi.spyOn(server.deps.pictures, "remove").mockImplementation(async (keys) => {
      if (keys.includes(stuck)) throw new ApiError("unavailable");
      await folder.remove(keys);
    });
    await expect(removePictures(server.deps)).rejects.toMatchObject({ code: "unavailable" });
    await removePictures(server.deps);
    vi.restoreAllMocks();
    expect(ids.map((id) => existsSync(fileOf(id)))).toEqual([true, false, false]);
    await server.deps.db.rows(sql`update app.picture_removals set due_at = clock_timestamp()`);
    await removePictures(server.deps);
    expect(existsSync(fileOf(ids[0] ?? ""))).toBe(false);
  });

  test("goes away while pictures are removed: what is gone is not asked for again", async () => {
    const token = await server.install();
    const ids = [await review(token), await review(token)];
    for (const id of ids) await server.as(token).call(deleteReview, { params: { id } });
    const asked: string[] = [];
    vi.spyOn(server.deps.pictures, "remove").mockImplementation(async (keys) => {
      for (const key of keys) {
        asked.push(key);
        if (asked.length === 2) throw new ApiError("unavailable");
        await folder.remove([key]);
      }
    });
    await expect(removePictures(server.deps)).rejects.toMatchObject({ code: "unavailable" });
    await server.deps.db.rows(sql`update app.picture_removals set due_at = clock_timestamp()`);
    await removePictures(server.deps);
    vi.restoreAllMocks();
    expect(asked).toHaveLength(3);
    expect(asked[2]).toBe(asked[1]);
  });
});
