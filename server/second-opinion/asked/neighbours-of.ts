import { rememberedObject } from "../../../shared/perception/frame/remembered-object.ts";
import { showsScreen } from "../../../shared/perception/structure/prototype.ts";
import { everyNode } from "../../../shared/scene/every-node.ts";
import type { Scene, SceneNode } from "../../../shared/scene/scene.ts";
import { inQuotes } from "./as-data.ts";
import { headlinesOf } from "./headlines-of.ts";

const MOST_NEIGHBOURS = 6;

/** The reactions of a screen and of all that lies in it. */
const reactionsOf = rememberedObject((screen: SceneNode) =>
  everyNode(screen).flatMap(({ reactions = [] }) => reactions),
);

/** True when a prototype leads from one screen to another. */
export const leadsTo = (from: SceneNode, to: SceneNode): boolean =>
  reactionsOf(from).some((reaction) => showsScreen(reaction) && reaction.destinationId === to.id);

/** A screen that people see just before or after another one. */
export interface StepBeside {
  readonly screen: SceneNode;
  readonly is: "before" | "after";
}

/** The screen that leads to one, and the one that is opened from it: the first of each, where a prototype says so. */
export function stepsBeside(scene: Scene, node: SceneNode): readonly StepBeside[] {
  const others = scene.frames.filter(({ id }) => id !== node.id);
  const before = others.find((other) => leadsTo(other, node));
  const after = others.find((other) => other !== before && leadsTo(node, other));
  return [
    ...(before ? [{ screen: before, is: "before" as const }] : []),
    ...(after ? [{ screen: after, is: "after" as const }] : []),
  ];
}

function lineOf(other: SceneNode, node: SceneNode): string {
  const links = [
    leadsTo(other, node) ? "leads here" : "",
    leadsTo(node, other) ? "opened from here" : "",
  ].filter(Boolean);
  const [headline = ""] = headlinesOf(other);
  const says = headline ? `, its largest words ${inQuotes(headline, 60)}` : "";
  return `- ${inQuotes(other.name, 60)}${says}${links.length > 0 ? ` (${links.join(", ")})` : ""}`;
}

/** The other screens of a design in a line each: those that are linked with this one first. */
export function neighboursOf(scene: Scene, node: SceneNode): readonly string[] {
  const others = scene.frames.filter(({ id }) => id !== node.id);
  const isLinked = (other: SceneNode): boolean => leadsTo(other, node) || leadsTo(node, other);
  return [...others.filter(isLinked), ...others.filter((other) => !isLinked(other))]
    .slice(0, MOST_NEIGHBOURS)
    .map((other) => lineOf(other, node));
}
