import {
  isGroupedScreen,
  isScreenShaped,
  isScreenSized,
  isUpright,
  presentedScreens,
} from "../../shared/perception/structure/screens/presented-screens.ts";
import { isPins } from "./canvas/pins-group.ts";

/** A layer that can be reviewed as a screen. */
export type Screen = FrameNode | ComponentNode | ComponentSetNode | InstanceNode | GroupNode;

const FRAME_TYPES: ReadonlySet<string> = new Set(["FRAME", "COMPONENT", "COMPONENT_SET", "INSTANCE"]);

/** In a group, a smaller frame is a part of a drawing: a button, an icon, a picture. */
const SMALLEST_GROUPED_PX = 240;

const isFrame = (node: BaseNode): node is Exclude<Screen, GroupNode> => FRAME_TYPES.has(node.type);

/** Our own pins lie on the page, but are no screen. */
const isGroup = (node: BaseNode): node is GroupNode => node.type === "GROUP" && !isPins(node);

export const canBeScreen = (node: BaseNode): node is Screen => isFrame(node) || isGroup(node);

/** True when what lies on a node is a screen of its own. */
export const isGround = (node: BaseNode | null): boolean =>
  !node || node.type === "PAGE" || node.type === "SECTION" || node.type === "DOCUMENT";

/** The children of a node; empty for one that cannot have any. */
export const within = (node: SceneNode): readonly SceneNode[] => ("children" in node ? node.children : []);

const isLarge = ({ width, height }: SceneNode): boolean =>
  width >= SMALLEST_GROUPED_PX && height >= SMALLEST_GROUPED_PX;

const framesInGroup = (group: GroupNode): readonly Screen[] =>
  group.children.flatMap((child) => {
    if (child.type === "GROUP") return framesInGroup(child);
    return isFrame(child) && isLarge(child) ? [child] : [];
  });

/** A group stands for the screens in it; one that looks like a screen and holds none, for itself. */
function screensOfGroup(group: GroupNode): readonly Screen[] {
  const frames = framesInGroup(group);
  if (frames.some((frame) => isScreenShaped<SceneNode>(frame, within))) return frames;
  return isGroupedScreen<SceneNode>(group, within) ? [group] : frames;
}

/** The layers that a layer lies in, itself first, up to the one that lies on a page or in a section. */
export function ancestorsOf(node: SceneNode): readonly SceneNode[] {
  const path = [node];
  for (let up = node.parent; up && !isGround(up); up = up.parent) path.push(up as SceneNode);
  return path;
}

/** The screens that a layer on a page or in a section is or holds. */
export function screensAt(node: SceneNode): readonly Screen[] {
  if (node.type === "SECTION") return screensIn(node);
  if (isGroup(node)) return screensOfGroup(node);
  return isFrame(node) ? [node] : [];
}

/** A shape with a word on it, such as a bubble or an arrow, holds fewer layers, however large it is. */
const FEWEST_INSIDE = 4;

const countInside = (node: SceneNode): number =>
  within(node).reduce((sum, child) => (sum < FEWEST_INSIDE ? sum + 1 + countInside(child) : sum), 0);

const isFull = (one: Screen): boolean => isUpright(one) && countInside(one) >= FEWEST_INSIDE;

const isWholeScreen = (one: Screen): boolean =>
  one.type !== "COMPONENT_SET" &&
  ((isScreenSized(one) && isFull(one)) || (isUpright(one) && isScreenShaped<SceneNode>(one, within)));

/** The screens among what lies on a page or in a section: where none is whole, the parts; icons and arrows are none. */
export function screensAmong(all: readonly Screen[]): readonly Screen[] {
  const whole = all.filter(isWholeScreen);
  return whole.length > 0 ? whole : all.filter((one) => isLarge(one) && isUpright(one));
}

const hidesContents = (node: BaseNode): boolean => node.type === "SECTION" && node.sectionContentsHidden;

/** All that could be a screen in a page or a section, in painting order; none in a section that hides what lies in it. */
export const screensIn = (ground: PageNode | SectionNode): readonly Screen[] =>
  hidesContents(ground) ? [] : ground.children.flatMap(screensAt);

/** The screens that lie on a screen that is a board; none on others. */
export const screensOn = (board: Screen): readonly Screen[] =>
  board.type === "COMPONENT_SET" ? [] : presentedScreens<SceneNode>(board, within).filter(canBeScreen);

/** The screen that a layer is or lies in; undefined for a loose layer. */
export function screenOf(node: BaseNode): Screen | undefined {
  if (canBeScreen(node)) return node;
  if (isGround(node)) return undefined;
  const path = ancestorsOf(node as SceneNode);
  const [screen] = screensAt(path[path.length - 1] as SceneNode);
  return screen;
}

/** The page that a node lies on. */
export function pageOf(node: BaseNode): PageNode | undefined {
  let top: BaseNode | null = node;
  while (top && top.type !== "PAGE") top = top.parent;
  return top ?? undefined;
}

/** True when what lies in a layer can be seen: it is shown and shows its contents, and so does all that it lies in. */
export const isOpen = (node: BaseNode): boolean =>
  !("visible" in node) ||
  (node.visible && !hidesContents(node) && (node.parent === null || isOpen(node.parent)));

/** True when something of a layer can be seen: it is shown, and all that it lies in is open. */
export const isShown = (node: SceneNode): boolean =>
  node.visible && (node.parent === null || isOpen(node.parent));
