/** The name of the frame that holds the pins: by it the plugin finds them again. */
export const PINS_NAME = "Regard pins";

const KEY = "pins";

/** True when a layer is the frame that holds the pins. It is no screen, and never reviewed. */
export const isPins = (node: BaseNode): node is FrameNode =>
  node.type === "FRAME" && (node.locked || node.name === PINS_NAME) && node.getPluginData(KEY) !== "";

/** The frames that hold pins on a page: one, unless somebody copied it. */
export const pinsOn = (page: PageNode): readonly FrameNode[] => page.children.filter(isPins);

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

/** Notes on the frame which findings its pins are for. */
export const markAsPins = (frame: FrameNode, numbers: Readonly<Record<string, number>>): void =>
  frame.setPluginData(KEY, JSON.stringify(numbers));
