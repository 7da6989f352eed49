import {
  isPresented,
  isScreenShaped,
  isScreenSized,
  isShownOn,
} from "../../shared/perception/structure/screens/presented-screens.ts";
import type { ScopeKind } from "../protocol/messages.ts";
import {
  canBeScreen,
  ancestorsOf,
  type Screen,
  screensAmong,
  screensAt,
  screensIn,
  screensOn as lookForScreensOn,
  within,
} from "./screens.ts";

/** Some screens, and the kind of layer that they are taken as. */
interface Part {
  readonly kind: ScopeKind;
  readonly screens: readonly Screen[];
}

/**
 * The two ways to take a selected layer, as its own screens or with the layer around them, and which is the
 * better guess.
 */
export interface Taken {
  readonly inner?: Part;
  readonly outer: Part;
  readonly isInnerMeant: boolean;
}

const found = new WeakMap<Screen, readonly Screen[]>();

/** The screens on a board that is seen as it was at one moment: looked for once, however many of its layers are taken. */
function screensOn(board: Screen): readonly Screen[] {
  const screens = found.get(board) ?? lookForScreensOn(board);
  found.set(board, screens);
  return screens;
}

const alone = (kind: ScopeKind, screens: readonly Screen[]): Taken => ({
  outer: { kind, screens },
  isInnerMeant: false,
});

const inOne = (
  kind: ScopeKind,
  inner: readonly Screen[],
  outerKind: ScopeKind,
  outer: Screen,
  isInnerMeant: boolean,
): Taken => ({
  inner: { kind, screens: inner },
  outer: { kind: outerKind, screens: [outer] },
  isInnerMeant,
});

const outerKindOf = ({ type }: Screen): ScopeKind => (type === "GROUP" ? "group" : "board");

/** A variant with its set. */
function takeVariant(path: readonly SceneNode[]): Taken | undefined {
  const variant = path.find(({ type, parent }) => type === "COMPONENT" && parent?.type === "COMPONENT_SET");
  const set = variant?.parent;
  if (!variant || !canBeScreen(variant) || !set || !canBeScreen(set)) return undefined;
  return inOne("variant", [variant], "set", set, true);
}

/** Takes a layer on a board, a screen or one that is presented like a screen, together with the board. */
function takeNested(node: SceneNode, path: readonly SceneNode[], top: Screen): Taken | undefined {
  const inside = path.slice(0, path.indexOf(top));
  const presented = inside.filter((layer) => isPresented<SceneNode>(layer, top, within));
  const shown = presented[presented.length - 1];
  if (shown && canBeScreen(shown)) {
    const isPart = shown !== node && isScreenShaped<SceneNode>(top, within) && screensOn(top).length < 2;
    return inOne("frame", [shown], outerKindOf(top), top, !isPart);
  }
  const kept = inside.find(({ type }) => type === "COMPONENT" || type === "COMPONENT_SET");
  if (kept && canBeScreen(kept) && isShownOn(kept, top)) {
    const kind = kept.type === "COMPONENT" ? "component" : "set";
    return inOne(
      kind,
      [kept],
      outerKindOf(top),
      top,
      kept === node || !isScreenShaped<SceneNode>(top, within),
    );
  }
  const isChosen = canBeScreen(node) && node !== top && isScreenSized(node) && isShownOn(node, top);
  return isChosen ? inOne("frame", [node], outerKindOf(top), top, screensOn(top).length > 1) : undefined;
}

/** A board with the screens on it, or one screen that lies on another. */
function takeBoard(top: Screen): Taken {
  const screens = screensOn(top);
  if (screens.length === 0) return alone(top.type === "GROUP" ? "group" : "frame", [top]);
  return inOne("screens", screens, outerKindOf(top), top, screens.length > 1);
}

function takeLayer(node: SceneNode): Taken {
  const path = ancestorsOf(node);
  const variant = takeVariant(path);
  if (variant) return variant;
  const tops = screensAt(path[path.length - 1] as SceneNode);
  const top = tops.find((screen) => path.includes(screen));
  if (!top) return takeAll(tops);
  return takeNested(node, path, top) ?? takeBoard(top);
}

/** The most screens that are looked into for boards: on a page of hundreds that would hold the editor up. */
const MOST_BOARDS = 40;

/** Several screens, each with what lies on it. */
function takeAll(tops: readonly Screen[]): Taken {
  const inner = tops.flatMap((top, index) => {
    const screens = index < MOST_BOARDS ? screensOn(top) : [];
    return screens.length > 1 ? screens : [top];
  });
  const isSame = inner.length === tops.length && inner.every((screen, index) => screen === tops[index]);
  if (isSame) return alone("screens", tops);
  return {
    inner: { kind: "screens", screens: inner },
    outer: { kind: "board", screens: tops },
    isInnerMeant: true,
  };
}

/** The ways to take a selected layer, seen as it is at one moment. */
export const take = (node: SceneNode): Taken =>
  node.type === "SECTION" ? takeAll(screensAmong(screensIn(node))) : takeLayer(node);

/** All screens of a page, seen as it is at one moment: those on a board stand for it. */
export const takePage = (page: PageNode): readonly Screen[] => {
  const { inner, outer } = takeAll(screensAmong(screensIn(page)));
  return (inner ?? outer).screens;
};
