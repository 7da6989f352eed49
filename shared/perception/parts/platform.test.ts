import { describe, expect, test } from "vitest";
import type { SceneNode } from "../../scene/scene.ts";
import { layer, screen, text } from "../../scene/testing.ts";
import { USUAL_DEMANDS } from "../../standards/demands.ts";
import type { PlatformChoice } from "../../standards/platforms.ts";
import { openAlone } from "../frame/testing.ts";
import { platformOf } from "./platform.ts";

const size = (width: number, height: number) => ({ x: 0, y: 0, width, height });

/** A bar with a clock, and battery and signal opposite to it. */
const statusBar = (width: number, time: string): SceneNode =>
  layer({ width, height: 44 }, [
    text(time, { x: 24, y: 14, width: 40, height: 20, sizePx: 15 }),
    ...[60, 40, 20].map((fromRight) =>
      layer({ type: "VECTOR", x: width - fromRight - 16, y: 18, width: 16, height: 12, fill: "#000000" }),
    ),
  ]);

const indicator = (width: number, height: number, widthPx: number): SceneNode =>
  layer({
    type: "RECTANGLE",
    x: (width - widthPx) / 2,
    y: height - 13,
    width: widthPx,
    height: 5,
    fill: "#000000",
  });

const title = text("Good morning", { x: 20, y: 120, sizePx: 28 });

const guess = (box: ReturnType<typeof size>, ...parts: readonly SceneNode[]) =>
  platformIn(screen([title, ...parts], box), "auto");

function platformIn(node: SceneNode, platform: PlatformChoice) {
  return platformOf(openAlone(node, { demands: { ...USUAL_DEMANDS, platform } }));
}

describe("a screen was made for", () => {
  test("iOS by its width and Apple's time in its status bar", () => {
    expect(guess(size(375, 812), statusBar(375, "9:41"))).toBe("ios");
  });

  test("iOS by its width and a wide home indicator", () => {
    expect(guess(size(390, 844), indicator(390, 844, 134))).toBe("ios");
  });

  test("Android by its width and a status bar with another time", () => {
    expect(guess(size(360, 800), statusBar(360, "12:30"))).toBe("android");
  });

  test("Android where both have the width, by its narrow bar of gestures", () => {
    expect(guess(size(393, 852), statusBar(393, "12:30"), indicator(393, 852, 108))).toBe("android");
  });

  test("the web when it is as wide as a desk's", () => {
    expect(guess(size(1440, 900))).toBe("web");
  });
});

describe("nobody can tell what a screen was made for", () => {
  test("when it is a phone's and the system paints nothing on it", () => {
    expect(guess(size(375, 812))).toBeUndefined();
  });

  test("when Apple's time stands on a screen as wide as Android's", () => {
    expect(guess(size(360, 800), statusBar(360, "9:41"))).toBeUndefined();
  });

  test("when both have the width, and the time is nobody's", () => {
    expect(guess(size(393, 852), statusBar(393, "12:30"))).toBeUndefined();
  });
});
