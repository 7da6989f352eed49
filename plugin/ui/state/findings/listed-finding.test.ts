import { describe, expect, test } from "vitest";
import type { Finding } from "../../../../shared/review/report.ts";
import { findingOf } from "../../../../tests/panel/open-panel.tsx";
import { followReview, lookAt, type ListedFinding } from "./listed-finding.ts";

const found = (name: string, more: Partial<Finding> = {}): Finding =>
  findingOf({ id: `rule@${name}`, layers: [{ id: name, name }], ...more });

const a = found("a", { severity: "minor", aspect: "ux" });
const b = found("b", { severity: "major", aspect: "copy" });
const c = found("c", { severity: "minor", aspect: "ui" });

const byHand = {};
const byRegard = { isMended: () => true };
const said = (listed: readonly ListedFinding[]) =>
  listed.map(({ key, state, change }) => [key.replace("rule@", ""), state, change].filter(Boolean).join(" "));

describe("a look at the findings", () => {
  test("keeps what is done at the end", () => {
    const worked = followReview(followReview(lookAt([a, b, c]), [b, c], byRegard), [c], byHand);
    expect(said(worked)).toEqual(["b gone gone", "a fixed fixed", "c open"]);
    expect(said(lookAt([c], worked))).toEqual(["c open", "b gone", "a fixed"]);
  });

  test("gives each row a key of its own, also where a rule found two things in one place", () => {
    expect(lookAt([a, { ...a }]).map(({ key }) => key)).toEqual(["rule@a", "rule@a#2"]);
  });
});

describe("the list while the design changes", () => {
  test("calls fixed what a fix was made for alone: of what people change nobody knows whether it is better", () => {
    const isMended = (id: string) => id === b.id;
    expect(said(followReview(lookAt([a, b]), [], { isMended }))).toEqual(["b fixed fixed", "a gone gone"]);
  });

  test("calls what was dismissed so, and opens it again in its place when it is restored", () => {
    const dismissed = followReview(lookAt([a, b]), [a], { dismissed: [b] });
    expect(said(dismissed)).toEqual(["b dismissed dismissed", "a open"]);
    expect(said(followReview(dismissed, [a, b], byHand))).toEqual(["b open again", "a open"]);
    expect(said(lookAt([a], dismissed))).toEqual(["a open"]);
  });

  test("follows a finding that takes its id from another layer, under the same key", () => {
    const moved = { ...a, id: "rule@z", layers: [...a.layers, { id: "z", name: "z" }] };
    const [row] = followReview(lookAt([a]), [moved], byHand);
    expect(row).toMatchObject({ key: "rule@a", state: "open", change: null, finding: moved });
  });

  test("does not move a detail up when something above it was fixed", () => {
    const detail = found("e", { isDetail: true });
    const { isDetail: _, ...risen } = detail;
    const rows = followReview(lookAt([b, detail]), [risen], byHand);
    expect(rows.map(({ isDetail }) => isDetail)).toEqual([false, true]);
    expect(lookAt([risen], rows).find(({ state }) => state === "open")?.isDetail).toBe(false);
  });

  test("shows two findings that became one as one, and neither as fixed", () => {
    const both = { ...a, layers: [...a.layers, ...c.layers] };
    expect(said(followReview(lookAt([a, c]), [both], byHand))).toEqual(["a open"]);
  });
});
