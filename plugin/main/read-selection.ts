import type { FrameSummary, Selection } from "../protocol/messages.ts";
import { purposeOf } from "./purpose.ts";
import { type Screen, screenOf, screensIn } from "./screens.ts";

const summaryOf = (screen: Screen): FrameSummary => ({
  id: screen.id,
  name: screen.name,
  widthPx: screen.width,
  heightPx: screen.height,
  isLocked: screen.locked,
  purpose: purposeOf(screen),
});

/** A selected section stands for the screens in it. */
const screensOf = (node: SceneNode): readonly Screen[] =>
  node.type === "SECTION" ? screensIn(node) : [screenOf(node)].filter((screen) => screen !== undefined);

const byPlace = (a: Screen, b: Screen): number => a.x - b.x || a.y - b.y;

/** What is selected on the page in view, as screens from left to right, as designers lay out a flow. */
export function readSelection(): Selection {
  const page = figma.currentPage;
  const [first] = page.selection;
  if (!first) return { kind: "none" };
  const chosen = new Set(page.selection.flatMap(screensOf).map(({ id }) => id));
  const frames = screensIn(page)
    .filter(({ id }) => chosen.has(id))
    .sort(byPlace);
  return frames.length > 0
    ? { kind: "frames", frames: frames.map(summaryOf) }
    : { kind: "no-frame", name: first.name };
}
