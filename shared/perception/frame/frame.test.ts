import { expect, test } from "vitest";
import type { Box, SceneNode } from "../../scene/scene.ts";
import { layer, screen } from "../../scene/testing.ts";
import { openAlone } from "./testing.ts";

const subject = (options: object = {}) => layer({ name: "Subject", width: 100, height: 100, ...options });

function visibleBoxOf(children: readonly SceneNode[]): Box | null | undefined {
  const node = screen(children);
  return openAlone(node).layers.find((one) => one.node.name === "Subject")?.visibleBox;
}

const band = { width: 300, height: 40, fill: "#000000" };
const BAND: Box = { x: 0, y: 0, width: 100, height: 40 };

test("a mask cuts off what follows it, as far as its box", () => {
  expect(visibleBoxOf([layer({ ...band, isMask: true }), subject()])).toEqual(BAND);
  expect(visibleBoxOf([subject(), layer({ ...band, isMask: true })])).toEqual(subject().box);
});

test("a mask with a shadow, or a line around it, may let through more than its box", () => {
  const effects = [{ type: "drop-shadow", radiusPx: 20 }] as const;
  const stroke = { widthsPx: [9, 9, 9, 9], align: "outside" } as const;
  for (const more of [{ effects }, { stroke }])
    expect(visibleBoxOf([layer({ ...band, isMask: true, ...more }), subject()])).toEqual(subject().box);
});

test("nothing is seen of the operands of a boolean operation, nor of what a mask is made of", () => {
  expect(visibleBoxOf([layer({ type: "BOOLEAN_OPERATION", height: 200 }, [subject()])])).toBeNull();
  expect(visibleBoxOf([layer({ type: "GROUP", isMask: true, height: 200 }, [subject()])])).toBeNull();
});
