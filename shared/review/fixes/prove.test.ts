import { expect, test } from "vitest";
import type { SceneNode } from "../../scene/scene.ts";
import { sceneOf, screen, text } from "../../scene/testing.ts";
import { reviewFrame } from "../review.ts";
import type { Rule } from "../rule.ts";
import { textContrast } from "../rules/ui/contrast/text-contrast.ts";

const styled = (id: string): SceneNode =>
  screen([text("Delivery in two days", { y: 40, color: "#999999", styles: { fill: "S:1" } })], { id });

/** How often a screen was judged, as it is or changed, when all screens of a file with one faint style are reviewed. */
function judgedPerScreen(count: number): number {
  const scene = {
    ...sceneOf(...Array.from({ length: count }, (_, index) => styled(`screen ${index}`))),
    styles: { "S:1": { name: "Caption", type: "fill" as const } },
  };
  let judged = 0;
  const watched: Rule = {
    ...textContrast,
    applies: (frame) => {
      judged += 1;
      return textContrast.applies(frame);
    },
  };
  const rules = [watched];
  for (const node of scene.frames) {
    const { findings } = reviewFrame(scene, node, { rules, fixesFor: "all" });
    expect(findings[0]?.fixes?.[0]?.shared).toMatchObject({ kind: "style", places: count });
  }
  return judged / count;
}

test("a change of a style is proven once on each of its screens, however many ask for it", () => {
  expect(judgedPerScreen(12)).toBeLessThanOrEqual(judgedPerScreen(3) + 1);
});
