import { readFileSync } from "node:fs";
import type { SecondOpinionFinding } from "../../shared/api/review-shapes.ts";
import { placesOf } from "../../shared/export/pins.ts";
import type { Language } from "../../shared/i18n/language.ts";
import type { FrameReport } from "../../shared/review/report.ts";
import { reviewFrame } from "../../shared/review/review.ts";
import { fromRest } from "../../shared/scene/rest/from-rest.ts";
import type { Box } from "../../shared/scene/scene.ts";

/** The samples that the editor in the browser offers. */
export type SampleName = "phone-checkout" | "desktop-dashboard";

/** A screen of a sample, as the engine judges it. */
export interface JudgedScreen {
  readonly report: FrameReport;
  readonly size: Pick<Box, "width" | "height">;
}

const designOf = (name: SampleName): URL =>
  new URL(`../../plugin/stage/samples/${name}.json`, import.meta.url);

/**
 * Judges the screens of a sample, and tells where the layers lie of what is found, and of what was `noticed`. It reads files:
 * only what runs at build may ask for it.
 */
export function judgeSample(
  name: SampleName,
  language: Language,
  noticed: readonly Pick<SecondOpinionFinding, "frameId" | "layers">[] = [],
): readonly JudgedScreen[] {
  const [scene] = fromRest(JSON.parse(readFileSync(designOf(name), "utf8")));
  if (!scene) throw new Error(`There is no design in ${name}.`);
  return scene.frames.map((frame) => {
    const report = reviewFrame(scene, frame, { language, fixesFor: "all" });
    const { width, height } = frame.box;
    return {
      report: {
        ...report,
        durationMs: 0,
        places: placesOf(
          [...report.findings, ...noticed.filter(({ frameId }) => frameId === frame.id)],
          frame,
        ),
      },
      size: { width, height },
    };
  });
}
