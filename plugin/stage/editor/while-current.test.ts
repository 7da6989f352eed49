import { expect, test, vi } from "vitest";
import type { Editor } from "../realm/editor.ts";
import { whileCurrent } from "./while-current.ts";

test("a plugin that was ended while it started opens no panel, asks and changes nothing", async () => {
  const editor = { showPanel: vi.fn(), postToPanel: vi.fn(), closePlugin: vi.fn(), askForTyping: vi.fn() };
  let isCurrent = true;
  const heard = whileCurrent(editor as unknown as Editor, () => isCurrent);
  heard.showPanel("", { width: 1, height: 1, title: "" });
  isCurrent = false;
  heard.showPanel("", { width: 1, height: 1, title: "" });
  heard.postToPanel("late");
  heard.closePlugin(undefined);
  expect(editor.showPanel).toHaveBeenCalledTimes(1);
  expect(editor.postToPanel).not.toHaveBeenCalled();
  expect(editor.closePlugin).not.toHaveBeenCalled();
  expect(await heard.askForTyping()).toBeFalsy();
  expect(editor.askForTyping).not.toHaveBeenCalled();
});
