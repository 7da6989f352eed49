import { PHONE_WIDTH_PX } from "../../standards/phones.ts";

// The limits about which several facts and rules ask, each in its own way. Where two differ, each was set on the screens
// that its fact was read on: here they stand side by side, so that it is seen. Lengths are in px.

/** The shapes of screens of phones. Where no more is asked than how wide one is: `PHONE_WIDTH_PX`. */
export const PHONE = {
  /** A frame by itself: some draw phones larger than they are; a tablet held upright is less high for its width. */
  frame: { widestPx: 500, widestDrawnPx: 640, drawnHigher: 1.6 },
  /** A screen that lies in another frame or on a board, drawn in any size and as long as it is scrolled. */
  presented: { minWidthPx: 140, maxWidthPx: 1000, minRatio: 1.6, maxRatio: 12 },
  /** One of several that are drawn beside each other on one sheet. */
  besideOthers: { minWidthPx: 300, maxWidthPx: PHONE_WIDTH_PX.max, minRatio: 1.6, maxRatio: 2.6 },
} as const;

/** The widths from which a screen is another kind of thing than a phone’s. */
export const WIDE_FROM_PX = {
  /** A page of a site with a foot. */
  page: 768,
  /** Up to here, a screen may be touched. */
  untouched: 900,
  /** A page of a desk, which goes on below its view. */
  desk: 1000,
} as const;

/** A longer screen of a phone, in heights for its width, is a page of a site. */
export const LONGEST_APP_RATIO = 5.2;

/** The shares of the screen from which a thing is its ground, or a band across it, and no block on it. */
export const GROUND_SHARE = {
  /** Of the width: where margins are measured. */
  ofMargins: 0.98,
  /** Of the width: where the things on the ground are collected. */
  ofThings: 0.97,
  /** Of the width: where two blocks keep different margins. */
  ofBlocks: 0.97,
  /** Of the area: a box on which nothing is said to lie. */
  ofHosts: 0.9,
  /** Of the height: a layer that goes on behind a bar. */
  behindBars: 0.9,
  /** Of the area: a picture. */
  ofPictures: 0.85,
} as const;

/** The blocks that are wide enough to show the margins of a screen: their shares of its width, and how high they are at least. */
export const WIDE_BLOCK = {
  withOtherMargins: { minShare: 0.72, maxShare: GROUND_SHARE.ofBlocks, lowestPx: 36 },
  toOneSide: { minShare: 0.8, maxShare: 0.98, lowestPx: 28 },
} as const;

/** How far down the head of a screen reaches, by what is looked for there. */
export const HEAD_PX = {
  actions: 100,
  menus: 120,
  logosAmongPictures: 120,
  icons: 130,
  actionsOfForms: 130,
  discs: 140,
  wordmarks: 180,
} as const;

/** The words and grounds that count as faint. */
export const FAINT_AT = {
  /** Of the contrast of the screen’s letters, and at most so much contrast: an example in a box of a phone. */
  prompt: { shareOfBody: 0.5, most: 6 },
  /** Of the contrast of the screen’s letters: an example in a field. */
  example: { shareOfBody: 0.55 },
  /** Of the contrast that is possible there: words on a line. */
  onLine: { shareOfPossible: 0.4 },
  /** Two grounds nearer than this are one to most eyes, and so are two inks as dark as each other. */
  choice: { ground: 1.12, ink: 1.6 },
} as const;

/** Places and sizes that fall on one step (`stepOf`) are alike. */
export const ALIKE_PX = { cells: 3, things: 4 } as const;
