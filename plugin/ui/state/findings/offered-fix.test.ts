import { expect, test } from "vitest";
import type { Finding } from "../../../../shared/review/report.ts";
import { type OfferedFix, together } from "./offered-fix.ts";

const finding = (id: string) => ({ id, rule: "text-contrast", layers: [] }) as unknown as Finding;

const offer = (id: string, layers: readonly string[], to = "#767676"): OfferedFix => ({
  frameId: "1:1",
  finding: finding(id),
  fix: { kind: "one-shade", title: "", effect: "", changes: [] },
  changes: layers.map((layer) => ({ layer, property: "fill", from: "#999999", to })),
  isShared: false,
  isSafe: false,
});

const idsOf = (offers: readonly OfferedFix[]) => together(offers).map((one) => one.finding.id);

test("of two findings that one change mends, one entry stands in the list", () => {
  expect(idsOf([offer("a", ["1:2", "1:3"]), offer("b", ["1:3", "1:2"]), offer("c", ["1:4"])])).toEqual([
    "a",
    "c",
  ]);
});

test("an entry that changes more than those before it stays", () => {
  expect(idsOf([offer("a", ["1:2"]), offer("b", ["1:2", "1:3"])])).toEqual(["a", "b"]);
});

test("what cannot be made with the others is no entry", () => {
  expect(idsOf([{ ...offer("a", ["1:2"]), isApart: true }, offer("b", ["1:2"])])).toEqual(["b"]);
});
