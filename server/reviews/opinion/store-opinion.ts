import sql from "sql-template-tag";
import type { StoredReview } from "../../../shared/api/endpoints/reviews.ts";
import { placesOf } from "../../../shared/export/pins.ts";
import type { Scene } from "../../../shared/scene/scene.ts";
import { verdictOf } from "../../../shared/review/verdict.ts";
import { readAllowance } from "../../allowance/read-allowance.ts";
import type { Db, DbPool } from "../../vendors/postgres.ts";
import { addCost } from "./add-cost.ts";
import { withNew, withTold, type Opinion } from "./ask-opinion.ts";
import { readReview } from "../read-review.ts";
import { commitReview, refundReview } from "../reserve-review.ts";
import { allTold, tellEvent, type OpinionJob } from "../job/review-job.ts";
import type { JobUnderWay } from "../job/job-under-way.ts";
import { storableJson } from "../storable-json.ts";

type Told = StoredReview["secondOpinion"];

/** The second opinion of a review after another try: all that it had, which is paid for, and the news. */
function joined({ secondOpinion }: StoredReview, { findings, screens }: Opinion): Told {
  const news = new Map(screens.map((screen) => [screen.frameId, screen]));
  const isBetter = (frameId: string): boolean => (news.get(frameId)?.state ?? "failed") !== "failed";
  const before = secondOpinion.screens ?? screens;
  const after = before.map((screen) => {
    const isNews = screen.state === "failed" || isBetter(screen.frameId);
    return isNews ? (news.get(screen.frameId) ?? screen) : screen;
  });
  return {
    state: after.some(({ state }) => state !== "failed") ? "done" : secondOpinion.state,
    findings: withNew(secondOpinion.findings, findings),
    screens: after,
  };
}

/** Spends what was reserved when there is an opinion now, or gives it back. Returns whether the review is charged. */
async function settle(db: Db, { reservationId }: OpinionJob, review: StoredReview, { state }: Told) {
  if (reservationId === null) return true;
  const [settled, wanted] =
    state === "done"
      ? [await commitReview(db, reservationId, review.id), "committed"]
      : [await refundReview(db, reservationId, null), "refunded"];
  if (settled !== wanted)
    throw new Error(`The request was ${settled ?? "gone"} before its opinion was stored.`);
  return settled === "committed";
}

/** The screens of a review, with where the layers of new findings lie on them: their scene is not kept. */
function placed({ frames }: StoredReview, scene: Scene, { findings }: Opinion): StoredReview["frames"] {
  const roots = new Map(scene.frames.map((root) => [root.id, root]));
  return frames.map((frame) => {
    const root = roots.get(frame.id);
    const noticed = findings.filter(({ frameId }) => frameId === frame.id);
    if (!root || noticed.length === 0) return frame;
    const { places = [] } = frame;
    const known = new Set(places.map(({ layerId }) => layerId));
    return {
      ...frame,
      places: [...places, ...placesOf(noticed, root).filter(({ layerId }) => !known.has(layerId))],
    };
  });
}

async function update(
  db: Db,
  review: Pick<StoredReview, "id" | "frames">,
  told: Told,
  isCharged: boolean,
): Promise<void> {
  const { counts } = verdictOf([...review.frames.flatMap((frame) => frame.findings), ...told.findings]);
  await db.row(sql`
    update public.reviews set second_opinion = ${told.state}, second_findings = ${storableJson(told.findings)},
      second_screens = ${storableJson(told.screens ?? [])}, severity_counts = ${storableJson(counts)},
      is_charged = ${isCharged}, report = ${storableJson(review.frames)}
    where id = ${review.id}`);
}

/** Adds what another try brought to its review, settles its request and tells the end: all of it, or nothing. */
export const storeOpinion = (
  { db: pool }: { readonly db: DbPool },
  { job, request }: JobUnderWay<OpinionJob>,
  given: Opinion,
): Promise<void> =>
  pool.transaction(async (db) => {
    const which = sql`review.id = ${job.continues.reviewId}`;
    // Another try may store what it has at the same moment.
    await db.row(sql`select from public.reviews as review where ${which} for update`);
    const opinion = withTold(given, await allTold(db, job.id));
    const before = await readReview(db, which);
    const told = joined(before, opinion);
    const frames = placed(before, request.scene, opinion);
    await update(db, { id: before.id, frames }, told, await settle(db, job, before, told));
    await addCost(db, before.id, opinion.cost);
    const review = await readReview(db, which);
    await tellEvent(db, job.id, { type: "done", review, allowance: await readAllowance(db, job.caller) });
  });
