/** The value below which a share of the samples lies (0.5 is the median). */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * The time of the processor that a run takes on its thread, in ms: neither other work on the machine counts, nor what V8
 * compiles and collects beside it, which holds no window up.
 */
export function cpuTimeOf(run: () => void): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** The clock of a thread goes in steps of a few ms: what takes less is run several times in a row. */
const LEAST_SAMPLE_MS = 20;

/** Runs something several times and answers how much of the processor each run took, in ms; the first runs only warm up. */
export function timeRuns(run: () => void, runs: number, warmUps = 3): readonly number[] {
  for (let round = 0; round < warmUps; round++) run();
  const startedAt = performance.now();
  run();
  const times = Math.max(1, Math.ceil(LEAST_SAMPLE_MS / (performance.now() - startedAt)));
  const runAll = (): void => {
    for (let time = 0; time < times; time++) run();
  };
  return Array.from({ length: runs }, () => cpuTimeOf(runAll) / times);
}

/** Lines up columns: the first to the left, the others to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join("  "),
    )
    .join("\n");
}
