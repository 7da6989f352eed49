import { setImmediate } from "node:timers/promises";
import type { FrameReport } from "../../shared/review/report.ts";
import { reviewInSteps, type ReviewOptions } from "../../shared/review/review.ts";
import type { Scene, SceneNode } from "../../shared/scene/scene.ts";
import type { FramePicture } from "../second-opinion/second-opinion.ts";
import { readPixels } from "../vendors/sharp.ts";

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

async function pixelsOf(frameId: string, pictures: readonly FramePicture[]) {
  const picture = pictures.find((one) => one.frameId === frameId);
  const pixels = picture && (await readPixels(picture.bytes));
  return pixels && { pixels };
}

/** Measures the frames of a scene, one after another, and tells each report as soon as it is there. */
export async function measureFrames(
  { scene, pictures }: { readonly scene: Scene; readonly pictures: readonly FramePicture[] },
  options: Omit<ReviewOptions, "pixels">,
  onReport: (report: FrameReport) => void,
  signal: AbortSignal,
): Promise<readonly FrameReport[]> {
  const reports: FrameReport[] = [];
  for (const frame of scene.frames) {
    const pixels = await pixelsOf(frame.id, pictures);
    const report = await measureFrame(scene, frame, { ...options, ...pixels }, signal);
    reports.push(report);
    onReport(report);
  }
  return reports;
}
