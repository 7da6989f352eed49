import type { Events } from "./events.ts";

/** What the plugin API refuses with `documentAccess: dynamic-page`, and what it wants to be called instead. */
const FORBIDDEN = {
  getNodeById: "figma.getNodeByIdAsync",
  getStyleById: "figma.getStyleByIdAsync",
  getLocalPaintStyles: "figma.getLocalPaintStylesAsync",
  getLocalTextStyles: "figma.getLocalTextStylesAsync",
  getLocalEffectStyles: "figma.getLocalEffectStylesAsync",
  getLocalGridStyles: "figma.getLocalGridStylesAsync",
} as const;

/** Throws as the editor does for a call that needs all pages in memory. */
export function refuse(name: string, instead: string): never {
  throw new Error(`in ${name}: Cannot call with documentAccess: dynamic-page. Use ${instead} instead.`);
}

/** The synchronous calls, each of which throws. */
export const refusals = () =>
  Object.fromEntries(
    Object.entries(FORBIDDEN).map(([name, instead]) => [name, () => refuse(name, instead)]),
  ) as Record<keyof typeof FORBIDDEN, () => never>;

const NEEDS_ALL_PAGES: ReadonlySet<string> = new Set(["documentchange"]);

/** Listens, except for what would need all pages. */
export const guardedOn =
  (events: Events): Events["on"] =>
  (type, listener) => {
    if (NEEDS_ALL_PAGES.has(type))
      throw new Error(`in on: Cannot listen for "${type}" before figma.loadAllPagesAsync was called.`);
    events.on(type, listener);
  };
