import { describe, expect, test } from "vitest";
import type { SceneNode } from "../../scene/scene.ts";
import { layer, sceneOf, screen, text } from "../../scene/testing.ts";
import { reviewFrame } from "../review.ts";
import { defineRule, type Rule } from "../rule.ts";
import { textContrast } from "../rules/ui/contrast/text-contrast.ts";
import { inAllLanguages } from "../testing.ts";
import { propose } from "./fix.ts";

const styled = (id: string): SceneNode =>
  screen([text("Delivery in two days", { y: 40, color: "#999999", styles: { fill: "S:1" } })], { id });

/** A rule that counts how many screens it judges. */
function watched(one: Rule): { readonly rule: Rule; readonly judged: () => number } {
  let judged = 0;
  const applies = (frame: Parameters<Rule["applies"]>[0]) => {
    judged += 1;
    return one.applies(frame);
  };
  return { rule: { ...one, applies }, judged: () => judged };
}

/** How often a screen was judged, as it is or changed, when all screens of a file with one faint style are reviewed. */
function judgedPerScreen(count: number): number {
  const scene = {
    ...sceneOf(...Array.from({ length: count }, (_, index) => styled(`screen ${index}`))),
    styles: { "S:1": { name: "Caption", type: "fill" as const } },
  };
  const { rule, judged } = watched(textContrast);
  const rules = [rule];
  for (const node of scene.frames) {
    const { findings } = reviewFrame(scene, node, { rules, fixesFor: "all" });
    expect(findings[0]?.fixes?.[0]?.shared).toMatchObject({ kind: "style", places: count });
  }
  return judged() / count;
}

test("a change of a style is proven once on each of its screens, however many ask for it", () => {
  expect(judgedPerScreen(12)).toBeLessThanOrEqual(judgedPerScreen(3) + 1);
});

describe("the fixes of many findings", () => {
  type Ways = readonly (readonly [label: string, toPx: number])[];

  const boxes = Array.from({ length: 6 }, (_, index) =>
    layer({ name: `Box ${index}`, x: 20, y: 40 * index, width: 60, height: 20, fill: "#cccccc" }),
  );

  /** Minds boxes of some widths, and proposes others, of the box itself or of another. */
  const boxRule = (id: string, isWrong: (px: number) => boolean, waysFor: (name: string) => Ways) =>
    defineRule({
      id,
      aspect: "ui",
      severity: "major",
      certainty: "measured",
      judges: "texts",
      basis: "https://www.example.org/boxes",
      says: inAllLanguages({ title: "T", problem: "P", why: "W", fix: "F" }),
      applies: (frame) => frame.layers.filter(({ node }) => node.name.startsWith("Box")),
      check: ({ node: { name, box } }, { fail, pass }) => {
        const mend = () =>
          waysFor(name).map(([wanted, to], way) => {
            const { id: layerId = "" } = boxes.find((one) => one.name === wanted) ?? {};
            const changes = [{ layer: layerId, property: "width", from: 60, to }] as const;
            return propose(way === 0 ? "even-heights" : "centre", { to }, changes);
          });
        return isWrong(box.width) ? fail({}, { mend }) : pass();
      },
    });

  function review(waysFor: (name: string) => Ways) {
    const { rule, judged } = watched(boxRule("narrow-box", (px) => px <= 60, waysFor));
    const rules = [
      rule,
      boxRule(
        "wide-box",
        (px) => px > 80,
        () => [],
      ),
    ];
    const node = screen(boxes);
    const { findings } = reviewFrame(sceneOf(node), node, { rules, fixesFor: "all" });
    const widths = findings.map(({ fixes = [] }) => fixes.map(({ changes: [change] }) => change?.to));
    return { widths, judged: judged() };
  }

  test("are proven in one copy, which is judged once", () => {
    expect(review((name) => [[name, 61]])).toEqual({ widths: boxes.map(() => [61]), judged: 2 });
  });

  test("hold beside one that does harm, which does not", () => {
    const { widths, judged } = review((name) => [[name, name === "Box 3" ? 90 : 61]]);
    expect(widths).toEqual([[61], [61], [61], [], [61], [61]]);
    expect(judged).toBe(3);
  });

  test("do not hold because of another that is tried for the same layer", () => {
    const { widths } = review((name) =>
      name === "Box 0"
        ? [[name, 61]]
        : [
            ["Box 0", 61],
            [name, 61],
          ],
    );
    expect(widths).toEqual(boxes.map(() => [61]));
  });
});
