import { LANGUAGES, type Language } from "../../../../shared/i18n/language.ts";
import { openAndFolded } from "../../../../shared/review/open-and-folded.ts";
import { judgeSample } from "../../../samples/judged-samples.ts";
import { earnedRule } from "../accuracy/earned-rule.ts";

/** A finding on the screen of the first view. */
export interface ShownFinding {
  readonly rule: string;
  readonly aspect: "ux" | "ui" | "copy" | "hierarchy";
  readonly severity: string;
  readonly title: string;
  readonly problem: string;
  readonly fix: string;
  /** Where its layer stands, in parts of the screen. */
  readonly place: Readonly<Record<"x" | "y" | "width" | "height", number>>;
}

function shownIn(language: Language) {
  const [screen] = judgeSample("phone-checkout", language);
  if (!screen) throw new Error("The sample has no screen.");
  const { report, size } = screen;
  const { open } = openAndFolded(report.findings);
  const shown = open.flatMap((finding): readonly ShownFinding[] => {
    const { rule, aspect, severity, title, problem, fix, layers } = finding;
    const place = report.places?.find(({ layerId }) => layerId === layers[0]?.id);
    return place && earnedRule(rule) ? [{ rule, aspect, severity, title, problem, fix, place }] : [];
  });
  return { count: open.length, size, shown };
}

/** The screen of the first view as the engine judges it: of its findings, those whose rule has earned it. */
export const JUDGED = Object.fromEntries(
  LANGUAGES.map((language) => [language, shownIn(language)]),
) as Readonly<Record<Language, ReturnType<typeof shownIn>>>;
