import { acrossScreens, type CauseGroup } from "../../shared/review/across-screens.ts";
import type { FrameReport } from "../../shared/review/report.ts";
import { oneLine } from "../../shared/export/one-line.ts";
import type { Colorize } from "../words/paint.ts";
import type { ReportWords } from "../words/words.ts";

const SHOWN_SCREENS = 6;

function writeGroup({ worst, screens }: CauseGroup, words: ReportWords, paint: Colorize): string {
  const shown = screens.slice(0, SHOWN_SCREENS).map(({ name }) => oneLine(name));
  const rest = screens.length - shown.length;
  const names = `${shown.join(", ")}${rest > 0 ? ` ${words.andMore(rest)}` : ""}`;
  return [
    `  ${words.severity[worst.severity]}  ${paint("bold", worst.title)}  ${paint("dim", worst.rule)}`,
    `    ${worst.problem}`,
    `    ${words.on}  ${names}`,
  ].join("\n");
}

/** Lists by cause the findings that several screens have in common; nothing when no cause concerns two of them. */
export function writeAcross(
  frames: readonly FrameReport[],
  words: ReportWords,
  paint: Colorize,
): readonly string[] {
  const shared = acrossScreens(frames).filter(({ screens }) => screens.length > 1);
  if (shared.length === 0) return [];
  return [
    [paint("bold", words.acrossScreens), ...shared.map((group) => writeGroup(group, words, paint))].join(
      "\n\n",
    ),
  ];
}
