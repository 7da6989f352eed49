import { describe, expect, it } from "vitest";
import { fileWith, layer, runOnStage, type StageOptions } from "../../../tests/run-on-stage.ts";
import type { RestNode } from "../../../shared/scene/rest/rest-file.ts";
import { applyDocumentChanges, openDocument } from "../../stage/realm/document.ts";

let plugin: Awaited<ReturnType<typeof runOnStage>>;

const box = (x: number, y: number) => ({ x, y, width: 100, height: 50 });
const title = layer("TEXT", { id: "1:2", absoluteBoundingBox: box(220, 310) });
const button = layer("FRAME", { id: "1:3", absoluteBoundingBox: box(400, 500) });
const group = layer("GROUP", { id: "1:4", children: [layer("RECTANGLE")] });
const screen = layer("FRAME", {
  id: "1:1",
  name: "Login",
  absoluteBoundingBox: { x: 200, y: 300, width: 375, height: 812 },
  children: [title, button, group],
});
const file = fileWith([screen]);

/** The page as the plugin has changed it. */
function page(): RestNode {
  const { document } = applyDocumentChanges(openDocument(file), plugin.seen.changes);
  const found = document.nodes.get("p:1");
  if (!found) throw new Error("The page is gone.");
  return found;
}

async function start(options: Partial<StageOptions> = {}) {
  plugin = await runOnStage({ file, ...options });
  plugin.say("panel-ready");
  return plugin.take("marks-read");
}

/** Pins are placed on what was found. */
async function placed(): Promise<void> {
  await start();
  plugin.say("place-pins", { findings });
  await plugin.take("marks-read");
}

const findings = [
  { id: "a@1:2", number: 1, layerIds: ["1:2"] },
  { id: "b@1:3", number: 2, layerIds: ["1:3", "1:2", "gone"] },
];

const pinsGroups = () => (page().children ?? []).filter(({ name }) => name === "Regard pins");

/** The pins as a plugin would see them: the number of each, and its corner on the canvas. */
const drawn = () =>
  (pinsGroups()[0]?.children ?? []).map((pin) => {
    const { x, y } = pin["absoluteBoundingBox"] as { readonly x: number; readonly y: number };
    return [pin.children?.[0]?.["characters"], x, y];
  });

