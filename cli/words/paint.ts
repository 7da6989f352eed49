import { styleText } from "node:util";

/** How text looks on a terminal. */
export type Style = Parameters<typeof styleText>[0];

/** Colours text, or not. */
export type Colorize = (style: Style, text: string) => string;

/** Colours text for a terminal, and leaves it plain for anything else. */
export const paintFor =
  (isTerminal: boolean): Colorize =>
  (style, text) =>
    isTerminal ? styleText(style, text, { validateStream: false }) : text;
