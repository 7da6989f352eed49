import sql from "sql-template-tag";
import { askOpinion } from "./ask-opinion.ts";
import { decodePictures } from "../measuring/decode-pictures.ts";
import type { Telling } from "../telling/telling.ts";
import type { WorkerDeps } from "../making/worker-deps.ts";
import { notePause } from "./model-pause.ts";
import { readReview } from "../read-review.ts";
import { requestOf, toldFindings, type OpinionJob } from "../making/review-job.ts";
import { storeOpinion } from "./store-opinion.ts";

/** Asks for what the second opinion of a stored review lacks, and stores it with the review. */
export async function continueReview(
  deps: WorkerDeps,
  job: OpinionJob,
  { tell, all }: Telling,
  signal: AbortSignal,
  handOver: AbortSignal,
): Promise<void> {
  const { reviewId, frameIds } = job.continues;
  const { scene, brief, house, platform, hasStandIns, ...request } = requestOf(job);
  const {
    aspects,
    purpose,
    language,
    frames: measured,
    secondOpinion: { findings: said },
  } = await readReview(deps.db, sql`review.id = ${reviewId}`);
  const secondOpinion = deps.secondOpinion?.provider === job.provider ? deps.secondOpinion : null;
  tell({ type: "accepted", reviewId });
  const more = {
    ...(brief && { brief }),
    principles: house?.principles,
    ...(platform && { platform }),
    ...(hasStandIns && { hasStandIns }),
  };
  const pictures = decodePictures({ ...request, scene });
  const opinion = await askOpinion(
    { secondOpinion, log: deps.log },
    { scene, pictures, aspects, purpose, language, measured, frameIds, said, ...more },
    {
      onFinding: (finding) => tell({ type: "finding", finding }),
      onStep: (screen) => tell({ type: "opinion", screen }),
    },
    signal,
    await toldFindings(deps.db, job.id),
  );
  if (secondOpinion) await notePause(deps.db, secondOpinion);
  await all();
  handOver.throwIfAborted(); // what the model did not say was not its fault
  await storeOpinion(deps, job, opinion);
}
