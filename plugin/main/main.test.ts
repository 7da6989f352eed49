import { describe, expect, it } from "vitest";
import { USUAL_SETTINGS } from "../protocol/usual-settings.ts";
import { fileWith, layer, runOnStage } from "../../tests/run-on-stage.ts";
import { awaited } from "../../tests/awaited.ts";

const text = layer("TEXT");
const frame = layer("FRAME", {
  name: "Login",
  locked: true,
  children: [layer("GROUP", { children: [text] })],
});
const inSection = layer("FRAME", {
  name: "Sign-up",
  absoluteBoundingBox: { x: 200, y: 0, width: 360, height: 640 },
  children: [layer("TEXT")],
});
const section = layer("SECTION", { children: [inSection] });
const loose = layer("TEXT", { name: "Note" });
const file = fileWith([frame, section, loose]);

describe("the selection", () => {
  it("counts a layer inside a screen as its screen", async () => {
    const { say, take } = await runOnStage({ file, selection: [text.id] });
    say("panel-ready");
    expect(await take("selection-changed")).toEqual({
      kind: "frames",
      frames: [{ id: frame.id, name: "Login", purpose: "" }],
    });
  });

  it("is followed: nothing, a loose layer, a section with its screens, several screens from left to right", async () => {
    const { run, say, take } = await runOnStage({ file });
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
    const { run, say, take, untaken } = await runOnStage({ file, selection: [text.id] });
    say("panel-ready");
    await take("selection-changed");
    run.changeSelection([frame.id]);
    run.changeSelection([]);
    expect(await take("selection-changed")).toMatchObject({ kind: "none" });
    expect(untaken("selection-changed")).toBe(0);
  });
});

describe("the selection of a moving hand", () => {
  it("is told where the hand rests, and not on the way there", async () => {
    const { run, say, take, untaken } = await runOnStage({ file });
    say("panel-ready");
    await take("selection-changed");
    run.changeSelection([frame.id]);
    run.changeSelection([loose.id]);
    run.changeSelection([inSection.id]);
    expect(await take("selection-changed")).toMatchObject({ frames: [{ id: inSection.id }] });
    expect(untaken("selection-changed")).toBe(0);
  });

  it("is empty on a page where nothing is selected", async () => {
    const pages = [{ id: "p:2", name: "Page 2", type: "CANVAS", children: [layer("FRAME")] }];
    const { run, say, take } = await runOnStage({
      file: fileWith([frame], { pages }),
      selection: [frame.id],
    });
    say("panel-ready");
    await take("selection-changed");
    run.changePage("p:2");
    expect(await take("selection-changed")).toMatchObject({ kind: "none" });
  });
});

describe("the panel", () => {
  const opened = async (storage: Readonly<Record<string, unknown>> = {}) => {
    const { seen } = await runOnStage({ file, storage });
    await expect.poll(() => seen.panels).toHaveLength(1);
    return seen.panels[0];
  };

  it("takes the size that is asked for, and opens at it the next time", async () => {
    const { run, say, seen, storage } = await runOnStage({ file });
    say("resize-panel", { width: 520, height: 700, isDone: false });
    await expect.poll(() => seen.sizes).toEqual([{ width: 520, height: 700 }]);
    expect(storage.get("panel-size")).toBeUndefined();
    say("resize-panel", { width: 540, height: 700, isDone: true });
    await expect.poll(() => storage.get("panel-size")).toEqual({ width: 540, height: 700 });
    run.stop();
    expect(await opened({ "panel-size": storage.get("panel-size") })).toMatchObject({ width: 540 });
  });

  it("is never smaller than what a finding needs, nor larger than the editor", async () => {
    const { say, seen } = await runOnStage({ file });
    say("resize-panel", { width: 10, height: 10, isDone: false });
    say("resize-panel", { width: 9999, height: 9999, isDone: false });
    await expect
      .poll(() => seen.sizes)
      .toEqual([
        { width: 320, height: 320 },
        { width: 976, height: 736 },
      ]);
  });

  it("grows with what is in it, up to a height, as long as nobody chose another size", async () => {
    const { say, seen } = await runOnStage({ file });
    say("fit-panel", { height: 520 });
    say("fit-panel", { height: 2000 });
    say("resize-panel", { width: 400, height: 500, isDone: true });
    say("fit-panel", { height: 600 });
    await expect.poll(() => seen.sizes).toEqual([520, 640, 500].map((height) => ({ width: 400, height })));
  });

  it.each([null, 7, "x", { width: "wide" }, { width: Number.NaN, height: null }])(
    "opens at its size when %j was stored",
    async (stored) => {
      expect(await opened({ "panel-size": stored })).toMatchObject({ width: 400, height: 400 });
    },
  );
});

