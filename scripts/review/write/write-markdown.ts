import { kindOf } from "./write-text.ts";
import type { Finding, FrameReport, Report } from "../../../shared/review/report.ts";
import { ASPECTS } from "../../../shared/review/rule.ts";
import type { NotRead } from "../../../shared/scene/not-read.ts";
import { openAndFolded } from "../../../shared/review/open-and-folded.ts";
import { nameLayers } from "./name-layers.ts";
import { oneLine, onOneLine } from "../words/one-line.ts";
import type { ReportWords } from "../words/words.ts";

/** What a foreign name must not do: open a tag, a link or a list. */
export const escape = (text: string): string => text.replace(/[\\`*_[\]<>#|~]/g, (mark) => `\\${mark}`);

function writeFinding(finding: Finding, words: ReportWords): string {
  const { severity, certainty, rule } = finding;
  return [
    `- **${escape(finding.title)}** (${words.severity[severity]}, ${words.certainty[certainty]}, \`${rule}\`)`,
    `  ${escape(finding.problem)}`,
    `  *${words.why}:* ${escape(finding.why)}`,
    ...(finding.fixes ?? []).map(
      ({ title, effect }, index) =>
        `  *${index === 0 ? words.fix : words.or}:* ${escape(oneLine(title))}. ${escape(onOneLine(effect))}`,
    ),
    ...(finding.fixes ? [] : [`  *${words.fix}:* ${escape(finding.fix)}`]),
    `  *${words.on}:* ${escape(nameLayers(finding.layers, words))}. [${words.basis}](${finding.basis})`,
  ].join("\n");
}

/** Folded where Markdown is shown; the empty lines let the list in it be one. */
const writeDetails = (details: readonly Finding[], words: ReportWords): readonly string[] => [
  `<details><summary>${words.details(details.length)}</summary>`,
  details.map((finding) => writeFinding(finding, words)).join("\n"),
  "</details>",
];

function writeFrame(frame: FrameReport, words: ReportWords): string {
  const { open, details } = openAndFolded(frame.findings);
  const aspects = ASPECTS.flatMap((aspect) => {
    const findings = open.filter((finding) => finding.aspect === aspect);
    if (findings.length === 0) return [];
    return [
      `### ${words.aspects[aspect]}`,
      findings.map((finding) => writeFinding(finding, words)).join("\n"),
    ];
  });
  const unsure = frame.unsure.map(
    ({ rule, layers, reason }) => `- \`${rule}\`: ${escape(reason)} ${escape(nameLayers(layers, words))}`,
  );
  const notJudged = (frame.notJudged ?? []).map(({ text }) => `- ${escape(text)}`);
  return [
    `## ${escape(oneLine(frame.name))}`,
    `${[...kindOf(frame, words), words.layers(frame.layers), words.findings(open.length)].join(", ")}.`,
    ...(frame.judgedBy ? [`${words.judgedBy} ${words.writeJudgedBy(frame.judgedBy)}.`] : []),
    ...(frame.elements ? [`${words.seen}: ${escape(onOneLine(words.writeSeen(frame.elements)))}.`] : []),
    ...aspects,
    ...(notJudged.length > 0 ? [`### ${words.notJudged}`, notJudged.join("\n")] : []),
    ...(unsure.length > 0 ? [`### ${words.notSure}`, unsure.join("\n")] : []),
    ...(details.length > 0 ? writeDetails(details, words) : []),
  ].join("\n\n");
}

/** Says what of a file was not read; nothing when all was. */
export function writeNotReadMarkdown({ count, first }: NotRead, words: ReportWords): readonly string[] {
  if (count === 0) return [];
  const rest = count - first.length;
  const places = first.map(
    ({ path, reason }) => `- ${escape(onOneLine(path))}: ${escape(onOneLine(reason))}`,
  );
  return [
    `## ${words.notRead}`,
    words.leftOut(count),
    [...places, ...(rest > 0 ? [`- ${words.andMore(rest)}`] : [])].join("\n"),
  ];
}

/** Writes a report as Markdown, for a ticket or a pull request. */
export function writeMarkdown(report: Report, words: ReportWords): string {
  const title = words.reviewOf(escape(oneLine(report.file)) || words.aDesign);
  const frames = report.frames.map((frame) => writeFrame(frame, words));
  return `${[`# ${title}`, ...frames, ...writeNotReadMarkdown(report.notRead, words)].join("\n\n")}\n`;
}
