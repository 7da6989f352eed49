import { describe, expect, test } from "vitest";
import { foundOn, frameOf } from "../../tests/told-review.ts";
import { acrossScreens } from "./across-screens.ts";
import type { Finding, FrameReport } from "./report.ts";

const faint = (backdropColor: string, ratio: number, more: Partial<Finding> = {}): Finding =>
  foundOn({
    id: `text-contrast@${ratio}`,
    severity: "minor",
    problem: `The contrast is ${ratio}:1.`,
    evidence: { ratio, required: 4.5, textColor: "#8a8a8a", backdropColor, suggestedColor: "#707070" },
    ...more,
  });

const screenOf = (name: string, ...findings: readonly Finding[]): FrameReport =>
  frameOf({ id: `id of ${name}`, name, findings });

const said = (...reports: readonly FrameReport[]) =>
  acrossScreens(reports).map(({ rule, worst, screens, places }) => [
    rule,
    worst.severity,
    screens.map(({ name }) => name).join(", "),
    places,
  ]);

describe("several screens get one list by cause", () => {
  test("in which colours that people cannot tell apart are one, as severe as the worst", () => {
    expect(
      said(
        screenOf("Cart", faint("#ffffff", 3.45)),
        screenOf("Pay", faint("#fdfdfd", 3.4, { severity: "major" })),
      ),
    ).toEqual([["text-contrast", "major", "Cart, Pay", 2]]);
  });

  test("in which what differs is told apart, the most severe first and then what concerns most screens", () => {
    const label: Partial<Finding> = { rule: "small-text", evidence: { sizePx: 9, smallestPx: 11 } };
    expect(
      said(
        screenOf("Cart", faint("#ffffff", 3.45), faint("#eeeeee", 3, { severity: "major" })),
        screenOf("Pay", faint("#d0d0d0", 2.9), faint("#ffffff", 3.45, label)),
        screenOf("Done", faint("#ffffff", 3.45, label)),
      ),
    ).toEqual([
      ["text-contrast", "major", "Cart", 1],
      ["small-text", "minor", "Pay, Done", 2],
      ["text-contrast", "minor", "Cart", 1],
      ["text-contrast", "minor", "Pay", 1],
    ]);
  });

  test("in which one shared style is one cause, whatever the numbers", () => {
    const source = { kind: "style", name: "Caption", places: 2 } as const;
    expect(
      said(
        screenOf("Cart", faint("#ffffff", 3.45, { source })),
        screenOf("Pay", faint("#d0d0d0", 2.2, { source })),
      ),
    ).toEqual([["text-contrast", "minor", "Cart, Pay", 2]]);
  });

  test("without details: they stay with their screens", () => {
    expect(said(screenOf("Cart", faint("#ffffff", 3.45, { isDetail: true })))).toEqual([]);
  });
});
