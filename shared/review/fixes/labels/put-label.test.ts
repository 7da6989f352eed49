import { describe, expect, test } from "vitest";
import type { LabelChange } from "../../../mend/change.ts";
import type { SceneNode } from "../../../scene/scene.ts";
import { instance, layer, sceneOf, screen, text } from "../../../scene/testing.ts";
import { reviewFrame } from "../../review.ts";

const RULE = "placeholder-as-label";

function fixesOf(node: SceneNode) {
  const { findings } = reviewFrame(sceneOf(node), node, { fixesFor: "all" });
  return findings.find(({ rule }) => rule === RULE)?.fixes ?? [];
}

const labelsOf = (node: SceneNode): readonly LabelChange[] =>
  (fixesOf(node)[0]?.changes ?? []) as readonly LabelChange[];

const field = (placeholder: string, y: number, options = {}): SceneNode =>
  layer({ name: "Input", x: 24, y, width: 320, height: 48, fill: "#f0f0f3", ...options }, [
    text(placeholder, { x: 40, y: y + 12, color: "#5c5c66" }),
  ]);

const HEADING = [
  text("Create your account", { x: 24, y: 60, sizePx: 28, weight: 700, color: "#1c1c28" }),
  text("It takes a minute, and costs nothing.", { x: 24, y: 108, color: "#1c1c28" }),
];

const form = (gapPx: number, more: readonly SceneNode[] = []): SceneNode =>
  screen([...HEADING, field("Enter your e-mail", 200), field("Password", 248 + gapPx), ...more]);

describe("fields that only a placeholder explains", () => {
  test("get a label each where there is room, in words that say what to enter", () => {
    const [fix] = fixesOf(form(40));
    expect(fix).toMatchObject({ kind: "labels-above", title: "Put labels above 2 fields" });
    expect(labelsOf(form(40)).map(({ to }) => to)).toEqual(["E-mail", "Password"]);
  });

  test("get it at their left edge, smaller than the words in them, in the colour of the screen's texts", () => {
    expect(labelsOf(form(40))[0]).toMatchObject({
      box: { x: 24, y: 174, height: 18 },
      sizePx: 14,
      color: "#1c1c28",
    });
  });

  test("get it nearer where the space is scarce, and nearer to their own field than to the one above", () => {
    const [first, second] = labelsOf(form(30));
    expect(first?.box.y).toBe(200 - 18 - 4);
    expect(second?.box.y).toBe(278 - 18 - 4);
  });

  test("go down where they stand too close, with what is in them and below, as far as there is space", () => {
    const button = layer({ x: 24, y: 340, width: 320, height: 48, fill: "#1a3fb0" }, [
      text("Join", { x: 168, y: 352, color: "#ffffff" }),
    ]);
    const note = text("You can leave at any time.", { x: 24, y: 740, color: "#1c1c28" });
    const [fix] = fixesOf(form(12, [button, note]));
    expect(fix).toMatchObject({
      kind: "labels-with-room",
      effect: "The first one is “E-mail”. To make room, what stands below moves down, by 26 px at most.",
    });
    expect(fix?.changes.slice(2)).toEqual([
      expect.objectContaining({ property: "y", from: 260, to: 286 }),
      expect.objectContaining({ layer: button.id, property: "y", from: 340, to: 366 }),
    ]);
    expect(fix?.changes[1]).toMatchObject({ to: "Password", box: { y: 260 } });
  });

  test("have no fix where they stand too close and nothing can move", () => {
    expect(fixesOf(screen(form(12).children ?? [], { height: 330 }))).toEqual([]);
  });

  test("take along the fields beside them that say themselves what they are for", () => {
    const [fix] = fixesOf(form(40, [field("Write a message", 376)]));
    expect(fix?.title).toBe("Put labels above 3 fields");
    expect(fix?.changes.map(({ to }) => to)).toEqual(["E-mail", "Password", "Message"]);
  });

  test("have no fix beside a field for which no label can be made", () => {
    expect(fixesOf(form(40, [field("06 12 34 56 78", 376)]))).toEqual([]);
  });

  test("get a label as the other fields have it", () => {
    const other = [
      text("City", { x: 28, y: 390, sizePx: 15, weight: 600, lineHeightPx: 20, color: "#26263a" }),
      field("Harbour", 415),
    ];
    const [label] = labelsOf(form(48, other));
    expect(label).toMatchObject({
      box: { x: 28, y: 175, height: 20 },
      sizePx: 15,
      color: "#26263a",
      like: other[0]?.id,
    });
  });

  test("have no fix in an instance, which its component puts in place", () => {
    const inside = instance("Form", { x: 0, y: 160, width: 375, height: 300, fill: "#ffffff" }, [
      { ...field("Enter your e-mail", 220), id: "I7:1;1:2" },
    ]);
    expect(fixesOf(screen([...HEADING, inside]))).toEqual([]);
  });

  test("have no fix where their words are an example", () => {
    expect(fixesOf(screen([...HEADING, field("e.g. Blue Harbour", 240)]))).toEqual([]);
  });

  test("have no fix on a picture, where no colour is sure", () => {
    const picture = { name: "Photo", x: 0, y: 150, width: 375, height: 300 };
    const photo = layer({ ...picture, type: "RECTANGLE", fills: [{ type: "image", scaleMode: "fill" }] });
    expect(fixesOf(screen([...HEADING, photo, field("Password", 240)]))).toEqual([]);
  });

  test("make one stack with their label in an auto layout", () => {
    const stack = layer(
      {
        x: 24,
        y: 180,
        width: 320,
        height: 112,
        layout: {
          direction: "vertical",
          gapPx: 16,
          paddingPx: [0, 0, 0, 0],
          align: "start",
          crossAlign: "start",
        },
        sizing: { horizontal: "fixed", vertical: "hug" },
      },
      [field("Enter your e-mail", 180), field("Password", 244)],
    );
    expect(labelsOf(screen([...HEADING, stack])).map(({ to }) => to)).toEqual(["E-mail", "Password"]);
  });
});
