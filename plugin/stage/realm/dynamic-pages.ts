import type { Events } from "./events.ts";

/** Calls that the plugin API refuses with `documentAccess: dynamic-page`, each with the one to use instead. */
const FORBIDDEN = {
  getNodeById: "figma.getNodeByIdAsync",
  getStyleById: "figma.getStyleByIdAsync",
  getLocalPaintStyles: "figma.getLocalPaintStylesAsync",
  getLocalTextStyles: "figma.getLocalTextStylesAsync",
  getLocalEffectStyles: "figma.getLocalEffectStylesAsync",
  getLocalGridStyles: "figma.getLocalGridStylesAsync",
} as const;

const FORBIDDEN_OF_VARIABLES = {
  getVariableById: "figma.variables.getVariableByIdAsync",
  getVariableCollectionById: "figma.variables.getVariableCollectionByIdAsync",
  getLocalVariables: "figma.variables.getLocalVariablesAsync",
  getLocalVariableCollections: "figma.variables.getLocalVariableCollectionsAsync",
} as const;

/** Properties of layers that can be read, and are written asynchronously only. */
const WRITTEN_LATER: Readonly<Record<string, string>> = {
  fillStyleId: "node.setFillStyleIdAsync",
  strokeStyleId: "node.setStrokeStyleIdAsync",
  effectStyleId: "node.setEffectStyleIdAsync",
  gridStyleId: "node.setGridStyleIdAsync",
  textStyleId: "node.setTextStyleIdAsync",
};

/** Throws as the editor does for a call that needs all pages in memory. */
export function refuse(name: string, instead: string): never {
  throw new Error(`in ${name}: Cannot call with documentAccess: dynamic-page. Use ${instead} instead.`);
}

/** Throws as the editor does when a plugin writes a property that it may only read. */
export function refuseToSet(name: string): never {
  const later = WRITTEN_LATER[name];
  if (later) refuse(`set_${name}`, later);
  throw new Error(`in set_${name}: Cannot assign to a read-only property.`);
}

const refusalsOf = <Name extends string>(forbidden: Readonly<Record<Name, string>>) =>
  Object.fromEntries(
    Object.entries<string>(forbidden).map(([name, instead]) => [name, () => refuse(name, instead)]),
  ) as Record<Name, () => never>;

/** The synchronous calls, each of which throws. */
export const refusals = () => refusalsOf(FORBIDDEN);
export const refusalsOfVariables = () => refusalsOf(FORBIDDEN_OF_VARIABLES);

const NEEDS_ALL_PAGES: ReadonlySet<string> = new Set(["documentchange"]);

/** Listens, except for what would need all pages. */
export const guardedOn =
  (events: Events): Events["on"] =>
  (type, listener) => {
    if (NEEDS_ALL_PAGES.has(type))
      throw new Error(`in on: Cannot listen for "${type}" before figma.loadAllPagesAsync was called.`);
    events.on(type, listener);
  };
