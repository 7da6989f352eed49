import type { Context } from "hono";
import sql, { type Sql } from "sql-template-tag";
import { ApiError } from "../../shared/api/errors.ts";
import type { Deps } from "../deps.ts";
import { type KeptPicture, readPicture } from "./read-picture.ts";

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
