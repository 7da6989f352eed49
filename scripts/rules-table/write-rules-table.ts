import type { Rule } from "../../shared/review/rule.ts";
import { foundOf, plainTitle, rightOf, type Measurements } from "../../website/pages/rules/measurements.ts";

const HEADER = ["rule", "aspect", "what it finds", "severity", "certainty", "basis", "found", "right"];

const INTRODUCTION = `# The rules

Written by \`npm run rules-table\`; a test holds it current.

_Found_ is the recall: the share of slips that the rule saw, of those done on purpose to our samples and to real
designs, one at a time and within the rule’s stated tolerance (\`npm run bench:quality\`, kept in
\`tests/quality/measured.json\`). None of them made another rule report something that was not touched. _Right_ is the
precision: of its findings on real designs, as many as both of two independent readings held to be right and worth saying,
or the one reading of the newest rules and of freely drawn screens
(\`shared/review/weigh/by-hand.json\`, with notes beside it); “not met” where a rule found nothing there yet. _Measured_ is a standard
computed on solid ground, _likely_ the guidance of a platform or of a study; one finding may be less certain or severe
than its rule.
`;

const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, "");

function foundBy(rule: Rule, measurements: Measurements): string {
  const { found, damaged } = foundOf(rule.id, measurements);
  return damaged > 0 ? `${((100 * found) / damaged).toFixed(1)} % of ${damaged}` : "not measured";
}

function rightBy(rule: Rule, measurements: Measurements): string {
  const { right, read } = rightOf(rule.id, measurements);
  return read > 0 ? `${right} of ${read}` : "not met";
}

const rowOf = (rule: Rule, measurements: Measurements): readonly string[] => [
  `\`${rule.id}\``,
  rule.aspect,
  plainTitle(rule.says.en.title),
  rule.severity,
  rule.certainty,
  `[${hostOf(rule.basis)}](${rule.basis})`,
  foundBy(rule, measurements),
  rightBy(rule, measurements),
];

const lineOf = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

/** The table of all rules in Markdown, in the order of the engine. */
export function writeTable(rules: readonly Rule[], measurements: Measurements): string {
  const rows = rules.map((rule) => rowOf(rule, measurements));
  const lines = [HEADER, HEADER.map(() => "---"), ...rows].map(lineOf);
  return `${INTRODUCTION}\n${lines.join("\n")}\n`;
}
