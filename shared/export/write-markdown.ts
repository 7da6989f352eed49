import { headingName } from "../review/naming/heading-name.ts";
import type { FrameReport } from "../review/report.ts";
import { bySeverity } from "../review/rule.ts";
import type { NotRead } from "../scene/not-read.ts";
import { openAndFolded } from "../review/open-and-folded.ts";
import { escapeMarkdown, linkInMarkdown } from "./escape-markdown.ts";
import { frameKindWords } from "./kind-of.ts";
import { listLayerNames } from "./name-layers.ts";
import { oneLine, onOneLine } from "../one-line.ts";
import type { ReviewWords } from "./review-words.ts";
import { fixText, wordFixes } from "./word-fixes.ts";
import {
  inquiriesOn,
  noticedOn,
  type ToldFinding,
  type ToldInquiry,
  type ToldReview,
} from "./told-review.ts";

const line = (text: string): string => escapeMarkdown(onOneLine(text));

function writeFinding(finding: ToldFinding, words: ReviewWords): string {
  const { severity, certainty, aspect, rule } = finding;
  const facts = [
    words.severity[severity],
    words.aspects[aspect],
    words.certainty[certainty],
    ...(rule ? [`\`${rule}\``] : []),
  ];
  return [
    `- **${line(finding.title)}** (${facts.join(", ")})`,
    ...(finding.doubt === undefined ? [] : [`  ${line(words.doubted(finding.doubt))}`]),
    `  ${line(finding.problem)}`,
    `  *${words.why}:* ${line(finding.why)}`,
    ...wordFixes(finding, words).map(([name, text]) => `  *${name}:* ${line(text)}`),
    `  *${words.on}:* ${escapeMarkdown(listLayerNames(finding.layers, words))}. ${linkInMarkdown(words.basis, finding.basis)}`,
  ].join("\n");
}

const writeFindings = (findings: readonly ToldFinding[], words: ReviewWords): string =>
  findings.map((finding) => writeFinding(finding, words)).join("\n");

/** Folded where Markdown is shown; the empty lines let the list in it be one. */
const writeDetails = (details: readonly ToldFinding[], words: ReviewWords): readonly string[] => [
  `<details><summary>${words.details(details.length)}</summary>`,
  writeFindings(details, words),
  "</details>",
];

const writeNoticed = (noticed: readonly ToldFinding[], words: ReviewWords): readonly string[] => [
  `### ${words.secondOpinion}`,
  words.noticedMeans,
  writeFindings(noticed, words),
];

const writeInquiry = ({ words: asked, perspective, points }: ToldInquiry, words: ReviewWords): string =>
  [
    `- **${line(perspective ? words.perspectives[perspective] : asked)}**`,
    ...points.flatMap(({ text, layers, fixes = [] }) => [
      `  - ${line(text)}${layers.length > 0 ? ` (${escapeMarkdown(listLayerNames(layers, words))})` : ""}`,
      ...fixes.map((fix) => `    ${escapeMarkdown(fixText(fix))}`),
    ]),
  ].join("\n");

const writeInquiries = (inquiries: readonly ToldInquiry[], words: ReviewWords): readonly string[] =>
  inquiries.length === 0
    ? []
    : [`### ${words.asked}`, inquiries.map((inquiry) => writeInquiry(inquiry, words)).join("\n")];

const worstFirst = (findings: readonly ToldFinding[]): readonly ToldFinding[] =>
  findings.toSorted(bySeverity);

function writeFrame(review: ToldReview, frame: FrameReport, words: ReviewWords): string {
  const noticed = noticedOn(review, frame.id);
  const { open, details } = openAndFolded(frame.findings);
  const unsure = frame.unsure.map(
    ({ rule, layers, reason }) =>
      `- \`${rule}\`: ${line(reason)} ${escapeMarkdown(listLayerNames(layers, words))}`,
  );
  const notJudged = (frame.notJudged ?? []).map(({ text }) => `- ${line(text)}`);
  return [
    `## ${escapeMarkdown(oneLine(headingName(frame)))}`,
    `${[...frameKindWords(frame, words), words.layers(frame.layers), words.findings(open.length)].join(", ")}.`,
    ...(frame.judgedBy ? [`${words.judgedBy} ${words.writeJudgedBy(frame.judgedBy)}.`] : []),
    ...(frame.elements ? [`${words.seen}: ${line(words.writeSeen(frame.elements))}.`] : []),
    ...(open.length > 0 ? [writeFindings(worstFirst(open), words)] : []),
    ...(noticed.length > 0 ? writeNoticed(noticed, words) : []),
    ...writeInquiries(inquiriesOn(review, frame.id), words),
    ...(notJudged.length > 0 ? [`### ${words.notJudged}`, notJudged.join("\n")] : []),
    ...(unsure.length > 0 ? [`### ${words.notSure}`, unsure.join("\n")] : []),
    ...(details.length > 0 ? writeDetails(details, words) : []),
  ].join("\n\n");
}

/** Says as Markdown what of a file was not read; nothing when all was. */
function writeNotReadMarkdown({ count, first }: NotRead, words: ReviewWords): readonly string[] {
  if (count === 0) return [];
  const rest = count - first.length;
  const places = first.map(({ path, reason }) => `- ${line(path)}: ${line(reason)}`);
  return [
    `## ${words.notRead}`,
    words.leftOut(count),
    [...places, ...(rest > 0 ? [`- ${words.andMore(rest)}`] : [])].join("\n"),
  ];
}

/** Writes a review as Markdown, for a ticket or a pull request. Foreign names stay text in it. */
export function writeMarkdown(review: ToldReview, words: ReviewWords): string {
  const { file, purpose, frames, notRead } = review;
  const title = words.reviewOf(escapeMarkdown(oneLine(file)) || words.aDesign);
  return `${[
    `# ${title}`,
    ...(purpose ? [line(words.purpose(purpose))] : []),
    ...frames.map((frame) => writeFrame(review, frame, words)),
    ...writeNotReadMarkdown(notRead, words),
  ].join("\n\n")}\n`;
}
