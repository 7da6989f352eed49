import { countsOf } from "../../../group-by.ts";
import type { Scene, SceneNode } from "../../../scene/scene.ts";
import { REFUSAL_WORDS } from "../../../standards/words/states-of-screens.ts";
import type { Frame } from "../../frame/frame.ts";
import { rememberedObject } from "../../frame/remembered-object.ts";
import { labelWords } from "../../text/language/label-words.ts";
import { nameWords } from "../../text/language/words.ts";

/** Fewer screens are a draft, or a selection. */
const FEWEST_SCREENS = 5;
const SHORTEST_PX = 480;

const isScreenHigh = ({ box }: SceneNode): boolean => box.height >= SHORTEST_PX;

/** One product on one device is drawn in one width. */
const countsByWidth = rememberedObject(({ frames }: Scene) =>
  countsOf(frames.filter(isScreenHigh).map(({ box }) => Math.round(box.width))),
);

/** How many screens a whole product has of a frame's width; undefined when too few are at hand to tell. */
export function countOfSet({ root, scene }: Frame): number | undefined {
  if (!scene.page.isComplete) return undefined;
  const count = countsByWidth(scene).get(Math.round(root.node.box.width)) ?? 0;
  return count >= FEWEST_SCREENS ? count : undefined;
}

/** True when any screen of a design says that an entry is refused, or is named after it. */
export const saysRefusal = rememberedObject(({ frames }: Scene): boolean => {
  const waiting: SceneNode[] = [...frames];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const said = [...labelWords(next.text?.characters ?? ""), ...nameWords(next.text ? "" : next.name)];
    if (said.some((word) => REFUSAL_WORDS.has(word))) return true;
    for (const child of next.children ?? []) waiting.push(child);
  }
  return false;
});
