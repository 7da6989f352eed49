import { applyChanges } from "../../shared/mend/apply-changes.ts";
import { sceneOf } from "../../shared/scene/testing.ts";
import type { SceneNode } from "../../shared/scene/scene.ts";
import { reviewFrame } from "../../shared/review/review.ts";
import type { Rule } from "../../shared/review/rule.ts";

interface Mended {
  /** The kinds of fixes of the first finding; absent where it has none. */
  readonly kinds: readonly string[] | undefined;
  readonly found: boolean;
  /** The boxes of the named layers after its first fix: x, y, width and height. */
  readonly at: readonly (readonly number[] | undefined)[];
}

/** Has a screen reviewed by one rule and makes the first fix of its first finding. */
export const mendedBy =
  (rule: Rule) =>
  (node: SceneNode, ...names: readonly string[]): Mended => {
    const [finding] = reviewFrame(sceneOf(node), node, { rules: [rule], fixesFor: "all" }).findings;
    const boxes = new Map<string, readonly number[]>();
    const read = ({ name, box, children = [] }: SceneNode): void => {
      boxes.set(name, [box.x, box.y, box.width, box.height].map(Math.round));
      children.forEach(read);
    };
    read(applyChanges(node, finding?.fixes?.[0]?.changes ?? []));
    return {
      found: finding !== undefined,
      kinds: finding?.fixes?.map(({ kind }) => kind),
      at: names.map((name) => boxes.get(name)),
    };
  };
