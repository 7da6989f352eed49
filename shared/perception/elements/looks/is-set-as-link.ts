import type { Thing } from "../../things/thing.ts";

/** True when words are set as a link from end to end: underlined, or with an address behind them. */
export const isSetAsLink = ({ layer: { node } }: Thing): boolean =>
  node.text !== undefined &&
  node.text.runs.length > 0 &&
  node.text.runs.every(({ isLink, decoration }) => isLink || decoration === "underline");
