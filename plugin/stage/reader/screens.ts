import type { RestNode } from "../../../shared/scene/rest/rest-file.ts";
import { boxOf } from "../draw/placement.ts";
import type { ScreenCard } from "./messages.ts";

const SCREEN_TYPES: ReadonlySet<string> = new Set(["FRAME", "COMPONENT", "COMPONENT_SET", "INSTANCE"]);

/** In a group, a smaller frame is a part of a drawing: a button, an icon, a picture. */
const SMALLEST_SCREEN_PX = 240;

const isLarge = ({ width, height }: ScreenCard): boolean => Math.min(width, height) >= SMALLEST_SCREEN_PX;

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

const inSection = ({ name }: RestNode, { section, isGrouped }: Around): Around => ({
  section: section === null ? name : `${section} / ${name}`,
  isGrouped,
});

const MIDDLE_SHARE = 0.5;

/**
 * Layers as one reads them: row by row, and each from left to right. What begins above the middle of the first of a row
 * belongs to it.
 */
function inReadingOrder(nodes: readonly RestNode[]): readonly RestNode[] {
  const placed = nodes.flatMap((node) => {
    const box = boxOf(node);
    return box ? [{ node, box }] : [];
  });
  placed.sort((a, b) => a.box.y - b.box.y);
  const rows: (typeof placed)[] = [];
  for (const item of placed) {
    const row = rows.at(-1);
    const first = row?.[0]?.box;
    if (row && first && item.box.y <= first.y + first.height * MIDDLE_SHARE) row.push(item);
    else rows.push([item]);
  }
  return rows.flatMap((row) => row.sort((a, b) => a.box.x - b.box.x)).map(({ node }) => node);
}

function findScreens(nodes: readonly RestNode[], around: Around): readonly Found[] {
  return inReadingOrder(nodes).flatMap((node) => {
    if (node["visible"] === false) return [];
    if (SCREEN_TYPES.has(node.type)) return cardOf(node, around);
    if (node.type === "SECTION") return findScreens(node.children ?? [], inSection(node, around));
    if (node.type === "GROUP") return findScreens(node.children ?? [], { ...around, isGrouped: true });
    return [];
  });
}

/**
 * The screens of a page in reading order, those of a section together; of those inside groups the large ones, where there
 * are no others: what the review takes for screens, too.
 */
export function screensOf(page: RestNode): readonly ScreenCard[] {
  const found = findScreens(page.children ?? [], { section: null, isGrouped: false });
  const loose = found.filter(({ isGrouped }) => !isGrouped);
  const screens = loose.length > 0 ? loose : found.filter(({ card }) => isLarge(card));
  return screens.map(({ card }) => card);
}
