import { describe, expect, test } from "vitest";
import { instance, sceneOf, screen, text } from "../../scene/testing.ts";
import type { Scene, SceneNode } from "../../scene/scene.ts";
import { reviewFrame } from "../review.ts";
import { RULES } from "../rules/index.ts";

const CONTRAST = RULES.filter(({ id }) => id === "text-contrast");

const review = (children: readonly SceneNode[], tables: Partial<Scene>) => {
  const node = screen(children);
  return reviewFrame({ ...sceneOf(node), ...tables }, node, { rules: CONTRAST }).findings;
};

const faint = (y: number, more = {}) => text("Ends on Friday", { y, color: "#a0a3b1", ...more });

describe("a finding with several places says where to mend it once", () => {
  test("in the component they come from", () => {
    const card = (n: number) =>
      instance("Card", { id: `1:${n}`, y: n * 60 }, [faint(n * 60, { id: `I1:${n};9:9` })]);
    const [finding] = review([card(1), card(2), card(3)], {
      components: { "component-Card": { name: "Card" } },
    });
    expect(finding?.source).toEqual({ kind: "component", name: "Card", places: 3 });
    expect(finding?.fix).toContain("in the component “Card”: 3 places");
  });

  const styles = { "S:1": { name: "Caption", type: "fill" } } as const;
  const variables = { "V:1": { name: "text/faint", collectionId: "C:1", values: {} } };
  test.each([
    ["style", "Caption", { styles: { fill: "S:1" } }, { styles }],
    ["variable", "text/faint", { variables: { fills: ["V:1"] } }, { variables }],
  ])("in the %s they share", (kind, name, shared, tables) => {
    const [finding] = review([faint(0, shared), faint(60, shared)], tables);
    expect(finding?.source).toEqual({ kind, name, places: 2 });
  });
});

test("a finding of one place, or of places that share nothing, names no source", () => {
  expect(review([faint(0)], {})[0]).not.toHaveProperty("source");
  expect(review([faint(0), faint(60)], {})[0]).not.toHaveProperty("source");
});
