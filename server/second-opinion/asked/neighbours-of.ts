import { headlinesOf } from "../../../shared/perception/copy/headlines.ts";
import { reactionsOf, showsScreen } from "../../../shared/perception/structure/prototype.ts";
import type { Scene, SceneNode } from "../../../shared/scene/scene.ts";
import { inQuotes } from "./as-data.ts";

const MOST_NEIGHBOURS = 6;

/** True when a prototype leads from one screen to another. */
export const leadsTo = (from: SceneNode, to: SceneNode): boolean =>
  reactionsOf(from).some((reaction) => showsScreen(reaction) && reaction.destinationId === to.id);

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
