import sql from "sql-template-tag";
import { addCost } from "./opinion/add-cost.ts";
import { ENGINE } from "../../shared/review/engine.ts";
import { keepPictures } from "../pictures/keep-pictures.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Caller } from "../http/caller/caller.ts";
import type { FramePicture } from "../second-opinion/second-opinion.ts";
import type { Db } from "../vendors/postgres.ts";
import type { KeptReport } from "./kept-report.ts";
import type { Opinion } from "./opinion/ask-opinion.ts";
import type { ReviewHead } from "./review-head.ts";
import { commitReview, refundReview } from "./reserve-review.ts";
import { storableJson } from "./storable-json.ts";

/** A review that is made, and is still to be stored. */
interface MadeReview {
  readonly id: string;
  readonly reservationId: string;
  readonly caller: Caller;
  readonly head: ReviewHead;
  readonly pictures: readonly FramePicture[];
  readonly report: KeptReport;
  readonly opinion: Opinion;
}

/** A plugin that was linked meanwhile made it for its account. */
const ownerOf = ({ caller: { userId, installationId } }: MadeReview) =>
  sql`coalesce(${userId}, (select user_id from public.installations where id = ${installationId}))`;

async function insertReview(db: Db, made: MadeReview): Promise<void> {
  const { id, caller, head, report, opinion } = made;
  await db.row(sql`
    insert into public.reviews (
      id, user_id, installation_id, title, language, aspects, purpose, engine, report, second_opinion,
      second_findings, second_screens, frame_count, severity_counts, is_charged
    ) values (
      ${id}, ${ownerOf(made)}, ${caller.installationId}, ${head.title}, ${head.language},
      ${head.aspects}, ${head.purpose}, ${ENGINE}, ${report.json}, ${opinion.state},
      ${storableJson(opinion.findings)}, ${storableJson(opinion.screens)}, ${report.frames}, ${storableJson(report.counts)}, ${opinion.state === "done"}
    )`);
}

/** Spends the request (one that is free takes nothing), or gives it back when the second opinion failed. The review is not kept unless it went through. */
async function settle(db: Db, { id, reservationId, opinion }: MadeReview): Promise<void> {
  const [state, wanted] =
    opinion.state === "failed"
      ? [await refundReview(db, reservationId, id), "refunded"]
      : [await commitReview(db, reservationId, id), "committed"];
  if (state !== wanted) throw new Error(`The request was ${state ?? "gone"} before its review was stored.`);
}

async function queueMail(
  db: Db,
  mailer: Pick<Mailer, "queue">,
  { id, caller, head: { notify, title, language } }: MadeReview,
): Promise<void> {
  if (!notify || caller.userId === null) return;
  const row = await db.row<{ email: string | null }>(sql`select app.email_of(${caller.userId}) as email`);
  if (!row?.email) return;
  await mailer.queue(db, {
    to: row.email,
    language,
    message: { kind: "review-ready", title, reviewId: id },
  });
}

/** Stores a review with everything that goes with it and settles its request, within a transaction. */
export async function storeReview(db: Db, mailer: Pick<Mailer, "queue">, made: MadeReview): Promise<void> {
  await insertReview(db, made);
  await keepPictures(db, made);
  await addCost(db, made.id, made.opinion.cost);
  await settle(db, made);
  await queueMail(db, mailer, made);
}
