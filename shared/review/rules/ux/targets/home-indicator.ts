import { isSure } from "../../../../perception/elements/element.ts";
import { areNear, bottom, center, contains, intersection } from "../../../../scene/geometry.ts";
import { elementByLayer, elements } from "../../../../perception/elements/elements.ts";
import { onGround } from "../../../../perception/layout/on-ground.ts";
import { painterOf } from "../../../../perception/things/thing.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import { targets } from "../../../../perception/controls/targets/targets.ts";
import { closest, type Frame, type Layer } from "../../../../perception/frame/frame.ts";
import { platformOf } from "../../../../perception/parts/platform.ts";
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

const WIDE = 0.98;

/** The bar that the screen itself shows: whatever stays at the bottom keeps clear of it. */
const shownBar = computed((frame: Frame): Layer | undefined => {
  const bar = elements(frame).find((one) => one.role === "home-indicator" && isSure(one));
  return bar?.layers[0];
});

/** The main action belongs to the screen, however its layers are laid out. */
const isMainAction = (layer: Layer, frame: Frame): boolean => {
  const element = elementByLayer(frame).get(layer);
  return element?.isPrimary === true && isSure(element);
};

/** The boxes with controls in them that reach under the bar which the screen itself shows. */
const underShownBar = computed((frame: Frame): readonly Layer[] => {
  const bar = shownBar(frame);
  if (!bar) return [];
  const isNarrower = ({ node }: Layer): boolean => node.box.width < WIDE * frame.root.node.box.width;
  const seen = onGround(frame).things.map(painterOf);
  return seen.filter(
    (layer) =>
      isNarrower(layer) &&
      intersection(layer.node.box, bar.node.box) !== null &&
      targets(frame).some(({ layer: target }) => contains(layer.node.box, target.node.box, 1)),
  );
});

const STACK_GAP_PX = 24;

const mainElement = computed((frame: Frame) =>
  elements(frame).find((one) => one.isPrimary === true && isSure(one)),
);

/** True when a button stands right below the main action, as wide as that: the two keep their place together. */
const isBelowMainAction = (layer: Layer, frame: Frame): boolean => {
  const own = elementByLayer(frame).get(layer);
  const main = mainElement(frame);
  if (!own || !main || own.role !== "button" || !isSure(own)) return false;
  const gap = own.box.y - bottom(main.box);
  return (
    gap >= 0 &&
    gap <= STACK_GAP_PX &&
    areNear(own.box.x, main.box.x) &&
    areNear(own.box.width, main.box.width)
  );
};

const keptAtBottom = (frame: Frame): readonly Layer[] =>
  targets(frame)
    .map(({ layer }) => layer)
    .filter(
      (layer) => isPinned(layer, frame) || isMainAction(layer, frame) || isBelowMainAction(layer, frame),
    );

export const homeIndicator = defineRule({
  id: "home-indicator",
  aspect: "ux",
  severity: "major",
  judges: "controls",
  basis: "https://developer.apple.com/design/human-interface-guidelines/layout",
  says: {
    en: {
      title: "Control under the home indicator",
      problem: "“{name}” lies in the bottom {stripPx} px of the screen, where the home indicator is.",
      why: "A tap there is taken for the gesture that leaves the app.",
      fix: "Move it up by {movePx} px, so that it ends above the bottom {stripPx} px.",
    },
    fr: {
      title: "Commande sous l’indicateur d’accueil",
      problem:
        "« {name} » se trouve dans les {stripPx} px du bas de l’écran, là où est l’indicateur d’accueil.",
      why: "Un appui à cet endroit est pris pour le geste qui quitte l’application.",
      fix: "Remontez-le de {movePx} px, pour qu’il se termine au-dessus des {stripPx} px du bas.",
    },
  },
  applies: (frame) => [...new Set([...underShownBar(frame), ...(isPhone(frame) ? keptAtBottom(frame) : [])])],
  check: (layer, { frame, pass, fail }) => {
    const strip = bottom(frame.root.node.box) - HOME_INDICATOR_PX;
    const isCut = bottom(layer.node.box) > bottom(frame.root.node.box);
    const isUnder = underShownBar(frame).includes(layer) || center(layer.node.box).y > strip;
    if (isCut || !isUnder) return pass();
    // A screen that shows no part of the system may be one of another platform, though it is as large as an iPhone.
    const isKnown = shownBar(frame) !== undefined || platformOf(frame) === "ios";
    const movePx = Math.ceil(bottom(layer.node.box) - strip);
    return fail(
      { name: layer, stripPx: HOME_INDICATOR_PX, movePx },
      { cause: "home-indicator", ...(!isKnown && { severity: "minor", isGuess: true }) },
    );
  },
});
