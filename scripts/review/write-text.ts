import { styleText } from "node:util";
import type { Finding, FrameReport, LayerRef, Report, Unsure } from "../../shared/review/report.ts";
import { ASPECTS, type Severity } from "../../shared/review/rule.ts";

export const ASPECT_NAMES = { ux: "UX", ui: "UI", copy: "Copy", hierarchy: "Hierarchy" } as const;

type Style = Parameters<typeof styleText>[0];

const SEVERITY_STYLES: Readonly<Record<Severity, Style>> = {
  critical: ["bold", "red"],
  major: "red",
  minor: "yellow",
  suggestion: "cyan",
};

const SHOWN_LAYERS = 5;

/** Names the layers concerned, the first few of them. */
export function nameLayers(layers: readonly LayerRef[]): string {
  const shown = layers.slice(0, SHOWN_LAYERS).map(({ name, id }) => `${oneLine(name)} (${id})`);
  const rest = layers.length - shown.length;
  return rest > 0 ? `${shown.join(", ")} and ${rest} more` : shown.join(", ");
}

/** A name on one line, shortened; control characters of a foreign file never reach the terminal. */
export const oneLine = (text: string): string => {
  const flat = text.replace(/[\p{Cc}\s]+/gu, " ").trim();
  return flat.length > 60 ? `${flat.slice(0, 59)}…` : flat;
};

/** A count with its noun. */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;

/** Colours text, or not. */
type Paint = (style: Style, text: string) => string;

function writeFinding(finding: Finding, paint: Paint): string {
  const severity = paint(SEVERITY_STYLES[finding.severity], finding.severity);
  return [
    `    ${severity}  ${paint("bold", finding.title)}  ${paint("dim", `${finding.rule}, ${finding.certainty}`)}`,
    `      ${finding.problem}`,
    `      Why   ${finding.why}`,
    `      Fix   ${finding.fix}`,
    `      On    ${nameLayers(finding.layers)}`,
    `      See   ${finding.basis}`,
  ].join("\n");
}

const writeUnsure = ({ rule, layers, reason }: Unsure, paint: Paint): string =>
  `    ${paint("dim", rule)}  ${reason}\n      On    ${nameLayers(layers)}`;

function writeFrame(frame: FrameReport, paint: Paint): string {
  const head = `${paint("bold", oneLine(frame.name))}  ${paint("dim", `${frame.id}, ${count(frame.layers, "layer")}, ${frame.durationMs} ms`)}`;
  const aspects = ASPECTS.flatMap((aspect) => {
    const findings = frame.findings.filter((finding) => finding.aspect === aspect);
    if (findings.length === 0) return [];
    const title = `  ${paint("underline", ASPECT_NAMES[aspect])}  ${count(findings.length, "finding")}`;
    return [title, ...findings.map((finding) => writeFinding(finding, paint))];
  });
  const unsure = frame.unsure.map((question) => writeUnsure(question, paint));
  const heavy = frame.hierarchy?.heaviest.map(({ layer, weight }) => `${oneLine(layer.name)} ${weight}`);
  return [
    head,
    ...(aspects.length > 0 ? aspects : ["  Nothing found."]),
    ...(heavy ? [`  ${paint("underline", "Stands out")}  ${heavy.join(", ")}`] : []),
    ...(unsure.length > 0 ? [`  ${paint("underline", "Not sure")}`, ...unsure] : []),
  ].join("\n\n");
}

/** Writes a report for people; in colour on a terminal. */
export function writeText(report: Report, isColoured: boolean): string {
  const paint: Paint = (style, text) =>
    isColoured ? styleText(style, text, { validateStream: false }) : text;
  if (report.frames.length === 0) return "There is no screen in this file.\n";
  return `${report.frames.map((frame) => writeFrame(frame, paint)).join("\n\n\n")}\n`;
}
