import type { Scene, SceneNode } from "../../../scene/scene.ts";
import { EMPTINESS_WORDS, REFUSAL_WORDS } from "../../../standards/words/states-of-screens.ts";
import { computed } from "../../frame/computed.ts";
import type { Frame } from "../../frame/frame.ts";
import { rememberedObject } from "../../frame/remembered-object.ts";
import { labelWords } from "../../text/language/label-words.ts";
import { nameWords } from "../../text/language/words.ts";

/** Fewer screens are a draft, or a selection. */
const FEWEST_SCREENS = 5;
const SHORTEST_PX = 480;

/** The screens of a design that are as wide as a frame, itself among them: one product on one device. */
const screensLike = ({ root, scene }: Frame): readonly SceneNode[] =>
  scene.frames.filter(
    ({ box }) => Math.round(box.width) === Math.round(root.node.box.width) && box.height >= SHORTEST_PX,
  );

/** How many screens a whole product has of a frame's width; undefined when too few are at hand to tell. */
export const countOfSet = computed((frame: Frame): number | undefined => {
  if (!frame.scene.page.isComplete) return undefined;
  const count = screensLike(frame).length;
  return count >= FEWEST_SCREENS ? count : undefined;
});

/** True when a word is written or named anywhere in a design. */
const says = (words: ReadonlySet<string>): ((scene: Scene) => boolean) =>
  rememberedObject(({ frames }: Scene): boolean => {
    const waiting: SceneNode[] = [...frames];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const said = [...labelWords(next.text?.characters ?? ""), ...nameWords(next.text ? "" : next.name)];
      if (said.some((word) => words.has(word))) return true;
      for (const child of next.children ?? []) waiting.push(child);
    }
    return false;
  });

/** True when any screen of a design says that an entry is refused, or is named after it. */
export const saysRefusal = says(REFUSAL_WORDS);

/** True when any screen of a design says that there is nothing yet, or is named after it. */
export const saysEmptiness = says(EMPTINESS_WORDS);
