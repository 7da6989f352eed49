import { screen, waitFor, within } from "@testing-library/preact";
import { describe, expect, test } from "vitest";
import type { SceneNode } from "../../shared/scene/scene.ts";
import { layer, screen as phoneScreen, text } from "../../shared/scene/testing.ts";
import { ALL_FINDINGS, openPanel, screenOf, settingsWith } from "../../tests/panel/open-panel.tsx";

const ROUND = [12, 12, 12, 12] as const;

/** A button across a phone. */
const button = (id: string, y: number, words: string, opacity = 1): SceneNode =>
  layer({ id, x: 20, y, width: 335, height: 48, fill: "#3366ff", cornerRadiiPx: ROUND, opacity }, [
    text(words, { x: 150, y: y + 12, width: 75, color: "#ffffff", align: "center" }),
  ]);

const signIn = phoneScreen(
  [
    layer({ id: "1:1/back", type: "VECTOR", x: 16, y: 60, width: 24, height: 24, fill: "#222222" }),
    layer({
      type: "RECTANGLE",
      x: 20,
      y: 200,
      width: 335,
      height: 62,
      fill: "#f2f3f7",
      cornerRadiiPx: ROUND,
    }),
    text("Email", { x: 40, y: 222, width: 120, height: 18, color: "#a1a4b2" }),
    button("1:1/continue", 500, "Continue"),
    button("1:1/skip", 600, "Skip", 0.4),
  ],
  { id: "1:1", name: "Sign in" },
);

const lines = () =>
  screen
    .getAllByRole("term")
    .map((term) => [term.textContent, term.nextElementSibling?.textContent].join(": "));

describe("What was looked at on a screen", () => {
  test("is a line for each subject, also below the few findings of the start", async () => {
    const { show, user } = await openPanel();
    await show(signIn);
    const all = [
      "Contrast, size: 3 texts",
      "Targets, labels: 3 controls, 1 field",
      "Hierarchy: main action: “Continue”",
    ];
    await waitFor(() => expect(lines()).toEqual(all));
    await user.click(screen.getByRole("button", { name: ALL_FINDINGS }));
    expect(lines()).toEqual(all);
  });

  test("is in the language of the panel", async () => {
    const { user, show, say } = await openPanel();
    await say("settings-loaded", settingsWith({ language: "fr" }));
    await show(signIn);
    await user.click(screen.getByRole("button", { name: "Second avis…" }));
    await screen.findByText("Contraste, taille");
    expect(lines()).toContain("Cibles, libellés: 3 éléments d’action, 1 champ");
  });
});

test("What a second opinion would go into is asked of what was seen, and its price is told, now and later", async () => {
  const { show } = await openPanel();
  await show(signIn);
  const heading = screen.getByRole("heading", { name: "A second opinion, by an AI model, also asks:" });
  await screen.findByText("Which words do people misread?");
  const questions = within(heading.nextElementSibling as HTMLElement).getAllByRole("listitem");
  expect(questions.map((one) => one.textContent)).toEqual([
    "Does a newcomer see what this screen is for?",
    "Which words do people misread?",
  ]);
  expect(
    screen.getByText("3 free left, then €9 for 10 a month. Checks stay free; nothing is sent yet."),
  ).toBeTruthy();
});

test("What could not be judged is said with what was looked at", async () => {
  const { review } = await openPanel();
  await review(screenOf("2:1", "Empty", [], true));
  expect(screen.getByText(/^No text: \d+ rules? did not apply\.$/)).toBeTruthy();
});

test("A text that was not checked takes the certainty out of the verdict, and is a click away from the canvas", async () => {
  const { show, user, heard } = await openPanel();
  await show(screenOf("4:1", "Shop", ["Is it here by Friday?"]));
  expect(await screen.findByRole("heading", { name: "Nothing grave, 1 layer not checked" })).toBeTruthy();
  expect(screen.getByText("A question may end otherwise.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Show .*Is it here by Friday/ }));
  expect(heard("locate-layer")).toEqual([{ id: "4:1/0" }]);
});

test("Of a screen that is a picture it is said at once that it cannot be read, and not that nothing is wrong", async () => {
  const { show, user } = await openPanel();
  const fills = [{ type: "image", scaleMode: "fill" }] as const;
  const picture = layer({ y: 0, width: 375, height: 700, fills });
  await show(phoneScreen([picture], { id: "3:1", name: "Shot" }));
  expect(await screen.findByText("Nothing could be read")).toBeTruthy();
  expect(screen.getByText(/^This screen is a picture: Regard reads layers/)).toBeTruthy();
  expect(screen.queryByText(/No fault measured/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Show the review" }));
  expect(screen.getByRole("heading", { name: "Nothing could be read" })).toBeTruthy();
});
