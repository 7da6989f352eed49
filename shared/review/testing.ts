import { describe, expect, test } from "vitest";
import { openFrame, type Frame } from "../perception/frame/frame.ts";
import type { Page, Scene, SceneNode } from "../scene/scene.ts";
import { USUAL_DEMANDS, type Demands } from "../standards/demands.ts";
import { sceneOf } from "../scene/testing.ts";
import type { Finding } from "./report.ts";
import type { ReviewOptions } from "./judge-frame.ts";
import { reviewFrame } from "./review.ts";
import type { Evidence, Outcome, Rule, RuleTexts } from "./rule.ts";

/** The texts of a rule that speaks alike in all languages. */
export const inAllLanguages = <const Texts extends RuleTexts>(texts: Texts) => ({ en: texts, fr: texts });

/** The surroundings of a screen in its scene. */
export interface Surroundings extends Partial<
  Pick<Scene, "styles" | "variables" | "collections" | "images">
> {
  /** The other screens. */
  readonly beside?: readonly SceneNode[];
  readonly page?: Partial<Page>;
  /** The demands on the screen, where they are not the usual ones. */
  readonly demands?: Partial<Demands>;
}

/** A screen in its scene, and the demands on it that are not the usual ones. */
export interface ScreenAmong {
  readonly scene: Scene;
  readonly root: SceneNode;
  readonly demands: Partial<Demands>;
}

/** A screen in its surroundings. */
export function screenAmong(
  root: SceneNode,
  { beside = [], page, demands = {}, ...tables }: Surroundings = {},
): ScreenAmong {
  const scene = sceneOf(root, ...beside);
  return { scene: { ...scene, ...tables, page: { ...scene.page, ...page } }, root, demands };
}

function openAmong(surroundings: Surroundings, node: SceneNode): Frame {
  const { scene, root, demands } = screenAmong(node, surroundings);
  return openFrame(scene, root, { demands: { ...USUAL_DEMANDS, ...demands } });
}

/** The outcomes of a rule on a screen, layer by layer; passes are left out. */
export function outcomesOf(
  rule: Rule,
  node: SceneNode,
  surroundings: Surroundings = {},
): readonly Exclude<Outcome, { verdict: "pass" }>[] {
  const frame = openAmong(surroundings, node);
  return rule
    .applies(frame)
    .flatMap((one) => rule.check(one, frame))
    .filter((outcome) => outcome.verdict !== "pass");
}

/** The findings of a review by one rule, on a screen that is alone in its scene. */
export const findingsOf = (
  rule: Rule,
  node: SceneNode,
  options: Omit<ReviewOptions, "rules"> = {},
): readonly Finding[] => reviewFrame(sceneOf(node), node, { ...options, rules: [rule] }).findings;

/** How many layers of a screen a rule judges. */
const judgedCount = (rule: Rule, node: SceneNode, surroundings: Surroundings): number =>
  rule.applies(openAmong(surroundings, node)).length;

export interface RuleTable {
  /** Screens that the rule judges and accepts. */
  readonly pass?: Readonly<Record<string, SceneNode>>;
  /** Screens that the rule refuses once, with (part of) the evidence it must give. */
  readonly fail?: Readonly<Record<string, readonly [SceneNode, Partial<Evidence>]>>;
  /** Screens about which the rule cannot tell, with the reason and the evidence in its text. */
  readonly unsure?: Readonly<Record<string, readonly [SceneNode, string, Evidence?]>>;
  /** Screens in which the rule finds nothing to judge. */
  readonly ignore?: Readonly<Record<string, SceneNode>>;
}

/** The outcomes as a table compares them: without layers, of which each prints all that it lies in. */
const shownOf = (rule: Rule, node: SceneNode, surroundings: Surroundings): readonly unknown[] =>
  outcomesOf(rule, node, surroundings).map((outcome) =>
    outcome.verdict === "fail"
      ? { verdict: "fail", evidence: outcome.evidence, kind: outcome.options.kind }
      : outcome,
  );

/** The table of screens that shows what a rule does, each in the same surroundings. */
export function testRule(
  rule: Rule,
  { pass = {}, fail = {}, unsure = {}, ignore = {} }: RuleTable,
  surroundings: Surroundings = {},
): void {
  describe(rule.id, () => {
    for (const [name, node] of Object.entries(pass))
      test(`accepts ${name}`, () => {
        expect(judgedCount(rule, node, surroundings)).toBeGreaterThan(0);
        expect(shownOf(rule, node, surroundings)).toEqual([]);
      });
    for (const [name, [node, evidence]] of Object.entries(fail))
      test(`refuses ${name}`, () => {
        expect(shownOf(rule, node, surroundings)).toEqual([
          expect.objectContaining({ verdict: "fail", evidence: expect.objectContaining(evidence) }),
        ]);
      });
    for (const [name, [node, reason, evidence]] of Object.entries(unsure))
      test(`is unsure about ${name}`, () => {
        expect(shownOf(rule, node, surroundings)).toEqual([{ verdict: "unsure", reason, evidence }]);
      });
    for (const [name, node] of Object.entries(ignore))
      test(`does not judge ${name}`, () => {
        expect(judgedCount(rule, node, surroundings)).toBe(0);
      });
  });
}
