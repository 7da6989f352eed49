import { describe, expect, test } from "vitest";
import type { Scene, SceneNode } from "../../scene/scene.ts";
import { instance, layer, sceneOf, screen, text } from "../../scene/testing.ts";
import type { ReviewOptions } from "../judge-frame.ts";
import { reviewFrame } from "../review.ts";
import { defineRule, type Evidence, type Rule } from "../rule.ts";
import { misspelling } from "../rules/copy/spelling/misspelling.ts";
import { verdictOf } from "../verdict.ts";
import type { Dismissal } from "./dismissal.ts";
import { inAllLanguages } from "../testing.ts";

/** Objects to every text of an id; all texts of one cause are one finding. */
const objector = (id: string, isTogether = false): Rule =>
  defineRule({
    id,
    aspect: "ui",
    severity: "minor",
    certainty: "measured",
    judges: "texts",
    basis: "https://example.org/",
    says: inAllLanguages({ title: "T", problem: "It is {px} px.", why: "W", fix: "F" }),
    applies: (frame) => (isTogether ? [frame.root] : frame.texts),
    check: (one, { frame, fail }) =>
      isTogether ? fail({ px: 1 }, { layers: frame.texts }) : fail({ px: 1 }, { cause: one.node.id }),
  });

const small: Rule = { ...objector("small-text"), mendedIn: "component" };

const dismissal = (more: Partial<Dismissal>): Dismissal => ({
  id: "d1",
  rule: "small-text",
  scope: "layer",
  places: [],
  reason: "intended",
  ...more,
});

const run = (node: SceneNode, options: ReviewOptions, more: Partial<Scene> = {}) =>
  reviewFrame({ ...sceneOf(node), ...more }, node, {
    rules: [small],
    log: (line) => expect.unreachable(line),
    ...options,
  });

const ids = (all: readonly { readonly id: string }[] = []) => all.map(({ id }) => id);

const two = screen([text("One", { id: "1" }), text("Two", { id: "2", y: 100 })]);

describe("a dismissed finding", () => {
  test("of a layer is reported apart, with its words and the reason, and does not count", () => {
    const report = run(two, { dismissals: [dismissal({ places: ["1"], reason: "own", words: "Legal" })] });
    expect(ids(report.findings)).toEqual(["small-text@2"]);
    expect(verdictOf(report.findings).total).toBe(1);
    expect(report.dismissed).toEqual([
      expect.objectContaining({
        id: "small-text@1",
        problem: "It is 1 px.",
        dismissal: { id: "d1", scope: "layer", reason: "own", words: "Legal" },
      }),
    ]);
  });

  test("of a word concerns that word in the whole file, and no other one", () => {
    const page = screen(
      [
        "Welcome to your account, we are glad that you are here",
        "All ingridents are fresh",
        "Please recieve our letter",
      ].map((words, index) => text(words, { y: 100 * index })),
    );
    const rules = [misspelling];
    const wordsOf = (all: readonly { readonly evidence: Evidence }[] = []) =>
      all.map(({ evidence }) => evidence["word"]);
    expect(new Set(wordsOf(run(page, { rules }).findings))).toEqual(new Set(["ingridents", "recieve"]));
    const report = run(page, {
      rules,
      dismissals: [dismissal({ rule: "misspelling", scope: "word", places: ["ingridents"] })],
    });
    expect(wordsOf(report.findings)).toEqual(["recieve"]);
    expect(wordsOf(report.dismissed)).toEqual(["ingridents"]);
  });

  test("of several layers comes back when another layer joins them", () => {
    const rules = [objector("small-text", true)];
    const both = { rules, dismissals: [dismissal({ places: ["1", "2"] })] };
    expect(run(two, both).findings).toEqual([]);
    const three = { ...two, children: [...(two.children ?? []), text("Three", { id: "3", y: 200 })] };
    expect(run(three, both).findings).toHaveLength(1);
  });
});

describe("a dismissal of a component", () => {
  const button = (id: string, more = {}) =>
    instance("Button", { id, ...more }, [text("Buy", { id: `I${id};9:9` })]);
  const components = { "c:1": { name: "State=Rest", setName: "Button", setId: "c:0" } };
  const page = screen([
    { ...button("1:1"), instance: { componentId: "c:1" } },
    { ...button("1:2"), instance: { componentId: "c:1" } },
    text("Apart", { id: "1:3", y: 200 }),
  ]);

  test("concerns all instances of the set, and nothing else", () => {
    const report = run(
      page,
      { dismissals: [dismissal({ scope: "component", places: ["c:0"] })] },
      { components },
    );
    expect(ids(report.findings)).toEqual(["small-text@1:3"]);
    expect(report.dismissed?.flatMap(({ layers }) => ids(layers))).toEqual(["I1:1;9:9", "I1:2;9:9"]);
  });

  test("concerns the main component, where that is what is reviewed", () => {
    const set = layer({ id: "c:0", type: "COMPONENT_SET", width: 300, height: 300 }, [
      layer({ id: "c:1", type: "COMPONENT" }, [text("Buy", { id: "9:9" })]),
    ]);
    const rules = [objector("small-text")];
    const report = run(set, { rules, dismissals: [dismissal({ scope: "component", places: ["c:0"] })] });
    expect(report.findings).toEqual([]);
  });
});

describe("what libraries brought along", () => {
  const page = screen([
    {
      ...instance("Button", { id: "1:1" }, [text("Buy", { id: "I1:1;9:9" })]),
      instance: { componentId: "c:1" },
    },
    text("Apart", { id: "1:3", y: 200 }),
  ]);
  const components = { "c:1": { name: "Button", isRemote: true as const } };

  test("is passed over where somebody wishes it, and the report says so", () => {
    const report = run(page, { ignoresLibraries: true }, { components });
    expect(ids(report.findings)).toEqual(["small-text@1:3"]);
    expect(report.judgedBy?.ignoresLibraries).toBe(true);
    expect(run(page, {}, { components }).findings).toHaveLength(2);
  });

  test("is told where it is this file’s own: what is written into it", () => {
    const rules = [objector("misspelling")];
    expect(run(page, { rules, ignoresLibraries: true }, { components }).findings).toHaveLength(2);
  });
});

test("a rule that is switched off does not run, and the report says so", () => {
  const ran: string[] = [];
  const told: Rule = { ...small, applies: (frame) => (ran.push("ran"), frame.texts) };
  const report = run(two, { rules: [told], house: { version: 1, rules: { "small-text": "off" } } });
  expect([ran, report.findings, report.judgedBy?.rulesOff]).toEqual([[], [], ["small-text"]]);
  expect(report.judgedBy?.byHouse).toBeUndefined();
});
