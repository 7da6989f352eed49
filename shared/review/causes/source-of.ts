import { isPlain } from "../../perception/contrast/colors/is-plain.ts";
import { parseHex } from "culori/fn";
import type { SceneNode } from "../../scene/scene.ts";
import { closest, originOf, type Frame, type Layer } from "../../perception/frame/frame.ts";
import type { Problem } from "../merge.ts";

/** Where something can be mended once for all the layers of a finding. */
export interface FindingSource {
  readonly kind: "component" | "style" | "variable";
  /** Its name in the design tool. */
  readonly name: string;
  /** How many layers of the screen take the fault from it; two or more. */
  readonly places: number;
}

/** The key that all have in common; undefined when they differ or one has none. */
function common<T>(all: readonly T[], keyOf: (one: T) => string | undefined): string | undefined {
  const [first] = all;
  const key = first === undefined ? undefined : keyOf(first);
  return all.every((one) => keyOf(one) === key) ? key : undefined;
}

const componentOf = (layer: Layer): string | undefined =>
  closest(layer, ({ node }) => node.instance !== undefined)?.node.instance?.componentId;

function component({ rule, layers }: Problem, { scene }: Frame): string | undefined {
  if (rule.mendedIn === undefined || !common(layers, originOf)?.startsWith("component")) return undefined;
  const id = common(layers, componentOf);
  const found = id === undefined ? undefined : scene.components[id];
  return found?.setName ?? found?.name;
}

const onlyVariable = ({ variables }: SceneNode, key: string): string | undefined => {
  const ids = variables?.[key];
  return ids?.length === 1 ? ids[0] : undefined;
};

/** True when what lies behind is at fault. */
function isPlainInk({ evidence }: Problem): boolean {
  const color = parseHex(String(evidence["textColor"]));
  return color !== undefined && isPlain(color);
}

function sharedLook(problem: Problem, { scene }: Frame): Omit<FindingSource, "places"> | undefined {
  const { mendedIn: judged } = problem.rule;
  if (typeof judged !== "object" || (judged.style === "fill" && isPlainInk(problem))) return undefined;
  const style = common(problem.layers, ({ node }) => node.styles?.[judged.style]);
  const styleName = style === undefined ? undefined : scene.styles[style]?.name;
  if (styleName !== undefined) return { kind: "style", name: styleName };
  const variable = common(problem.layers, ({ node }) => onlyVariable(node, judged.variable));
  const variableName = variable === undefined ? undefined : scene.variables?.[variable]?.name;
  return variableName === undefined ? undefined : { kind: "variable", name: variableName };
}

/**
 * The source that stands behind all the layers of a problem, when there are several; undefined when each is on its
 * own.
 */
export function sourceOf(problem: Problem, frame: Frame): FindingSource | undefined {
  const places = problem.layers.length;
  if (places < 2) return undefined;
  const name = component(problem, frame);
  if (name !== undefined) return { kind: "component", name, places };
  const look = sharedLook(problem, frame);
  return look && { ...look, places };
}
