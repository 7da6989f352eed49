import { groupBy } from "../../shared/group-by.ts";
import type { GoldenReport } from "./golden-reports.ts";

/** A thing that a report says: a finding, an open question, an element, or a fact of the screen. */
interface Said {
  readonly screen: string;
  /** The rule; or which fact it is. */
  readonly about: string;
  /** The layers, or "". */
  readonly at: string;
  readonly value: Readonly<Record<string, unknown>>;
}

interface Difference {
  readonly screen: string;
  readonly about: string;
  readonly before?: Said;
  readonly after?: Said;
}

const layersOf = (layers: readonly { readonly id: string }[]): string => layers.map(({ id }) => id).join(" ");

/** All that a report says, in its order. */
function saidIn({
  screen,
  report: { findings, unsure, elements = [], ...facts },
}: GoldenReport): readonly Said[] {
  const said = (about: string, at: string, value: object): Said => ({
    screen,
    about,
    at,
    value: { ...value },
  });
  return [
    ...findings.map((finding) => said(finding.rule, layersOf(finding.layers), finding)),
    ...unsure.map((one) => said(`${one.rule} (unsure)`, layersOf(one.layers), one)),
    ...elements.map((one) => said(`element: ${one.role}`, layersOf(one.layers), one)),
    ...Object.entries(facts).map(([name, value]) => said(`screen: ${name}`, "", { value })),
  ];
}

const json = (value: unknown): string => JSON.stringify(value) ?? "";

/** Pairs what was said with what is said, by a key; what finds nobody stays. */
function pair(before: readonly Said[], after: readonly Said[], keyOf: (said: Said) => string) {
  const waiting = new Map([...groupBy(after, keyOf)].map(([key, group]) => [key, [...group]]));
  const pairs: (readonly [Said, Said])[] = [];
  const lost = before.filter((one) => {
    const other = waiting.get(keyOf(one))?.shift();
    if (other) pairs.push([one, other]);
    return !other;
  });
  return { pairs, lost, gained: [...waiting.values()].flat() };
}

/** Of two reports that are not the same. */
function compareScreen(
  screen: string,
  before: readonly Said[],
  after: readonly Said[],
): readonly Difference[] {
  const alike = pair(before, after, json);
  const there = pair(alike.lost, alike.gained, ({ about, at }) => `${about}|${at}`);
  const near = pair(there.lost, there.gained, ({ about, at }) => `${about}|${at.split(" ")[0]}`);
  const differences: readonly Difference[] = [
    ...[...there.pairs, ...near.pairs].map(([one, other]) => ({ ...one, before: one, after: other })),
    ...near.lost.map((one) => ({ ...one, before: one })),
    ...near.gained.map((one) => ({ ...one, after: one })),
  ];
  return differences.length > 0 ? differences : [{ screen, about: "order alone" }];
}

const changesOf = (before: Said, after: Said): string =>
  [...new Set([...Object.keys(before.value), ...Object.keys(after.value)])]
    .filter((key) => json(before.value[key]) !== json(after.value[key]))
    .map((key) => `${key} ${json(before.value[key])} → ${json(after.value[key])}`)
    .join("; ");

const summaryOf = ({ at, value }: Said): string =>
  [value["severity"], value["isDetail"] ? "folded" : undefined, at, json(value["evidence"] ?? value["label"])]
    .filter(Boolean)
    .join(" ");

function lineOf({ screen, before, after }: Difference): string {
  if (before && after) return `  ~ ${screen} | ${before.at} | ${changesOf(before, after)}`;
  if (before) return `  − ${screen} | ${summaryOf(before)}`;
  return after ? `  + ${screen} | ${summaryOf(after)}` : `  ~ ${screen}`;
}

function writeGroup(about: string, differences: readonly Difference[]): readonly string[] {
  const count = (isOne: (difference: Difference) => boolean): number => differences.filter(isOne).length;
  const lost = count(({ before, after }) => before !== undefined && !after);
  const gained = count(({ before, after }) => after !== undefined && !before);
  return [
    `${about}: ${lost} lost, ${gained} new, ${differences.length - lost - gained} changed`,
    ...differences.map(lineOf),
  ];
}

const byScreen = (lines: readonly string[]): ReadonlyMap<string, readonly Said[]> =>
  new Map(
    lines.map((line) => {
      const report = JSON.parse(line) as GoldenReport;
      return [report.screen, saidIn(report)];
    }),
  );

/**
 * The differences of two sets of reports, a line of JSON (`GoldenReport`) each: for each rule how many findings are lost,
 * new and changed, and each of them with its screen. Lines for people; none when all is the same.
 */
export function compareGolden(before: readonly string[], after: readonly string[]): readonly string[] {
  const same = new Set(before);
  const now = byScreen(after.filter((line) => !same.delete(line)));
  const then = byScreen([...same]);
  const shared = [...now.keys()].filter((screen) => then.has(screen));
  const differences = shared.flatMap((screen) =>
    compareScreen(screen, then.get(screen) ?? [], now.get(screen) ?? []),
  );
  return [
    ...[...then.keys()].filter((screen) => !now.has(screen)).map((screen) => `screen gone: ${screen}`),
    ...[...now.keys()].filter((screen) => !then.has(screen)).map((screen) => `new screen: ${screen}`),
    ...[...groupBy(differences, ({ about }) => about)]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([about, group]) => writeGroup(about, group)),
  ];
}
