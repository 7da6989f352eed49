import { describe, expect, test, vi } from "vitest";

// The editor is there before the plugin is.
vi.hoisted(() => Object.assign(globalThis, { figma: { ui: {} } }));

import { fileWith, layer, runOnStage } from "../../../tests/run-on-stage.ts";
import { libraryReader } from "./read-library.ts";

const button = layer("COMPONENT", { name: "Button", children: [layer("TEXT")] });
const note = layer("TEXT", { name: "Note" });
const elsewhere = layer("FRAME", { name: "Elsewhere" });
const second = { id: "p:2", name: "Page 2", type: "CANVAS", children: [elsewhere] };
const file = fileWith([button, note], {
  pages: [second],
  styles: {
    "S:1": { key: "a", name: "Body", styleType: "TEXT" },
    "S:2": { key: "b", name: "Ink", styleType: "FILL", remote: true },
  },
  variables: { "VariableID:1": { id: "VariableID:1", name: "ink", variableCollectionId: "C:1" } },
  variableCollections: { "C:1": { id: "C:1", name: "Colours", modes: [] } },
});

describe("a library", () => {
  test("is read layer after layer of the page in view, with what the file keeps", async () => {
    const { say, take } = await runOnStage({ file });
    say("read-library", { requestId: 7, scope: "page" });
    expect(await take("library-part")).toMatchObject({
      requestId: 7,
      page: { id: "p:1", name: "Page 1" },
      part: { document: button },
      done: 1,
      total: 2,
    });
    expect(await take("library-part")).toMatchObject({ part: { document: note }, done: 2 });
    expect(await take("library-read")).toMatchObject({
      requestId: 7,
      name: "Test file",
      isWhole: false,
      styles: { "S:1": { name: "Body", styleType: "TEXT" } },
      variables: { "VariableID:1": { name: "ink" } },
      variableCollections: { "C:1": { name: "Colours" } },
    });
  });

  test("is the whole file when that is wanted, page after page", async () => {
    const { say, take, untaken } = await runOnStage({ file });
    say("read-library", { requestId: 1, scope: "file" });
    expect(await take("library-read")).toMatchObject({ isWhole: true });
    expect(untaken("library-part")).toBe(3);
  });

  test("is the whole file though nobody has opened some of its pages", async () => {
    const { children: _, ...unread } = { ...second, isUnread: true };
    const { run, say, take, untaken } = await runOnStage({
      file: fileWith([button, note], { pages: [unread] }),
      readPage: (id) => {
        expect(id).toBe("p:2");
        run.enterPage(second);
        return Promise.resolve();
      },
    });
    say("read-library", { requestId: 1, scope: "file" });
    await take("library-read");
    expect(untaken("library-part")).toBe(3);
  });

  test("has what is hidden in instances: it may be all that uses a component", async () => {
    const hidden = layer("INSTANCE", { componentId: button.id, visible: false });
    const card = layer("INSTANCE", { name: "Card", children: [hidden] });
    const { say, take } = await runOnStage({ file: fileWith([card]) });
    say("read-library", { requestId: 1, scope: "page" });
    expect(await take("library-part")).toMatchObject({ part: { document: { children: [hidden] } } });
  });

  test("is read while a screen is, which sees nothing of what is hidden in instances", async () => {
    const grey = [{ type: "SOLID", color: { r: 0.2, g: 0.2, b: 0.2, a: 1 } }];
    const hidden = layer("TEXT", { visible: false });
    const behind = layer("INSTANCE", { fills: grey, children: [hidden] });
    const screen = layer("FRAME", { children: [layer("TEXT")] });
    const board = layer("FRAME", { children: [behind, screen] });
    const { say, take } = await runOnStage({ file: fileWith([board]) });
    say("read-library", { requestId: 1, scope: "page" });
    say("read-scene", { frameIds: [screen.id] });
    const { frames } = await take("scene-read");
    expect(frames[0]?.fills).toMatchObject([{ color: { r: 0.2 } }]);
    expect(await take("library-part")).toMatchObject({ part: { document: board } });
  });

  test("is read no further when nobody waits for it", async () => {
    const { say, take, untaken } = await runOnStage({ file });
    say("read-library", { requestId: 1, scope: "file" });
    say("read-library", { requestId: 2, scope: "page" });
    expect(await take("library-read")).toMatchObject({ requestId: 2 });
    expect(untaken("library-read")).toBe(0);
    expect(untaken("library-part")).toBe(2);
  });

  test("leaves out what the editor refuses to hand over, tells of it, and is not taken for the whole file then", async () => {
    const { say, take } = await runOnStage({ file, refusing: [button.id] });
    say("read-library", { requestId: 1, scope: "file" });
    expect(await take("library-part")).toMatchObject({ part: { document: note }, done: 2, total: 3 });
    expect(await take("library-part")).toMatchObject({ part: { document: elsewhere }, done: 3 });
    expect(await take("library-read")).toMatchObject({
      isWhole: false,
      unread: { count: 1, first: [{ id: button.id, name: "Button", part: "layer" }] },
    });
  });

  test("leaves out a page that does not load, tells of it, and is not taken for the whole file then", async () => {
    const { children: _, ...closed } = { ...second, isUnread: true };
    const { say, take, untaken } = await runOnStage({
      file: fileWith([button, note], { pages: [closed] }),
      readPage: () => Promise.reject(new Error("no connection")),
    });
    say("read-library", { requestId: 1, scope: "file" });
    expect(await take("library-read")).toMatchObject({
      isWhole: false,
      unread: { count: 1, first: [{ id: "p:2", name: "Page 2", part: "layer" }] },
    });
    expect(untaken("library-part")).toBe(2);
  });

  test("goes on without a page that is deleted meanwhile", async () => {
    const { run, say, take, untaken } = await runOnStage({ file });
    say("read-library", { requestId: 1, scope: "file" });
    await take("library-part");
    run.changeDocument([{ type: "remove", id: "p:2" }]);
    expect((await take("library-read")).unread).toBeUndefined();
    expect(untaken("library-part")).toBe(1);
  });

  test("of which nothing is handed over cannot be read", async () => {
    const { say, take } = await runOnStage({ file, refusing: [button.id, note.id] });
    say("read-library", { requestId: 1, scope: "page" });
    expect(await take("library-failed")).toEqual({ requestId: 1, reason: "unreadable" });
  });

  test("of an empty page is told to be empty", async () => {
    const { say, take } = await runOnStage({ file: fileWith([]) });
    say("read-library", { requestId: 1, scope: "page" });
    expect(await take("library-failed")).toEqual({ requestId: 1, reason: "empty" });
  });
});

