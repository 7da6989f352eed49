import { fromHex } from "../scene/color.ts";
import { union } from "../scene/geometry.ts";
import { compact } from "../scene/json.ts";
import type { SceneNode, TextRun } from "../scene/scene.ts";
import { besideOf } from "./beside.ts";
import type { LabelChange } from "./change.ts";
import { longestRun } from "./set-text.ts";

/** The layers by their ids, some of which lend their font to a label. */
export type Models = ReadonlyMap<string, SceneNode>;

function runLike(model: TextRun, { to, sizePx, box }: LabelChange): TextRun {
  const { fills: _, isLink: __, decoration: ___, letterSpacingPx = 0, ...run } = model;
  return compact<TextRun>({
    ...run,
    start: 0,
    end: to.length,
    sizePx,
    lineHeightPx: box.height,
    letterSpacingPx: letterSpacingPx === 0 ? undefined : (letterSpacingPx * sizePx) / model.sizePx,
  });
}

/** The id that a new text has in a copy. */
export const idOfLabel = ({ layer }: LabelChange): string => `label of ${layer}`;

function labelOf(change: LabelChange, { text }: SceneNode): SceneNode | undefined {
  const { to, box, color, style, variable } = change;
  const [first, ...others] = text?.runs ?? [];
  if (!first) return undefined;
  return compact<SceneNode>({
    id: idOfLabel(change),
    name: to,
    type: "TEXT",
    box,
    fills: [compact({ type: "solid" as const, color: fromHex(color), variable })],
    styles: style === undefined ? undefined : { fill: style },
    variables: variable === undefined ? undefined : { fills: [variable] },
    text: {
      characters: to,
      runs: [runLike(longestRun([first, ...others]), change)],
      alignHorizontal: "left",
      alignVertical: "top",
      resize: "width-and-height",
    },
  });
}

/** A layer and its label in a stack of their own, which takes the place of the layer in an auto layout. */
function stackOf(node: SceneNode, label: SceneNode, change: LabelChange): SceneNode {
  const { direction, isFirst, gapPx } = besideOf(change);
  const isRow = direction === "horizontal";
  const isFilling = node.sizing?.horizontal === "fill";
  return {
    id: `stack of ${node.id}`,
    name: label.name,
    type: "FRAME",
    box: union([node.box, change.box]) ?? node.box,
    layout: {
      direction,
      gapPx,
      paddingPx: [0, 0, 0, 0],
      align: "start",
      crossAlign: isRow ? "center" : "start",
    },
    sizing: { horizontal: isFilling ? "fill" : "hug", vertical: "hug" },
    children: isFirst ? [label, node] : [node, label],
  };
}

const isLaidOut = (parent: SceneNode, node: SceneNode): boolean =>
  parent.layout !== undefined && !node.isAbsolute;

/** Puts labels beside those of the children that get one; in an auto layout into a stack with them. */
export function withLabels(
  parent: SceneNode,
  children: readonly SceneNode[],
  labels: ReadonlyMap<string, LabelChange>,
  models: Models,
): readonly SceneNode[] {
  return children.flatMap((node) => {
    const change = labels.get(node.id);
    const model = change && models.get(change.like);
    const label = model && labelOf(change, model);
    if (!label) return [node];
    return isLaidOut(parent, node) ? [stackOf(node, label, change)] : [node, label];
  });
}
