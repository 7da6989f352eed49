import { existsSync } from "node:fs";
import path from "node:path";
import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deleteUser } from "../../shared/api/endpoints/account.ts";
import { deleteReview, readReviewPicture } from "../../shared/api/endpoints/reviews.ts";
import { askForReview, doneOf, PNG, readyOpinion } from "../../tests/ask-for-review.ts";
import { applyRetention } from "../account/retention.ts";
import { openTestServer, type TestServer } from "../testing.ts";
import { putPictures } from "./keep-pictures.ts";
import { pictureKey } from "./picture-store.ts";
import { movePictures, removePictures } from "./sweep-pictures.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ deps: { secondOpinion: readyOpinion() } });
});
afterAll(() => server.stop());

const fileOf = (reviewId: string): string =>
  path.join(server.deps.env.DATA_FOLDER, "pictures", pictureKey(reviewId, 0));

const review = async (token: string): Promise<string> => doneOf(await askForReview(server, token)).review.id;

const seen = async (token: string, id: string): Promise<Buffer> => {
  const file = await server.as(token).file(readReviewPicture, { params: { id, frameId: "1:1" } });
  return Buffer.from(await file.arrayBuffer());
};

test("a picture lies in the storage and not in the database, and is read through the API", async () => {
  const token = await server.install();
  const id = await review(token);
  expect(existsSync(fileOf(id))).toBe(true);
  const row = await server.deps.db.row(
    sql`select bytes, key from app.review_pictures where review_id = ${id}`,
  );
  expect(row).toEqual({ bytes: null, key: pictureKey(id, 0) });
  expect(await seen(token, id)).toEqual(PNG);
  await server.deps.db.row(sql`update app.picture_removals set due_at = clock_timestamp()`);
  await removePictures(server.deps);
  expect(existsSync(fileOf(id))).toBe(true);
});

describe("a picture goes", () => {
  test("with its review", async () => {
    const token = await server.install();
    const id = await review(token);
    await server.as(token).call(deleteReview, { params: { id } });
    await removePictures(server.deps);
    expect(existsSync(fileOf(id))).toBe(false);
    expect(await server.deps.db.rows(sql`select from app.picture_removals`)).toEqual([]);
  });

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

test("a picture that an earlier version put into the database is shown, and then moved", async () => {
  const token = await server.install();
  const id = await review(token);
  const { db } = server.deps;
  await server.deps.pictures.remove([pictureKey(id, 0)]);
  await db.row(sql`update app.review_pictures set key = null, bytes = ${PNG} where review_id = ${id}`);
  expect(await seen(token, id)).toEqual(PNG);
  await movePictures(server.deps);
  expect(await db.row(sql`select bytes, key from app.review_pictures where review_id = ${id}`)).toEqual({
    bytes: null,
    key: pictureKey(id, 0),
  });
  expect(await seen(token, id)).toEqual(PNG);
});
