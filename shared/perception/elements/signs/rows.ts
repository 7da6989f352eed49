import { GROUND_SHARE, HEAD_PX } from "../../frame/limits.ts";
import type { SignRow } from "./match.ts";

const SOME = Infinity;

/** A number between a sign to take one away and a sign to add one. */
const STEPPER: SignRow = {
  name: "stepper",
  role: "stepper",
  sure: 0.85,
  kinds: ["group"],
  seen: {
    height: [20, 64],
    width: [56, 360],
    texts: 1,
    pictures: 0,
    icons: [0, 2],
    characters: [1, 12],
    digits: [0.1, 1],
    hasMarksAtEnds: 1,
  },
};

/** Rows below each other with words where reading begins and the same small icon at their other end open what they name. */
const OPENING_ROW: SignRow = {
  name: "opening row",
  role: "list-row",
  sure: 0.75,
  kinds: ["group", "shape"],
  seen: {
    height: [32, 112],
    width: [220, SOME],
    aspect: [3.2, SOME],
    texts: [1, 2],
    icons: [1, 2],
    pictures: 0,
    boxes: 0,
    wordsFrom: [0, SOME],
    endMark: [0, SOME],
  },
  together: {
    alike: { height: 3, wordsFrom: 8, endMark: 2, endMarkAt: 8 },
    line: { runs: "down", gapPx: [-2, 60] },
    fewest: 3,
    saying: { seen: { namesEntry: 1, endsLike: [-1, 1] }, share: [0, 0.49] },
  },
  isWhole: true,
};

const WRITTEN_IN = {
  height: [28, 76],
  width: [120, SOME],
  aspect: [2.4, SOME],
  isPainted: 1,
  isPicture: 0,
  pictures: 0,
  icons: [0, 2],
  boxes: [0, 1],
  fillContrast: [1, 2],
  contrast: [1.04, SOME],
} as const;

/** A quiet, low box that says what to write and leaves room for it: the model is less sure of those on phones, which it has hardly learned from. */
const ASKING_BOX: SignRow = {
  name: "asking box",
  role: "field",
  sure: 0.8,
  seen: { ...WRITTEN_IN, texts: 1, saysEntry: 1, saysAction: 0, leavesRoom: 1, twinsInRow: [0, 3] },
};

/** The same, whatever is written in it, below the words that name it. */
const LABELLED_BOX: SignRow = {
  name: "labelled box",
  role: "field",
  sure: 0.8,
  seen: { isOnApp: 1, ...WRITTEN_IN, height: [34, 68], texts: [0, 1], hasLabelAbove: 1, leavesRoom: 1 },
};

/** Lines of one length below each other with words on them. */
const CHIP: SignRow = {
  name: "chip",
  role: "chip",
  sure: 0.8,
  seen: {
    isOnApp: 1,
    height: [24, 56],
    width: [0, 180],
    isPainted: 1,
    texts: 1,
    icons: [0, 1],
    pictures: 0,
    characters: [1, 24],
    roundness: [0.3, 1],
  },
  together: {
    alike: { fromTop: 3, height: 3 },
    line: { runs: "across", gapPx: [-2, 28] },
    fewest: 3,
    marksChosen: true,
  },
  isWhole: true,
};

/** Circles and squares side by side with a drawing or a picture in them, each with a word or two below. */
const CAPTIONED_CHIP: SignRow = {
  name: "captioned chip",
  role: "chip",
  sure: 0.65,
  seen: {
    isOnApp: 1,
    side: [28, 84],
    offSquare: [0, 0.25],
    texts: 0,
    isCaptioned: 1,
    fromBottom: [100, SOME],
  },
  words: "below",
  together: {
    asSiblings: true,
    alike: { fromTop: 3, side: 3 },
    line: { runs: "across", gapPx: [8, 80] },
    fewest: 3,
  },
  isWhole: true,
};

