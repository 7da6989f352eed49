import type { Context } from "hono";
import { LRUCache } from "lru-cache";
import sql from "sql-template-tag";
import { ApiError } from "../../../shared/api/errors.ts";
import type { FrameReport, LayerPlace } from "../../../shared/review/report.ts";
import type { Deps } from "../../deps.ts";
import type { PictureStore } from "../../pictures/picture-store.ts";
import { type KeptPicture, readPicture } from "../read-picture.ts";
import { sharedReview } from "../which-review.ts";
import { drawPreview } from "./draw-preview.ts";

interface Row extends KeptPicture {
  readonly id: string;
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

type Drawn = Awaited<ReturnType<typeof drawPreview>>;

/** How long a drawn preview stays in memory, in ms: once its review is deleted, no longer than this. */
const KEPT_MS = 10 * 60_000;

/** A stored review does not change, and drawing one may take a second of a processor: it is not done for each who asks. */
const kept = new LRUCache<string, Promise<Drawn>>({ max: 100, ttl: KEPT_MS, ttlAutopurge: true });

async function draw(pictures: PictureStore, row: Row): Promise<Drawn> {
  const bytes = await readPicture(pictures, row);
  const frame = row.report.find(({ id }) => id === row.frame_id);
  return bytes && drawPreview(bytes, frame ? framedOn(frame) : []);
}

function keepDrawn(pictures: PictureStore, row: Row): Promise<Drawn> {
  const drawing = draw(pictures, row);
  kept.set(row.id, drawing);
  drawing.catch(() => kept.delete(row.id)); // a storage that is away is asked again
  return drawing;
}

/** Answers with the picture that stands for a link to a review, for as long as the link works. */
export async function answerPreview(
  context: Context,
  { db, pictures }: Pick<Deps, "db" | "pictures">,
  token: string,
): Promise<Response> {
  const row = await db.row<Row>(sql`
    select review.id, picture.frame_id, picture.key, picture.sha256, review.report
    from public.reviews as review join app.review_pictures as picture on picture.review_id = review.id
    where ${sharedReview(token)} order by picture.position limit 1`);
  if (!row) throw new ApiError("not_found");
  const drawn = await (kept.get(row.id) ?? keepDrawn(pictures, row));
  if (!drawn) return context.redirect("/social.png");
  return context.body(drawn, 200, {
    "Content-Type": "image/png",
    // A link that is taken back shows nothing any more.
    "Cache-Control": "no-store",
  });
}
