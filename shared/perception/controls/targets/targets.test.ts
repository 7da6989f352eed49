import { describe, expect, test } from "vitest";
import type { SceneNode } from "../../../scene/scene.ts";
import { openAlone } from "../../frame/testing.ts";
import { instance, layer, screen, solid, text } from "../../../scene/testing.ts";
import { targets } from "./targets.ts";

const click = [{ trigger: "ON_CLICK", action: "NODE" }];

const found = (...children: readonly SceneNode[]) => targets(openAlone(screen(children)));

const namesIn = (...children: readonly SceneNode[]) =>
  found(...children).map((target) => target.layer.node.name);

const button = (name: string, x = 0) =>
  instance(name, { x, y: 0, width: 120, height: 40, fill: "#0000ff" }, [text("Save", { x: x + 40, y: 8 })]);

describe("targets", () => {
  test("a whole screen that leads on when clicked is a shortcut of the prototype", () => {
    expect(namesIn(layer({ name: "Page", width: 375, height: 700, reactions: click }))).toEqual([]);
  });

  test("a component called a control is one, and its icon is part of it", () => {
    const icon = instance("Icon Button", { x: 8, y: 8, width: 16, height: 16 });
    const node = instance("Button", { width: 120, height: 40 }, [icon, text("Save", { x: 40 })]);
    expect(namesIn(node)).toEqual(["Button"]);
  });

  test("the click of an icon that is all a button holds is the button's", () => {
    const icon = layer({ name: "Heart", x: 8, y: 8, width: 15, height: 14, reactions: click });
    const node = instance("Button", { width: 32, height: 32, fill: "#ffffff" }, [icon]);
    expect(namesIn(node)).toEqual(["Button"]);
  });

  test("an icon in a button with a reaction of its own is a second one", () => {
    const icon = instance("Clear", { x: 90, y: 8, width: 16, height: 16, reactions: click });
    expect(namesIn(instance("Input", { width: 200, height: 40 }, [text("Anna"), icon]))).toEqual([
      "Input",
      "Clear",
    ]);
  });

  test("a row called 'Button' that holds two buttons is not one", () => {
    expect(
      namesIn(layer({ name: "Button", width: 300, height: 40 }, [button("Button"), button("Button", 140)])),
    ).toEqual(["Button", "Button"]);
  });

  test("a box to choose from stays one where people see a field", () => {
    const arrow = layer({ type: "VECTOR", x: 290, y: 216, width: 12, height: 8, fill: "#333333" });
    const inside = [text("Select data", { x: 32, y: 210 }), arrow];
    const box = { x: 20, y: 200, width: 300, height: 44, fill: "#ffffff", strokes: [solid("#777777")] };
    expect(found(layer({ name: "Select data", ...box }, inside))).toMatchObject([{ role: "field" }]);
  });

  test("the tabs of a bar that is wired as one are targets, too", () => {
    const tab = (label: string, x: number) =>
      layer({ name: label, x, y: 10, width: 100, height: 36, fill: "#1a3fb0", round: 18 }, [
        text(label, { x: x + 20, y: 18, width: 60, height: 20, color: "#ffffff" }),
      ]);
    const bar = layer({ name: "Frame 3", width: 375, height: 56, reactions: click }, [
      tab("Search", 20),
      tab("Profile", 200),
    ]);
    expect(namesIn(bar)).toEqual(["Frame 3", "Search", "Profile"]);
  });

  test("the box to type in stands for a field with a label", () => {
    const input = layer({ name: "Box", y: 30, width: 300, height: 40, fill: "#ffffff" });
    expect(namesIn(instance("Email field", { width: 300, height: 70 }, [text("Email"), input]))).toEqual([
      "Box",
    ]);
  });

  test("the label of a checkbox belongs to its target", () => {
    const checkbox = instance("Checkbox", { width: 16, height: 16 });
    const row = layer({ name: "Row", width: 200, height: 24 }, [checkbox, text("I agree", { x: 24 })]);
    expect(namesIn(row)).toEqual(["Row"]);
  });

  test("a control is known to be disabled by a property", () => {
    const button = instance("Button", { instance: { properties: { "Disabled#1:2": true } } });
    expect(found(button)).toMatchObject([{ isDisabled: true }]);
  });

  test("a text that goes on from the one beside it is inline", () => {
    const question = text("No account?", { x: 0, y: 0, width: 90 });
    const link = text("Sign up", { x: 94, y: 0, width: 56, reactions: click });
    expect(found(question, link)).toMatchObject([{ isInline: true }]);
  });

  test("a line to write on and what stands on it are one target", () => {
    const entries = ["Name", "Street", "City"].flatMap((word, at) => [
      text(word, { x: 24, y: 200 + 80 * at, width: 120, height: 24 }),
      layer({
        name: `Line ${word}`,
        type: "LINE",
        x: 24,
        y: 232 + 80 * at,
        width: 300,
        height: 1,
        fill: "#333333",
      }),
    ]);
    expect(namesIn(text("Your address", { x: 24, y: 120, sizePx: 28 }), ...entries)).toEqual([
      "Name",
      "Street",
      "City",
    ]);
  });
});
