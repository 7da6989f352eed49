import { describe, expect, test } from "vitest";
import { fileWith, layer, runOnStage, type StageOptions } from "../../../tests/run-on-stage.ts";

const screen = layer("FRAME", {
  children: [
    layer("TEXT", { id: "1:2" }),
    layer("FRAME", { children: [layer("TEXT", { characters: "Cancel" })] }),
  ],
});

const start = (options: Partial<StageOptions>) => runOnStage({ file: fileWith([screen]), ...options });

describe("while somebody types", () => {
  const open = () =>
    start({
      command: "textreview",
      selection: ["1:2"],
      storage: { settings: { rules: { "doubled-word": "off" } } },
    });

  test("the text is marked as the hidden page says, by the rules that are on", async () => {
    const { run, say, take, seen } = await open();
    run.typeText("We recieve it");
    say("typing-ready");
    const { id, ...request } = await take("mark-text");
    expect(request).toEqual({
      text: "We recieve it",
      around: ["Cancel"],
      rules: { "doubled-word": "off" },
      house: [],
    });
    say("text-marked", { id, marks: [{ start: 3, end: 10, suggestions: ["receive"] }] });
    await expect
      .poll(() => seen.typed)
      .toEqual([
        { text: "We recieve it", marks: [{ start: 3, end: 10, suggestions: ["receive"], color: "BLUE" }] },
      ]);
  });

  test("only the last text is marked: an answer for an older one is too late", async () => {
    const { run, say, take, seen } = await open();
    say("typing-ready");
    run.typeText("recieve");
    const first = await take("mark-text");
    run.typeText("recieve it");
    const second = await take("mark-text");
    say("text-marked", { id: first.id, marks: [{ start: 0, end: 7, suggestions: ["late"] }] });
    say("text-marked", { id: second.id, marks: [{ start: 0, end: 7, suggestions: ["receive"] }] });
    await expect
      .poll(() => seen.typed)
      .toEqual([
        { text: "recieve", marks: [] },
        { text: "recieve it", marks: [{ start: 0, end: 7, suggestions: ["receive"], color: "BLUE" }] },
      ]);
  });

  test("nothing of the panel starts: no selection is told, nothing is read", async () => {
    const { run, say, take, untaken } = await open();
    say("typing-ready");
    run.typeText("recieve");
    await take("mark-text");
    expect(untaken("selection-changed") + untaken("settings-loaded")).toBe(0);
  });
});

describe("whether texts are checked while somebody types", () => {
  test("is told, and changes when the person agrees", async () => {
    const { say, take, seen } = await start({ typing: "off" });
    say("panel-ready");
    expect(await take("typing-known")).toEqual({ isChecked: false });
    say("choose-typing", { isChecked: true });
    expect(await take("typing-known")).toEqual({ isChecked: true });
    say("choose-typing", { isChecked: false });
    expect(await take("typing-known")).toEqual({ isChecked: false });
    expect(seen.typing).toEqual(["allowed", "ended"]);
  });

  test.each([
    ["is told as it was left, at another start", { typing: "on" }, true],
    ["is not asked where the editor does not offer it", {}, null],
  ] as const)("%s", async (_, editor, isChecked) => {
    const { say, take } = await start(editor);
    say("panel-ready");
    expect(await take("typing-known")).toEqual({ isChecked });
  });

  test("is told as it is when the person says no", async () => {
    const { say, take, seen } = await start({ typing: "off", allowsTyping: false });
    say("choose-typing", { isChecked: true });
    expect(await take("typing-known")).toEqual({ isChecked: false });
    expect(seen.typing).toEqual(["refused"]);
  });

  test("is told as it is when the editor refuses", async () => {
    const { say, take } = await start({ typing: "off" });
    say("choose-typing", { isChecked: false });
    expect(await take("typing-known")).toEqual({ isChecked: false });
  });
});
