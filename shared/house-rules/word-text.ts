import type { HouseWord } from "./house-rules.ts";

const cell = (text: string): string => (/[",;\t\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A word as somebody would paste it: it is read as the same word again. */
export function lineOfWord({
  say,
  never = [],
  where = "everywhere",
  language,
  kind = "say",
}: HouseWord): string {
  const isPlain = where === "everywhere" && language === undefined;
  const hasMarks = [say, ...never].some((one) => /[,;|"\t→]|->|=>/u.test(one));
  if (isPlain && !hasMarks && kind === "exact" && never.length === 0) return say;
  if (isPlain && !hasMarks && kind === "say" && never.length > 0) return `${never.join(", ")} → ${say}`;
  const row = [say, never.join(" | "), where, language ?? "", kind];
  return `say,never,where,language,kind\n${row.map(cell).join(",")}`;
}
