import { findNode } from "../find-node.ts";

/** The name of the frame that holds the pins: people find it by it. */
export const PINS_NAME = "Regard pins";

const KEY = "pins";

/** True when a layer is a frame that holds pins. It is no screen, and never reviewed. */
export const isPins = (node: BaseNode): node is FrameNode =>
  node.type === "FRAME" && (node.locked || node.name === PINS_NAME) && node.getPluginData(KEY) !== "";

/** The frames that hold pins on a page: one, unless somebody copied it. Takes a look at each layer that lies on the page. */
export const pinsOn = (page: PageNode): readonly FrameNode[] => page.children.filter(isPins);

/** The frame that was put onto a page last; null when it is gone. The page knows its id: nothing else is looked at. */
export async function lastPinsOn(page: PageNode): Promise<FrameNode | null> {
  const id = page.getPluginData(KEY);
  const node = id === "" ? null : await findNode(id);
  return node && !node.removed && isPins(node) ? node : null;
}

/** The numbers of the findings that a frame has pins for, by their ids; none where that was damaged. */
export function numbersOf(frame: FrameNode): Readonly<Record<string, number>> {
  try {
    const kept: unknown = JSON.parse(frame.getPluginData(KEY));
    const entries = Object.entries(typeof kept === "object" && kept !== null ? kept : {});
    return Object.fromEntries(entries.filter(([, number]) => typeof number === "number"));
  } catch {
    return {};
  }
}

const removed = new Set<string>();

/** Removes the pins of a page, and remembers what was in their frames. */
export function removePinsFrom(page: PageNode): void {
  for (const frame of pinsOn(page)) {
    for (const { id } of [frame, ...frame.findAll()]) removed.add(id);
    frame.remove();
  }
  page.setPluginData(KEY, "");
}

/** True of the id of a pin, or of a part of it, that was removed: no layer of the design is gone with it. */
export const wasPin = (id: string): boolean => removed.has(id);

/** Notes on a frame which findings its pins are for, and on its page which frame it is. */
export function markAsPins(
  page: PageNode,
  frame: FrameNode,
  numbers: Readonly<Record<string, number>>,
): void {
  frame.setPluginData(KEY, JSON.stringify(numbers));
  page.setPluginData(KEY, frame.id);
}
