import { setImmediate } from "node:timers/promises";
import type { FrameReport } from "../../../shared/review/report.ts";
import { restsOnPicture } from "../../../shared/review/contrast/rests-on-picture.ts";
import type { ReviewOptions } from "../../../shared/review/judge-frame.ts";
import { reviewInSteps } from "../../../shared/review/review.ts";
import { isDrawnWhole } from "../../../shared/perception/paint/is-drawn-whole.ts";
import type { Scene, SceneNode } from "../../../shared/scene/scene.ts";
import { cutToFrame } from "../../pictures/cut-to-frame.ts";
import type { FramePicture } from "../../second-opinion/second-opinion.ts";
import { readPixels } from "../../vendors/sharp.ts";

async function measureFrame(
  scene: Scene,
  frame: SceneNode,
  options: ReviewOptions,
  signal: AbortSignal,
): Promise<FrameReport> {
  const steps = reviewInSteps(scene, frame, options);
  for (;;) {
    // Others have their turn between two rules.
    await setImmediate();
    signal.throwIfAborted();
    const step = steps.next();
    if (step.done) return step.value;
  }
}

interface Subject {
  readonly scene: Scene;
  readonly pictures: readonly FramePicture[];
}

type MeasureOptions = Omit<ReviewOptions, "pixels">;

/** Looks at the picture of a frame only when it may settle what is open, or overrule what was found: its pixels take much memory. */
async function measureBySight(
  { scene, pictures }: Subject,
  frame: SceneNode,
  options: MeasureOptions,
  signal: AbortSignal,
): Promise<FrameReport> {
  const report = await measureFrame(scene, frame, options, signal);
  const picture = pictures.find(({ frameId }) => frameId === frame.id);
  if (!picture || !restsOnPicture(report, frame, options.language ?? "en") || !isDrawnWhole(scene, frame))
    return report;
  const bytes = await cutToFrame(picture.bytes, frame);
  const pixels = bytes && (await readPixels(bytes));
  return pixels ? measureFrame(scene, frame, { ...options, pixels }, signal) : report;
}

/** Measures the frames of a scene, one after another, and tells each report as soon as it is there. */
export async function measureFrames(
  subject: Subject,
  options: MeasureOptions,
  onReport: (report: FrameReport) => void,
  signal: AbortSignal,
): Promise<readonly FrameReport[]> {
  const reports: FrameReport[] = [];
  for (const frame of subject.scene.frames) {
    const report = await measureBySight(subject, frame, options, signal);
    reports.push(report);
    onReport(report);
  }
  return reports;
}
