import { expect, test } from "vitest";
import { runToCompletion } from "../../perception/frame/steps.ts";
import type { SceneNode } from "../../scene/scene.ts";
import { layer, sceneOf, screen, solid, text } from "../../scene/testing.ts";
import { reviewFrame } from "../review.ts";
import { RULES } from "../rules/index.ts";
import { fixesTogether, type WantedFix } from "./fixes-together.ts";

const options = { rules: RULES.filter(({ id }) => id === "text-contrast") };

const faint = (id: string, y: number, words = "Delivery within two days") =>
  text(words, { id, x: 20, y, width: 300, color: "#999999" });

const onTint = (id: string) => layer({ y: 100, width: 375, height: 60, fill: "#eeeeee" }, [faint(id, 110)]);

const phone = (id: string, ...children: readonly SceneNode[]) => screen(children, { id, fill: "#ffffff" });

function together(nodes: readonly SceneNode[], change: (fix: WantedFix) => WantedFix = (fix) => fix) {
  const scene = sceneOf(...nodes);
  const wanted = nodes.flatMap((node) =>
    reviewFrame(scene, node, { ...options, fixesFor: "all" }).findings.flatMap((finding) => {
      const fix = finding.fixes?.find(({ kind }) => kind === "text-color");
      return fix ? [{ frameId: node.id, finding, changes: fix.changes }] : [];
    }),
  );
  return { wanted, fixes: runToCompletion(fixesTogether(scene, wanted.map(change), options)) };
}

test("one former colour becomes one new colour on all screens: the one that is enough for each", () => {
  const { wanted, fixes } = together([phone("1:1", faint("2:1", 20)), phone("1:2", onTint("2:2"))]);
  const colorsOf = (all: readonly WantedFix[]) => all.map(({ changes }) => changes[0]?.to);
  expect(new Set(colorsOf(wanted)).size).toBe(2);
  expect(new Set(colorsOf(fixes))).toEqual(new Set([wanted[1]?.changes[0]?.to]));
  expect(fixes.filter(({ isApart }) => isApart)).toEqual([]);
});

test("a fix that no longer mends what it is for is left out, and the others stay", () => {
  const { fixes } = together([phone("1:1", faint("2:1", 20)), phone("1:2", faint("2:2", 20))], (fix) =>
    fix.frameId === "1:2"
      ? { ...fix, changes: [{ layer: "2:2", property: "font-size", from: 16, to: 17 }] }
      : fix,
  );
  expect(fixes.map(({ isApart }) => isApart)).toEqual([undefined, true]);
});

test("a fix that sets to something else what another sets is left out", () => {
  const { wanted, fixes } = together([phone("1:1", faint("2:1", 20))], ({ ...fix }) => fix);
  const [one] = wanted;
  if (!one) throw new Error("There is no fix.");
  const big = (to: number): WantedFix => ({
    ...one,
    changes: [...one.changes, { layer: "2:1", property: "font-size", from: 16, to }],
  });
  const scene = sceneOf(phone("1:1", faint("2:1", 20)));
  expect(fixes).toHaveLength(1);
  expect(
    runToCompletion(fixesTogether(scene, [big(18), big(20)], options)).map(({ isApart }) => isApart),
  ).toEqual([undefined, true]);
});

test("of a text of two colours one is mended alone, and what fails beside it is left out", () => {
  const link = text("Have an account? Log in", { id: "2:1", x: 20, y: 20, width: 300, color: "#8b8b8b" });
  const [run] = link.text?.runs ?? [];
  if (!link.text || !run) throw new Error("A text has a run.");
  const runs = [
    { ...run, end: 17 },
    { ...run, start: 17, fills: [solid("#f9ed32")] },
  ];
  const node = phone("1:1", { ...link, text: { ...link.text, runs } }, faint("2:2", 80), faint("2:3", 120));
  const { fixes } = together([node], (fix) => {
    const isOther = fix.finding.layers.some(({ id }) => id === "2:3");
    return isOther ? { ...fix, changes: [{ layer: "2:3", property: "font-size", from: 16, to: 17 }] } : fix;
  });
  const ofLink = fixes.filter(({ changes }) => changes.some(({ from }) => from === "#f9ed32"));
  expect(ofLink).toMatchObject([{ finding: { layers: [{ id: "2:1" }] } }]);
  expect(ofLink.map(({ isApart }) => isApart)).toEqual([undefined]);
  expect(fixes.filter(({ isApart }) => isApart)).toHaveLength(1);
});
