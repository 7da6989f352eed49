import { area } from "../../scene/geometry.ts";
import type { Thing } from "../things/thing.ts";
import type { Recognised } from "./recognised.ts";

const BUTTONS: ReadonlySet<string> = new Set(["button", "icon-button"]);

/** The things around controls, and how much the largest control in each covers; endlessly much when it is no button. */
export type AroundControls = Map<Thing, number>;

/** Areas are told apart in steps, so that a thing with many controls in it is passed a few times only. */
const STEP = 1.2;
const roundedUp = (px: number): number => STEP ** Math.ceil(Math.log(Math.max(1, px)) / Math.log(STEP));

/** Remembers all things that a control lies in. */
export function addAround({ role, things, box }: Recognised, around: AroundControls): void {
  const covered = BUTTONS.has(role) ? roundedUp(area(box)) : Infinity;
  for (let next = things[0].parent; next && (around.get(next) ?? 0) < covered; next = next.parent)
    around.set(next, covered);
}

const LARGEST_SHARE_OF_FIELD = 0.4;

/** True when a control would hold another one. A field may: a button that sends what was written. */
export const holdsControl = ({ role, things, box }: Recognised, around: AroundControls): boolean => {
  const covered = around.get(things[0]) ?? 0;
  return covered > (role === "field" ? LARGEST_SHARE_OF_FIELD * area(box) : 0);
};
