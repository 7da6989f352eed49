import type { Context } from "hono";
import sql, { type Sql } from "sql-template-tag";
import { ApiError } from "../../shared/api/errors.ts";
import type { Deps } from "../deps.ts";
import { digestOf, type PictureStore } from "../pictures/picture-store.ts";

/** Where a picture lies, as the database has it. */
interface KeptPicture {
  /** Its key in the storage. */
  readonly key: string;
  /** The hash of the bytes that were put there. */
  readonly sha256: Buffer;
}

/** The picture: what was put there, and not what somebody in between says. Null when it is gone. */
async function readPicture(pictures: PictureStore, { key, sha256 }: KeptPicture) {
  const found = await pictures.get(key);
  if (found && !sha256.equals(digestOf(found)))
    throw new ApiError("unavailable", {
      retryAfterS: 2,
      cause: new Error("The storage gave something else than was put."),
    });
  return found;
}

interface Row extends KeptPicture {
  readonly content_type: string;
}

/** Answers with the picture of a screen, out of the review that a condition names. */
export async function answerPicture(
  context: Context,
  { db, pictures }: Pick<Deps, "db" | "pictures">,
  which: Sql,
  frameId: string,
): Promise<Response> {
  const row = await db.row<Row>(sql`
    select content_type, key, sha256 from app.review_pictures
    where frame_id = ${frameId} and review_id = (select id from public.reviews as review where ${which})`);
  const bytes = row && (await readPicture(pictures, row));
  if (!bytes) throw new ApiError("not_found");
  return context.body(bytes, 200, {
    "Content-Type": row.content_type,
    "Content-Disposition": "inline",
    // A picture never changes; it is nobody's but the reader's.
    "Cache-Control": "private, max-age=31536000, immutable",
  });
}
