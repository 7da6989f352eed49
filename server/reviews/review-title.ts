import { oneLine } from "../../shared/one-line.ts";
import { headingName } from "../../shared/review/naming/heading-name.ts";
import type { FrameReport } from "../../shared/review/report.ts";
import type { Scene } from "../../shared/scene/scene.ts";

const MAX_LENGTH = 200;

/** The title by which a person recognises a review: its first screen, how many more there are, and the file. */
export function reviewTitle(
  { file, page }: Pick<Scene, "file" | "page">,
  frames: readonly Pick<FrameReport, "name" | "elements">[],
): string {
  const screen =
    oneLine(frames[0] ? headingName(frames[0]) : "", MAX_LENGTH) || oneLine(page.name, MAX_LENGTH);
  const more = frames.length > 1 ? ` + ${frames.length - 1}` : "";
  return [`${screen}${more}`, oneLine(file, MAX_LENGTH)].filter(Boolean).join(" · ");
}
