import { expect, test } from "vitest";
import { applyChanges } from "../../../mend/apply-changes.ts";
import { openFrame } from "../../../perception/frame/frame.ts";
import { layer, sceneOf, screen } from "../../../scene/testing.ts";
import { boxesStandOut } from "./stands-out.ts";

test("a button does not take the colour of the bar that it lies on", () => {
  const button = layer({ id: "1:5", x: 280, y: 14, width: 80, height: 36, fill: "#ff511a" });
  const node = screen([layer({ x: 0, y: 0, width: 375, height: 64, fill: "#212741" }, [button])]);
  const standsOut = (to: string): boolean => {
    const changes = [{ layer: "1:5", property: "fill", from: "#ff511a", to }] as const;
    const changed = applyChanges(node, changes);
    return boxesStandOut(changes, () => openFrame(sceneOf(node), node), openFrame(sceneOf(changed), changed));
  };
  expect([standsOut("#d13a00"), standsOut("#212741"), standsOut("#232a45")]).toEqual([true, false, false]);
});