const MARK = {
  isOnApp: 1,
  height: [12, 30],
  isPainted: 1,
  texts: 1,
  icons: 0,
  pictures: 0,
  roundness: [0.3, 1],
  fillOpacity: [0.01, 1],
} as const;

/** “-20%” and its like: how much is saved. */
const SAVING: SignRow = {
  name: "saving",
  role: "badge",
  sure: 0.6,
  seen: { ...MARK, width: [0, 130], characters: [1, 16], saysShare: 1 },
  isWhole: true,
};

/** A small box with a count in it. */
const COUNT: SignRow = {
  name: "count",
  role: "badge",
  sure: 0.6,
  seen: { ...MARK, width: [0, 90], characters: [1, 12], saysCount: 1 },
  isWhole: true,
};

/** A word or two in a box far smaller than a button, which ask for nothing to be done. */
const STATE: SignRow = {
  name: "state",
  role: "badge",
  sure: 0.6,
  seen: { ...MARK, width: [0, 90], characters: [1, 12], saysState: 1, twinsInRow: 0 },
  isWhole: true,
};

/** Words that say what something costs. */
const PRICE: SignRow = {
  name: "price",
  role: "price",
  sure: 0.95,
  kinds: ["text"],
  seen: { characters: [2, 28], saysPrice: 1 },
};

/** “Forgot your password?”, “No account yet? Sign up”. */
const ACCOUNT_LINK: SignRow = {
  name: "account link",
  role: "link",
  sure: 0.85,
  kinds: ["text"],
  seen: { characters: [6, 72], sizeToBody: [0, 1.4], saysAccount: 1, isOnButton: 0 },
};

const RISEN = {
  isOnPhone: 1,
  shareOfWidth: [0.97, SOME],
  shareOfHeight: [0.12, SOME],
  isPainted: 1,
} as const;

/** A box with round upper corners that has risen from the foot of the screen, over a veil. */
const SHEET: SignRow = {
  name: "sheet",
  role: "sheet",
  sure: 0.8,
  seen: { ...RISEN, roundTopPx: [8, SOME], fromBottom: [-SOME, 2], isOverVeil: 1 },
};

/** One with a short bar to drag it by. */
const DRAGGED_SHEET: SignRow = {
  name: "dragged sheet",
  role: "sheet",
  sure: 0.8,
  seen: { ...RISEN, fromTop: [8, SOME], hasHandle: 1 },
};

const BOXED_ICON = {
  isOnApp: 1,
  shortSide: [22, SOME],
  side: [22, 72],
  offSquare: [0, 0.25],
  isPainted: 1,
  texts: 0,
  icons: 1,
  pictures: 0,
  iconSide: [8, SOME],
  iconShare: [0, 0.8],
  isCaptioned: 0,
  isOfWords: 0,
} as const;

/** A small round or square box with one drawing in it; in a list with words behind each it tells what a row is about. */
const LOUD_ICON: SignRow = {
  name: "loud icon",
  role: "icon-button",
  sure: 0.85,
  seen: { ...BOXED_ICON, contrast: [1.2, SOME], twinsInColumn: [0, 1] },
  isWhole: true,
};

/** A wash of colour behind a drawing is as often there for its looks. */
const QUIET_ICON: SignRow = {
  name: "quiet icon",
  role: "icon-button",
  sure: 0.6,
  seen: { ...BOXED_ICON, contrast: [1, 1.2], twinsInColumn: [0, 1] },
  isWhole: true,
};

/** Photographs or boxes of one size with words behind each and nothing drawn around both: rows of a list. */
const ROW_OF_TILE: SignRow = {
  name: "row of a tile",
  role: "list-row",
  sure: 0.6,
  kinds: ["picture", "shape", "icon", "group"],
  seen: { isOnApp: 1, side: [16, 104], shortSide: [16, 104], offSquare: [0, 0.25], texts: 0, leadsWords: 1 },
  words: "behind",
  together: {
    asSiblings: true,
    alike: { fromLeft: 4, side: 4 },
    line: { runs: "down", gapPx: [8, 80] },
    fewest: 3,
  },
};

