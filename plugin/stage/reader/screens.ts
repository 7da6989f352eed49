import type { RestNode } from "../../../shared/scene/rest-file.ts";
import { boxOf } from "../draw/placement.ts";
import type { ScreenCard } from "./messages.ts";

const SCREEN_TYPES: ReadonlySet<string> = new Set(["FRAME", "COMPONENT", "COMPONENT_SET", "INSTANCE"]);

interface Around {
  readonly section: string | null;
  readonly isGrouped: boolean;
}

interface Found {
  readonly card: ScreenCard;
  readonly isGrouped: boolean;
}

function cardOf(node: RestNode, { section, isGrouped }: Around): readonly Found[] {
  const { id, name } = node;
  const box = boxOf(node);
  if (!box) return [];
  const { width, height } = box;
  return [{ card: { id, name, width, height, section }, isGrouped }];
}

function findScreens(nodes: readonly RestNode[], around: Around): readonly Found[] {
  return nodes.flatMap((node) => {
    if (node["visible"] === false) return [];
    if (SCREEN_TYPES.has(node.type)) return cardOf(node, around);
    if (node.type === "SECTION") return findScreens(node.children ?? [], { ...around, section: node.name });
    if (node.type === "GROUP") return findScreens(node.children ?? [], { ...around, isGrouped: true });
    return [];
  });
}

/** The screens of a page, in the order of their sections; those inside groups only where there are no others. */
export function screensOf(page: RestNode): readonly ScreenCard[] {
  const found = findScreens(page.children ?? [], { section: null, isGrouped: false });
  const loose = found.filter(({ isGrouped }) => !isGrouped);
  return (loose.length > 0 ? loose : found).map(({ card }) => card);
}
