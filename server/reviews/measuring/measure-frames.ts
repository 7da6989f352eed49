import { isDrawnWhole } from "../../../shared/perception/paint/is-drawn-whole.ts";
import { restsOnPicture } from "../../../shared/review/contrast/rests-on-picture.ts";
import type { ReviewOptions } from "../../../shared/review/judge-frame.ts";
import type { FrameReport } from "../../../shared/review/report.ts";
import { reviewInSteps } from "../../../shared/review/review.ts";
import type { Scene, SceneNode } from "../../../shared/scene/scene.ts";
import { cutToFrame } from "../../pictures/cut-to-frame.ts";
import type { FramePicture } from "../../second-opinion/second-opinion.ts";
import { readPixels } from "../../vendors/sharp.ts";

/** Called between two rules; what it throws ends the measuring. */
type BetweenRules = () => Promise<void> | void;

async function measureFrame(
  scene: Scene,
  frame: SceneNode,
  options: ReviewOptions,
  betweenRules: BetweenRules,
): Promise<FrameReport> {
  const steps = reviewInSteps(scene, frame, options);
  for (;;) {
    await betweenRules();
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
  betweenRules: BetweenRules,
): Promise<FrameReport> {
  const report = await measureFrame(scene, frame, options, betweenRules);
  const picture = pictures.find(({ frameId }) => frameId === frame.id);
  if (!picture || !restsOnPicture(report, frame, options.language ?? "en") || !isDrawnWhole(scene, frame))
    return report;
  const bytes = await cutToFrame(picture.bytes, frame);
  const pixels = bytes && (await readPixels(bytes));
  return pixels ? measureFrame(scene, frame, { ...options, pixels }, betweenRules) : report;
}

/** Measures the frames of a scene, one after another. */
export async function measureFrames(
  subject: Subject,
  options: MeasureOptions,
  betweenRules: BetweenRules = () => {},
): Promise<readonly FrameReport[]> {
  const reports: FrameReport[] = [];
  for (const frame of subject.scene.frames)
    reports.push(await measureBySight(subject, frame, options, betweenRules));
  return reports;
}
