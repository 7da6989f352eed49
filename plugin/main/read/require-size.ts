import { SCREENS_A_PART } from "../../protocol/max-screens.ts";
import { isVisible } from "./is-painted.ts";
import { type Reading, ReadingEnd } from "./reading.ts";

/** More layers than designers put on their screens; with more, the panel would judge for too long. */
const MAX_LAYERS = 10_000;

/**
 * Counts the layers before any is read: that is quick, and whoever selected too much hears of it at once. Many screens are
 * reviewed in parts, and each part may hold as many.
 */
export async function requireSize(nodes: readonly SceneNode[], reading: Reading): Promise<void> {
  let layers = 0;
  for (const [index, root] of nodes.entries()) {
    if (index % SCREENS_A_PART === 0) layers = 0;
    const waiting: SceneNode[] = [root];
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      const pause = reading.step();
      if (pause) await pause;
      if (node.removed || !isVisible(node)) continue;
      layers += 1;
      if (layers > MAX_LAYERS)
        throw new ReadingEnd({ reason: "too-large", name: root.name, maxLayers: MAX_LAYERS });
      if ("children" in node) for (const child of node.children) waiting.push(child);
    }
  }
}
