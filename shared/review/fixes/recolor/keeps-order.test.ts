import { expect, test } from "vitest";
import { layer, screen, text } from "../../../scene/testing.ts";
import { dark, findingsOf } from "./testing.ts";

/** True when the steps to come may become dark beside the one that is being taken, on one card, or with a pill behind that. */
function mayBeDark(chosen: string, pill?: string): boolean {
  const step = (words: string, x: number, color: string, fill?: string) =>
    layer({ x, y: 200, width: 110, height: 32, ...(fill && { fill }) }, [
      text(words, { id: `9:${x}`, x: x + 4, y: 204, width: 100, color }),
    ]);
  const card = layer({ x: 0, y: 180, width: 375, height: 80, fill: "#8e99e8" }, [
    step("Customer", 8, chosen, pill),
    step("Care", 128, "#d1d5db"),
    step("Health", 248, "#d1d5db"),
  ]);
  const told = findingsOf(screen([dark(40), dark(80), card]), "all");
  const steps = told.find(({ rule, layers: [at] }) => rule === "text-contrast" && at?.id === "9:128");
  return (steps?.fixes ?? []).some(({ kind }) => kind === "other-letters");
}

test("the steps to come do not become stronger than the one that is being taken, told by no hue or ground of its own", () => {
  expect(mayBeDark("#ffffff")).toBe(false);
  expect(mayBeDark("#ffff66")).toBe(true);
  expect(mayBeDark("#ffffff", "#1d4ed8")).toBe(true);
});

test("the entries of a long table are no steps: their fixes are offered, however many they are", () => {
  const cells = Array.from({ length: 440 }, (_, at) =>
    text(`Delivery number ${at}`, {
      x: 20 + (at % 10) * 130,
      y: 20 + Math.floor(at / 10) * 30,
      width: 120,
      color: at === 0 ? "#222222" : at % 2 ? "#a3a8b8" : "#a4a4a4",
    }),
  );
  const others = [0, 1, 2, 3].map((at) =>
    text("Some words here", { x: 20, y: 1364 + 22 * at, width: 150, color: "#6b6b6b" }),
  );
  const page = screen([...cells, ...others], { width: 1400, height: 1500 });
  const faint = findingsOf(page, "all").filter(({ rule }) => rule === "text-contrast");
  expect(faint.map(({ fixes = [] }) => fixes.length)).toEqual([2, 2]);
});
