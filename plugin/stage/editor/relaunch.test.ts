import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import type { RestNode } from "../../../shared/scene/rest/rest-file.ts";
import { buttonsIn, relaunchButtonsOf } from "./relaunch.ts";
import { layer } from "./testing.ts";

const screen = (id: string, relaunchData?: Readonly<Record<string, string>>) =>
  layer(id, [0, 0, 100, 100], [], relaunchData ? { relaunchData } : {});

const MANIFEST = readFileSync(path.resolve(import.meta.dirname, "../../../manifest.json"), "utf8");
const shownBeside = (...selected: readonly RestNode[]) => relaunchButtonsOf(selected, buttonsIn(MANIFEST));

const REVIEW = { command: "review", name: "Review with Regard" };

describe("the plugin's buttons", () => {
  test("stand beside a layer that carries them, by the names of the built manifest", () => {
    expect(shownBeside(screen("1:1", { review: "" }))).toEqual([{ ...REVIEW, description: "" }]);
    expect(shownBeside(screen("1:1"))).toEqual([]);
    expect(shownBeside()).toEqual([]);
  });

  test("say what the plugin noted, and are none for a command that the manifest does not have", () => {
    const noted = screen("1:1", { review: "Reviewed on Monday", gone: "", textreview: "" });
    expect(shownBeside(noted)).toEqual([{ ...REVIEW, description: "Reviewed on Monday" }]);
  });

  test("stand beside several layers when each carries them and the manifest says so", () => {
    const both = [screen("1:1", { review: "One" }), screen("1:2", { review: "Two" })];
    expect(shownBeside(...both)).toEqual([{ ...REVIEW, description: "" }]);
    expect(shownBeside(...both, screen("1:3"))).toEqual([]);
    expect(relaunchButtonsOf(both, [REVIEW])).toEqual([]);
    expect(buttonsIn("{}")).toEqual([]);
  });
});
