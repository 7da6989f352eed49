import { describe, expect, test } from "vitest";
import type { SceneNode } from "../../scene/scene.ts";
import { openFrame } from "../frame/frame.ts";
import { instance, layer, sceneOf, screen, text } from "../../scene/testing.ts";
import { textRoles } from "./text-roles.ts";

const BODY = text("We send your order within two days of your payment, and sooner in town.", { y: 700 });

function roleIn(node: SceneNode, index = 0): string | undefined {
  const root = screen([node, BODY]);
  const frame = openFrame(sceneOf(root), root);
  return textRoles(frame).get(frame.texts[index] as never);
}

const box = { width: 120, height: 40, fill: "#222222" };

describe("the role of a text", () => {
  test.each([
    ["button", instance("Button", box, [text("Save")])],
    ["button", instance("Bouton principal", box, [text("Enregistrer")])],
    ["unknown", instance("Button", box, [text("Save"), text("⌘S")])],
    ["link", instance("Text link", box, [text("Terms")])],
    ["link", text("Terms", { isLink: true })],
    ["nav", instance("Navigation Pill", box, [text("Products")])],
    ["label", instance("Checkbox", box, [text("Remember me")])],
    ["badge", layer({ name: "Badge" }, [text("New")])],
    ["heading", text("Your orders", { sizePx: 24 })],
    ["heading", text("Your orders", { sizePx: 19, weight: 600 })],
    ["heading", text("Your orders", { sizePx: 21 })],
    ["heading", text("Your orders", { name: "Heading" })],
    ["unknown", text("Your orders", { sizePx: 12 })],
    ["unknown", text("50 €", { sizePx: 48, weight: 700 })],
    ["error", text("Enter a date", { name: "Error message" })],
    ["unknown", text("Error rates of May", { name: "Error rates of May" })],
    ["unknown", text("Hello")],
  ] as const)("is %s", (role, node) => {
    expect(roleIn(node)).toBe(role);
  });

  test("the second text of a checkbox helps", () => {
    const node = instance("Checkbox Field", box, [text("Remember me"), text("On this device", { y: 20 })]);
    expect([roleIn(node), roleIn(node, 1)]).toEqual(["label", "helper"]);
  });

  test("the parts of a field have theirs, whatever the layers are called", () => {
    const drawn = layer({ name: "Group 5", width: 375, height: 812 }, [
      text("Email", { x: 24, y: 176, sizePx: 12 }),
      layer({
        name: "Rectangle 37",
        type: "RECTANGLE",
        x: 24,
        y: 200,
        width: 327,
        height: 52,
        fill: "#f2f2f4",
      }),
      text("anna@mail.com", { x: 40, y: 214, sizePx: 16 }),
    ]);
    expect([roleIn(drawn), roleIn(drawn, 1)]).toEqual(["label", "input"]);
  });

  test("words over a box are the label of that button, though they lie beside it in the file", () => {
    const drawn = layer({ name: "Group 5", width: 375, height: 812 }, [
      layer({
        name: "Rectangle 3",
        type: "RECTANGLE",
        x: 24,
        y: 720,
        width: 327,
        height: 52,
        fill: "#2a4bff",
        cornerRadiiPx: [26, 26, 26, 26],
      }),
      text("Continue", { x: 152, y: 734, sizePx: 16, color: "#ffffff", weight: 600 }),
    ]);
    expect(roleIn(drawn)).toBe("button");
  });

  test("a long text is body", () => {
    expect(roleIn(text("Hello"), 1)).toBe("body");
  });
});
