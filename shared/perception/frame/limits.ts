// The limits about which several facts and rules ask: one of each, with its source. Lengths are in px.

/** The shapes of screens of phones. Where no more is asked than how wide one is: `PHONE_WIDTH_PX`. */
export const PHONE = {
  /** A frame by itself: some draw phones larger than they are; a tablet held upright is less high for its width. */
  frame: { widestPx: 500, widestDrawnPx: 640, drawnHigher: 1.6 },
  /** A screen that lies in another frame or on a board, drawn in any size and as long as it is scrolled. */
  presented: { minWidthPx: 140, maxWidthPx: 1000, minRatio: 1.6, maxRatio: 12 },
} as const;

/** The width from which a screen is that of a desk, and not touched: the narrowest desktop in use. */
export const WIDE_FROM_PX = 1000;

/** A longer screen of a phone, in heights for its width, is a page of a site. */
export const LONGEST_APP_RATIO = 5.2;

/**
 * The shares of the screen from which a thing is its ground, or a band across it, and no block on it: a band leaves no
 * margin of 8 px on a phone of 375 px on both sides (0.96), and a card between margins of 16 px is 0.9 of its area at most.
 */
export const GROUND_SHARE = { ofWidth: 0.97, ofArea: 0.9 } as const;

/** How far down the head of a screen reaches: the status bar and the bar of an iPhone (59 and 44) with its margin below. */
export const HEAD_PX = 120;

/** How far down the bar of a site reaches: buttons beside the title of a page, which begins below it, are those of the page. */
export const SITE_BAR_PX = 100;

/** The smallest screens in use. */
export const SMALLEST_SCREEN_PX = { width: 320, height: 480 } as const;

/** A row of a list: the share of the screen’s width that it takes at least, and how high it is at most. */
export const LIST_ROW = { share: 0.7, maxHeightPx: 104 } as const;

/** The words and grounds that count as faint. */
export const FAINT_AT = {
  /** Of the contrast of the screen’s letters, and at most so much contrast: an example in a box of a phone. */
  prompt: { shareOfBody: 0.5, most: 6 },
  /** Of the contrast of the screen’s letters: an example in a field. */
  example: { shareOfBody: 0.55 },
  /** Of the contrast that is possible there: words on a line. */
  onLine: { shareOfPossible: 0.4 },
} as const;

/** Places and sizes that fall on one step (`stepOf`) are alike. */
export const ALIKE_PX = 4;
