import { expect, test } from "vitest";
import { goldenReports, type GoldenReport } from "./golden-reports.ts";

const writeScreen = ({ screen, report: { findings } }: GoldenReport): readonly string[] => [
  screen,
  ...findings.map(
    ({ rule, severity, isDetail, layers, evidence }) =>
      `  ${severity}${isDetail ? ", folded" : ""} ${rule} ${layers.map(({ id }) => id).join(" ")} ${JSON.stringify(evidence)}`,
  ),
];

/** The verdicts of all rules on the screens of each rule’s table, on the samples and the fixtures. */
test("all rules say about all of our screens what they said", { timeout: 120_000 }, async () => {
  const reports = (await goldenReports({ screens: "ours", fixes: "no-fixes" })).map(
    (line) => JSON.parse(line) as GoldenReport,
  );
  const lines = reports.filter(({ report }) => report.findings.length > 0).flatMap(writeScreen);
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("screens.txt");
});
