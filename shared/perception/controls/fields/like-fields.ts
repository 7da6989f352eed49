import { areNear, center, gapBetween, union } from "../../../scene/geometry.ts";
import { isInColor } from "../../../scene/color.ts";
import type { Box } from "../../../scene/scene.ts";
import { isSure, type Element } from "../../elements/element.ts";
import { elements } from "../../elements/elements.ts";
import { computed } from "../../frame/computed.ts";
import type { Frame, Layer } from "../../frame/frame.ts";
import { lookOfPaints } from "../../frame/look-of-paints.ts";
import { type SortedBy, sortedBy } from "../../frame/sorted-by.ts";
import { boxPainter } from "../../paint/painted-box.ts";
import { inkBox } from "../../text/typography/ink.ts";
import { SERVICE } from "../../../standards/words/sign-in-words.ts";
import { asksForAction } from "../../text/language/asks-for-action.ts";
import { type Form, forms } from "./forms.ts";

/** A button that is drawn as the fields of its form are. */
export interface LikeField {
  readonly button: Element;
  readonly form: Form;
}

const SAME_HEIGHT = 1.15;
const SAME_RADIUS_PX = 2;
const OFF_CENTRE_PX = 8;
const FAR_PX = 280;
const BESIDE_PX = 24;
const WIDE_PX = 200;

/** All that people see of a box: its fill and its outline. */
const lookOfBox = ({ node }: Layer): string =>
  `${lookOfPaints(node.fills)} ${lookOfPaints(node.strokes)} ${node.stroke?.widthsPx.join() ?? ""} ${node.effects?.length ?? 0}`;

function areAlike(a: Layer, b: Layer): boolean {
  const [radius, other] = [a.node.cornerRadiiPx?.[0] ?? 0, b.node.cornerRadiiPx?.[0] ?? 0];
  const ratio = a.node.box.height / b.node.box.height;
  return (
    lookOfBox(a) === lookOfBox(b) &&
    areNear(radius, other, SAME_RADIUS_PX) &&
    Math.max(ratio, 1 / ratio) <= SAME_HEIGHT
  );
}

/** Words in a colour, or beside an icon, tell a button from a field. */
function isToldByPlaceAlone({ parts: { label, icons = [] }, box }: Element): boolean {
  const ink = label && inkBox(label);
  if (!ink || icons.length > 0 || Math.abs(center(ink).x - center(box).x) > OFF_CENTRE_PX) return false;
  const [fill] = label.node.fills ?? [];
  return fill?.type !== "solid" || !isInColor(fill.color);
}

/** The buttons of other services follow a look of theirs. */
const isButton = (one: Element): boolean =>
  one.role === "button" && isSure(one) && !SERVICE.test(one.label.toLowerCase());

/** Beside the loud button or the one that sends the form, what is drawn like a field is a quiet button, or a field. */
const leads = ({ emphasis, isPrimary }: Element): boolean => emphasis === "filled" || isPrimary === true;

/** One field alone may be a chip or a tile; a wide one is none. */
const isSurelyForm = (form: Form): boolean => form.length > 1 || form[0].box.width >= WIDE_PX;

/** Above, among, below or right beside the fields. */
function isOfForm({ box }: Element, all: Box): boolean {
  const gap = gapBetween(all, box);
  return (gap.x < 0 && gap.y <= FAR_PX) || (gap.y < 0 && gap.x <= BESIDE_PX);
}

function likeFieldsOf(form: Form, buttons: SortedBy<Element>): readonly LikeField[] {
  const painters = form.map(({ layers: [field] }) => boxPainter(field));
  const all = union(form.map(({ box }) => box)) ?? form[0].box;
  return buttons.near(center(all).y, all.height / 2 + FAR_PX).flatMap((button) => {
    const own = boxPainter(button.layers[0]);
    const isLike = own && painters.every((painter) => painter && areAlike(own, painter));
    return isLike && isOfForm(button, all) ? [{ button, form }] : [];
  });
}

/** The buttons that nothing tells from the fields beside them but that their words stand in the middle. */
export const likeFields = computed((frame: Frame): readonly LikeField[] => {
  const buttons = elements(frame).filter((one) => isButton(one) && isToldByPlaceAlone(one));
  const byMiddle = sortedBy(buttons, ({ box }) => center(box).y);
  const found = new Map(
    forms(frame)
      .filter(isSurelyForm)
      .flatMap((form) => likeFieldsOf(form, byMiddle))
      .map((one) => [one.button, one] as const),
  );
  const isLed = elements(frame).some((one) => isButton(one) && leads(one) && !found.has(one));
  if (isLed) return [];
  // Several that name things are fields that are filled in already: a name, a number.
  return [...found.values()].filter(({ button }) => found.size === 1 || asksForAction(button.label));
});
