import type { Scene, SceneNode } from "../../scene/scene.ts";
import { controlKindOfName } from "./control-kind.ts";

/** A button of a screen that is an instance, and where it stands. */
export interface Action {
  readonly id: string;
  readonly words: string;
  /** Equal for buttons of one component, one size and the same words. */
  readonly kind: string;
  /** Distance of its corner from the corner of the screen. */
  readonly xPx: number;
  readonly yPx: number;
}

const wordsIn = ({ text, children = [] }: SceneNode): string =>
  [text?.characters.trim() ?? "", ...children.map(wordsIn)].filter((words) => words !== "").join(" ");

/** The name that all variants of an instance's component share. */
function componentName({ instance }: SceneNode, { components }: Scene): string {
  const component = components[instance?.componentId ?? ""];
  return component?.setName ?? component?.name ?? instance?.componentId ?? "";
}

function actionOf(node: SceneNode, screen: SceneNode, scene: Scene): Action | undefined {
  if (!node.instance) return undefined;
  const component = componentName(node, scene);
  const isButton = [node.name, component].some((name) => controlKindOfName(name) === "button");
  const words = isButton ? wordsIn(node) : "";
  if (words === "") return undefined;
  const { x, y, width, height } = node.box;
  const kind = [component, Math.round(width), Math.round(height), words].join("|");
  return { id: node.id, words, kind, xPx: x - screen.box.x, yPx: y - screen.box.y };
}

function collect(node: SceneNode, screen: SceneNode, scene: Scene, found: Action[]): readonly Action[] {
  for (const child of node.children ?? []) {
    const action = actionOf(child, screen, scene);
    if (action) found.push(action);
    else collect(child, screen, scene, found);
  }
  return found;
}

/** Those of which a screen has one alone: the others are rows of a list. */
function onlyOnes(actions: readonly Action[]): readonly Action[] {
  const counts = new Map<string, number>();
  for (const { kind } of actions) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return actions.filter(({ kind }) => counts.get(kind) === 1);
}

const known = new WeakMap<SceneNode, readonly Action[]>();

/** The buttons with words that a screen has one alone of. */
export function actionsOf(screen: SceneNode, scene: Scene): readonly Action[] {
  const actions = known.get(screen) ?? onlyOnes(collect(screen, screen, scene, []));
  known.set(screen, actions);
  return actions;
}
