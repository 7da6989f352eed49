import { describe, expect, test } from "vitest";
import { instance, layer, sceneOf, screen, text } from "../../scene/testing.ts";
import type { SceneNode } from "../../scene/scene.ts";
import type { ReviewOptions } from "../judge-frame.ts";
import { reviewFrame } from "../review.ts";
import { RULES } from "../rules/index.ts";

const saidOf = (node: SceneNode, options: ReviewOptions = {}) =>
  reviewFrame(sceneOf(node), node, options).notJudged ?? [];

const reasonsOf = (node: SceneNode, options?: ReviewOptions) =>
  saidOf(node, options).map(({ reason }) => reason);

const lines = (...words: readonly string[]): readonly SceneNode[] =>
  words.map((one, index) => text(one, { x: 20, y: 60 + index * 30 }));

const english = lines(
  "Your order is on the way and will be with you by Friday.",
  "We will write to you when it is at the door.",
);
const button = instance("Button", { x: 20, y: 700, width: 335, height: 48, fill: "#1d4ed8" }, [
  text("Track the order", { x: 120, y: 712, color: "#ffffff" }),
]);
const field = instance("Text field", { x: 20, y: 400, width: 335, height: 48, strokes: [] }, [
  text("Email", { x: 30, y: 412 }),
]);

describe("A report says that nothing was judged", () => {
  test("on controls and fields, where there are none", () => {
    expect(reasonsOf(screen(english))).toEqual(["no-controls", "no-fields"]);
    expect(reasonsOf(screen([...english, button]))).toEqual(["no-fields"]);
    expect(reasonsOf(screen([...english, button, field]))).toEqual([]);
  });

  test("with the rules that had nothing, and their number in words", () => {
    const fields = saidOf(screen([...english, button]))[0];
    const ids = RULES.filter(({ judges }) => judges === "fields").map(({ id }) => id);
    expect(fields?.rules).toEqual(ids.toSorted());
    expect(fields?.text).toBe(`No field recognised: ${ids.length} rules did not apply.`);
    expect(saidOf(screen([...english, button]), { language: "fr" })[0]?.text).toBe(
      `Aucun champ reconnu\u00a0: ${ids.length} règles ne s’appliquent pas.`,
    );
  });

  test("on texts, where there are none", () => {
    expect(reasonsOf(screen([layer({ y: 100, height: 200, fill: "#dddddd" })]))).toContain("no-texts");
  });

  test("on anything, where the screen is a picture", () => {
    const fills = [{ type: "image", scaleMode: "fill" }] as const;
    const picture = layer({ y: 0, width: 375, height: 700, fills });
    expect(saidOf(screen([picture])).map(({ text }) => text)).toEqual([
      "This screen is a picture: Regard reads layers, and cannot read what a picture shows. Select the design that it was made from.",
    ]);
    expect(reasonsOf(screen([picture, ...english]))).not.toContain("picture");
    expect(reasonsOf(screen([layer({ y: 0, width: 375, height: 200, fills })]))).not.toContain("picture");
    const shutter = layer({ name: "Icon button", x: 160, y: 640, width: 56, height: 56, fill: "#ffffff" }, [
      layer({ type: "VECTOR", x: 176, y: 656, width: 24, height: 24, fill: "#111827" }),
    ]);
    expect(reasonsOf(screen([picture, shutter])), "a camera with its button").not.toContain("picture");
  });

  test("on what only a whole screen has, in a part of one", () => {
    expect(reasonsOf(layer({ width: 300, height: 200, fill: "#ffffff" }, english))).toContain("part");
  });

  test("on spelling, in a language that cannot be checked", () => {
    const greek = lines("Η παραγγελία σας είναι στον δρόμο", "Θα σας γράψουμε όταν φτάσει στην πόρτα σας");
    expect(reasonsOf(screen(greek))).toContain("language");
    expect(reasonsOf(screen(english))).not.toContain("language");
  });

  test("on no language that a few words cannot show", () => {
    expect(reasonsOf(screen(lines("Profil", "Ausgang")))).not.toContain("language");
  });

  test("only of the aspects that were asked for", () => {
    expect(reasonsOf(screen(english), { aspects: ["hierarchy"] })).toEqual(["no-controls"]);
  });
});
