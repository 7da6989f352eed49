import { beforeEach, expect, test, vi } from "vitest";
import type { Editor, PluginRun } from "../../realm/editor.ts";
import { createPanelPort, type Stage } from "../stage.ts";
import type { StageState } from "../state.ts";
import { createStore } from "../store.ts";
import { readAlong, startReadingAlong, stopReadingAlong } from "./read-along.ts";
import { runOnDocument } from "./run-on-document.ts";

vi.mock(import("./run-on-document.ts"), () => ({ runOnDocument: vi.fn<typeof runOnDocument>() }));

const runs = vi.mocked(runOnDocument);
const newRun = () => {
  const [typeText, stop] = [vi.fn<PluginRun["typeText"]>(), vi.fn<PluginRun["stop"]>()];
  return { typeText, stop, run: { typeText, stop } as unknown as PluginRun };
};

let stage: Stage;

beforeEach(() => {
  runs.mockReset();
  const typing = { isOn: true, isAsked: false, edited: null, html: null };
  const store = createStore<Pick<StageState, "typing">>({ typing });
  stage = { store, typingRun: null, typingPort: createPanelPort() } as unknown as Stage;
});

/** The editor that the stage gave to the run it started last. */
const editorOfRun = (): Editor => {
  const [, request] = runs.mock.lastCall ?? [];
  if (!request) throw new Error("Nothing was started.");
  return request.editor;
};
const edited = () => stage.store.get().typing.edited;
const MARK = { start: 3, end: 10, suggestions: ["receive"] };

test("what was typed while the plugin started is what it reads, and what it marks is shown", async () => {
  const { run, typeText } = newRun();
  runs.mockResolvedValue(run);
  const started = startReadingAlong(stage, "We");
  readAlong(stage, "We recieve it");
  await started;
  expect(typeText).toHaveBeenCalledExactlyOnceWith("We recieve it");
  editorOfRun().markTyped("We recieve it", [MARK]);
  expect(edited()).toEqual({ text: "We recieve it", marks: [MARK] });
});

test("what is said of an older text comes too late", async () => {
  runs.mockResolvedValue(newRun().run);
  await startReadingAlong(stage, "We recieve it");
  readAlong(stage, "They recieve it");
  editorOfRun().markTyped("We recieve it", [MARK]);
  expect(edited()).toEqual({ text: "They recieve it", marks: [] });
});

test("a run that was ended while it started takes nothing from the one after it", async () => {
  let endFirst: (run: null) => void = () => {};
  runs.mockReturnValueOnce(new Promise((resolve) => (endFirst = resolve)));
  const first = startReadingAlong(stage, "One");
  stopReadingAlong(stage);
  const second = newRun();
  runs.mockResolvedValueOnce(second.run);
  await startReadingAlong(stage, "Two");
  endFirst(null);
  await first;
  expect(stage.typingRun).toBe(second.run);
  stopReadingAlong(stage);
  expect(second.stop).toHaveBeenCalledOnce();
  expect(edited()).toBeNull();
});

test("a text can be edited where the plugin does not start", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  runs.mockRejectedValue(new Error("/plugin/main.js: 500"));
  await startReadingAlong(stage, "One");
  expect(edited()).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
});
