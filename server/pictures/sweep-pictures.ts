import sql from "sql-template-tag";
import type { Deps } from "../deps.ts";
import type { Db } from "../vendors/postgres.ts";
import { pictureKey, type PictureStore } from "./picture-store.ts";

const BATCH = 50;

/** Removes what nobody keeps any more. A note goes when its picture has gone. */
export async function removePictures({ db, pictures }: Pick<Deps, "db" | "pictures">): Promise<void> {
  await db.transaction(async (transaction) => {
    const due = await transaction.rows<{ key: string }>(sql`
      select key from app.picture_removals where due_at <= clock_timestamp()
      order by due_at limit ${BATCH} for update skip locked`);
    const keys = due.map(({ key }) => key);
    if (keys.length === 0) return;
    await pictures.remove(keys);
    await transaction.rows(sql`delete from app.picture_removals where key = any (${keys})`);
  });
}

interface Row {
  readonly review_id: string;
  readonly frame_id: string;
  readonly position: number;
  readonly content_type: string;
  readonly bytes: Buffer;
}

async function moveOne(db: Db, store: PictureStore): Promise<boolean> {
  const row = await db.row<Row>(sql`
    select review_id, frame_id, position, content_type, bytes from app.review_pictures
    where key is null limit 1 for update skip locked`);
  if (!row) return false;
  const key = pictureKey(row.review_id, row.position);
  await store.put(key, row.bytes, row.content_type);
  await db.rows(sql`
    update app.review_pictures set key = ${key}, bytes = null
    where review_id = ${row.review_id} and frame_id = ${row.frame_id}`);
  return true;
}

/** Moves pictures that an earlier version put into the database. Each is in one of both places all the time. */
export async function movePictures({ db, pictures }: Pick<Deps, "db" | "pictures">): Promise<void> {
  for (let moved = 0; moved < BATCH; moved += 1)
    if (!(await db.transaction((transaction) => moveOne(transaction, pictures)))) return;
}
