import { ASPECTS } from "../../shared/review/rule.ts";
import { RULES } from "../../shared/review/rules/index.ts";
import { readCountsOf } from "../../shared/review/weigh/rules-of-details.ts";
import { table } from "../bench/statistics.ts";
import { benchAxe } from "./axe.ts";

const share = (right: number, read: number): string => (read === 0 ? "–" : (right / read).toFixed(2));

/** How many of the findings that were read by hand were right and worth saying, by aspect. */
function sayReadings(): void {
  const rows = ASPECTS.map((aspect) => {
    const counts = RULES.filter((rule) => rule.aspect === aspect).map(({ id }) => readCountsOf(id));
    const sum = (pick: (count: (typeof counts)[number]) => number): number =>
      counts.reduce((total, count) => total + pick(count), 0);
    const [read, right] = [sum((count) => count.read), sum((count) => count.right)];
    return [
      aspect,
      `${read}`,
      `${right}`,
      share(right, read),
      `${counts.filter((one) => one.read === 0).length}`,
    ];
  });
  process.stdout.write(
    `Findings on real designs, read by hand\n${table([["aspect", "read", "right", "share", "rules not met"], ...rows])}\n`,
  );
}

sayReadings();
const pages = process.argv.filter((argument) => argument.endsWith(".html"));
if (pages.length > 0) await benchAxe(pages);
