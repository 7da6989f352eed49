import { BLUE, fill, guid, node, RED } from "./make-fig.ts";

/** A collection (20) with two modes, light (21) and dark (22), and a colour (23) that differs between them. */
export const THEME = [
  node(20, "VARIABLE_SET", 0, {
    key: "theme",
    variableSetModes: [
      { id: guid(22), name: "Dark", sortPosition: "b" },
      { id: guid(21), name: "Light", sortPosition: "a" },
    ],
  }),
  node(23, "VARIABLE", 0, {
    key: "text",
    variableSetID: { assetRef: { key: "theme" } },
    variableDataValues: {
      entries: [
        { modeID: guid(21), variableData: { value: { colorValue: RED } } },
        { modeID: guid(22), variableData: { value: { alias: { guid: guid(24) } } } },
      ],
    },
  }),
  node(24, "VARIABLE", 0, {
    variableSetID: { guid: guid(20) },
    variableDataValues: { entries: [{ modeID: guid(21), variableData: { value: { colorValue: BLUE } } }] },
  }),
];
/** Fields of a node in which the dark mode holds. */
export const dark = {
  variableModeBySetMap: { entries: [{ variableSetID: { guid: guid(20) }, variableModeID: guid(22) }] },
};
/** A paint whose colour the variable gives. */
export const bound = fill(
  { r: 0, g: 1, b: 0, a: 1 },
  { colorVar: { value: { alias: { assetRef: { key: "text" } } } } },
);
