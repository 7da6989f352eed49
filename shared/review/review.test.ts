import { describe, expect, test } from "vitest";
import { fromRest } from "../scene/rest/from-rest.ts";
import { realDesigns } from "../../tests/real-designs.ts";
import { reviewFrame } from "./review.ts";
import { defineRule, type Rule } from "./rule.ts";
import { ancestors } from "../perception/frame/frame.ts";
import { sceneOf, screen, text } from "../scene/testing.ts";
import { inAllLanguages } from "./testing.ts";

const SAYS = {
  title: "T",
  problem: "It is {sizePx} px.",
  why: "W",
  fix: "F",
  unsure: { dark: "Too dark to tell.", vague: "It is {low} to {high} px." },
} as const;

const rule = (
  id: string,
  check: Parameters<typeof defineRule<typeof SAYS, never>>[0]["check"],
  more: Partial<Rule> = {},
): Rule => ({
  ...defineRule({
    id,
    aspect: "ui",
    severity: "minor",
    certainty: "measured",
    judges: "texts",
    basis: "https://example.org/",
    says: inAllLanguages(SAYS),
    applies: (frame) => frame.texts as never,
    check,
  }),
  ...more,
});

const tooSmall = rule("too-small", (_, { fail }) => fail({ sizePx: 9.5 }));

const run = (node: ReturnType<typeof screen>, rules: readonly Rule[], more = {}) =>
  reviewFrame(sceneOf(node), node, { rules, ...more });

describe("a finding", () => {
  test("keeps an id of its own when a rule finds two things in one layer", () => {
    const twice = rule("twice", (_, { fail }) => [fail({ sizePx: 1 }), fail({ sizePx: 2 })]);
    expect(run(screen([text("A", { id: "5:1" })]), [twice]).findings.map(({ id }) => id)).toEqual([
      "twice@5:1",
      "twice@5:1#2",
    ]);
  });

  test("comes in the order of severity, then from top to bottom", () => {
    const worse = rule("worse", (one, { fail }) =>
      fail(
        { sizePx: 1 },
        { severity: (one as { node: { name: string } }).node.name === "B" ? "critical" : "minor" },
      ),
    );
    expect(
      run(screen([text("C", { y: 90 }), text("A", { y: 10 }), text("B", { y: 50 })]), [worse]).findings.map(
        ({ layers }) => layers[0]?.name,
      ),
    ).toEqual(["B", "A", "C"]);
  });
});

describe("a rule that cannot tell", () => {
  test("puts its evidence into the question, and asks one for each evidence", () => {
    const lows = [0, 0, 40];
    const vague = rule("vague", (_, { unsure }) => {
      const low = lows.shift() ?? 0;
      return unsure("vague", { low, high: low + 2.5 });
    });
    expect(run(screen([text("A"), text("B"), text("C", { y: 40 })]), [vague]).unsure).toMatchObject([
      { reason: "It is 0 to 2.5 px.", layers: [{ name: "A" }, { name: "B" }] },
      { reason: "It is 40 to 42.5 px.", layers: [{ name: "C" }] },
    ]);
  });

  test("costs one open question and a line in the log when it throws, and the other rules go on", () => {
    const broken = rule("broken", () => {
      throw new Error("no such thing");
    });
    const lines: string[] = [];
    const report = run(screen([text("A")], { id: "7:7" }), [broken, tooSmall], {
      log: (line: string) => lines.push(line),
    });
    expect(lines).toEqual(["rule broken failed on 7:7: no such thing"]);
    expect(report.unsure).toMatchObject([{ rule: "broken", layers: [{ id: "7:7" }] }]);
    expect(report.findings).toHaveLength(1);
  });
});

test("a rule that would have to look at too much asks instead, and the next one begins anew", () => {
  const endless = rule("endless", (one, { pass }) => {
    for (;;) if (ancestors(one).length === 0) return pass();
  });
  const twoTexts = screen([text("A"), text("B")]);
  const reasonIn = (language: "en" | "fr") =>
    run(twoTexts, [endless], { language }).unsure.map(({ reason }) => reason);
  expect(reasonIn("en")).toEqual(["There is too much on this screen to judge this here."]);
  expect(reasonIn("fr")).toEqual(["Il y a trop d’éléments sur cet écran pour en juger ici."]);
  expect(run(twoTexts, [endless, tooSmall]).findings).toHaveLength(2);
});

describe.skipIf(realDesigns().length === 0)("on real designs", () => {
  test.each(realDesigns())(
    "$name has findings only on layers that are there, and no rule throws",
    ({ json }) => {
      const lines: string[] = [];
      for (const scene of fromRest(json))
        for (const frame of scene.frames) {
          const ids = new Set(JSON.stringify(frame).match(/"id":"[^"]+"/g));
          for (const { layers } of reviewFrame(scene, frame, { log: (line) => lines.push(line) }).findings) {
            expect(layers.length).toBeGreaterThan(0);
            for (const { id } of layers) expect(ids).toContain(`"id":${JSON.stringify(id)}`);
          }
        }
      expect(lines).toEqual([]);
    },
  );
});

test("a text without a style costs what needs its style, and never the review", () => {
  const log: string[] = [];
  const node = screen([text("Hello", { runs: [] }), text("World", { y: 40, color: "#eeeeee" })]);
  const report = reviewFrame(sceneOf(node), node, { log: (message) => log.push(message) });
  expect(report.findings.length + report.unsure.length).toBeGreaterThan(0);
  expect(log.length).toBeGreaterThan(0);
});
