import type { PageOutline, Screen } from "../design/design.ts";
import { inColumns } from "./in-columns.ts";
import type { FileList } from "../choose/list-files.ts";
import { oneLine } from "../../shared/export/one-line.ts";
import type { ReportWords } from "../words/words.ts";
import type { Colorize } from "../words/paint.ts";

const rounded = (length: number): number => Math.round(length * 10) / 10;

const cellsOf = ({ id, name, widthPx, heightPx }: Screen): readonly string[] => [
  oneLine(name),
  oneLine(id),
  `${rounded(widthPx)} × ${rounded(heightPx)} px`,
];

function writePage({ id, name, screens }: PageOutline, words: ReportWords, paint: Colorize): string {
  const head =
    id === "" && name === "" ? [] : [`  ${paint("bold", oneLine(name))}  ${paint("dim", oneLine(id))}`];
  const rows = screens.length > 0 ? inColumns(screens.map(cellsOf)) : [words.noScreens];
  return [...head, ...rows.map((row) => `    ${row}`)].join("\n");
}

/** Writes pages and screens for people; in colour on a terminal. */
export const listAsText = ({ file, pages }: FileList, words: ReportWords, paint: Colorize): string =>
  `${[paint("underline", oneLine(file)), ...pages.map((page) => writePage(page, words, paint))].join("\n\n")}\n`;
