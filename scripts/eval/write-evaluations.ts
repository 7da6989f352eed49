import type { Evaluation } from "./evaluate.ts";

const line = (name: string, value: string): string => `  ${name.padEnd(28)}${value}`;

function writeOne({ name, result, failure }: Evaluation): string {
  if (!result) return `${name}\n${line("failed", failure ?? "")}`;
  const { findings, dropped, cost } = result;
  return [
    name,
    line("kept", String(findings.length)),
    ...Object.entries(dropped).map(([reason, count]) => line(`dropped: ${reason}`, String(count))),
    line("time", `${(cost.durationMs / 1000).toFixed(1)} s`),
    line("tokens", `${cost.inputTokens} in, ${cost.outputTokens} out`),
    line("cost", `€${cost.eur.toFixed(4)}`),
    ...findings.map(({ severity, title, problem }) => `  - [${severity}] ${title}: ${problem}`),
  ].join("\n");
}

function total(evaluations: readonly Evaluation[]): Evaluation {
  const results = evaluations.flatMap(({ result }) => result ?? []);
  const dropped: Record<string, number> = {};
  for (const result of results)
    for (const [reason, count] of Object.entries(result.dropped))
      dropped[reason] = (dropped[reason] ?? 0) + count;
  const sum = (pick: (result: (typeof results)[number]) => number): number =>
    results.reduce((so, result) => so + pick(result), 0);
  const failed = evaluations.length - results.length;
  return {
    name: `All ${evaluations.length}${failed > 0 ? `, ${failed} failed` : ""}`,
    failure: null,
    result: {
      findings: results.flatMap(({ findings }) => findings),
      dropped,
      cost: {
        model: results[0]?.cost.model ?? "",
        inputTokens: sum(({ cost }) => cost.inputTokens),
        outputTokens: sum(({ cost }) => cost.outputTokens),
        eur: sum(({ cost }) => cost.eur),
        durationMs: sum(({ cost }) => cost.durationMs),
      },
    },
  };
}

/** What was kept and dropped, and what it took, design by design and in all. */
export const writeEvaluations = (evaluations: readonly Evaluation[]): string => {
  const all = total(evaluations);
  const sums: Evaluation = all.result ? { ...all, result: { ...all.result, findings: [] } } : all;
  const kept = line("kept", String(all.result?.findings.length ?? 0));
  return `${[...evaluations.map(writeOne), writeOne(sums).replace(line("kept", "0"), kept)].join("\n\n")}\n`;
};
