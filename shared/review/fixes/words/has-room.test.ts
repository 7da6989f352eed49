import { describe, expect, test } from "vitest";
import { applyChanges } from "../../../mend/apply-changes.ts";
import { openFrame } from "../../../perception/frame/frame.ts";
import { layer, sceneOf, screen, solid, text } from "../../../scene/testing.ts";
import type { SceneNode } from "../../../scene/scene.ts";
import { lettersHaveRoom } from "./has-room.ts";

const WORDS = "or";

const hugging = (words: string, fields: object = {}) =>
  text(words, { id: "1:5", x: 150, y: 40, width: 16, resize: "width-and-height", ...fields });

/** Puts other words in the place of the first ones: true when they have room. */
function holds(to: string, own: SceneNode, ...others: readonly SceneNode[]): boolean {
  const node = screen([own, ...others]);
  const change = { layer: "1:5", property: "characters", from: WORDS, to } as const;
  const changed = applyChanges(node, [change]);
  return lettersHaveRoom(
    [change],
    () => openFrame(sceneOf(node), node),
    openFrame(sceneOf(changed), changed),
  );
}

const rule = layer({ x: 180, y: 50, width: 60, height: 0, type: "LINE", strokes: [solid("#999999")] });

describe("other words", () => {
  test("have room where nothing is beside them", () => {
    expect(holds("or continue with", hugging(WORDS))).toBe(true);
  });

  test("have none where they would lie over what stands beside them", () => {
    expect(holds("or continue with", hugging(WORDS), rule)).toBe(false);
    expect(holds("or", hugging(WORDS, { width: 60 }), rule)).toBe(true);
  });

  test("have none where they leave the screen", () => {
    expect(holds("or continue with an account that you have elsewhere", hugging(WORDS, { x: 340 }))).toBe(
      false,
    );
  });

  test("have none where they no longer fit into one line of a box of its own width", () => {
    const button = hugging(WORDS, { width: 60, resize: "height" });
    expect([holds("Log in", button), holds("Create an account now", button)]).toEqual([true, false]);
  });

  test("have none where they are a letter longer in a box that was as wide as they are", () => {
    const snug = hugging(WORDS, { width: 14, resize: "none" });
    expect([holds("Or", snug), holds("for", snug)]).toEqual([true, false]);
  });
});

describe("larger letters", () => {
  const grown = (own: SceneNode, ...others: readonly SceneNode[]): boolean => {
    const node = screen([own, ...others]);
    const change = { layer: "1:5", property: "font-size", from: 8, to: 12 } as const;
    const changed = applyChanges(node, [change]);
    return lettersHaveRoom(
      [change],
      () => openFrame(sceneOf(node), node),
      openFrame(sceneOf(changed), changed),
    );
  };
  const small = (fields: object) =>
    text("Save preferences", { id: "1:5", x: 40, y: 40, sizePx: 8, lineHeightPx: 10, ...fields });

  test("have room in a box that is wide and high enough", () => {
    expect(grown(small({ width: 120, height: 10, resize: "height" }))).toBe(true);
    expect(grown(small({ width: 67, height: 10, resize: "width-and-height" }))).toBe(true);
  });

  test("have none where their line would be broken, or a word, or where lines would leave their box", () => {
    expect(grown(small({ width: 70, height: 10, resize: "height" }))).toBe(false);
    expect(grown(small({ width: 46, height: 20, resize: "height" })), "a word is wider than the box").toBe(
      false,
    );
    expect(grown(small({ width: 70, height: 20, resize: "none" }))).toBe(false);
  });

  test("have none in a box that was drawn as wide as they are, by a guess", () => {
    const snug = small({ width: 66, height: 10, resize: "none" });
    expect([grown(snug), grown({ ...snug, box: { ...snug.box, width: 110 } })]).toEqual([false, true]);
  });

  test("have none where the drawn ones leave less than they take in a box of its own width", () => {
    const label = (drawnPx: number) => {
      const box = { x: 20, y: 40, width: 56, height: 14 };
      return text("Onboarded", {
        id: "1:5",
        ...box,
        sizePx: 8,
        lineHeightPx: 14,
        resize: "none",
        renderBox: { ...box, width: drawnPx },
      });
    };
    expect([grown(label(36)), grown(label(46))]).toEqual([true, false]);
  });

  test("have none where they would leave the button they stand on", () => {
    const button = layer({ x: 30, y: 36, width: 86, height: 18, fill: "#dddddd" });
    const node = screen([button, small({ width: 67, height: 10, resize: "width-and-height" })]);
    const change = { layer: "1:5", property: "font-size", from: 8, to: 12 } as const;
    const changed = applyChanges(node, [change]);
    expect(
      lettersHaveRoom([change], () => openFrame(sceneOf(node), node), openFrame(sceneOf(changed), changed)),
    ).toBe(false);
  });

  test("have none where they would touch the edge of the tag that holds them", () => {
    const tag = (width: number) =>
      grown(
        layer({ x: 30, y: 36, width, height: 30, fill: "#dddddd" }, [
          small({ width: 67, height: 10, resize: "width-and-height" }),
        ]),
      );
    expect([tag(86), tag(160)]).toEqual([false, true]);
  });

  test("have none where they would take the padding of the tag, or lie over its round corner", () => {
    const tag = (fields: object) =>
      grown(
        layer({ x: 20, y: 30, width: 130, height: 28, fill: "#dddddd", ...fields }, [
          small({ width: 67, height: 10, resize: "width-and-height" }),
        ]),
      );
    const padded = (px: number) =>
      tag({
        layout: {
          direction: "horizontal",
          gapPx: 0,
          paddingPx: [0, px, 0, px],
          align: "start",
          crossAlign: "start",
        },
      });
    expect([padded(4), padded(18)]).toEqual([true, false]);
    const round = (px: number) => tag({ width: 124, cornerRadiiPx: [0, 0, px, 0] });
    expect([round(4), round(32)]).toEqual([true, false]);
  });
});
