import { oneLine } from "../../shared/export/one-line.ts";
import type { Scene } from "../../shared/scene/scene.ts";

const MAX_LENGTH = 200;

/** The title by which a person recognises a review: its first screen, how many more there are, and the file. */
export function reviewTitle({ file, page, frames }: Scene): string {
  const screen = oneLine(frames[0]?.name ?? "", MAX_LENGTH) || oneLine(page.name, MAX_LENGTH);
  const more = frames.length > 1 ? ` + ${frames.length - 1}` : "";
  return [`${screen}${more}`, oneLine(file, MAX_LENGTH)].filter(Boolean).join(" · ");
}
