import { bottom, center } from "../../../../scene/geometry.ts";
import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import { elementByLayer } from "../../../../perception/elements/elements.ts";
import { targets } from "../../../../perception/controls/targets.ts";
import { closest, type Frame, type Layer } from "../../../../perception/frame/frame.ts";
import { defineRule } from "../../../rule.ts";
import { HOME_INDICATOR_PX, HOME_INDICATOR_SCREENS } from "../../../../standards/phones.ts";

const isPhone = ({ root: { node } }: Frame): boolean =>
  HOME_INDICATOR_SCREENS.some(([width, height]) => node.box.width === width && node.box.height === height);

const PINNED = new Set(["bottom", "scale"]);

/** A list that runs out of the screen is scrolled: only what keeps its place at the bottom can collide. */
const isPinned = (layer: Layer, { root }: Frame): boolean =>
  closest(
    layer,
    ({ node, parent }) =>
      parent === root && (PINNED.has(node.constraints?.vertical ?? "") || node.isAbsolute === true),
  ) !== undefined;

const CERTAIN = 0.7;

/** The main action belongs to the screen, however its layers are laid out. */
const isMainAction = (layer: Layer, frame: Frame): boolean => {
  const element = elementByLayer(frame).get(layer);
  return element?.isPrimary === true && element.certainty >= CERTAIN;
};

export const homeIndicator = defineRule({
  id: "home-indicator",
  aspect: "ux",
  severity: "major",
  certainty: "likely",
  judges: "controls",
  basis: "https://developer.apple.com/design/human-interface-guidelines/layout",
  says: {
    title: "Control under the home indicator",
    problem: "“{name}” lies in the bottom {stripPx} px of the screen, where the home indicator is.",
    why: "A tap there is taken for the gesture that leaves the app.",
    fix: "Move it up by {movePx} px, so that it ends above the bottom {stripPx} px.",
  },
  applies: (frame) =>
    isPhone(frame)
      ? targets(frame)
          .map(({ layer }) => layer)
          .filter((layer) => (isPinned(layer, frame) || isMainAction(layer, frame)) && !isForeignPart(layer))
      : [],
  check: (layer, { frame, pass, fail }) => {
    const strip = bottom(frame.root.node.box) - HOME_INDICATOR_PX;
    const isCut = bottom(layer.node.box) > bottom(frame.root.node.box);
    if (isCut || center(layer.node.box).y <= strip) return pass();
    const movePx = Math.ceil(bottom(layer.node.box) - strip);
    return fail(
      { name: layer.node.name, stripPx: HOME_INDICATOR_PX, movePx },
      { cause: "home-indicator", named: { name: layer } },
    );
  },
});
