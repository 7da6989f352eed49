import type { DroppedCandidate } from "../../server/second-opinion/second-opinion.ts";
import type { SecondOpinionFinding } from "../../shared/api/review-shapes.ts";
import { isRecord } from "../../shared/scene/json.ts";
import type { Evaluation } from "./evaluate.ts";

const line = (name: string, value: string): string => `  ${name.padEnd(28)}${value}`;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const detail = (name: string, words: string): readonly string[] => (words ? [`      ${name}: ${words}`] : []);

/** The lines of a finding below its title and problem. */
const details = (why: string, fix: string, guideline: string, layers: string): readonly string[] => [
  ...detail("why", why),
  ...detail("fix", fix),
  ...detail("by", guideline),
  ...detail("at", layers),
];

const writeKept = (finding: SecondOpinionFinding, isProven: boolean): readonly string[] => {
  const { severity, aspect, title, problem, why, fix, guideline, layers, measured, fixes = [] } = finding;
  const at = layers.map(({ id, name }) => `${id} (${name})`).join(", ");
  return [
    `  ✓ [${aspect}, ${severity}${measured ? ", measured" : ""}] ${title}: ${problem}`,
    ...details(why, fix, guideline.id, at),
    ...fixes.flatMap(({ title: words }) => detail(isProven ? "at a click" : "does harm", words)),
  ];
};

/** A model may have given any shape. */
function writeDropped({ reason, candidate }: DroppedCandidate): readonly string[] {
  if (!isRecord(candidate)) return [`  × [${reason}] ${JSON.stringify(candidate)}`];
  const word = (part: string): string => {
    const said = candidate[part] ?? "";
    return typeof said === "string" ? said : JSON.stringify(said);
  };
  const at = Array.isArray(candidate["layers"]) ? candidate["layers"].join(", ") : "";
  return [
    `  × [${reason}] ${word("title")}: ${word("problem")}`,
    ...details(word("why"), word("fix"), word("guideline"), at),
  ];
}

function counted(name: string, things: readonly string[]): readonly string[] {
  const found = new Map<string, number>();
  for (const thing of things) found.set(thing, (found.get(thing) ?? 0) + 1);
  return [...found].map(([thing, count]) => line(`${name}: ${thing}`, String(count)));
}

/** The rule of a finding, by the finding's id. */
const ruleOf = (findingId: string): string => findingId.replace(/@.*$/, "");

const contestedRules = ({ result }: Evaluation): readonly string[] =>
  (result?.screens ?? []).flatMap(({ contests = [] }) => contests.map(({ finding }) => ruleOf(finding)));

function writeSums(evaluations: readonly Evaluation[]): readonly string[] {
  const results = evaluations.flatMap(({ result }) => result ?? []);
  const sum = (pick: (result: (typeof results)[number]) => number): number =>
    results.reduce((so, result) => so + pick(result), 0);
  const ofAll = (pick: (evaluation: Evaluation) => number): number =>
    evaluations.reduce((so, one) => so + pick(one), 0);
  const count = (is: (finding: SecondOpinionFinding) => boolean): number =>
    sum(({ findings }) => findings.filter(is).length);
  const [kept, measured] = [count(() => true), count((finding) => finding.measured !== undefined)];
  const mendable = count(({ fixes = [] }) => fixes.length > 0);
  const proven = ofAll((one) => one.proven.size);
  return [
    line(
      "kept",
      `${kept}: ${measured} measured, ${kept - measured} judged by eye, ${mendable} with a change, ${proven} of them proven`,
    ),
    ...counted(
      "dropped",
      evaluations.flatMap(({ dropped }) => dropped.map(({ reason }) => reason)),
    ),
    ...counted("contested", evaluations.flatMap(contestedRules)),
    line("time", seconds(sum(({ cost }) => cost.durationMs))),
    line("tokens", `${sum(({ cost }) => cost.inputTokens)} in, ${sum(({ cost }) => cost.outputTokens)} out`),
    line(
      "estimated",
      `${ofAll(({ estimatedTokens }) => estimatedTokens)} in, ${ofAll(({ calls }) => calls)} calls`,
    ),
    line("cost", `€${sum(({ cost }) => cost.eur).toFixed(4)}`),
  ];
}

/** The findings of rules that the model holds to be wrong: where a rule is named often, look at the rule. */
const writeContests = ({ result }: Evaluation): readonly string[] =>
  (result?.screens ?? []).flatMap(({ contests = [] }) =>
    contests.map(({ finding, why }) => `  ? [${ruleOf(finding)}] ${finding}: ${why}`),
  );

function writeOne(evaluation: Evaluation): string {
  const { name, result, proven, failure, faults, dropped, firstMs } = evaluation;
  const failed = result?.screens.filter(({ state }) => state !== "done") ?? [];
  return [
    name,
    ...(result ? writeSums([evaluation]) : [line("failed", failure ?? "")]),
    ...(firstMs === null ? [] : [line("first finding after", seconds(firstMs))]),
    ...failed.map(({ frameId, state, reason }) => line(`screen ${frameId}`, `${state}: ${reason}`)),
    ...faults.map((fault) => line("no answer", fault)),
    ...(result?.findings ?? []).flatMap((finding) => writeKept(finding, proven.has(finding.id))),
    ...dropped.flatMap(writeDropped),
    ...writeContests(evaluation),
  ].join("\n");
}

/** Writes the candidates kept and dropped, with the reason, and the cost, design by design and in all. */
export function writeEvaluations(evaluations: readonly Evaluation[]): string {
  const failed = evaluations.filter(({ result }) => result === null).length;
  const all = `All ${evaluations.length}${failed > 0 ? `, ${failed} failed` : ""}`;
  return `${[...evaluations.map(writeOne), [all, ...writeSums(evaluations)].join("\n")].join("\n\n")}\n`;
}
