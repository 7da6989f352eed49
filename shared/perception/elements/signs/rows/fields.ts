import type { Traits, SignRow } from "../match.ts";

const ANY = Infinity;

/** A box that is outlined, or filled with little more than the ground. */
const QUIET = {
  isPainted: 1,
  isPicture: 0,
  fillContrast: [1, 2],
  contrast: [1.02, ANY],
} satisfies Traits;

/** A painted box, in whichever colour. */
const BOX = { isPainted: 1, isPicture: 0 } satisfies Traits;

/** A low, wide box. */
const LOW = { height: [26, 76], aspect: [2.4, ANY] } satisfies Traits;

/** One text and at most one icon. */
const ONE_TEXT = { texts: 1, icons: [0, 1], pictures: 0, boxes: 0 } satisfies Traits;

/** No text. */
const EMPTY = { ...ONE_TEXT, texts: 0 } satisfies Traits;

/** On the screen of an app most boxes to write in stand below their label; others say what to write, or show a faint example. */
export const APP_FIELD: SignRow = {
  name: "field of an app",
  role: "field",
  sure: 0.8,
  on: "apps",
  seen: {
    height: [34, 180],
    shareOfWidth: [0.28, ANY],
    aspect: [1.4, ANY],
    ...QUIET,
    texts: [0, 2],
    icons: [0, 3],
    pictures: 0,
    boxes: [0, 2],
    isCalledToRead: 0,
    isTableCell: 0,
  },
  or: [
    { texts: 0, icons: [0, 1], hasLabelAbove: 1 },
    { texts: 1, leavesRoom: 1, hasLabelAbove: 1, twinsInRow: 0 },
    // One of several tiles side by side, each with its sign and its word, is chosen.
    { height: [34, 68], leavesRoom: 1, hasLabelAbove: 1, hasIconBefore: 0 },
    { height: [34, 68], leavesRoom: 1, hasLabelAbove: 1, twinsInRow: 0 },
    // Of several equals below each other one may be called “Credit card”: whether all are fields, half of them say.
    { height: [34, 68], leavesRoom: 1, saysField: 1, twinsInColumn: [0, 1] },
    { height: [34, 68], texts: 1, leavesRoom: 1, isFaint: 1 },
  ],
};

/** An empty box below words that name what to write: “Email” at a box says that the box is for it. */
const NAMED_ABOVE: SignRow = {
  name: "empty box below its name",
  role: "field",
  sure: 0.8,
  seen: { ...LOW, width: [120, ANY], ...BOX, contrast: [1.05, ANY], ...EMPTY, isNamedAbove: 1 },
};

/** A box that asks at its left for something to be written, “Enter a code”; a button may stand at its right. */
const PROMPT: SignRow = {
  name: "prompt",
  role: "field",
  sure: 0.8,
  seen: {
    ...LOW,
    width: [160, ANY],
    ...BOX,
    texts: [1, 2],
    icons: [0, 2],
    pictures: 0,
    words: [1, 6],
    holdsByItself: 1,
    leavesRoomAtIcon: 1,
    isTableCell: 0,
    isOneOfRows: 0,
  },
  or: [
    { ...QUIET, isPrompt: 1, words: [2, 6] },
    // One word, “Search”, asks only behind an icon.
    { ...QUIET, isPrompt: 1, hasIconBefore: 1 },
    { isPrompt: 1, saysWriting: 1 },
    // “What are you looking for?” behind a sign.
    { hasIconBefore: 1, hasQuestion: 1 },
  ],
};

/**
 * A quiet box that says one thing, with an arrow down at its end, which is wider than high: wherever its words stand. One
 * that asks a question, or is called what is there to be read, unfolds an answer.
 */
const ARROW_DOWN: SignRow = {
  name: "arrow down",
  role: "field",
  sure: 0.8,
  seen: {
    height: [24, 80],
    aspect: [1.8, ANY],
    ...QUIET,
    ...ONE_TEXT,
    icons: [1, 2],
    endIconPad: [0, 28],
    endIconWidth: [0, 28],
    endIconGap: [-2, ANY],
    endIconAspect: [1.1, ANY],
    hasQuestion: 0,
    isCalledToRead: 0,
    isTableCell: 0,
    // Several below each other that neither ask for anything nor have a label are rows that open.
    isOneOfRows: 0,
  },
};

/** Lines of one length below each other, each with words on it, half of which are there to be written over. */
const UNDERLINED: SignRow = {
  name: "lines to write on",
  role: "field",
  sure: 0.75,
  seen: { height: [0, 3], width: [140, 700], contrast: [1.2, ANY], hasWordsOn: 1 },
  together: {
    alike: { width: 2, x: 2 },
    fewest: 2,
    saying: { seen: { isWrittenOn: 1 }, share: [0.5, 1] },
  },
  withWordsOnIt: true,
};

/** The ways in which boxes to write or choose in are told; all but the first on any screen that they fit. */
export const FIELD_ROWS: readonly SignRow[] = [APP_FIELD, NAMED_ABOVE, PROMPT, ARROW_DOWN, UNDERLINED];
