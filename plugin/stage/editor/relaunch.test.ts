import { describe, expect, test } from "vitest";
import { relaunchButtonsOf } from "./relaunch.ts";
import { layer } from "./testing.ts";

const screen = (id: string, relaunchData?: Readonly<Record<string, string>>) =>
  layer(id, [0, 0, 100, 100], [], relaunchData ? { relaunchData } : {});

const REVIEW = { command: "review", name: "Review with Regard" };

describe("the plugin's buttons", () => {
  test("stand beside a layer that carries them, by the names of the built manifest", () => {
    expect(relaunchButtonsOf([screen("1:1", { review: "" })])).toEqual([{ ...REVIEW, description: "" }]);
    expect(relaunchButtonsOf([screen("1:1")])).toEqual([]);
    expect(relaunchButtonsOf([])).toEqual([]);
  });

  test("say what the plugin noted, and are none for a command that the manifest does not have", () => {
    const noted = screen("1:1", { review: "Reviewed on Monday", gone: "", textreview: "" });
    expect(relaunchButtonsOf([noted])).toEqual([{ ...REVIEW, description: "Reviewed on Monday" }]);
  });

  test("stand beside several layers when each carries them and the manifest says so", () => {
    const both = [screen("1:1", { review: "One" }), screen("1:2", { review: "Two" })];
    expect(relaunchButtonsOf(both)).toEqual([{ ...REVIEW, description: "" }]);
    expect(relaunchButtonsOf([...both, screen("1:3")])).toEqual([]);
    expect(relaunchButtonsOf(both, [REVIEW])).toEqual([]);
  });
});
