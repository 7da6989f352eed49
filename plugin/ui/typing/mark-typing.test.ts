import { afterEach, expect, test, vi } from "vitest";
import type { ToTypingPage } from "../../protocol/messages.ts";
import * as engine from "../engine/engine.ts";
import type { EngineSource } from "../engine/the-engine.ts";
import { markTyping } from "./mark-typing.ts";

let stop = () => {};

afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

const TYPED = "We recieve your message and answer it.";
const MARKS = [{ start: 3, end: 10, suggestions: ["receive"] }];

function open(source: EngineSource) {
  const post = vi.spyOn(window.parent, "postMessage").mockImplementation(() => {});
  stop = markTyping(source);
  const ask = (request: Parameters<ToTypingPage["mark-text"]>[0]) =>
    window.dispatchEvent(new MessageEvent("message", { data: { pluginMessage: ["mark-text", request] } }));
  return { ask, heard: () => post.mock.calls.map(([{ pluginMessage }]) => pluginMessage) };
}

test("what is typed is marked by the rules that are on", async () => {
  const { ask, heard } = open(() => Promise.resolve(engine));
  ask({ id: 1, text: TYPED, around: [], rules: {}, house: [] });
  ask({ id: 2, text: TYPED, around: [], rules: { misspelling: "off" }, house: [] });
  await vi.waitFor(() =>
    expect(heard()).toEqual([
      ["typing-ready"],
      ["text-marked", { id: 1, marks: MARKS }],
      ["text-marked", { id: 2, marks: [] }],
    ]),
  );
});

test("what is typed is marked by the house rules of the file", async () => {
  const { ask, heard } = open(() => Promise.resolve(engine));
  const written = JSON.stringify({ say: "Sign in", never: ["Log in"] });
  const house = [{ id: "h1", part: "word", written, by: null, at: "2026-01-01" }] as const;
  ask({ id: 1, text: "Log in to see your orders.", around: [], rules: {}, house });
  const marks = [{ start: 0, end: 3, suggestions: ["Sign"] }];
  await vi.waitFor(() => expect(heard()).toContainEqual(["text-marked", { id: 1, marks }]));
});

test("while the engine is missing nothing is marked, and the next text asks for it again", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const source = vi.fn<EngineSource>(() => Promise.reject(new Error("It did not come.")));
  const { ask, heard } = open(source);
  ask({ id: 1, text: TYPED, around: [], rules: {}, house: [] });
  await vi.waitFor(() => expect(heard()).toContainEqual(["text-marked", { id: 1, marks: [] }]));
  expect(log).toHaveBeenCalledWith(new Error("It did not come."));
  source.mockImplementation(() => Promise.resolve(engine));
  ask({ id: 2, text: TYPED, around: [], rules: {}, house: [] });
  await vi.waitFor(() => expect(heard()).toContainEqual(["text-marked", { id: 2, marks: MARKS }]));
});
