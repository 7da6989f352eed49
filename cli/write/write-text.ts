import { frameKindWords } from "../../shared/export/kind-of.ts";
import type { Finding, FrameReport, Report, Unsure } from "../../shared/review/report.ts";
import { ASPECTS, type Severity } from "../../shared/review/rule.ts";
import type { NotRead } from "../../shared/scene/not-read.ts";
import { openAndFolded } from "../../shared/review/open-and-folded.ts";
import { listLayers } from "./list-layers.ts";
import { oneLine, onOneLine } from "../../shared/one-line.ts";
import { paintFor, type Colorize, type Style } from "../words/paint.ts";
import type { ReportWords } from "../words/words.ts";
import { writePlaces } from "../words/write-places.ts";
import { wordFixes } from "../../shared/export/word-fixes.ts";
import { acrossScreens, type CauseGroup } from "../../shared/review/across-screens.ts";

const SHOWN_SCREENS = 6;

function writeGroup({ worst, screens }: CauseGroup, words: ReportWords, paint: Colorize): string {
  const shown = screens.slice(0, SHOWN_SCREENS).map(({ name }) => oneLine(name));
  const rest = screens.length - shown.length;
  const names = `${shown.join(", ")}${rest > 0 ? ` ${words.andMore(rest)}` : ""}`;
  return [
    `  ${words.severity[worst.severity]}  ${paint("bold", worst.title)}  ${paint("dim", worst.rule)}`,
    `    ${worst.problem}`,
    `    ${words.on}  ${names}`,
  ].join("\n");
}

/** Lists by cause the findings that several screens have in common; nothing when no cause concerns two of them. */
function writeAcross(frames: readonly FrameReport[], words: ReportWords, paint: Colorize): readonly string[] {
  const shared = acrossScreens(frames).filter(({ screens }) => screens.length > 1);
  if (shared.length === 0) return [];
  return [
    [paint("bold", words.acrossScreens), ...shared.map((group) => writeGroup(group, words, paint))].join(
      "\n\n",
    ),
  ];
}

const SEVERITY_STYLES: Readonly<Record<Severity, Style>> = {
  critical: ["bold", "red"],
  major: "red",
  minor: "yellow",
  suggestion: "cyan",
};

interface Pen {
  readonly words: ReportWords;
  readonly paint: Colorize;
}

/** The parts of a finding stand below each other, each after its name. */
function writeParts(parts: readonly (readonly [name: string, text: string])[]): string {
  const width = Math.max(...parts.map(([name]) => name.length));
  return parts.map(([name, text]) => `      ${name.padEnd(width)}  ${text}`).join("\n");
}

function writeFinding(finding: Finding, { words, paint }: Pen): string {
  const severity = paint(SEVERITY_STYLES[finding.severity], words.severity[finding.severity]);
  const source = paint("dim", `${finding.rule}, ${words.certainty[finding.certainty]}`);
  return [
    `    ${severity}  ${paint("bold", finding.title)}  ${source}`,
    `      ${finding.problem}`,
    writeParts([
      [words.why, finding.why],
      ...wordFixes(finding, words),
      [words.on, listLayers(finding.layers, words)],
      [words.basis, finding.basis],
    ]),
  ].join("\n");
}

const writeUnsure = ({ rule, layers, reason }: Unsure, { words, paint }: Pen): string =>
  `    ${paint("dim", rule)}  ${reason}\n      ${words.on}  ${listLayers(layers, words)}`;

/** Writes the demands, the recognised elements, and the things that could not be judged, a line each. */
const writeRecognised = (
  { elements, judgedBy, notJudged = [] }: FrameReport,
  words: ReportWords,
): readonly string[] => [
  ...(judgedBy ? [`  ${words.judgedBy}  ${words.writeJudgedBy(judgedBy)}`] : []),
  ...(elements ? [`  ${words.seen}  ${onOneLine(words.writeSeen(elements))}`] : []),
  ...notJudged.map(({ text }) => `  ${words.notJudged}  ${text}`),
];

/** A detail takes two lines. */
const writeDetail = ({ title, rule, problem, layers }: Finding, { words, paint }: Pen): string =>
  [`    ${title}  ${paint("dim", rule)}`, `      ${problem}  ${words.on} ${listLayers(layers, words)}`].join(
    "\n",
  );

/** Lists the open findings by aspect; one line when there are none. */
function writeOpen(findings: readonly Finding[], verdict: string, pen: Pen): readonly string[] {
  const { words, paint } = pen;
  if (findings.length === 0) return [`  ${verdict}`];
  return ASPECTS.flatMap((aspect) => {
    const own = findings.filter((finding) => finding.aspect === aspect);
    if (own.length === 0) return [];
    const title = `  ${paint("underline", words.aspects[aspect])}  ${words.findings(own.length)}`;
    return [title, ...own.map((finding) => writeFinding(finding, pen))];
  });
}

function writeFrame(frame: FrameReport, pen: Pen): string {
  const { words, paint } = pen;
  const facts = [
    oneLine(frame.id),
    ...frameKindWords(frame, words),
    words.layers(frame.layers),
    `${frame.durationMs} ms`,
  ].join(", ");
  const { open, details } = openAndFolded(frame.findings);
  const unsure = frame.unsure.map((question) => writeUnsure(question, pen));
  return [
    [`${paint("bold", oneLine(frame.name))}  ${paint("dim", facts)}`, ...writeRecognised(frame, words)].join(
      "\n",
    ),
    ...writeOpen(open, words.verdict(frame), pen),
    ...(unsure.length > 0 ? [`  ${paint("underline", words.notSure)}`, ...unsure] : []),
    ...(details.length > 0
      ? [
          `  ${paint("underline", words.details(details.length))}`,
          ...details.map((one) => writeDetail(one, pen)),
        ]
      : []),
  ].join("\n\n");
}

/** Says what of a file was not read; nothing when all was. */
function writeNotRead(notRead: NotRead, words: ReportWords, paint: Colorize): readonly string[] {
  if (notRead.count === 0) return [];
  const head = `${paint("bold", words.notRead)}  ${words.leftOut(notRead.count)}`;
  return [[head, ...writePlaces(notRead, words, paint)].join("\n")];
}

/** Writes a report for people; in colour on a terminal. */
export function writeTextReport(report: Report, words: ReportWords, isTerminal: boolean): string {
  const paint = paintFor(isTerminal);
  const frames = report.frames.map((frame) => writeFrame(frame, { words, paint }));
  return `${[...frames, ...writeAcross(report.frames, words, paint), ...writeNotRead(report.notRead, words, paint)].join("\n\n\n")}\n`;
}
