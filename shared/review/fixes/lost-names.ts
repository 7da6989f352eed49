import { type Change, isColorChange, isPropertyChange } from "../../mend/change.ts";
import { BOUND_AS, isBindable } from "../../mend/layer-lengths.ts";
import { colorOriginOf } from "../../mend/spread.ts";
import type { Frame } from "../../perception/frame/frame.ts";
import { layersById } from "../../perception/frame/layers-by-id.ts";
import type { SceneNode } from "../../scene/scene.ts";
import type { Proposal } from "./fix.ts";

/** Lengths of letters are those of the style of a text: set by hand, the text leaves it. */
const OF_LETTERS: ReadonlySet<string> = new Set(["font-size", "font-weight"]);

/** The name under which the editor binds a variable to a property. */
const boundAs = (property: string): string => (isBindable(property) ? BOUND_AS[property] : property);

function lostIn(
  node: SceneNode,
  change: Change,
  { styles, variables = {} }: Frame["scene"],
): string | undefined {
  if (!isPropertyChange(change)) return undefined;
  if (isColorChange(change)) {
    const { property, from, variable, style } = change;
    const origin = (variable ?? style) === undefined ? colorOriginOf(node, property, from) : undefined;
    return origin && (origin.kind === "variable" ? variables : styles)[origin.id]?.name;
  }
  if (OF_LETTERS.has(change.property)) return styles[node.styles?.["text"] ?? ""]?.name;
  const [bound] = node.variables?.[boundAs(change.property)] ?? [];
  return "variable" in change && change.variable !== undefined ? undefined : variables[bound ?? ""]?.name;
}

/** The names of the styles and variables that the layers of a proposal no longer take their values from afterwards. */
export function lostNames({ changes }: Proposal, frame: Frame): readonly string[] {
  const lost = changes.flatMap((change) => {
    const layer = layersById(frame).get(change.layer);
    return (layer && lostIn(layer.node, change, frame.scene)) ?? [];
  });
  return [...new Set(lost)];
}
