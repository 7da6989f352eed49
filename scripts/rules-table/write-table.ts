import type { Rule } from "../../shared/review/rule.ts";

/** How many slips within its tolerance a rule was shown, and how many it found. */
interface MeasuredRule {
  readonly damaged: number;
  readonly found: number;
}

/** What was measured, by rule id. */
export type Measured = Readonly<Record<string, MeasuredRule>>;

const HEADER = ["rule", "aspect", "what it finds", "severity", "certainty", "basis", "found"];

const INTRODUCTION = `# The rules

Written by \`npm run rules-table\`; a test holds it current.

_Found_ is the share of slips that the rule saw, of those done on purpose to our samples and to real designs, one at
a time and within the rule’s stated tolerance (\`npm run bench:quality\`, kept in \`tests/quality/measured.json\`).
None of them made another rule report something that was not touched. _Measured_ is a standard computed on solid
ground, _likely_ the guidance of a platform or of a study; one finding may be less certain or severe than its rule.
`;

const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, "");

const foundBy = (measured: MeasuredRule | undefined): string =>
  measured && measured.damaged > 0
    ? `${((100 * measured.found) / measured.damaged).toFixed(1)} % of ${measured.damaged}`
    : "not measured";

const rowOf = (
  { id, aspect, says, severity, certainty, basis }: Rule,
  measured: Measured,
): readonly string[] => [
  `\`${id}\``,
  aspect,
  says.title.replace(/[{}]/g, ""),
  severity,
  certainty,
  `[${hostOf(basis)}](${basis})`,
  foundBy(measured[id]),
];

const lineOf = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

/** The table of all rules in Markdown, in the order of the engine. */
export function writeTable(rules: readonly Rule[], measured: Measured): string {
  const rows = rules.map((rule) => rowOf(rule, measured));
  const lines = [HEADER, HEADER.map(() => "---"), ...rows].map(lineOf);
  return `${INTRODUCTION}\n${lines.join("\n")}\n`;
}
