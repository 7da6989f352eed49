import { afterEach, expect, test, vi } from "vitest";
import type { ToTypingPage } from "../../protocol/messages.ts";
import { markTyping } from "./mark-typing.ts";

let stop = () => {};

afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

const ask = (request: Parameters<ToTypingPage["mark-text"]>[0]) =>
  window.dispatchEvent(new MessageEvent("message", { data: { pluginMessage: ["mark-text", request] } }));

test("what is typed is marked by the rules that are on", () => {
  const post = vi.spyOn(window.parent, "postMessage").mockImplementation(() => {});
  stop = markTyping();
  ask({ id: 1, text: "We recieve your message and answer it.", rulesOff: [] });
  ask({ id: 2, text: "We recieve your message and answer it.", rulesOff: ["misspelling"] });
  expect(post.mock.calls.map(([{ pluginMessage }]) => pluginMessage)).toEqual([
    ["typing-ready"],
    ["text-marked", { id: 1, marks: [{ start: 3, end: 10, suggestions: ["receive"] }] }],
    ["text-marked", { id: 2, marks: [] }],
  ]);
});
