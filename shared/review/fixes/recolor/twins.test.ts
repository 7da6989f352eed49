import { expect, test } from "vitest";
import type { SceneNode } from "../../../scene/scene.ts";
import { instance, layer, screen, text } from "../../../scene/testing.ts";
import { dark, fixesOf, outline, outlined } from "./testing.ts";

/** The layers that each fix of the first finding of a rule changes, by its kind. */
function changedBy(
  rule: string,
  ...children: readonly SceneNode[]
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    fixesOf(screen(children), rule).map(({ kind, changes }) => [kind, changes.map((one) => one.layer)]),
  );
}

test("a border that gets darker takes along those of the other fields, also of one told by its fill, and of no card", () => {
  const field = (y: number, height: number, fill?: string) =>
    instance("Text field", { x: 20, y, width: 280, height, ...outline("#cccccc"), ...(fill && { fill }) }, [
      text("Lisbon", { x: 36, y: y + 12, width: 80 }),
    ]);
  const [town, message] = [field(100, 48), field(200, 96, "#f2f3f7")];
  const card = layer({ type: "RECTANGLE", x: 20, y: 340, width: 335, height: 240, ...outline("#cccccc") });
  const labels = [76, 176].map((y) => text(y < 100 ? "City" : "Message", { x: 20, y, width: 80 }));
  expect(changedBy("border-contrast", ...labels, town, message, card)["border-color"]).toEqual([
    town.id,
    message.id,
  ]);
});

test("a border takes along that of a tall box in its column that holds no more than a hint, and of no card there", () => {
  const box = (y: number, ...children: readonly SceneNode[]) =>
    layer({ x: 20, y, width: 280, height: 200, fill: "#f7f7f7", ...outline("#cccccc") }, children);
  const line = (y: number) => text("Write to us", { x: 36, y, width: 200, color: "#4f4f4f" });
  const name = outlined(100, "#cccccc");
  const [message, card] = [box(180), box(400, line(412), line(440))];
  expect(changedBy("border-contrast", dark(60), name, message, card)["border-color"]).toEqual([
    name.id,
    message.id,
  ]);
});

test("words that change in a carousel change in the cards, too, that are scrolled out of sight, and in no other list", () => {
  const word = (x: number, y: number) => text("In stock", { x, y, width: 60, sizePx: 12, color: "#8f8f8f" });
  const row = (y: number, ...words: readonly SceneNode[]) =>
    layer({ x: 0, y, width: 375, height: 60, clipsContent: true }, words);
  const [seen, away, other] = [word(20, 140), word(420, 140), word(420, 340)];
  expect(changedBy("text-contrast", dark(40), row(120, seen, away), row(320, other))["text-color"]).toEqual([
    seen.id,
    away.id,
  ]);
});

test("words on a ground of another colour stay as they are, also where they are scrolled out of sight", () => {
  const word = (x: number) => text("In stock", { x, y: 140, width: 60, sizePx: 12, color: "#8f8f8f" });
  const [seen, away] = [word(20), word(420)];
  const card = (x: number, fill: string, words: SceneNode) =>
    layer({ x, y: 130, width: 100, height: 40, fill }, [words]);
  const row = layer({ x: 0, y: 120, width: 375, height: 60, clipsContent: true }, [
    card(10, "#ffffff", seen),
    card(410, "#1a1a1a", away),
  ]);
  expect(changedBy("text-contrast", dark(40), row)["text-color"]).toEqual([seen.id]);
});

test("the arrow and the sign in a button, also one a hair from their colour, change with its words, and those of the next button stay", () => {
  const button = (y: number, label: string, fill: string) => {
    const sign = layer({ type: "VECTOR", x: 40, y: y + 14, width: 20, height: 20, fill: "#fdf7f7" });
    const arrow = text("→", { x: 200, y: y + 14, width: 20, color: "#ffffff" });
    const words = text(label, { x: 80, y: y + 14, width: 100, color: "#ffffff" });
    const box = layer({ name: "Button", x: 20, y, width: 240, height: 48, fill }, [
      layer({ x: 40, y: y + 14, width: 20, height: 20 }, [sign]),
      layer({ x: 80, y: y + 14, width: 100, height: 24 }, [words]),
      layer({ x: 200, y: y + 14, width: 20, height: 24 }, [arrow]),
    ]);
    return { box, sign, arrow, words };
  };
  const [faint, sound] = [button(140, "Order now", "#8bc34a"), button(240, "Call us", "#20502c")];
  const changed = changedBy("text-contrast", dark(40), dark(80), faint.box, sound.box)["other-letters"];
  expect(new Set(changed)).toEqual(new Set([faint.words.id, faint.sign.id, faint.arrow.id]));
});

test("hints of one form change together, also those without letters", () => {
  const field = (y: number, hint: string) =>
    instance("Text field", { x: 20, y, width: 280, height: 48, fill: "#1b3a54" }, [
      text(hint, { x: 36, y: y + 12, width: 200, color: "#757575" }),
    ]);
  const [address, secret] = [field(100, "name@club.org"), field(200, "••••••••")];
  const ground = layer({ type: "RECTANGLE", x: 0, y: 0, width: 375, height: 812, fill: "#0d1f30" });
  const labels = [76, 176].map((y) => text("Email", { x: 20, y, width: 80, color: "#9fb1bf" }));
  const changed = changedBy("text-contrast", ground, ...labels, address, secret);
  expect(changed["text-color"]).toEqual([address.children?.[0]?.id, secret.children?.[0]?.id]);
});

test("an emoji beside words does not change with them", () => {
  const [words, fire] = [
    text("1200 visits", { x: 60, y: 140, width: 120, color: "#a0a0a0" }),
    text("🔥", { x: 30, y: 140, width: 20, color: "#a0a0a0" }),
  ];
  const pill = layer({ x: 20, y: 130, width: 200, height: 40 }, [fire, words]);
  expect(changedBy("text-contrast", dark(40), dark(80), pill)["text-color"]).toEqual([words.id]);
});
