import { findNode } from "./find-node.ts";
import type { ToMain } from "../protocol/messages.ts";
import { writing } from "./kept/writing.ts";
import { screenOf, type Screen } from "./screens.ts";

const KEY = "purpose";

/** The purpose that the designer gave the screen; empty when unsaid. */
export const purposeOf = (screen: Screen): string => screen.getPluginData(KEY);

/** Keeps the purpose on the frame itself, so that it travels with the design file. */
export const savePurpose = ({ frameId, purpose }: Parameters<ToMain["save-purpose"]>[0]): Promise<void> =>
  writing("purpose", async (requireTime) => {
    const node = await findNode(frameId);
    requireTime();
    if (node) screenOf(node)?.setPluginData(KEY, purpose.trim());
  });