describe("pins", () => {
  it("stand before the layers, which they leave free, in one locked group; those of one place side by side", async () => {
    expect(await start()).toEqual({ pins: null, hasNotes: false });
    plugin.say("place-pins", { findings });
    expect(await plugin.take("marks-read")).toEqual({
      pins: { numbers: { "a@1:2": 1, "b@1:3": 2 }, isShown: true },
      hasNotes: false,
    });
    expect(drawn()).toEqual([
      ["1", 196, 310],
      ["2", 376, 500],
      ["2", 172, 310],
    ]);
    expect(pinsGroups()).toEqual([
      // The editor paints the name of a frame above it, over the screen; a group has none.
      expect.objectContaining({ type: "GROUP", locked: true }),
    ]);
    expect(page().children?.[0]).toEqual(screen);
    const [first, last] = [plugin.seen.commits[0], plugin.seen.commits.at(-1)];
    expect([first, last]).toEqual([0, plugin.seen.changes.length]);
  });

  it("are renewed, never doubled", async () => {
    await placed();
    plugin.say("place-pins", { findings: [{ id: "c@1:3", number: 1, layerIds: ["1:3"] }] });
    expect((await plugin.take("marks-read")).pins?.numbers).toEqual({ "c@1:3": 1 });
    expect(drawn()).toEqual([["1", 376, 500]]);
    expect(pinsGroups()).toHaveLength(1);
  });

  it("are hidden, shown and removed", async () => {
    await placed();
    plugin.say("show-pins", { isShown: false });
    expect((await plugin.take("marks-read")).pins?.isShown).toBe(false);
    plugin.say("show-pins", { isShown: true });
    expect((await plugin.take("marks-read")).pins?.isShown).toBe(true);
    plugin.say("remove-pins");
    expect((await plugin.take("marks-read")).pins).toBeNull();
    expect(page().children).toEqual([screen]);
  });

  it("are no screen: neither selected nor reviewed, and the page is as complete as before", async () => {
    await placed();
    const [group] = pinsGroups();
    plugin.run.changeSelection([group?.id ?? ""]);
    await plugin.take("selection-changed");
    expect(await plugin.take("selection-changed")).toMatchObject({
      kind: "no-frame",
      name: "Regard pins",
      onPage: { frames: [{ id: "1:1" }], count: 1 },
    });
    plugin.say("read-scene", { frameIds: ["1:1"] });
    const scene = await plugin.take("scene-read");
    expect(scene.page.isComplete).toBe(true);
    expect(scene.frames.map(({ id }) => id)).toEqual(["1:1"]);
  });

  it("whose note is damaged are found all the same, with no numbers", async () => {
    const pins = layer("GROUP", {
      locked: true,
      children: [layer("FRAME")],
      pluginData: { plugin: { pins: "{" } },
    });
    const whole = fileWith([screen, pins]);
    const pages = (whole.document.children ?? []).map((one) => ({
      ...one,
      pluginData: { plugin: { pins: pins.id } },
    }));
    const damaged = { ...whole, document: { ...whole.document, children: pages } };
    const marks = await start({ file: damaged });
    expect(marks.pins).toEqual({ numbers: {}, isShown: true });
  });

  it("and notes are of the page of the review, whichever is in view: there they are put, told and removed", async () => {
    const two = fileWith([screen], { pages: [{ id: "p:2", name: "Page 2", type: "CANVAS", children: [] }] });
    await start({ file: two });
    plugin.say("read-scene", { frameIds: ["1:1"] });
    await plugin.take("scene-read");
    plugin.run.changePage("p:2");
    plugin.say("place-pins", { findings });
    expect((await plugin.take("marks-read")).pins?.isShown).toBe(true);
    plugin.say("add-notes", { notes: [{ layerId: "1:2", label: "Small text: 9 px" }] });
    expect((await plugin.take("marks-read")).hasNotes).toBe(true);
    const after = () => applyDocumentChanges(openDocument(two), plugin.seen.changes).document.nodes;
    const namesOn = (id: string) =>
      after()
        .get(id)
        ?.children?.map(({ name }) => name);
    expect([namesOn("p:1"), namesOn("p:2")]).toEqual([["Login", "Regard pins"], []]);
    plugin.say("remove-pins");
    expect((await plugin.take("marks-read")).pins).toBeNull();
    plugin.say("remove-notes");
    expect((await plugin.take("marks-read")).hasNotes).toBe(false);
    expect([namesOn("p:1"), after().get("1:2")?.["annotations"]]).toEqual([["Login"], undefined]);
  });

  it("that the editor refuses half-way are taken away again, and the former ones stay", async () => {
    await start({ refusing: ["900:8"] });
    plugin.say("place-pins", { findings: findings.slice(0, 1) });
    await plugin.take("marks-read");
    const before = page().children;
    plugin.say("place-pins", { findings });
    expect(await plugin.take("writing-failed")).toEqual({ what: "pins", reason: "refused" });
    expect(page().children).toEqual(before);
    expect((await plugin.take("marks-read")).pins?.numbers).toEqual({ "a@1:2": 1 });
  });

  it("are refused to who may only view, who is told", async () => {
    await start({ access: "view" });
    plugin.say("place-pins", { findings });
    expect(await plugin.take("writing-failed")).toEqual({ what: "pins", reason: "read-only" });
    expect(plugin.seen.changes).toEqual([]);
  });
});

