import { expect } from "vitest";
import { applyChanges } from "../../../mend/apply-changes.ts";
import type { SceneNode } from "../../../scene/scene.ts";
import { instance, sceneOf, screen, solid, text } from "../../../scene/testing.ts";
import type { Finding } from "../../report.ts";
import { reviewFrame } from "../../review.ts";

export const findingsOf = (node: SceneNode, fixesFor?: "all"): readonly Finding[] =>
  reviewFrame(sceneOf(node), node, fixesFor && { fixesFor }).findings;

/** The fixes of the first finding of a rule, the best first. */
export const fixesOf = (node: SceneNode, rule = "text-contrast") =>
  findingsOf(node, "all").find((finding) => finding.rule === rule)?.fixes ?? [];

/** The fixes of the first text that is too faint on a screen with some things on it. */
export const fixesOn = (...children: readonly SceneNode[]) => fixesOf(screen(children));

export const kindsOn = (...children: readonly SceneNode[]) => fixesOn(...children).map(({ kind }) => kind);

/** The ids of the layers that fixes change. */
export const changedBy = (fixes: ReturnType<typeof fixesOf>): readonly string[] =>
  fixes.flatMap(({ changes }) => changes.map(({ layer }) => layer));

/** A fix that is offered has been proven; here it is also held against a review of its own. */
export function expectMended(node: SceneNode, rule = "text-contrast") {
  const [fix] = fixesOf(node, rule);
  expect(fix).toBeDefined();
  expect(findingsOf(applyChanges(node, fix?.changes ?? [])).filter((one) => one.rule === rule)).toEqual([]);
}

/** A sentence of three lines as screens have them, so that there is something to read beside what is judged. */
export const dark = (y: number) =>
  text("Your order leaves our house today.", { x: 20, y, width: 300, color: "#4f4f4f" });

export const words = (options = {}) =>
  text("Delivery within two days", { x: 20, y: 140, width: 300, color: "#ffffff", ...options });

export const outline = (color: string) =>
  ({ strokes: [solid(color)], stroke: { widthsPx: [1, 1, 1, 1], align: "inside" } }) as const;

/** A field with an outline in a color. */
export const outlined = (y: number, color: string) =>
  instance("Text field", { x: 20, y, width: 280, height: 48, ...outline(color) }, [
    text("Lisbon", { x: 36, y: y + 12, width: 80 }),
  ]);
