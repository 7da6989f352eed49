import type { SceneNode } from "../../scene/scene.ts";
import { sceneOf, screen } from "../../scene/testing.ts";
import { openFrame, type Frame } from "../frame/frame.ts";
import type { Element, Role } from "./element.ts";
import { sight, type Sight } from "./evidence/sight.ts";

/** The sight of a phone’s screen with these layers. */
export function sightOf(children: readonly SceneNode[], options: object = {}): Sight {
  const node = screen(children, options);
  return sight(openFrame(sceneOf(node), node));
}

/** An element of a test, made of the layers of a frame with these ids. */
export function elementOf(
  { layers }: Frame,
  role: Role,
  ids: readonly [string, ...string[]],
  more: Partial<Element> = {},
): Element {
  const [first, ...others] = layers.filter(({ node }) => ids.includes(node.id));
  if (!first || others.length + 1 !== ids.length) throw new Error(`Some of ${ids.join()} are not there.`);
  return {
    role,
    layers: [first, ...others],
    box: first.node.box,
    label: "",
    parts: {},
    certainty: 1,
    ...more,
  };
}