describe("a link", () => {
  const siteLink = "http://localhost:4321/signup?figma_id=1&link=BCDFGHJK";

  it("is opened on the stage of any host, as the stage's site is the plugin's", async () => {
    const site = "https://regard.example";
    const { seen, say } = await runOnStage({ file, site });
    say("open-link", { url: siteLink });
    say("open-link", { url: `${site}/profile` });
    await expect.poll(() => seen.urls).toEqual([`${site}/profile`]);
    expect(seen.errors.splice(0).join()).toContain("not to http://localhost:4321");
  });

  it("to anywhere else is refused", async () => {
    const { seen, say } = await runOnStage({ file });
    say("open-link", { url: "https://example.org/" });
    say("open-link", { url: siteLink });
    await expect.poll(() => seen.urls).toEqual([siteLink]);
    expect(seen.errors.splice(0).join()).toContain("not to https://example.org/");
  });
});

describe("the settings", () => {
  it("come back as they were saved", async () => {
    const { say, take, storage } = await runOnStage({ file });
    const kept = {
      aspects: ["ux", "copy"],
      level: "AAA",
      platform: "ios",
      ignoresLibraries: true,
      rules: { "small-text": "off", shouting: "stricter" },
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
    { ignoresLibraries: "yes", rules: { shouting: "loud" } },
  ])("fall back to the usual ones when they are damaged: %j", async (settings) => {
    const { say, take } = await runOnStage({ file, storage: { settings } });
    say("panel-ready");
    expect(await take("settings-loaded")).toEqual({
      aspects: ["ux", "ui", "copy", "hierarchy"],
      level: "AA",
      platform: "auto",
      ignoresLibraries: false,
      rules: {},
      language: null,
    });
  });
});

it.each([
  ["save-settings", USUAL_SETTINGS, "settings"],
  ["save-token", { token: "secret" }, "token"],
  ["resize-panel", { width: 500, height: 700, isDone: true }, "settings"],
] as const)(
  "what the editor does not keep is told when its storage is full: %s",
  async (name, payload, what) => {
    const { say, take } = await runOnStage({ file, isStorageFull: true });
    say(name, payload as never);
    expect(await take("not-kept")).toEqual({ what });
  },
);

describe("the identity", () => {
  it("is the user of the editor, and no token at the first start", async () => {
    const { say, take } = await runOnStage({ file });
    say("panel-ready");
    expect(await take("identity-loaded")).toEqual({ figmaId: "0", figmaName: "Designer", token: null });
  });

  it("comes back with the token that was saved", async () => {
    const { say, take, storage } = await runOnStage({ file });
    say("save-token", { token: "secret" });
    await expect.poll(() => storage.get("installation")).toBe("secret");
    say("panel-ready");
    expect(await take("identity-loaded")).toMatchObject({ token: "secret" });
  });

  it("has no token when what was stored is damaged", async () => {
    const { say, take } = await runOnStage({ file, storage: { installation: { token: 7 } } });
    say("panel-ready");
    expect(await take("identity-loaded")).toMatchObject({ token: null });
  });
});

it("the purpose of a screen is kept on the frame itself", async () => {
  const { run, say, take, seen } = await runOnStage({ file });
  say("save-purpose", { frameId: frame.id, purpose: "  Sign in quickly " });
  await expect.poll(() => seen.changes.length).toBe(1);
  say("panel-ready");
  await take("selection-changed");
  run.changeSelection([frame.id]);
  expect(await take("selection-changed")).toMatchObject({ frames: [{ purpose: "Sign in quickly" }] });
});

describe("a picture", () => {
  it("that the editor never draws keeps nobody waiting once it is given up", async () => {
    const exportPng = (_: string, scale: number) =>
      scale === 1 ? new Promise<Uint8Array>(() => {}) : Promise.resolve(new Uint8Array([1]));
    const { say, take } = await runOnStage({ file, exportPng });
    say("export-picture", { frameId: frame.id, maxSidePx: 100, requestId: 1 });
    say("export-picture", { frameId: frame.id, maxSidePx: 50, requestId: 2 });
    say("cancel-picture", { requestId: 1 });
    expect(await take("picture-exported")).toMatchObject({ requestId: 1, png: null });
    expect(await take("picture-exported")).toMatchObject({ requestId: 2, png: new Uint8Array([1]) });
  });

  it("is exported as PNG, sharp but no longer than asked for", async () => {
    const { say, take, seen } = await runOnStage({ file });
    say("export-picture", { frameId: frame.id, maxSidePx: 50 });
    expect(await take("picture-exported")).toEqual({ frameId: frame.id, png: new Uint8Array([1, 2, 3]) });
    say("export-picture", { frameId: frame.id, maxSidePx: 4000 });
    await take("picture-exported");
    expect(seen.exports).toEqual([
      { id: frame.id, scale: 0.5 },
      { id: frame.id, scale: 2 },
    ]);
  });

  it("is drawn after those that were asked for before, and not at all when nobody wants it any more", async () => {
    const first = awaited<Uint8Array>();
    const { say, take, seen } = await runOnStage({ file, exportPng: () => first.given });
    for (const requestId of [1, 2, 3]) say("export-picture", { frameId: frame.id, maxSidePx: 50, requestId });
    await expect.poll(() => seen.exports.length).toBe(1);
    say("cancel-picture", { requestId: 2 });
    first.give(new Uint8Array([7]));
    expect(await take("picture-exported")).toMatchObject({ requestId: 1 });
    expect(await take("picture-exported")).toMatchObject({ requestId: 3 });
    expect(seen.exports).toHaveLength(2);
  });

  it("is null when the frame cannot be drawn or is gone", async () => {
    const exportPng = () => Promise.reject(new Error("no canvas"));
    const { say, take } = await runOnStage({ file, exportPng });
    say("export-picture", { frameId: frame.id, maxSidePx: 50 });
    expect(await take("picture-exported")).toEqual({ frameId: frame.id, png: null });
    say("export-picture", { frameId: "7:7", maxSidePx: 50 });
    expect(await take("picture-exported")).toEqual({ frameId: "7:7", png: null });
  });
});

describe("locating a layer", () => {
  const at = (x: number, y: number, size: number) => ({
    absoluteBoundingBox: { x, y, width: size, height: size },
  });
  const far = layer("TEXT", at(5000, 5000, 100));
  const pages = [
    { id: "p:2", name: "Page 2", type: "CANVAS", children: [layer("FRAME", { children: [far] })] },
  ];
  const icon = layer("RECTANGLE", at(300, 200, 20));
  const other = layer("RECTANGLE", at(700, 200, 20));
  const hidden = layer("RECTANGLE", { ...at(0, 0, 20), visible: false });
  const large = layer("RECTANGLE", at(300, 300, 60));
  const low = layer("RECTANGLE", at(800, 900, 60));
  const board = layer("FRAME", { ...at(0, 0, 1000), children: [icon, other, hidden, large, low] });
  const wide = fileWith([frame, board], { pages });

  const locating = async (id: string, others?: readonly string[]) => {
    const stage = await runOnStage({ file: wide });
    stage.say("locate-layer", { id, ...(others && { others }) });
    return stage;
  };

  it("selects it and goes as close as it takes to see it", async () => {
    const { seen } = await locating(icon.id);
    await expect.poll(() => seen.views.at(-1)).toEqual({ center: { x: 310, y: 210 }, zoom: 1.2 });
    expect(seen.selections).toEqual([[icon.id]]);
    expect(seen.pages).toEqual([]);
  });

  it("leaves the view as it is where the layer can be seen in it", async () => {
    const { seen } = await locating(large.id);
    await expect.poll(() => seen.selections).toEqual([[large.id]]);
    expect(seen.views).toEqual([]);
  });

  it("shows the screen of a layer that is out of sight and large enough on it", async () => {
    const { seen } = await locating(low.id);
    await expect.poll(() => seen.views.at(-1)?.center).toEqual({ x: 500, y: 500 });
    expect(seen.selections).toEqual([[low.id]]);
  });

  it("shows all of a large layer", async () => {
    const { seen } = await locating(board.id);
    await expect.poll(() => seen.views.at(-1)?.center).toEqual({ x: 500, y: 500 });
    expect(seen.views.at(-1)?.zoom).toBeLessThan(0.8);
  });

  it("selects and shows all layers of a finding that are still there", async () => {
    const { seen } = await locating("7:7", [icon.id, other.id, far.id]);
    await expect.poll(() => seen.selections).toEqual([[icon.id, other.id]]);
    expect(seen.views.at(-1)?.center).toEqual({ x: 510, y: 210 });
  });

  it("turns to the page of the layer first", async () => {
    const { seen } = await locating(far.id);
    await expect.poll(() => seen.selections).toEqual([[far.id]]);
    expect(seen.pages).toEqual(["p:2"]);
  });

  it("says that a layer is gone", async () => {
    const { take, seen } = await locating("7:7");
    expect(await take("locating-failed")).toEqual({ id: "7:7", reason: "gone" });
    expect(seen.views).toEqual([]);
  });

  it("selects what is locked, or lies in what is locked, and says so", async () => {
    const { take, seen } = await locating(text.id);
    expect(await take("locating-failed")).toEqual({ id: text.id, reason: "locked" });
    expect(seen.selections).toEqual([[text.id]]);
  });

  it("selects what was hidden in an instance in the meantime, and says so", async () => {
    const hidden = layer("TEXT", { id: "I1:2;3:4", visible: false });
    const button = layer("INSTANCE", { id: "1:2", componentId: "9:9", children: [hidden] });
    const { say, take, seen } = await runOnStage({
      file: fileWith([layer("FRAME", { children: [button] })]),
    });
    say("locate-layer", { id: hidden.id });
    expect(await take("locating-failed")).toEqual({ id: hidden.id, reason: "hidden" });
    expect(seen.selections).toEqual([[hidden.id]]);
  });

  it("selects what was hidden in the meantime, and says so", async () => {
    const { take, seen } = await locating(hidden.id);
    expect(await take("locating-failed")).toEqual({ id: hidden.id, reason: "hidden" });
    expect(seen.selections).toEqual([[hidden.id]]);
    expect(seen.views.at(-1)?.center).toEqual({ x: 10, y: 10 });
  });
});
