import type { ReviewRequest } from "../../../shared/api/endpoints/reviews.ts";
import type { FrameReport } from "../../../shared/review/report.ts";
import { decodePictures } from "./decode-pictures.ts";
import { measureFrames } from "./measure-frames.ts";

/** Nobody ends it from inside: the thread it runs on is ended. */
const NEVER = new AbortController().signal;

export interface Measuring {
  readonly onReport: (report: FrameReport) => void;
  readonly log: (message: string) => void;
}

/** Measures the screens of a request, and tells each report as soon as it is there. */
export async function measureRequest(
  request: ReviewRequest,
  { onReport, log }: Measuring,
): Promise<readonly FrameReport[]> {
  const { scene, aspects, language, level, platform } = request;
  const { baseGridPx, rulesOff, ignoresLibraries, dismissals } = request;
  return measureFrames(
    { scene, pictures: decodePictures(request) },
    {
      aspects,
      language,
      fixesFor: "all",
      ...(level && { level }),
      ...(platform && { platform }),
      ...(baseGridPx && { baseGridPx }),
      ...(rulesOff && { rulesOff }),
      ...(ignoresLibraries && { ignoresLibraries }),
      ...(dismissals && { dismissals }),
      log,
    },
    onReport,
    NEVER,
  );
}