/** The same with words below: cards. */
const CARD_OF_TILE: SignRow = {
  name: "card of a tile",
  role: "card",
  sure: 0.6,
  kinds: ["picture", "shape"],
  seen: { isOnApp: 1, shortSide: [85, SOME], shareOfWidth: [0, 0.62], texts: [0, 2], boxes: [0, 1] },
  words: "below",
  together: { asSiblings: true, alike: { width: 4, height: 4 }, fewest: 2 },
};

const CELL = {
  isOnApp: 1,
  width: [100, SOME],
  height: [44, 360],
  shareOfWidth: [0, 1],
  richness: [2, 14],
  isPlainButton: 0,
  saysAction: 0,
} as const;

/** Boxes that are equally wide and more than one, each about one thing. */
const CARD: SignRow = {
  name: "card",
  role: "card",
  sure: 0.7,
  seen: { ...CELL, isPainted: 1, parts: [1, SOME], texts: [0, 9] },
  together: { asSiblings: true, alike: { width: 4 }, fewest: 2 },
  isInnermost: true,
};

/** Groups without a box of their own, which show something and say something. */
const BARE_CARD: SignRow = {
  name: "bare card",
  role: "card",
  sure: 0.7,
  kinds: ["group"],
  seen: { ...CELL, isPainted: 0, richness: [3, 14], texts: [1, 9] },
  together: { asSiblings: true, alike: { width: 4 }, fewest: 2 },
  isInnermost: true,
};

/** A box with a photograph and a few words about it is a card even when there is one only. */
const LONE_CARD: SignRow = {
  name: "lone card",
  role: "card",
  sure: 0.7,
  kinds: ["group"],
  seen: { ...CELL, isPainted: 1, roundness: [0.001, 1], pictures: 1, texts: [2, 4] },
  isInnermost: true,
};

const SHOWN = {
  isPicture: 1,
  texts: [0, 2],
  isIconOfWords: 0,
  shareOfScreen: [0, GROUND_SHARE.ofPictures],
} as const;

/** A round picture shows somebody, and may be small. */
const ROUND_PICTURE: SignRow = {
  name: "round picture",
  role: "picture",
  sure: 0.9,
  seen: { ...SHOWN, shortSide: [32, SOME], roundness: [0.5, 1] },
};

/** Photographs and illustrations; any other picture that is smaller is an icon. */
const PICTURE: SignRow = {
  name: "picture",
  role: "picture",
  sure: 0.9,
  seen: { ...SHOWN, shortSide: [40, SOME] },
};

/** The first letters of a name on a coloured round stand for somebody's picture. */
const INITIALS: SignRow = {
  name: "initials",
  role: "picture",
  sure: 0.8,
  seen: {
    width: [32, 120],
    offSquare: [0, 0.04],
    roundness: [0.5, 1],
    texts: 1,
    icons: 0,
    pictures: 0,
    boxes: 0,
    fillContrast: [1.05, SOME],
    saysInitials: 1,
  },
  isWhole: true,
};

/** What is told before the controls that lie in it, and what after them; the earlier one has the say. */
export const ROWS = {
  first: [STEPPER, OPENING_ROW, ASKING_BOX, LABELLED_BOX, CHIP, SAVING, COUNT, STATE, PRICE],
  last: [
    ACCOUNT_LINK,
    SHEET,
    DRAGGED_SHEET,
    LOUD_ICON,
    QUIET_ICON,
    CAPTIONED_CHIP,
    ROW_OF_TILE,
    CARD_OF_TILE,
    CARD,
    BARE_CARD,
    LONE_CARD,
    INITIALS,
    ROUND_PICTURE,
    PICTURE,
  ],
} as const satisfies Readonly<Record<string, readonly SignRow[]>>;
