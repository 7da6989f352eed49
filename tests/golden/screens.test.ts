import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ENGINE } from "../../shared/review/engine.ts";
import { goldenReports, type GoldenReport } from "./golden-reports.ts";

const writeScreen = ({ screen, report: { findings } }: GoldenReport): readonly string[] => [
  screen,
  ...findings.map(
    ({ rule, severity, isDetail, layers, evidence }) =>
      `  ${severity}${isDetail ? ", folded" : ""} ${rule} ${layers.map(({ id }) => id).join(" ")} ${JSON.stringify(evidence)}`,
  ),
];

const SCREENS = path.join(import.meta.dirname, "screens.txt");
const ENGINE_FILE = path.resolve(import.meta.dirname, "../../shared/review/engine.ts");

/** The engine whose verdicts have changed has the next version. */
const raised = (engine: string): string =>
  engine.replace(/\d+(?=\.\d+$)/, (minor) => String(Number(minor) + 1));

/** The verdicts of all rules on the screens of each rule’s table, on the samples and the fixtures. */
test(
  "all rules say about all of our screens what they said, or the version of the engine is another",
  { timeout: 120_000 },
  async () => {
    const reports = (await goldenReports({ screens: "ours", fixes: "no-fixes" })).map(
      (line) => JSON.parse(line) as GoldenReport,
    );
    const verdicts = reports.filter(({ report }) => report.findings.length > 0).flatMap(writeScreen);
    const [, ...before] = readFileSync(SCREENS, "utf8").trimEnd().split("\n");
    const engine = verdicts.join("\n") === before.join("\n") ? ENGINE : raised(ENGINE);
    // Written with `-u`: findings are compared with those of an earlier review only where the same engine made both.
    const [now = "", then = ""] = [engine, ENGINE].map((one) => one.slice(one.lastIndexOf(" ")));
    const source = readFileSync(ENGINE_FILE, "utf8");
    await expect.soft(source.replace(then, now)).toMatchFileSnapshot(ENGINE_FILE);
    await expect(`${[engine, ...verdicts].join("\n")}\n`).toMatchFileSnapshot(SCREENS);
  },
);
