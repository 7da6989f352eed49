import { expect, test } from "vitest";
import { instance, layer, sceneOf, screen, text } from "../../../../shared/scene/testing.ts";
import { componentOfLayers } from "./component-of-layers.ts";

const button = (id: string) => ({
  ...instance("Button", { id }, [text("Buy", { id: `I${id};9:9` })]),
  instance: { componentId: "c:1" },
});
const scene = {
  ...sceneOf(
    screen([button("1:1"), button("1:2"), instance("Card", { id: "1:4" }), text("Apart", { id: "1:3" })]),
    layer({ id: "s:0", name: "Chip", type: "COMPONENT_SET" }, [
      layer({ id: "s:1", type: "COMPONENT" }, [text("On", { id: "s:2" })]),
    ]),
  ),
  components: { "c:1": { name: "State=Rest", setName: "Button", setId: "c:0" } },
};

test.each([
  [["I1:1;9:9", "I1:2;9:9"], { id: "c:0", name: "Button" }],
  [["s:2"], { id: "s:0", name: "Chip" }],
  [["1:1", "1:4"], null],
  [["1:1", "1:3"], null],
  [["1:3"], null],
  [["gone"], null],
])("of %j it is %j", (ids, component) => {
  expect(componentOfLayers(scene, ids)).toEqual(component);
});