describe("notes", () => {
  const others = [
    { label: "By somebody", categoryId: "preset:content" },
    { properties: [{ type: "width" }] },
  ];
  const annotated = fileWith([{ ...screen, children: [{ ...title, annotations: others }, button, group] }]);
  const notes = [
    { layerId: "1:2", label: "Small text: 9 px" },
    { layerId: "1:2", label: "Faint text: 2:1" },
    { layerId: "1:3", label: "Small target: 20 px" },
    { layerId: "1:4", label: "Groups take none" },
    { layerId: "gone", label: "Nobody there" },
  ];
  const annotationsOf = (id: string) =>
    applyDocumentChanges(openDocument(annotated), plugin.seen.changes).document.nodes.get(id)?.[
      "annotations"
    ] as readonly unknown[] | undefined;

  it("stand beside those of others, in a category of their own", async () => {
    await start({ file: annotated });
    plugin.say("add-notes", { notes });
    expect(await plugin.take("marks-read")).toEqual({ pins: null, hasNotes: true });
    const categoryId = expect.stringContaining("Regard");
    expect(annotationsOf("1:2")).toEqual([
      { labelMarkdown: "By somebody", categoryId: "preset:content" },
      { properties: [{ type: "width" }] },
      { label: "Small text: 9 px", categoryId },
      { label: "Faint text: 2:1", categoryId },
    ]);
    expect(annotationsOf("1:3")).toHaveLength(1);
  });

  it("are renewed in the same category, never doubled", async () => {
    await start({ file: annotated });
    plugin.say("add-notes", { notes });
    await plugin.take("marks-read");
    plugin.say("add-notes", { notes: notes.slice(0, 1) });
    await plugin.take("marks-read");
    expect(annotationsOf("1:2")).toHaveLength(3);
    expect(annotationsOf("1:3")).toBeUndefined();
    const categories = plugin.seen.changes.filter(
      (change) => change.type === "set" && "annotationCategories" in change.fields,
    );
    expect(categories).toHaveLength(1);
  });

  it("are known again where the editor writes their words otherwise", async () => {
    await start({ file: annotated });
    plugin.say("add-notes", { notes: [{ layerId: "1:2", label: "Small text: 9 px " }] });
    await plugin.take("marks-read");
    expect(annotationsOf("1:2")?.at(-1)).toMatchObject({ label: "Small text: 9 px" });
    plugin.say("remove-notes");
    await plugin.take("marks-read");
    expect(annotationsOf("1:2")).toHaveLength(2);
  });

  it("are removed at once, and those of others stay", async () => {
    await start({ file: annotated });
    plugin.say("add-notes", { notes });
    await plugin.take("marks-read");
    plugin.say("remove-notes");
    expect((await plugin.take("marks-read")).hasNotes).toBe(false);
    expect(annotationsOf("1:2")).toHaveLength(2);
    expect(annotationsOf("1:3")).toBeUndefined();
  });

  it("leave what others wrote as it is and in its order: also in the category of Regard, between its notes, and after them", async () => {
    await start({ file: annotated });
    plugin.say("add-notes", { notes });
    await plugin.take("marks-read");
    const [first, second, small, faint] = annotationsOf("1:2") as { readonly categoryId?: string }[];
    const reworded = { label: "Small text: fine for a footnote", categoryId: small?.categoryId };
    const last = { label: "Somebody else, later", categoryId: small?.categoryId };
    const written = [second, reworded, first, faint, last];
    const change = { type: "set", id: "1:2", fields: { annotations: written } } as const;
    plugin.run.changeDocument([change]);
    plugin.seen.changes.push(change);
    plugin.say("add-notes", { notes: notes.slice(0, 1) });
    await plugin.take("marks-read");
    const theirs = [
      second,
      { labelMarkdown: reworded.label, categoryId: small?.categoryId },
      first,
      { labelMarkdown: last.label, categoryId: small?.categoryId },
    ];
    expect(annotationsOf("1:2")).toEqual([...theirs, small]);
    plugin.say("remove-notes");
    expect((await plugin.take("marks-read")).hasNotes).toBe(false);
    expect(annotationsOf("1:2")).toEqual(theirs);
  });

  it("are taken away from a category that somebody has renamed", async () => {
    await start({ file: annotated });
    plugin.say("add-notes", { notes });
    await plugin.take("marks-read");
    const [{ categoryId } = {}] = annotationsOf("1:3") as { readonly categoryId?: string }[];
    const renamed = [{ id: categoryId, label: "To do", color: "blue", isPreset: false }];
    plugin.run.changeDocument([{ type: "set", id: "d:0", fields: { annotationCategories: renamed } }]);
    plugin.say("remove-notes");
    expect((await plugin.take("marks-read")).hasNotes).toBe(false);
    expect([annotationsOf("1:2")?.length, annotationsOf("1:3")]).toEqual([2, undefined]);
  });

  it("keep the words of a plain annotation that has none in Markdown", async () => {
    const plain = { label: "By somebody", labelMarkdown: "" };
    await start({ file: fileWith([{ ...screen, children: [{ ...title, annotations: [plain] }] }]) });
    plugin.say("add-notes", { notes: notes.slice(0, 1) });
    await plugin.take("marks-read");
    const [first] = plugin.seen.changes.flatMap((one) =>
      one.type === "set" && one.id === "1:2" ? ((one.fields["annotations"] as unknown[]) ?? []) : [],
    );
    expect(first).toEqual({ label: "By somebody" });
  });

  it("are written on all other layers where the editor would refuse those of others on one, which keeps them", async () => {
    const stray = [{ label: "By somebody", categoryId: "category:deleted" }];
    const refused = { ...title, annotations: stray };
    await start({ file: fileWith([{ ...screen, children: [refused, button, group] }]) });
    plugin.say("add-notes", { notes });
    expect(await plugin.take("writing-failed")).toEqual({ what: "notes", reason: "refused" });
    const written = plugin.seen.changes.flatMap((one) =>
      one.type === "set" && "annotations" in one.fields ? [one.id] : [],
    );
    expect(written).toEqual(["1:3"]);
    plugin.say("remove-notes");
    await plugin.take("marks-read");
    expect((await plugin.take("marks-read")).hasNotes).toBe(false);
  });

  it("are taken away from all other layers where the editor would refuse those of others on one", async () => {
    await start({ file: annotated });
    plugin.say("add-notes", { notes });
    await plugin.take("marks-read");
    const stray = [...(annotationsOf("1:2") ?? []), { label: "By somebody", categoryId: "category:deleted" }];
    const change = { type: "set", id: "1:2", fields: { annotations: stray } } as const;
    plugin.run.changeDocument([change]);
    plugin.seen.changes.push(change);
    plugin.say("remove-notes");
    expect(await plugin.take("writing-failed")).toEqual({ what: "notes", reason: "refused" });
    expect((await plugin.take("marks-read")).hasNotes).toBe(true);
    expect([annotationsOf("1:2"), annotationsOf("1:3")]).toEqual([stray, undefined]);
  });

  it("that the editor refuses half-way are told as there, and can be removed", async () => {
    await start({ file: annotated, refusing: ["1:3"] });
    plugin.say("add-notes", { notes });
    expect(await plugin.take("writing-failed")).toEqual({ what: "notes", reason: "refused" });
    expect(annotationsOf("1:2")).toHaveLength(4);
    expect((await plugin.take("marks-read")).hasNotes).toBe(true);
    plugin.say("remove-notes");
    expect((await plugin.take("marks-read")).hasNotes).toBe(false);
    expect(annotationsOf("1:2")).toHaveLength(2);
  });

  it("are refused in Dev Mode", async () => {
    await start({ access: "dev", file: annotated });
    plugin.say("add-notes", { notes });
    expect(await plugin.take("writing-failed")).toEqual({ what: "notes", reason: "read-only" });
    expect(plugin.seen.changes).toEqual([]);
  });
});
