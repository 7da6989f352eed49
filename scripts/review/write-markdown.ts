import type { Finding, FrameReport, Report } from "../../shared/review/report.ts";
import { ASPECTS } from "../../shared/review/rule.ts";
import { ASPECT_NAMES, count, nameLayers, oneLine } from "./write-text.ts";

/** What a foreign name must not do: open a tag, a link or a list. */
const escape = (text: string): string => text.replace(/[\\`*_[\]<>#|~]/g, (mark) => `\\${mark}`);

function writeFinding(finding: Finding): string {
  return [
    `- **${escape(finding.title)}** (${finding.severity}, ${finding.certainty}, \`${finding.rule}\`)`,
    `  ${escape(finding.problem)}`,
    `  *Why:* ${escape(finding.why)}`,
    `  *Fix:* ${escape(finding.fix)}`,
    `  *On:* ${escape(nameLayers(finding.layers))}. [Basis](${finding.basis})`,
  ].join("\n");
}

function writeFrame(frame: FrameReport): string {
  const aspects = ASPECTS.flatMap((aspect) => {
    const findings = frame.findings.filter((finding) => finding.aspect === aspect);
    return findings.length > 0 ? [`### ${ASPECT_NAMES[aspect]}`, findings.map(writeFinding).join("\n")] : [];
  });
  const unsure = frame.unsure.map(
    ({ rule, layers, reason }) => `- \`${rule}\`: ${escape(reason)} ${escape(nameLayers(layers))}`,
  );
  return [
    `## ${escape(oneLine(frame.name))}`,
    `${count(frame.layers, "layer")}, ${count(frame.findings.length, "finding")}.`,
    ...aspects,
    ...(unsure.length > 0 ? ["### Not sure", unsure.join("\n")] : []),
  ].join("\n\n");
}

/** Writes a report as Markdown, for a ticket or a pull request. */
export const writeMarkdown = (report: Report): string =>
  `${[`# Review of ${escape(oneLine(report.file)) || "a design"}`, ...report.frames.map(writeFrame)].join("\n\n")}\n`;
