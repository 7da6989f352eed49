import { findNode } from "../find-node.ts";
import { keptFields } from "../kept/kept-fields.ts";

/** The name of the group of the pins: people find it by it. The editor paints the names of frames over the screens. */
export const PINS_NAME = "Regard pins";

const KEY = "pins";

/** True when a layer is a group of pins. It is no screen, and never reviewed. */
export const isPins = (node: BaseNode): node is GroupNode =>
  node.type === "GROUP" && (node.locked || node.name === PINS_NAME) && node.getPluginData(KEY) !== "";

/** The groups of pins on a page: one, unless somebody copied it. Takes a look at each layer that lies on the page. */
export const pinsOn = (page: PageNode): readonly GroupNode[] => page.children.filter(isPins);

/** The group that was put onto a page last; null when it is gone. The page knows its id: nothing else is looked at. */
export async function lastPinsOn(page: PageNode): Promise<GroupNode | null> {
  const id = page.getPluginData(KEY);
  const node = id === "" ? null : await findNode(id);
  return node && isPins(node) ? node : null;
}

/** The numbers of the findings that a group has pins for, by their ids; none where that was damaged. */
export const numbersOf = (group: GroupNode): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(keptFields(group.getPluginData(KEY)) ?? {}).flatMap(([id, number]) =>
      typeof number === "number" ? [[id, number]] : [],
    ),
  );

const removed = new Set<string>();

/** Removes the pins of a page, and remembers what was in their groups. */
export function removePinsFrom(page: PageNode): void {
  for (const group of pinsOn(page)) {
    for (const { id } of [group, ...group.findAll()]) removed.add(id);
    group.remove();
  }
  page.setPluginData(KEY, "");
}

/** True of the id of a pin, or of a part of it, that was removed: no layer of the design is gone with it. */
export const wasPin = (id: string): boolean => removed.has(id);

/** Notes on a group which findings its pins are for, and on its page which group it is. */
export function markAsPins(
  page: PageNode,
  group: GroupNode,
  numbers: Readonly<Record<string, number>>,
): void {
  group.setPluginData(KEY, JSON.stringify(numbers));
  page.setPluginData(KEY, group.id);
}
