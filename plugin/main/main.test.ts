import { afterEach, describe, expect, it } from "vitest";
import { fileWith, layer, runOnStage, type StageOptions } from "../../tests/run-on-stage.ts";

let plugin: Awaited<ReturnType<typeof runOnStage>>;

const start = async (options: StageOptions) => (plugin = await runOnStage(options));

afterEach(() => {
  plugin.run.stop();
  expect(plugin.seen.errors).toEqual([]);
});

const text = layer("TEXT");
const frame = layer("FRAME", {
  name: "Login",
  locked: true,
  children: [layer("GROUP", { children: [text] })],
});
const inSection = layer("FRAME", {
  name: "Sign-up",
  absoluteBoundingBox: { x: 200, y: 0, width: 100, height: 50 },
  children: [layer("TEXT")],
});
const section = layer("SECTION", { children: [inSection] });
const loose = layer("TEXT", { name: "Note" });
const file = fileWith([frame, section, loose]);

describe("the selection", () => {
  it("counts a layer inside a screen as its screen", async () => {
    const { say, take } = await start({ file, selection: [text.id] });
    say("panel-ready");
    expect(await take("selection-changed")).toEqual({
      kind: "frames",
      frames: [{ id: frame.id, name: "Login", widthPx: 100, heightPx: 50, isLocked: true, purpose: "" }],
    });
  });

  it("is followed: nothing, a loose layer, a section with its screens, several screens from left to right", async () => {
    const { run, say, take } = await start({ file });
    say("panel-ready");
    expect(await take("selection-changed")).toMatchObject({ kind: "none" });
    run.changeSelection([loose.id]);
    expect(await take("selection-changed")).toMatchObject({ kind: "no-frame", name: "Note" });
    run.changeSelection([section.id]);
    expect(await take("selection-changed")).toMatchObject({ frames: [{ id: inSection.id }] });
    run.changeSelection([inSection.id, text.id]);
    expect(await take("selection-changed")).toMatchObject({
      frames: [{ id: frame.id }, { id: inSection.id }],
    });
  });

  it("is told once while it stays the same screen", async () => {
    const { run, say, take, untaken } = await start({ file, selection: [text.id] });
    say("panel-ready");
    await take("selection-changed");
    run.changeSelection([frame.id]);
    run.changeSelection([]);
    expect(await take("selection-changed")).toMatchObject({ kind: "none" });
    expect(untaken("selection-changed")).toBe(0);
  });
});

describe("the panel", () => {
  const opened = async (storage: Readonly<Record<string, unknown>> = {}) => {
    const { seen } = await start({ file, storage });
    await expect.poll(() => seen.panels).toHaveLength(1);
    return seen.panels[0];
  };

  it("opens at its size", async () => {
    expect(await opened()).toMatchObject({ width: 400, height: 640 });
  });

  it("takes the size that is asked for, and opens at it the next time", async () => {
    const { say, seen, storage } = await start({ file });
    say("resize-panel", { width: 520, height: 700, isDone: false });
    await expect.poll(() => seen.sizes).toEqual([{ width: 520, height: 700 }]);
    expect(storage.get("panel-size")).toBeUndefined();
    say("resize-panel", { width: 540, height: 700, isDone: true });
    await expect.poll(() => storage.get("panel-size")).toEqual({ width: 540, height: 700 });
    plugin.run.stop();
    expect(await opened({ "panel-size": storage.get("panel-size") })).toMatchObject({ width: 540 });
  });

  it("is never smaller than what a finding needs, nor larger than the editor", async () => {
    const { say, seen } = await start({ file });
    say("resize-panel", { width: 10, height: 10, isDone: false });
    say("resize-panel", { width: 9999, height: 9999, isDone: false });
    await expect
      .poll(() => seen.sizes)
      .toEqual([
        { width: 320, height: 480 },
        { width: 976, height: 736 },
      ]);
  });

  it.each([null, 7, "x", { width: "wide" }, { width: Number.NaN, height: null }])(
    "opens at its size when %j was stored",
    async (stored) => {
      expect(await opened({ "panel-size": stored })).toMatchObject({ width: 400, height: 640 });
    },
  );
});

describe("a link", () => {
  const siteLink = "http://localhost:4321/signup?figma_id=1&link=BCDFGHJK";

  it("of the product's site is opened by the editor", async () => {
    const { seen, say } = await start({ file });
    say("open-link", { url: siteLink });
    await expect.poll(() => seen.urls).toEqual([siteLink]);
  });

  it("is opened on the stage of any host, as the stage's site is the plugin's", async () => {
    const site = "https://regard.example";
    const { seen, say } = await start({ file, site });
    say("open-link", { url: siteLink });
    say("open-link", { url: `${site}/profile` });
    await expect.poll(() => seen.urls).toEqual([`${site}/profile`]);
    expect(seen.errors.splice(0).join()).toContain("not to http://localhost:4321");
  });

  it("to anywhere else is refused", async () => {
    const { seen, say } = await start({ file });
    say("open-link", { url: "https://example.org/" });
    say("open-link", { url: siteLink });
    await expect.poll(() => seen.urls).toEqual([siteLink]);
    expect(seen.errors.splice(0).join()).toContain("not to https://example.org/");
  });
});

describe("the first steps", () => {
  it("are shown until they were closed once", async () => {
    const { say, take, storage } = await start({ file });
    say("panel-ready");
    expect(await take("welcome-loaded")).toEqual({ isDone: false });
    say("save-welcome");
    await expect.poll(() => storage.get("welcomed")).toBe(true);
    say("panel-ready");
    expect(await take("welcome-loaded")).toEqual({ isDone: true });
  });
});

