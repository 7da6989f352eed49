import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { ROOT, secondsSince } from "../../scripts/run/run-tool.ts";
import { compareGolden } from "./compare-golden.ts";
import { goldenReports } from "./golden-reports.ts";

/** Git ignores it: it tells of other people’s designs. */
const FOLDER = path.join(ROOT, ".cache/golden");
const BASELINE = path.join(FOLDER, "baseline.jsonl");

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const startedAt = performance.now();
const isAnew = process.argv.includes("--baseline") || !existsSync(BASELINE);
const reports = await goldenReports({ screens: "all", fixes: "with-fixes" });
const took = `${reports.length} screens in ${secondsSince(startedAt)}`;
await mkdir(FOLDER, { recursive: true });
await writeFile(isAnew ? BASELINE : path.join(FOLDER, "now.jsonl"), `${reports.join("\n")}\n`);
if (isAnew) say(`${took}: the next run is compared with these (.cache/golden/baseline.jsonl).`);
else {
  const differences = compareGolden((await readFile(BASELINE, "utf8")).trimEnd().split("\n"), reports);
  for (const line of differences) say(line);
  say(
    `${took}: ${differences.length === 0 ? "all as in the baseline." : "`-- --baseline` takes this as the new one."}`,
  );
  process.exitCode = differences.length === 0 ? 0 : 1;
}
