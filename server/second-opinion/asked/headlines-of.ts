import { rememberedObject } from "../../../shared/perception/frame/remembered-object.ts";
import { everyNode } from "../../../shared/scene/every-node.ts";
import type { SceneNode, Text } from "../../../shared/scene/scene.ts";

const sizeOf = ({ runs }: Text): number => runs.reduce((most, { sizePx }) => Math.max(most, sizePx), 0);

function read(screen: SceneNode): readonly string[] {
  const texts = everyNode(screen).flatMap(({ text }) => (text ? [{ text, size: sizeOf(text) }] : []));
  const largest = texts.reduce((size, one) => Math.max(size, one.size), 0);
  return texts.filter(({ size }) => size === largest).map(({ text }) => text.characters);
}

/** The largest words on a screen: it is the one that they name, whatever it is called. */
export const headlinesOf: (screen: SceneNode) => readonly string[] = rememberedObject(read);
