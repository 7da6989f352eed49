import { expect, test, describe } from "vitest";
import type { Severity } from "../../../../shared/review/rule.ts";
import { inGroups, inLines, inOneList, inSight, type Row, isLong, wantedRows } from "./shown-rows.ts";
import type { ShownFinding } from "./shown-finding.ts";
import { findingOf } from "../../../../tests/panel/open-panel.tsx";
import { isWanted, isWantedUnsure } from "../../../../shared/review/is-wanted.ts";
import { followReview, lookAt } from "./listed-finding.ts";

const shown = (id: string, severity: Severity): ShownFinding => ({
  ...findingOf({ id, severity, aspect: "ux", layers: [], title: id }),
  certainty: "noticed",
});

const row = (id: string, severity: Severity, state: Row["state"] = "open"): Row => ({
  key: id,
  state,
  change: null,
  finding: shown(id, severity),
});

const MEASURED = [row("faint", "critical"), row("small", "minor"), row("mended", "critical", "fixed")];

const keysOf = ({ rows }: { readonly rows: readonly Row[] }) => rows.map(({ key }) => key);

test.each([
  ["at the end while more of it is coming", false, "faint small mended vague lost idea"],
  [
    "before what is milder, and before what is done, once it is over",
    true,
    "faint lost small vague idea mended",
  ],
])("a second opinion stands %s", (_, isOver, keys) => {
  const findings = [shown("vague", "minor"), shown("lost", "critical"), shown("idea", "suggestion")];
  expect(keysOf(inOneList(MEASURED, { findings, isOver })).join(" ")).toBe(keys);
});

test("the gravest seven of it are in the list, the others apart", () => {
  const findings = Array.from({ length: 9 }, (_, at) => shown(`${at}`, at === 8 ? "major" : "minor"));
  const { rows, more } = inOneList([], { findings, isOver: true });
  expect(keysOf({ rows })).toEqual(["8", "0", "1", "2", "3", "4", "5"]);
  expect(keysOf({ rows: more })).toEqual(["6", "7"]);
});

describe("rows of one title", () => {
  const of = (title: string, ids: readonly string[], more: Partial<Row> = {}): Row[] =>
    ids.map((id) => ({
      ...row(id, "major"),
      ...more,
      finding: { ...shown(id, "major"), title, certainty: "measured" },
    }));
  const told = (groups: readonly (readonly Row[])[]) =>
    groups.map((group) => keysOf({ rows: group }).join(""));

  test("stand together where the first of them stands, but for what came in since the last look, and for opinions", () => {
    const [first, second] = [of("Faint", ["1"]), of("Faint", ["2"])];
    const later = of("Faint", ["4", "5"], { change: "new" });
    const opinions = [row("6", "minor"), row("7", "minor")];
    const rows = [...first, ...of("Small", ["3"]), ...second, ...later, ...opinions];
    expect(told(inGroups(rows))).toEqual(["12", "3", "45", "6", "7"]);
  });

  test("take the lines that are left once each group has two, as many as in any list first", () => {
    const rows = [
      ...of("Faint", ["1", "2", "3", "4", "5", "6"]),
      ...of("Small", ["7", "8"]),
      ...of("Near", ["9"]),
    ];
    const most = (lines: number) => inLines(rows, lines).map(([, shows]) => shows);
    expect(most(12)).toEqual([6, 2, 1]);
    expect(most(10)).toEqual([4, 2, 1]);
    expect(most(7)).toEqual([2, 1, 1]);
    expect(most(4)).toEqual([1, 1]);
  });

  test("are all in sight where one more takes the room of the way to it", () =>
    expect([4, 5].map((length) => inSight(Array.from({ length })))).toEqual([4, 3]));
});

const faint = findingOf({
  id: "text-contrast@1",
  rule: "text-contrast",
  aspect: "ui",
  severity: "major",
  title: "Text trop pâle",
  problem: "The contrast of “Pay later” is 2:1.",
  layers: [{ id: "1", name: "caption/small", shown: "“Terms” link" }],
});
const typed = (words: string) => isWanted(faint, words);

describe("a search", () => {
  test.each(["pâle", "PALE", "text-contrast", "caption", "terms", "pay later", "terms  2:1", " "])(
    "finds by “%s”",
    (words) => expect(typed(words)).toBe(true),
  );

  test("wants all of its words", () => expect(typed("terms blue")).toBe(false));

  test("finds what could not be decided by its reason and layers", () => {
    const unsure = { rule: "text-contrast", reason: "It lies on a picture.", layers: faint.layers };
    expect(isWantedUnsure(unsure, "picture terms")).toBe(true);
    expect(isWantedUnsure(unsure, "blue")).toBe(false);
  });
});

describe("a filter", () => {
  test("for what is open shows what was just fixed, and after a look no more", () => {
    const worked = followReview(lookAt([faint]), []);
    expect(wantedRows(worked, "")).toHaveLength(1);
    expect(wantedRows(lookAt([], worked), "")).toEqual([]);
  });
});

describe("a search field", () => {
  const dozen = Array.from({ length: 12 }, (_, index) => findingOf({ id: `rule@${index}` }));

  test("is there for more than a dozen", () => {
    expect(isLong(lookAt(dozen), 0)).toBe(false);
    expect(isLong(lookAt(dozen), 1)).toBe(true);
  });

  test("does not come in while somebody works on the list", () => {
    const last = findingOf({ id: "rule@99", layers: [{ id: "99", name: "99" }] });
    const more = followReview(lookAt(dozen.slice(0, 1)), [...dozen.slice(0, 1), last]);
    expect(isLong(more, 11)).toBe(false);
  });
});
