import { screen, within } from "@testing-library/preact";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { elements } from "../../shared/perception/elements/elements.ts";
import { elementOf } from "../../shared/perception/elements/testing.ts";
import type { Element } from "../../shared/perception/elements/element.ts";
import type { Frame } from "../../shared/perception/frame/frame.ts";
import { toEnd } from "../../shared/perception/frame/steps.ts";
import { openPanel, screenOf } from "./testing.tsx";

vi.mock("../../shared/perception/elements/elements.ts", () => {
  const inSteps = vi.fn();
  return { elements: Object.assign((frame: Frame) => toEnd(inSteps(frame)), { inSteps }) };
});

function recognise(find: (frame: Frame) => readonly Element[]): void {
  vi.mocked(elements.inSteps).mockImplementation(function* (frame) {
    yield;
    return find(frame);
  });
}

const signIn = screenOf("1:1", "Sign in", ["Email.", "Continue."], true);

beforeEach(() =>
  recognise((frame) => [
    elementOf(frame, "field", ["1:1/0"], { label: "Email" }),
    elementOf(frame, "button", ["1:1/1"], { label: "Continue", isPrimary: true, state: "disabled" }),
    elementOf(frame, "icon-button", ["1:1/red"]),
  ]),
);

const line = () => screen.getByText(/^Seen: /);

describe("What was seen on a screen", () => {
  test("is a line", async () => {
    const { review } = await openPanel();
    await review(signIn);
    expect(line().textContent).toBe("Seen: 2 controls, 1 field, main action: “Continue”");
  });

  test("is listed by role and words for those who ask, and leads to the layers", async () => {
    const { user, review, heard } = await openPanel();
    await review(signIn);
    await user.click(line());
    const list = within(line().closest("details") as HTMLElement);
    expect(list.getAllByRole("listitem").map((one) => one.textContent)).toEqual(
      expect.arrayContaining([
        "fieldEmailShow on the canvas",
        "buttonContinuemain action · disabledShow on the canvas",
        "icon buttonShow on the canvas",
      ]),
    );
    list.getByRole("button", { name: /^button ?Continue/ }).focus();
    await user.keyboard("{Enter}");
    expect(heard("locate-layer").at(-1)).toEqual({ id: "1:1/1" });
  });

  test("is in the language of the panel", async () => {
    const { user, show, say } = await openPanel();
    await say("settings-loaded", { aspects: ["ux", "ui", "copy", "hierarchy"], language: "fr" });
    await show(signIn);
    await user.click(screen.getByRole("button", { name: "Demander un avis" }));
    expect((await screen.findByText(/^Vu/)).textContent).toBe(
      "Vu\u00a0: 2 commandes, 1 champ, action principale\u00a0: «\u00a0Continue\u00a0»",
    );
  });

  test("is folded when it is long", async () => {
    recognise((frame) => Array.from({ length: 40 }, () => elementOf(frame, "chip", ["1:1/0"])));
    const { user, review } = await openPanel();
    await review(signIn);
    await user.click(line());
    const chips = () => screen.getAllByRole("button", { name: /^chip ?Show on the canvas/ });
    expect(chips()).toHaveLength(12);
    await user.click(screen.getByRole("button", { name: "Show all 40" }));
    expect(chips()).toHaveLength(40);
  });
});

test("What could not be judged is said below what was seen", async () => {
  recognise(() => []);
  const { user, review } = await openPanel();
  await review(screenOf("2:1", "Empty", [], true));
  await user.click(screen.getByText("Seen: nothing recognised"));
  const notJudged = screen.getByRole("heading", { name: "Not judged" }).parentElement as HTMLElement;
  expect(
    within(notJudged)
      .getAllByRole("listitem")
      .map((one) => one.textContent),
  ).toEqual(["No text: 1 rule had nothing to judge."]);
});
