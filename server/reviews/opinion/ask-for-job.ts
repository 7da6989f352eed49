import type { FrameReport } from "../../../shared/review/report.ts";
import type { OpinionRequest } from "../../second-opinion/second-opinion.ts";
import { toldFindings } from "../job/review-job.ts";
import type { JobUnderWay, WorkerDeps } from "../job/job-under-way.ts";
import { askOpinion, type Opinion } from "./ask-opinion.ts";
import { notePause } from "./model-pause.ts";

/** The request of a job as a model is asked: what was sent of the screens, and what was measured of them. */
export function askedOf(
  { request, pictures }: JobUnderWay,
  measured: readonly FrameReport[],
): OpinionRequest {
  const { scene, aspects, purpose, brief, house, language, platform, hasStandIns } = request;
  const { principles } = house ?? {};
  return { scene, pictures, aspects, purpose, language, measured, brief, principles, platform, hasStandIns };
}

/** Asks for the second opinion of a job, and tells what it says while it comes. Resolves when that is over. */
export async function askForJob(
  deps: WorkerDeps,
  { job, telling, signal, handOver }: JobUnderWay,
  asked: OpinionRequest,
): Promise<Opinion> {
  const secondOpinion = deps.secondOpinion?.provider === job.provider ? deps.secondOpinion : null;
  const opinion = await askOpinion(
    { secondOpinion, log: deps.log },
    asked,
    {
      onFinding: (finding) => telling.tell({ type: "finding", finding }),
      onStep: (screen) => telling.tell({ type: "opinion", screen }),
    },
    signal,
    await toldFindings(deps.db, job.id),
  );
  if (secondOpinion) await notePause(deps.db, secondOpinion);
  await telling.all();
  handOver.throwIfAborted(); // what the model did not say was not its fault
  return opinion;
}
