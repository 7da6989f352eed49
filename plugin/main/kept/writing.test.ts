import { afterEach, describe, expect, it, vi } from "vitest";

// The editor is there before the plugin is.
vi.hoisted(() => Object.assign(globalThis, { figma: { ui: {} } }));

import { isReadOnly } from "./writing.ts";

afterEach(() => vi.unstubAllGlobals());

const REFUSAL = new Error("in set_characters: This property is read-only");

const withRoot = (setPluginData: () => void) => vi.stubGlobal("figma", { root: { setPluginData } });

describe("a refusal that names a right", () => {
  it("is that of a file that takes nothing", () => {
    withRoot(() => {
      throw new Error("Cannot write to the document");
    });
    expect(isReadOnly(REFUSAL)).toBe(true);
    expect(isReadOnly(new Error("The font is missing"))).toBe(false);
  });

  it("is that of a single layer where the file takes notes", () => {
    withRoot(() => {});
    expect(isReadOnly(REFUSAL)).toBe(false);
  });
});
