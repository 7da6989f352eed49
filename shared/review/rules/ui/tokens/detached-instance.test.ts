import { instance, layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { detachedInstance } from "./detached-instance.ts";

const row = (y: number) => instance("List row", { y, width: 375, height: 56 }, [text("Your orders", { y })]);

const detached = (name: string) =>
  layer({ name, y: 200, width: 375, height: 56, isDetached: true }, [text("Your invoices", { y: 200 })]);

testRule(detachedInstance, {
  pass: {
    "a template that nothing else on the screen follows": screen([detached("Page header"), row(0)]),
  },
  fail: {
    "a row detached among others that are not": [
      screen([row(0), row(60), detached("List row")]),
      { name: "List row", count: 2 },
    ],
  },
  ignore: {
    "a frame of the same name that never was an instance": screen([
      row(0),
      layer({ name: "List row", y: 60, width: 375, height: 56 }),
    ]),
    "a screen made from a template": screen([row(0)], { name: "List row", isDetached: true }),
  },
});
