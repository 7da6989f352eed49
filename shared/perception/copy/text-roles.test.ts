import { describe, expect, test } from "vitest";
import type { SceneNode } from "../../scene/scene.ts";
import { openAlone } from "../frame/testing.ts";
import { instance, screen, text } from "../../scene/testing.ts";
import { textRoles } from "./text-roles.ts";

const BODY = text("We send your order within two days of your payment, and sooner in town.", { y: 700 });

function roleIn(node: SceneNode, index = 0): string | undefined {
  const frame = openAlone(screen([node, BODY]));
  return textRoles(frame).get(frame.texts[index] as never);
}

const box = { width: 120, height: 40, fill: "#222222" };

describe("the role of a text", () => {
  test.each([
    ["link", text("Terms", { isLink: true })],
    ["label", instance("Checkbox", box, [text("Remember me")])],
    ["heading", text("Your orders", { sizePx: 21 })],
    ["unknown", text("50 €", { sizePx: 48, weight: 700 })],
    ["unknown", text("Rates of May", { name: "Error" })],
    ["unknown", text("Hello")],
  ] as const)("is %s", (role, node) => {
    expect(roleIn(node)).toBe(role);
  });

  test("the second text of a checkbox helps", () => {
    const node = instance("Checkbox Field", box, [text("Remember me"), text("On this device", { y: 20 })]);
    expect([roleIn(node), roleIn(node, 1)]).toEqual(["label", "helper"]);
  });
});
