import sql from "sql-template-tag";
import type { Deps } from "../deps.ts";
import type { Db } from "../vendors/postgres.ts";
import type { PictureStore } from "./picture-store.ts";

const BATCH = 50;

/** The rest for pictures that a storage refuses to remove: the others are not to wait for them. */
const LATER = sql`interval '5 minutes'`;

/** Removes one picture, with its note locked: whoever puts one of this key waits. Null: nothing is due. */
async function removeOne(db: Db, store: PictureStore): Promise<{ readonly error?: unknown } | null> {
  const due = await db.row<{ key: string }>(sql`
    select key from app.picture_removals where due_at <= clock_timestamp()
    order by due_at limit 1 for update skip locked`);
  if (!due) return null;
  try {
    await store.remove([due.key]);
  } catch (error) {
    await db.rows(
      sql`update app.picture_removals set due_at = clock_timestamp() + ${LATER} where key = ${due.key}`,
    );
    return { error };
  }
  await db.rows(sql`delete from app.picture_removals where key = ${due.key}`);
  return {};
}

/** Removes what nobody keeps any more, one after the other. It ends at what the storage refuses, and says so. */
export async function removePictures({ db, pictures }: Pick<Deps, "db" | "pictures">): Promise<void> {
  for (let removed = 0; removed < BATCH; removed += 1) {
    const done = await db.transaction((transaction) => removeOne(transaction, pictures));
    if (done === null) return;
    if ("error" in done) throw done.error;
  }
}
