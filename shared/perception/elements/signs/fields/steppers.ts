import { areNear } from "../../../../scene/geometry.ts";
import type { Thing } from "../../../things/thing.ts";
import type { Sight } from "../../evidence/sight.ts";
import { claim, type Claim, type Claims } from "../sign.ts";

const HEIGHT_PX = { min: 20, max: 64 };
const WIDTH_PX = { min: 56, max: 360 };

function isStepper(thing: Thing, sight: Sight): boolean {
  const { box } = thing;
  const { texts, icons, pictures, first, leftIcon, rightIcon, characters } = sight.contentOf(thing);
  if (texts !== 1 || pictures > 0 || icons > 2 || characters > 12 || !first) return false;
  if (!/\d/.test(first.layer.node.text.characters)) return false;
  if (box.height < HEIGHT_PX.min || box.height > HEIGHT_PX.max) return false;
  if (box.width < WIDTH_PX.min || box.width > WIDTH_PX.max) return false;
  const marks = sides(thing, first);
  const left = marks.left ?? (leftIcon && leftIcon.box.x < first.box.x ? leftIcon : undefined);
  const isRight = rightIcon && rightIcon.box.x >= first.box.x + first.box.width;
  const right = marks.right ?? (isRight ? rightIcon : undefined);
  if (!left || !right) return false;
  return areNear(left.box.width, right.box.width, 8);
}

/** The marks at both ends, as icons or as small boxes with nothing but a sign in them. */
function sides(thing: Thing, first: Thing): { readonly left?: Thing; readonly right?: Thing } {
  const marks = thing.children.filter((child) => child !== first && child.box.width <= HEIGHT_PX.max);
  const left = marks.find(({ box }) => box.x + box.width <= first.box.x + 2);
  const right = marks.findLast(({ box }) => box.x >= first.box.x + first.box.width - 2);
  return { ...(left && { left }), ...(right && { right }) };
}

/** A number between a sign to take one away and a sign to add one. */
export const steppers: Claims = (sight): readonly Claim[] =>
  sight.things.flatMap((thing) =>
    thing.parent && thing.kind === "group" && isStepper(thing, sight)
      ? [claim("stepper", [thing], 0.85)]
      : [],
  );
