import { BLACK, contrastOf, mix, WHITE } from "../../../shared/scene/color.ts";
import type { Rgb, SceneNode } from "../../../shared/scene/scene.ts";
import { intersection } from "../../../shared/scene/geometry.ts";
import { editNode, mainRun, type TextNode } from "../edit.ts";
import type { Site } from "../defect.ts";
import type { Place, Screen } from "../screens.ts";

/** A site at which one layer of the screen itself is changed. */
export const changing = (
  { root }: Screen,
  { node }: Place,
  change: (node: SceneNode, size: number) => SceneNode | null,
): Site => ({
  before: root,
  touched: [node.id],
  damage: (size) => editNode(root, node.id, (one) => change(one, size)),
});

/** The same for every text that a test accepts. */
export const changingTexts = (
  screen: Screen,
  accepts: (place: Place<TextNode>) => boolean,
  change: (node: TextNode, size: number) => SceneNode,
): readonly Site[] =>
  screen.texts.filter(accepts).map((place) => changing(screen, place, (_, size) => change(place.node, size)));

/** Number of lines of a text, by its box. */
export const linesOf = (node: TextNode): number =>
  Math.max(1, Math.round(node.box.height / mainRun(node).lineHeightPx));

const FEWEST_LETTERS = 100;

/** A text that people read line by line. */
export const isParagraph = ({ node }: Place<TextNode>): boolean =>
  node.text.resize !== "none" &&
  node.text.alignHorizontal === "left" &&
  (node.text.characters.match(/\p{L}/gu)?.length ?? 0) >= FEWEST_LETTERS &&
  !node.text.characters.includes("\n") &&
  mainRun(node).sizePx <= 20 &&
  !/mono|code/i.test(mainRun(node).fontFamily);

/** A paragraph set in so many lines, in a box that is as much narrower. */
export function inLines(node: TextNode, lines: number, lineHeightPx = mainRun(node).lineHeightPx): SceneNode {
  const { renderBox: _, ...rest } = node;
  return {
    ...rest,
    box: { ...node.box, height: lines * lineHeightPx },
    text: {
      ...node.text,
      resize: "height",
      runs: node.text.runs.map((run) => ({ ...run, lineHeightPx })),
    },
  };
}

/** The one opaque colour of a node's fill. */
export function solidFill({ fills }: SceneNode): Rgb | undefined {
  const [paint] = fills ?? [];
  return fills?.length === 1 && paint?.type === "solid" && paint.opacity === undefined && !paint.blendMode
    ? paint.color
    : undefined;
}

const isFaded = ({ opacity, blendMode }: SceneNode): boolean =>
  opacity !== undefined || blendMode !== undefined;

/** The colour behind a layer when it is plain to see: one opaque fill around it, and nothing else painted near. */
function colorBehind({ node, around }: Place, screen: Screen): Rgb | undefined {
  const ground = around.findIndex(({ fills }) => (fills?.length ?? 0) > 0);
  const painted = around[ground];
  if (!painted || [node, ...around].some(isFaded) || node.isMask) return undefined;
  const others = screen.places.some(
    (place) =>
      place.node !== node &&
      !around.includes(place.node) &&
      (place.node.fills ?? place.node.strokes) !== undefined &&
      intersection(place.node.box, node.box) !== null,
  );
  return others ? undefined : solidFill(painted);
}

const BUTTON_NAMES = /button|btn|bouton/i;

/** Texts outside buttons with one colour behind them, large ones or the others. */
export const textsToRead = (
  screen: Screen,
  isLarge: boolean,
): readonly { readonly place: Place<TextNode>; readonly behind: Rgb }[] =>
  screen.texts.flatMap((place) => {
    const behind = colorBehind(place, screen);
    const { sizePx, weight } = mainRun(place.node);
    const isLargeText = sizePx >= 24 || (sizePx >= 18.67 && weight >= 700);
    const isButton = place.around.some(({ name }) => BUTTON_NAMES.test(name));
    const hasWords = /[\p{L}\p{N}]/u.test(place.node.text.characters);
    return behind && isLargeText === isLarge && !isButton && hasWords ? { place, behind } : [];
  });

/** A colour of this contrast to the ground, on the way from it to black or white. */
export function faintOn(ground: Rgb, ratio: number): Rgb {
  const far = contrastOf(ground, BLACK) > contrastOf(ground, WHITE) ? BLACK : WHITE;
  const steps = Array.from({ length: 4000 }, (_, step) => mix(ground, far, step / 4000));
  return steps.findLast((color) => contrastOf(color, ground) <= ratio) ?? ground;
}

export const isSingleLine = ({ node }: Place<TextNode>): boolean => linesOf(node) === 1;
