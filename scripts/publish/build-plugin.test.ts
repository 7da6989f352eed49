import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fileWith, runOnStage } from "../../tests/run-on-stage.ts";
import { PRODUCT } from "../../shared/product.ts";
import { buildPlugin } from "./build-plugin.ts";

const SITE = "https://regard.example";
/** The most bytes of the panel: styles and texts in two languages among them. */
const MAX_PANEL_BYTES = 475_000;
const ID = "1234567890123456789";

let folder: string;
const read = (file: string): Promise<string> => readFile(path.join(folder, file), "utf8");

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "published-plugin-"));
  await buildPlugin({ siteUrl: SITE, id: ID }, folder);
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("a plugin that is built for a site", () => {
  test("may ask that site and no other, in its manifest", async () => {
    const manifest = JSON.parse(await read("manifest.json"));
    expect(manifest).toMatchObject({ id: ID, name: PRODUCT.name, networkAccess: { allowedDomains: [SITE] } });
    expect(manifest.networkAccess).not.toHaveProperty("devAllowedDomains");
    expect(manifest.networkAccess.reasoning).not.toBe("");
  });

  test("has a menu of what people do most, a button on layers for the first, and neither for what runs unseen", async () => {
    const { menu, relaunchButtons } = JSON.parse(await read("manifest.json"));
    const commandsOf = (all: readonly { readonly command: string }[]) => all.map(({ command }) => command);
    expect(commandsOf(menu)).toEqual(["review", "fix", "page", "library"]);
    expect(commandsOf(relaunchButtons)).toEqual(["review"]);
  });

  test("has the files that its manifest names", async () => {
    const { main, ui } = JSON.parse(await read("manifest.json"));
    expect(Object.keys(ui)).toEqual(["panel", "engine"]);
    for (const file of [main, ...Object.values<string>(ui)])
      expect((await read(file)).length).toBeGreaterThan(10_000);
  });

  test("asks that site in its code, and nothing on this machine", async () => {
    expect(await read("build/ui.js")).toContain(SITE);
    for (const file of ["build/main.js", "build/ui.js", "build/engine.js"])
      expect(await read(file)).not.toMatch(/localhost|127\.0\.0\.1/);
  });

  test.each(["", "review", "fix", "page", "library", "textreview"])(
    "starts with the command “%s”, in both its parts",
    async (command) => {
      const stage = await runOnStage({ file: fileWith([]), command, mainCode: await read("build/main.js") });
      await expect.poll(() => stage.seen.panels).toHaveLength(1);
      expect(stage.seen.panels[0]?.html).toContain(`__FIGMA_COMMAND__ = "${command}"`);
      expect(await read("build/ui.js")).toMatch(
        new RegExp(`[{,]"?${command || "plugin/main/main.ts--default"}"?:`),
      );
    },
  );

  test("carries no engine in the panel: that is the second file, which one script runs", async () => {
    const [panel, engine] = await Promise.all([read("build/ui.js"), read("build/engine.js")]);
    const scope: { RegardEngine?: { readonly RULES: readonly { readonly id: string }[] } } = {};
    runInNewContext(engine, scope);
    const definitions = (scope.RegardEngine?.RULES ?? []).map(({ id }) => `id:"${id}"`);
    expect(definitions.filter((definition) => engine.includes(definition)).length).toBeGreaterThan(40);
    expect(definitions.filter((definition) => panel.includes(definition))).toEqual([]);
    // The model that sees, by one of its kinds.
    expect([engine, panel].map((code) => code.includes("target-size"))).toEqual([true, false]);
  });

  test("opens with few bytes: each takes its time before a line of the panel runs", async () => {
    expect((await read("build/ui.js")).length).toBeLessThan(MAX_PANEL_BYTES);
  });

  test("carries the shapes of the API as a text, to be compiled when they are called", async () => {
    const code = await read("build/ui.js");
    const shell = code.replaceAll(/=(["'])"use strict";var Regard(?:\\.|(?!\1)[^\\])*\1/g, "");
    expect(code).toContain("_zod");
    expect(shell).not.toContain("_zod");
  });

  test("does not carry the name of the design tool in its own", () => {
    expect(PRODUCT.name).not.toMatch(/figma/i);
  });
});
