import type { Scene } from "../../shared/scene/scene.ts";

const MAX_LENGTH = 200;

const clip = (text: string): string => {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH - 1).replace(/\p{Cs}$/u, "")}…` : line;
};

/** The title by which a person recognises a review: its first screen, how many more there are, and the file. */
export function reviewTitle({ file, page, frames }: Scene): string {
  const screen = clip(frames[0]?.name ?? "") || clip(page.name);
  const more = frames.length > 1 ? ` + ${frames.length - 1}` : "";
  return [`${screen}${more}`, clip(file)].filter(Boolean).join(" · ");
}
