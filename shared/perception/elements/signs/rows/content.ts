import { GROUND_SHARE } from "../../../frame/limits.ts";
import type { Traits, SignRow } from "../match.ts";

const ANY = Infinity;

/** A number between a sign to take one away and a sign to add one. */
export const STEPPER: SignRow = {
  name: "steppers",
  role: "stepper",
  sure: 0.85,
  seen: {
    height: [20, 64],
    width: [56, 360],
    isGroup: 1,
    texts: 1,
    icons: [0, 2],
    pictures: 0,
    characters: [1, 12],
    digits: [0.01, 1],
    hasMarksAtEnds: 1,
  },
};

/** Rows of small rounded boxes with a word in each: filters, sizes, days, topics. */
const CHIP: SignRow = {
  name: "chips",
  role: "chip",
  sure: 0.8,
  on: "apps",
  seen: {
    height: [24, 56],
    width: [0, 180],
    isPainted: 1,
    texts: 1,
    iconsAndPictures: [0, 1],
    characters: [0, 24],
    roundness: [0.3, 1],
  },
  together: { alike: { y: 3, height: 3 }, line: { runs: "across", gapPx: [-ANY, 32] }, fewest: 3 },
  oddOneIsChosen: true,
  isWhole: true,
};

const SHORT = { width: [0, 90], characters: [0, 12] } satisfies Traits;

/** A small mark on or beside other things: how much is saved, a count, or a word or two in a box far smaller than a button. */
const BADGE: SignRow = {
  name: "badges",
  role: "badge",
  sure: 0.6,
  on: "apps",
  seen: {
    height: [12, 30],
    width: [0, 130],
    isPainted: 1,
    texts: 1,
    iconsAndPictures: 0,
    roundness: [0.3, 1],
    fillOpacity: [0.001, 1],
    isDeclared: 0,
  },
  or: [
    { letters: [0, 16], saysShare: 1 },
    { ...SHORT, saysCount: 1 },
    { ...SHORT, twinsInRow: 0, isSmallButton: 0 },
  ],
  isWhole: true,
};

/** Small boxes with a word or two in the lines of a table, of which some say the same: in what state the things are that it lists. */
const STATE: SignRow = {
  name: "states in a table",
  role: "badge",
  sure: 0.6,
  seen: {
    height: [14, 48],
    width: [0, 180],
    aspect: [1, ANY],
    isPainted: 1,
    isPicture: 0,
    texts: 1,
    icons: [0, 1],
    pictures: 0,
    boxes: 0,
    words: [1, 3],
    isAction: 0,
  },
  together: {
    alike: { height: 0.5, middle: 8 },
    line: { runs: "down", gapPx: [0, 0], heights: [0.3, 3] },
    fewest: 3,
    saySome: true,
    saying: { seen: { twinsInRow: 0 }, share: [1, 1] },
  },
  isWhole: true,
};

/** Words that say what something costs, and no more. */
export const PRICE: SignRow = {
  name: "prices",
  role: "price",
  sure: 0.95,
  seen: { isWords: 1, saysPrice: 1 },
};

/** Words no larger than the text that lead to another way in. */
export const ACCOUNT_LINK: SignRow = {
  name: "account links",
  role: "link",
  sure: 0.85,
  seen: { isWords: 1, characters: [0, 72], sizeToBody: [0, 1.4], saysAccount: 1 },
};

/** The mark of a product: what is called so and small enough; several in a row are links. */
export const LOGO: SignRow = {
  name: "logos",
  role: "logo",
  sure: 0.8,
  seen: {
    isCalledLogo: 1,
    isWords: 0,
    height: [0, 160],
    shareOfWidth: [0, 0.9],
    texts: [0, 2],
    characters: [0, 24],
    twinsInRow: 0,
  },
  isWhole: true,
};

/** A small round or square box with one drawing in it, which is no sign of the words below or behind it. */
const BOXED_ICON = {
  shortSide: [22, 72],
  side: [22, 72],
  offSquare: [0, 0.25],
  isPainted: 1,
  texts: 0,
  icons: 1,
  pictures: 0,
  loneIconWidth: [8, ANY],
  loneIconWidthShare: [0, 0.8],
  isCaptionedTile: 0,
  leadsLineOfList: 0,
  leadsWords: 0,
} satisfies Traits;

/** A wash of colour behind a drawing is as often there for its looks: only a loud box is surely pressed. */
const LOUD_ICON: SignRow = {
  name: "icons in loud boxes",
  role: "icon-button",
  sure: 0.85,
  on: "apps",
  seen: BOXED_ICON,
  or: [{ fillContrast: [1.3, ANY] }, { strokeContrast: [1.2, ANY] }],
  isWhole: true,
};

const FAINT_ICON: SignRow = {
  name: "icons in faint boxes",
  role: "icon-button",
  sure: 0.6,
  on: "apps",
  seen: BOXED_ICON,
  isWhole: true,
};

/** A coloured circle, or a square with round corners, with the first letters of a name stands for somebody's picture. */
const INITIALS: SignRow = {
  name: "initials",
  role: "picture",
  sure: 0.8,
  seen: {
    width: [32, 120],
    offSquare: [0, 0.03],
    roundness: [0.5, 1],
    texts: 1,
    icons: 0,
    pictures: 0,
    boxes: 0,
    saysInitials: 1,
    fillContrast: [1.05, ANY],
  },
  isWhole: true,
};

/** A photograph or an illustration; a round one shows somebody, and may be smaller: any other that is as small is an icon. */
const PICTURE: SignRow = {
  name: "pictures",
  role: "picture",
  sure: 0.9,
  seen: {
    shortSide: [32, ANY],
    shareOfScreen: [0, GROUND_SHARE.ofArea],
    showsPicture: 1,
    isIconOfWords: 0,
    isInHeadOfSite: 0,
  },
  or: [{ roundness: [0.5, 1] }, { shortSide: [40, ANY] }],
};

/** Products, houses, courses: groups of one size with a picture, a few words and a price or a button. */
const OFFER = {
  width: [100, ANY],
  shareOfWidth: [0, 0.5],
  height: [80, 800],
  parts: [1, ANY],
  texts: [2, 6],
  pictures: [0, 2],
  holdsPicture: 1,
  holdsOffer: 1,
} satisfies Traits;

const OF_ONE_SIZE = { around: 0, kind: 0, width: 4, height: { share: 0.15 } } as const;

const OFFERS: readonly SignRow[] = (["y", "x"] as const).map((side) => ({
  name: side === "y" ? "offers side by side" : "offers below each other",
  role: "card",
  sure: 0.8,
  seen: OFFER,
  together: { alike: { ...OF_ONE_SIZE, [side]: 4 }, fewest: 2 },
}));

export const MARK_ROWS: readonly SignRow[] = [CHIP, BADGE, STATE];
export const ICON_ROWS: readonly SignRow[] = [LOUD_ICON, FAINT_ICON];
export const OFFER_ROWS: readonly SignRow[] = OFFERS;
export const PICTURE_ROWS: readonly SignRow[] = [INITIALS, PICTURE];