describe("what the editor never answers for is waited for 20 s:", () => {
  const never = () => new Promise(() => {});

  /** Reads layers of a page, with what the file keeps besides; gives what the panel is told. */
  async function told(exports: readonly (() => Promise<unknown>)[], ofFile: () => Promise<unknown>) {
    vi.useFakeTimers();
    const postMessage = vi.fn<(message: unknown) => void>();
    const children = exports.map((exportAsync, index) => ({
      id: `1:${index}`,
      name: "Layer",
      removed: false,
      exportAsync,
    }));
    const none = () => Promise.resolve([]);
    vi.stubGlobal("figma", {
      currentPage: { id: "p:1", name: "Page", children, loadAsync: () => Promise.resolve() },
      root: { name: "File" },
      getLocalPaintStylesAsync: none,
      getLocalTextStylesAsync: none,
      getLocalEffectStylesAsync: none,
      variables: { getLocalVariablesAsync: ofFile, getLocalVariableCollectionsAsync: none },
      ui: { postMessage },
    });
    const reading = libraryReader().read({ requestId: 1, scope: "page" });
    await vi.advanceTimersByTimeAsync(21_000);
    await reading;
    vi.useRealTimers();
    vi.unstubAllGlobals();
    return postMessage.mock.calls.map(([message]) => message);
  }

  const handedOver = () => Promise.resolve({ document: { id: "1:9" } });

  test("a layer, and the others are read", async () => {
    const reason = "not handed over within 20 s";
    expect(await told([never, handedOver], () => Promise.resolve([]))).toMatchObject([
      ["library-part", { done: 2 }],
      ["library-read", { unread: { count: 1, first: [{ id: "1:0", reason }] } }],
    ]);
  });

  test("what the file keeps, without which there is no library", async () => {
    expect(await told([handedOver], never)).toMatchObject([
      ["library-part", {}],
      ["library-failed", { reason: "unreadable" }],
    ]);
  });
});
