import type { Rule } from "../../shared/review/rule.ts";
import { hostOf } from "../../shared/host-of.ts";
import { readCountsOf } from "../../shared/review/weigh/rules-of-details.ts";
import { plainTitle } from "../../website/pages/rules/measured-rule.ts";

const HEADER = ["rule", "aspect", "what it finds", "severity", "certainty", "basis", "right", "kinds"];

const INTRODUCTION = `# The rules

Written by \`npm run rules-table\`; a test holds it current.

_Right_ is the
precision: of its findings on real designs, as many as both of two independent readings held to be right and worth saying,
or the one reading of the newest rules and of freely drawn screens
(\`shared/review/weigh/by-hand.json\`, with notes beside it); “not met” where a rule found nothing there yet. _Measured_ is a standard
computed on solid ground, _likely_ the guidance of a platform or of a study; one finding may be less certain or severe
than its rule. _Kinds_ are what one rule tells apart, by the names that its file has for them: look among them before you write a rule.
`;

function rightBy({ id }: Rule): string {
  const { right, read } = readCountsOf(id);
  return read > 0 ? `${right} of ${read}` : "not met";
}

const kindsOf = ({ says }: Rule): string =>
  Object.keys(says.en.kinds ?? {})
    .map((kind) => `\`${kind}\``)
    .join(", ");

const rowOf = (rule: Rule): readonly string[] => [
  `\`${rule.id}\``,
  rule.aspect,
  plainTitle(rule.says.en.title),
  rule.severity,
  rule.certainty,
  `[${hostOf(rule.basis)}](${rule.basis})`,
  rightBy(rule),
  kindsOf(rule),
];

const lineOf = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

/** The table of all rules in Markdown, in the order of the engine. */
export function writeTable(rules: readonly Rule[]): string {
  const rows = rules.map(rowOf);
  const lines = [HEADER, HEADER.map(() => "---"), ...rows].map(lineOf);
  return `${INTRODUCTION}\n${lines.join("\n")}\n`;
}
