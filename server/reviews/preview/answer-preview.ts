import type { Context } from "hono";
import sql from "sql-template-tag";
import { ApiError } from "../../../shared/api/errors.ts";
import type { FrameReport, LayerPlace } from "../../../shared/review/report.ts";
import type { Deps } from "../../deps.ts";
import { type KeptPicture, readPicture } from "../read-picture.ts";
import { sharedReview } from "../which-review.ts";
import { drawPreview } from "./draw-preview.ts";

interface Row extends KeptPicture {
  readonly frame_id: string;
  readonly report: readonly FrameReport[];
}

const MOST_FRAMED = 4;

/** Where the gravest findings of a screen begin. */
function framedOn({ findings, places = [] }: FrameReport): readonly LayerPlace[] {
  const placeOf = new Map(places.map((place) => [place.layerId, place]));
  return findings
    .filter(({ isDetail }) => !isDetail)
    .slice(0, MOST_FRAMED)
    .flatMap(({ layers }) => placeOf.get(layers[0]?.id ?? "") ?? []);
}

/** Answers with the picture that stands for a link to a review, for as long as the link works. */
export async function answerPreview(
  context: Context,
  { db, pictures }: Pick<Deps, "db" | "pictures">,
  token: string,
): Promise<Response> {
  const row = await db.row<Row>(sql`
    select picture.frame_id, picture.key, picture.bytes, picture.sha256, review.report
    from public.reviews as review join app.review_pictures as picture on picture.review_id = review.id
    where ${sharedReview(token)} order by picture.position limit 1`);
  const bytes = row && (await readPicture(pictures, row));
  const frame = row?.report.find(({ id }) => id === row.frame_id);
  const drawn = bytes && (await drawPreview(bytes, frame ? framedOn(frame) : []));
  if (!row) throw new ApiError("not_found");
  if (!drawn) return context.redirect("/social.png");
  return context.body(drawn, 200, {
    "Content-Type": "image/png",
    // A link that is taken back shows nothing any more.
    "Cache-Control": "no-store",
  });
}
