import type { ElementState, Role } from "../../shared/perception/elements/element.ts";
import type { LayerRef } from "../../shared/review/report.ts";
import type { Box } from "../../shared/scene/scene.ts";
import { oneLine } from "./one-line.ts";
import type { Format } from "./options.ts";
import { nameLayers } from "./name-layers.ts";
import { escape } from "./write-markdown.ts";
import type { Paint } from "./write-text.ts";
import type { ReportWords } from "./words.ts";

/** What people take a part of a screen for. */
interface ShownElement {
  readonly role: Role;
  readonly layers: readonly LayerRef[];
  readonly label: string;
  readonly box: Box;
  readonly primary?: true;
  readonly state?: ElementState;
  /** From 0 to 1. */
  readonly certainty: number;
}

/** A frame with what it is made of. */
export interface ElementsOfFrame {
  readonly id: string;
  readonly name: string;
  readonly elements: readonly ShownElement[];
}

interface Pen {
  readonly words: ReportWords;
  readonly paint: Paint;
}

const rounded = (length: number): number => Math.round(length * 10) / 10;

const placeOf = ({ x, y, width, height }: Box): string =>
  `${rounded(width)} × ${rounded(height)} @ ${rounded(x)}, ${rounded(y)}`;

const traitsOf = (
  { primary, state }: ShownElement,
  { mainAction, states }: ReportWords,
): readonly string[] => [...(primary ? [mainAction] : []), ...(state ? [states[state]] : [])];

/** The cells of an element: role, label, box, certainty, and what else is known of it. */
const cellsOf = (element: ShownElement, words: ReportWords): readonly string[] => [
  element.role,
  oneLine(element.label),
  placeOf(element.box),
  element.certainty.toFixed(2),
  traitsOf(element, words).join(", "),
];

const widest = (rows: readonly (readonly string[])[], column: number): number =>
  rows.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), 0);

function inColumns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows[0]?.map((_, column) => widest(rows, column)) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

function writeFrame({ id, name, elements }: ElementsOfFrame, { words, paint }: Pen): string {
  const head = `${paint("bold", oneLine(name))}  ${paint("dim", `${oneLine(id)}, ${words.elements(elements.length)}`)}`;
  const rows = inColumns(elements.map((element) => cellsOf(element, words)));
  return [head, "", ...(rows.length > 0 ? rows : [words.noElements]).map((row) => `  ${row}`)].join("\n");
}

function writeMarkdownFrame({ name, elements }: ElementsOfFrame, words: ReportWords): string {
  const items = elements.map((element) => {
    const [role = "", label = "", ...facts] = cellsOf(element, words);
    const known = facts.filter((fact) => fact !== "").join(", ");
    return `- **${role}** ${escape(label)} (${known}): ${escape(nameLayers(element.layers, words))}`;
  });
  return [`## ${escape(oneLine(name))}`, items.join("\n") || words.noElements].join("\n\n");
}

/** Writes what the frames of a design are made of; as JSON, each element with its layers. */
export function writeElements(frames: readonly ElementsOfFrame[], format: Format, pen: Pen): string {
  if (format === "json") {
    const shown = frames.map(({ id, name, elements }) => ({ id, name, elements }));
    return `${JSON.stringify({ frames: shown }, null, 2)}\n`;
  }
  if (format === "markdown")
    return `${frames.map((frame) => writeMarkdownFrame(frame, pen.words)).join("\n\n")}\n`;
  return `${frames.map((frame) => writeFrame(frame, pen)).join("\n\n\n")}\n`;
}
