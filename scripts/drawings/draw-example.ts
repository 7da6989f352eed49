import { drawSvg } from "../../plugin/stage/draw/drawing.ts";
import { element, num } from "../../plugin/stage/draw/svg.ts";
import type { Language } from "../../shared/i18n/language.ts";
import { RULES_EN } from "../../shared/i18n/site/rules.en.ts";
import { RULES_FR } from "../../shared/i18n/site/rules.fr.ts";
import { everyNode } from "../../shared/scene/every-node.ts";
import { union } from "../../shared/scene/geometry.ts";
import type { Box, SceneNode } from "../../shared/scene/scene.ts";
import { EXAMPLES } from "../../website/pages/rules/examples/all.ts";
import { sceneOfExample, type Example } from "../../website/pages/rules/examples/example.ts";
import { findingsIn } from "../../website/pages/rules/examples/explain.ts";
import { drawingPath } from "../../website/paths.ts";
import { widthOfLetters } from "../../website/pages/rules/examples/letter-widths.ts";
import { restOf } from "./rest-of.ts";

const SAYS = { en: RULES_EN, fr: RULES_FR };

/** The product's crosshair, around what a finding speaks of. */
const ROOM_PX = 4;
const GROUND = "#e9eaef";
/** Between the frames of an example of several screens, and around them. */
const RIM_PX = 20;

function lit(frames: readonly SceneNode[], ids: ReadonlySet<string>): string {
  return frames
    .flatMap((frame) => everyNode(frame))
    .filter(({ id, box }) => ids.has(id) && box.width > 0)
    .map(({ box }) =>
      element("rect", {
        class: "lit",
        x: box.x - ROOM_PX,
        y: box.y - ROOM_PX,
        width: box.width + 2 * ROOM_PX,
        height: box.height + 2 * ROOM_PX,
        rx: 6,
      }),
    )
    .join("");
}

/** The part that is drawn: one screen as far down as needed, or several beside each other. */
function viewOf(frames: readonly SceneNode[], shownPx: number | undefined): Box {
  const all = union(frames.map(({ box }) => box));
  if (!all) throw new Error("an example has a frame");
  if (frames.length === 1) return { ...all, height: shownPx ?? all.height };
  return {
    x: all.x - RIM_PX,
    y: all.y - RIM_PX,
    width: all.width + 2 * RIM_PX,
    height: all.height + 2 * RIM_PX,
  };
}

const inside = (svg: string): string => svg.replace(/^<svg[^>]*>/, "").replace(/<\/svg>$/, "");

/** An example as SVG: with its slip, what is found is framed. */
function drawExample(rule: string, example: Example, language: Language, isBad: boolean): string {
  const scene = sceneOfExample(example, language, isBad);
  const view = viewOf(scene.frames, example.shownPx);
  const found = isBad ? findingsIn(scene, language).flatMap(({ layers }) => layers.map(({ id }) => id)) : [];
  const drawn = scene.frames
    .map((frame, index) =>
      drawSvg(restOf(frame, { scene, mode: example.mode }), {
        measure: (text, { sizePx, weight }) => widthOfLetters(text, sizePx, weight),
        idPrefix: `${rule}-${isBad ? "bad" : "good"}-${index}`,
      }),
    )
    .map(inside)
    .join("")
    .replaceAll(/ data-id="[^"]*"/g, "")
    .replaceAll("Inter, sans-serif", "Inter Variable, Inter, sans-serif");
  const ground = scene.frames.length > 1 ? element("rect", { ...view, fill: GROUND }) : "";
  return element(
    "svg",
    {
      viewBox: [view.x, view.y, view.width, view.height].map(num).join(" "),
      role: "img",
      "aria-label": SAYS[language].drawn[isBad ? "bad" : "good"],
    },
    ground +
      drawn +
      lit(
        scene.frames,
        new Set(scene.frames.length > 1 ? found : found.filter((id) => id !== scene.frames[0]?.id)),
      ),
  );
}

/** The drawings of all examples in a language, by their addresses on the site. */
export const drawExamples = (language: Language): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(EXAMPLES).flatMap(([rule, example]) => [
      [drawingPath(rule, "bad", language), drawExample(rule, example, language, true)],
      [drawingPath(rule, "good", language), drawExample(rule, example, language, false)],
    ]),
  );
