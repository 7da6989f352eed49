import sql, { join } from "sql-template-tag";
import type { FramePicture } from "../second-opinion/second-opinion.ts";
import type { Db } from "../vendors/postgres.ts";
import { digestOf, pictureKey, type PictureStore } from "./picture-store.ts";

interface Review {
  readonly id: string;
  readonly pictures: readonly FramePicture[];
}

const keysOf = ({ id, pictures }: Review): readonly string[] =>
  pictures.map((_, position) => pictureKey(id, position));

/**
 * Puts the pictures of a review into the storage, before it is stored. That they are to be removed is noted first: a
 * review that is never stored leaves none behind.
 */
export async function putPictures(db: Db, store: PictureStore, review: Review): Promise<void> {
  const keys = keysOf(review);
  if (keys.length === 0) return;
  await db.rows(sql`
    insert into app.picture_removals (key, due_at)
    select unnest(${keys}::text[]), clock_timestamp() + interval '1 hour'
    on conflict (key) do update set due_at = excluded.due_at`);
  for (const [position, { bytes, type }] of review.pictures.entries())
    await store.put(keys[position] ?? "", bytes, type);
}

/** Notes the pictures of a review that is being stored: they stay, then. */
export async function keepPictures(db: Db, review: Review): Promise<void> {
  const keys = keysOf(review);
  if (keys.length === 0) return;
  const rows = review.pictures.map(
    ({ frameId, type, bytes }, position) =>
      sql`(${review.id}, ${frameId}, ${position}, ${type}, ${keys[position]}, ${digestOf(bytes)})`,
  );
  await db.rows(sql`
    insert into app.review_pictures (review_id, frame_id, position, content_type, key, sha256) values ${join(rows)}`);
  await db.rows(sql`delete from app.picture_removals where key = any (${keys})`);
}
