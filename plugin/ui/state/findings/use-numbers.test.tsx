import { act, fireEvent, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { SaidToStage } from "../../../../shared/look/marks.ts";
import { ALL_FINDINGS, openPanel, screenOf } from "../../../../tests/panel/open-panel.tsx";

beforeEach(() => {
  document.documentElement.dataset["site"] = window.origin;
});
afterEach(() => {
  delete document.documentElement.dataset["site"];
});

const contact = screenOf("1:1", "Contact us", ["Never ask for it twice", "Write to us before noon"], true);
const rows = () => screen.getAllByRole("button").filter(({ dataset }) => dataset["finding"]);

async function found() {
  const panel = await openPanel();
  await panel.show(contact);
  await screen.findByRole("button", { name: ALL_FINDINGS });
  const pointed = () => panel.stageHeard().filter((said) => "pointed" in (said as SaidToStage));
  const saysPointed = (...layerIds: readonly string[]) =>
    waitFor(() => expect(pointed().at(-1)).toEqual({ pointed: layerIds }));
  return { ...panel, saysPointed };
}

test("the first rows have numbers, which the stage is told with their layers", async () => {
  const { stageHeard } = await found();
  const numbers = () => rows().map((row) => row.querySelector("text")?.textContent);
  await waitFor(() => expect(numbers()).toEqual(["1", "2", "3"]));
  expect(stageHeard().at(-1)).toEqual({
    marks: [
      expect.objectContaining({ number: 1, severity: "critical", layerIds: ["1:1/0"] }),
      expect.objectContaining({ number: 2, severity: "major", layerIds: ["1:1/1"] }),
      expect.objectContaining({ number: 3, severity: "minor", layerIds: ["1:1/red"] }),
    ],
  });
});

test("whoever points at a row, or moves the focus to it, sees its layers", async () => {
  const { saysPointed } = await found();
  const [first, second] = rows() as [HTMLElement, HTMLElement];
  fireEvent.pointerEnter(first);
  await saysPointed("1:1/0");
  fireEvent.pointerLeave(first);
  await saysPointed();
  void act(() => second.focus());
  await saysPointed("1:1/1");
});

test("the layers of the row that has the focus stay outlined while a finger comes and goes, and no longer than the row", async () => {
  const { saysPointed, user } = await found();
  const [first, second] = rows() as [HTMLElement, HTMLElement];
  void act(() => second.focus());
  for (const row of [second, first]) {
    fireEvent.pointerEnter(row);
    await saysPointed(row === first ? "1:1/0" : "1:1/1");
    fireEvent.pointerLeave(row);
    await saysPointed("1:1/1");
  }
  await user.click(screen.getByRole("button", { name: "Settings" }));
  await saysPointed();
});

test("a press of a mark on the canvas opens its row", async () => {
  await found();
  const data = { markPressed: rows()[1]?.dataset["finding"] };
  await act(() => {
    window.dispatchEvent(new MessageEvent("message", { source: window.parent, data }));
  });
  expect(screen.getByRole("button", { name: /Write to us/, expanded: true })).toBeTruthy();
});

test("in Figma nothing is numbered or said: nothing can be shown over its canvas", async () => {
  delete document.documentElement.dataset["site"];
  const { stageHeard } = await found();
  fireEvent.pointerEnter(rows()[0] as HTMLElement);
  expect(rows()[0]?.querySelector("text")).toBeNull();
  expect(stageHeard()).toEqual([]);
});
