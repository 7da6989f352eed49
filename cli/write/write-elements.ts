import type { FrameReport, Report, SeenElement } from "../../shared/review/report.ts";
import type { Box } from "../../shared/scene/scene.ts";
import { inColumns } from "./in-columns.ts";
import { listLayers } from "./list-layers.ts";
import { oneLine } from "../../shared/export/one-line.ts";
import { escapeMarkdown } from "../../shared/export/escape-markdown.ts";
import { writeNotReadMarkdown } from "../../shared/export/write-markdown.ts";
import { paintFor, type Colorize } from "../words/paint.ts";
import { writeNotRead } from "./write-text.ts";
import type { ReportWords } from "../words/words.ts";

interface Pen {
  readonly words: ReportWords;
  readonly paint: Colorize;
}

const rounded = (length: number): number => Math.round(length * 10) / 10;

const placeOf = ({ x, y, width, height }: Box): string =>
  `${rounded(width)} × ${rounded(height)} @ ${rounded(x)}, ${rounded(y)}`;

const traitsOf = (
  { primary, state }: SeenElement,
  { mainAction, states }: ReportWords,
): readonly string[] => [...(primary ? [mainAction] : []), ...(state ? [states[state]] : [])];

/** The cells of an element: role, label, box, certainty, and what else is known of it. */
const cellsOf = (element: SeenElement, words: ReportWords): readonly string[] => [
  words.roles[element.role],
  oneLine(element.label),
  placeOf(element.box),
  element.certainty.toFixed(2),
  traitsOf(element, words).join(", "),
];

function writeFrame({ id, name, elements = [] }: FrameReport, { words, paint }: Pen): string {
  const head = `${paint("bold", oneLine(name))}  ${paint("dim", `${oneLine(id)}, ${words.elements(elements.length)}`)}`;
  const rows = inColumns(elements.map((element) => cellsOf(element, words)));
  return [head, "", ...(rows.length > 0 ? rows : [words.noElements]).map((row) => `  ${row}`)].join("\n");
}

function writeMarkdownFrame({ name, elements = [] }: FrameReport, words: ReportWords): string {
  const items = elements.map((element) => {
    const [role = "", label = "", ...facts] = cellsOf(element, words);
    const known = facts.filter((fact) => fact !== "").join(", ");
    const said = label && ` ${escapeMarkdown(label)}`;
    return `- **${role}**${said} (${known}): ${escapeMarkdown(listLayers(element.layers, words))}`;
  });
  return [`## ${escapeMarkdown(oneLine(name))}`, items.join("\n") || words.noElements].join("\n\n");
}

/** The elements of the screens of a design, for JSON: each with its layers. */
export const elementsForJson = ({ engine, file, notRead, frames }: Report): object => ({
  engine,
  file,
  notRead,
  frames: frames.map(({ id, name, elements = [] }) => ({ id, name, elements })),
});

/** Writes them as Markdown. */
export const elementsAsMarkdown = ({ frames, notRead }: Report, words: ReportWords): string =>
  `${[...frames.map((frame) => writeMarkdownFrame(frame, words)), ...writeNotReadMarkdown(notRead, words)].join("\n\n")}\n`;

/** Writes them for people; in colour on a terminal. */
export function elementsAsText({ frames, notRead }: Report, words: ReportWords, isTerminal: boolean): string {
  const pen: Pen = { words, paint: paintFor(isTerminal) };
  const parts = [
    ...frames.map((frame) => writeFrame(frame, pen)),
    ...writeNotRead(notRead, words, pen.paint),
  ];
  return `${parts.join("\n\n\n")}\n`;
}
