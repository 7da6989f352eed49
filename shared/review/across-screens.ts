import { groupByLikeness } from "../group-by-likeness.ts";
import { groupBy } from "../group-by.ts";
import { areAlike } from "../perception/contrast/colors/alike-colors.ts";
import type { Finding, FrameReport } from "./report.ts";
import { bySeverity, type Evidence } from "./rule.ts";

/** A screen that a cause concerns. */
export interface ConcernedScreen {
  readonly id: string;
  readonly name: string;
  /** The findings on it that have the cause, never none. */
  readonly findings: readonly [Finding, ...Finding[]];
}

/** One cause on one or several screens. */
export interface CauseGroup {
  readonly rule: string;
  /** The most severe of its findings: its words and numbers speak for the group. */
  readonly worst: Finding;
  /** In the order of the reports, each once. */
  readonly screens: readonly [ConcernedScreen, ...ConcernedScreen[]];
  /** How many layers it concerns on all of them. */
  readonly places: number;
}

type Sighting = readonly [screen: FrameReport, finding: Finding];
type Sightings = readonly [Sighting, ...Sighting[]];

/** The evidence that counts places, or names them, differs from screen to screen. */
const COUNTS = /^(count|.*Count|uses|usualUses|places|others|neighbours|name|.*Name|neighbour|text|label)$/;

const isColor = (value: unknown): value is string => typeof value === "string" && /^#[\da-f]{6}$/.test(value);

/** Derived from the rest: two grounds that look the same have other ratios. */
const DERIVED: ReadonlySet<string> = new Set(["ratio", "suggestedColor", "sizePx", "weight", "required"]);

const entriesOf = (evidence: Evidence) => Object.entries(evidence).filter(([key]) => !COUNTS.test(key));

const hasColors = (evidence: Evidence): boolean => Object.values(evidence).some(isColor);

/** A key that is equal for findings of one cause, but for their colours: those are compared by eye. */
function keyOf({ rule, source, evidence, title, problem }: Finding): string {
  if (source) return JSON.stringify([rule, source.kind, source.name]);
  const entries = entriesOf(evidence);
  if (entries.length === 0) return JSON.stringify([rule, title, problem]);
  const isOfColors = hasColors(evidence);
  const said = entries.filter(([key, value]) => !(isOfColors && (isColor(value) || DERIVED.has(key))));
  return JSON.stringify([rule, ...said]);
}

const colorsOf = ({ evidence }: Finding): readonly string[] =>
  Object.entries(evidence).flatMap(([key, value]) => (isColor(value) && !DERIVED.has(key) ? [value] : []));

/** Several screens of one design have few colours: beyond so many each stands for itself. */
const MOST_COMPARED = 32;

const isSameToEye = (a: Finding, b: Finding): boolean => {
  if (a.source && b.source) return true;
  const others = colorsOf(b);
  return colorsOf(a).every((color, index) => areAlike(color, others[index] ?? ""));
};

const byEye = (sightings: readonly Sighting[]): readonly Sightings[] =>
  groupByLikeness(sightings, ([, first], [, other]) => isSameToEye(first, other), MOST_COMPARED);

function screensOf(sightings: Sightings): CauseGroup["screens"] {
  const [first, ...others] = [...groupBy(sightings, ([screen]) => screen)].map(
    ([{ id, name }, [[, finding], ...more]]): ConcernedScreen => ({
      id,
      name,
      findings: [finding, ...more.map(([, another]) => another)],
    }),
  );
  return [first as ConcernedScreen, ...others];
}

function groupOf(sightings: Sightings): CauseGroup {
  const worst = sightings.map(([, finding]) => finding).reduce((a, b) => (bySeverity(b, a) < 0 ? b : a));
  return {
    rule: worst.rule,
    worst,
    screens: screensOf(sightings),
    places: sightings.reduce((sum, [, { layers }]) => sum + layers.length, 0),
  };
}

/**
 * Makes one list by cause of the findings on several screens: the same colours to the eye, the same component, style or
 * variable, or the same rule with the same numbers. The most severe comes first, then what concerns most screens.
 * Details are left out: they stay with their screens.
 */
export function acrossScreens(reports: readonly FrameReport[]): readonly CauseGroup[] {
  const sightings = reports.flatMap((report) =>
    report.findings.filter(({ isDetail }) => !isDetail).map((finding): Sighting => [report, finding]),
  );
  return [...groupBy(sightings, ([, finding]) => keyOf(finding)).values()]
    .flatMap(byEye)
    .map(groupOf)
    .toSorted(
      (a, b) => bySeverity(a.worst, b.worst) || b.screens.length - a.screens.length || b.places - a.places,
    );
}
