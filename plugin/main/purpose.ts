import { findNode } from "./find-node.ts";
import { writing } from "./kept/writing.ts";
import { screenOf, type Screen } from "./screens.ts";

const KEY = "purpose";

/** The purpose that the designer gave the screen; empty when unsaid. */
export const purposeOf = (screen: Screen): string => screen.getPluginData(KEY);

/** Keeps the purpose on the frame itself, so that it travels with the design file. */
export async function savePurpose(request: {
  readonly frameId: string;
  readonly purpose: string;
}): Promise<void> {
  const node = await findNode(request.frameId);
  const screen = node && screenOf(node);
  if (screen) await writing("purpose", () => screen.setPluginData(KEY, request.purpose.trim()));
}
