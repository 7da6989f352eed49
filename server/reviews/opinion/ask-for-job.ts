import type { FrameReport } from "../../../shared/review/report.ts";
import type { OpinionRequest } from "../../second-opinion/second-opinion.ts";
import { requestOf, toldFindings, type AnyJob } from "../making/review-job.ts";
import type { WorkerDeps } from "../making/worker-deps.ts";
import { decodePictures } from "../measuring/decode-pictures.ts";
import type { Telling } from "../telling/telling.ts";
import { askOpinion, type Opinion } from "./ask-opinion.ts";
import { notePause } from "./model-pause.ts";

/** The request of a job as a model is asked: what was sent of the screens, and what was measured of them. */
export function askedOf(job: AnyJob, measured: readonly FrameReport[]): OpinionRequest {
  const request = requestOf(job);
  const { scene, aspects, purpose, brief, house, language, platform, hasStandIns } = request;
  const pictures = decodePictures(request);
  const { principles } = house ?? {};
  return { scene, pictures, aspects, purpose, language, measured, brief, principles, platform, hasStandIns };
}

/** Asks for the second opinion of a job, and tells what it says while it comes. Resolves when that is over. */
export async function askForJob(
  deps: WorkerDeps,
  { id, provider }: AnyJob,
  request: OpinionRequest,
  { tell, all }: Telling,
  signal: AbortSignal,
  handOver: AbortSignal,
): Promise<Opinion> {
  const secondOpinion = deps.secondOpinion?.provider === provider ? deps.secondOpinion : null;
  const opinion = await askOpinion(
    { secondOpinion, log: deps.log },
    request,
    {
      onFinding: (finding) => tell({ type: "finding", finding }),
      onStep: (screen) => tell({ type: "opinion", screen }),
    },
    signal,
    await toldFindings(deps.db, id),
  );
  if (secondOpinion) await notePause(deps.db, secondOpinion);
  await all();
  handOver.throwIfAborted(); // what the model did not say was not its fault
  return opinion;
}