describe("the settings", () => {
  it("come back as they were saved", async () => {
    const { say, take, storage } = await start({ file });
    const kept = {
      aspects: ["ux", "copy"],
      level: "AAA",
      platform: "ios",
      baseGridPx: 8,
      ignoresLibraries: true,
      rulesOff: ["small-text"],
      language: "fr",
    } as const;
    say("save-settings", { ...kept, aspects: ["copy", "ux"] });
    await expect.poll(() => storage.get("settings")).toEqual(kept);
    say("panel-ready");
    expect(await take("settings-loaded")).toEqual(kept);
  });

  it.each([
    undefined,
    null,
    7,
    "x",
    { aspects: "ux" },
    { aspects: [], language: "de" },
    { level: "A", platform: 7 },
    { baseGridPx: 5, ignoresLibraries: "yes", rulesOff: [7, null] },
  ])("fall back to the usual ones when they are damaged: %j", async (settings) => {
    const { say, take } = await start({ file, storage: { settings } });
    say("panel-ready");
    expect(await take("settings-loaded")).toEqual({
      aspects: ["ux", "ui", "copy", "hierarchy"],
      level: "AA",
      platform: "auto",
      baseGridPx: 4,
      ignoresLibraries: false,
      rulesOff: [],
      language: null,
    });
  });
});

describe("the identity", () => {
  it("is the user of the editor, and no token at the first start", async () => {
    const { say, take } = await start({ file });
    say("panel-ready");
    expect(await take("identity-loaded")).toEqual({ figmaId: "0", figmaName: "Designer", token: null });
  });

  it("comes back with the token that was saved", async () => {
    const { say, take, storage } = await start({ file });
    say("save-token", { token: "secret" });
    await expect.poll(() => storage.get("installation")).toBe("secret");
    say("panel-ready");
    expect(await take("identity-loaded")).toMatchObject({ token: "secret" });
  });

  it("has no token when what was stored is damaged", async () => {
    const { say, take } = await start({ file, storage: { installation: { token: 7 } } });
    say("panel-ready");
    expect(await take("identity-loaded")).toMatchObject({ token: null });
  });
});

describe("the purpose of a screen", () => {
  it("is kept on the frame itself", async () => {
    const { run, say, take, seen } = await start({ file });
    say("save-purpose", { frameId: frame.id, purpose: "  Sign in quickly " });
    await expect.poll(() => seen.changes.length).toBe(1);
    say("panel-ready");
    await take("selection-changed");
    run.changeSelection([frame.id]);
    expect(await take("selection-changed")).toMatchObject({ frames: [{ purpose: "Sign in quickly" }] });
  });
});

describe("a picture", () => {
  it("is exported as PNG, sharp but no longer than asked for", async () => {
    const { say, take, seen } = await start({ file });
    say("export-picture", { frameId: frame.id, maxSidePx: 50 });
    expect(await take("picture-exported")).toEqual({ frameId: frame.id, png: new Uint8Array([1, 2, 3]) });
    say("export-picture", { frameId: frame.id, maxSidePx: 4000 });
    await take("picture-exported");
    expect(seen.exports).toEqual([
      { id: frame.id, scale: 0.5 },
      { id: frame.id, scale: 2 },
    ]);
  });

  it("is null when the frame cannot be drawn or is gone", async () => {
    const exportPng = () => Promise.reject(new Error("no canvas"));
    const { say, take } = await start({ file, exportPng });
    say("export-picture", { frameId: frame.id, maxSidePx: 50 });
    expect(await take("picture-exported")).toEqual({ frameId: frame.id, png: null });
    say("export-picture", { frameId: "7:7", maxSidePx: 50 });
    expect(await take("picture-exported")).toEqual({ frameId: "7:7", png: null });
  });
});

describe("locating a layer", () => {
  const far = layer("TEXT");
  const pages = [
    { id: "p:2", name: "Page 2", type: "CANVAS", children: [layer("FRAME", { children: [far] })] },
  ];
  const wide = fileWith([frame, section], { pages });
  const target = inSection.children?.[0]?.id ?? "";

  it("selects it and brings it into view", async () => {
    const { say, seen } = await start({ file: wide });
    say("locate-layer", { id: target });
    await expect.poll(() => seen.selections).toEqual([[target]]);
    expect(seen.views).toEqual([[target]]);
    expect(seen.pages).toEqual([]);
  });

  it("turns to the page of the layer first", async () => {
    const { say, seen } = await start({ file: wide });
    say("locate-layer", { id: far.id });
    await expect.poll(() => seen.selections).toEqual([[far.id]]);
    expect(seen.pages).toEqual(["p:2"]);
  });

  it("says that a layer is gone", async () => {
    const { say, take, seen } = await start({ file: wide });
    say("locate-layer", { id: "7:7" });
    expect(await take("locating-failed")).toEqual({ id: "7:7", reason: "gone" });
    expect(seen.views).toEqual([]);
  });

  it("shows a layer that is locked, or in a locked one, but does not select it", async () => {
    const { say, take, seen } = await start({ file: wide });
    say("locate-layer", { id: text.id });
    expect(await take("locating-failed")).toEqual({ id: text.id, reason: "locked" });
    expect(seen.views).toEqual([[text.id]]);
    expect(seen.selections).toEqual([]);
  });
});
