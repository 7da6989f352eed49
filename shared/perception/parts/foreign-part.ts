import { type Layer, frameOf, type Frame } from "../frame/frame.ts";
import { rememberedObject } from "../frame/remembered-object.ts";
import { GROUND_SHARE } from "../frame/limits.ts";
import { selfOrAncestor } from "../frame/self-or-ancestor.ts";
import { rememberedText } from "../frame/remembered-text.ts";
import { nameWords } from "../text/language/words.ts";
import { contains } from "../../scene/geometry.ts";
import { DEVICE_NAME } from "../../standards/devices.ts";
import { computed } from "../frame/computed.ts";
import { isSure, type Element, type Role } from "../elements/element.ts";
import { elements } from "../elements/elements.ts";

const SYSTEM_ROLES: ReadonlySet<Role> = new Set<Role>(["status-bar", "home-indicator", "keyboard"]);

interface SystemParts {
  readonly layers: ReadonlySet<Layer>;
  /** The parts of which one layer is the ground: layers that are painted on it may lie beside it in the file. */
  readonly grounds: readonly Element[];
}

const systemParts = computed((frame: Frame): SystemParts => {
  const found = elements(frame).filter((one) => SYSTEM_ROLES.has(one.role) && isSure(one, "taken"));
  return {
    layers: new Set(found.flatMap(({ layers }) => layers)),
    grounds: found.filter(({ layers }) => layers.length === 1),
  };
});

const liesOn = (layer: Layer, { layers: [ground], box }: Element): boolean =>
  layer.order > ground.order && contains(box, layer.node.box, 1);

/** True when the system paints a layer over every app: its bar with the clock, its home indicator, its keyboard. */
function isSystemPart(layer: Layer): boolean {
  const { layers, grounds } = systemParts(frameOf(layer));
  return layers.has(layer) || grounds.some((ground) => liesOn(layer, ground));
}

/** Notes to developers, and what the system paints. */
const NOTE = /(^| )(redlines?|annotations?|measuring line|status ?bar|home indicator|barre d etat)( |$)/;

/** A picture of a screen. Nothing else tells it from the screen itself. */
const PICTURE = /(^| )(illustration|mockup|screenshot|watermark)$/;

const isNamed = (pattern: RegExp): ((layer: Layer) => boolean) => {
  const matches = rememberedText((name) => pattern.test(nameWords(name).join(" ")));
  return ({ node }) => !node.text && matches(node.name);
};

const isNote = isNamed(NOTE);

/** True when a layer is a note to developers or painted by the system: no part of the screen at all. */
export const isNoPart = selfOrAncestor((layer) => isNote(layer) || isSystemPart(layer));

/** A screen that was scaled down has sizes that nobody types, 7.22 px, and most of them too small to read. */
const MINIATURE = { fewestTexts: 8, share: 1 / 2, belowPx: 10 };

const isScaled = (sizePx: number): boolean => sizePx < MINIATURE.belowPx && !Number.isInteger(4 * sizePx);

interface TextCount {
  readonly all: number;
  readonly scaled: number;
}

const countTexts: (layer: Layer) => TextCount = rememberedObject((layer: Layer): TextCount => {
  const { text } = layer.node;
  const own = { all: text ? 1 : 0, scaled: text?.runs.every(({ sizePx }) => isScaled(sizePx)) ? 1 : 0 };
  return layer.children
    .map(countTexts)
    .reduce((sum, { all, scaled }) => ({ all: sum.all + all, scaled: sum.scaled + scaled }), own);
});

/** True of a part that shows a whole screen in small, as covers do. */
function isMiniature(layer: Layer): boolean {
  const { all, scaled } = countTexts(layer);
  return all >= MINIATURE.fewestTexts && scaled >= MINIATURE.share * all;
}

const isCalledPicture = isNamed(PICTURE);
const isCalledDevice = isNamed(DEVICE_NAME);

/** True of a device that is shown on a screen: a frame as wide as the screen is the screen, as the editor calls frames after devices. */
const isDevice = (layer: Layer): boolean =>
  isCalledDevice(layer) && layer.node.box.width < GROUND_SHARE.ofWidth * frameOf(layer).root.node.box.width;

/** True when a layer is part of a picture whose texts are not there to be read: a device, a screen in small, a watermark. */
export const isInPicture = selfOrAncestor(
  (layer) => isCalledPicture(layer) || isDevice(layer) || isMiniature(layer),
);

/** Words askew, wider than the screen, which cuts them off: a pattern to look at. */
const isPattern = (layer: Layer): boolean =>
  layer.node.text !== undefined &&
  (layer.node.rotationDeg ?? 0) % 90 !== 0 &&
  layer.node.box.width > frameOf(layer).root.node.box.width;

/** True when a layer belongs to something that the screen only shows. */
export const isForeignPart = (layer: Layer): boolean =>
  isNoPart(layer) || isInPicture(layer) || isPattern(layer);
