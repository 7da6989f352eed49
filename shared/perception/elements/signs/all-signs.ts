import { cards } from "./content/cards.ts";
import { switches, ticks } from "./choices/choices.ts";
import { inlineLinks } from "./actions/inline-links.ts";
import { signOf } from "./match.ts";
import { FIELD_ROWS } from "./rows/fields.ts";
import {
  ACCOUNT_LINK,
  ICON_ROWS,
  LOGO,
  MARK_ROWS,
  OFFER_ROWS,
  PICTURE_ROWS,
  PRICE,
  STEPPER,
} from "./rows/content.ts";
import { segments } from "./choices/segments.ts";
import type { Sign } from "./sign.ts";
import { systemBars } from "./around/system-bars.ts";
import { tabBars } from "./around/tab-bars.ts";
import { pageDots, tracks } from "./around/tracks.ts";

/**
 * The signs each screen is searched for first: roles that look the same everywhere. Rows of the tables say all that is told
 * of one thing and its like; what is put together from several things, or lies at one place of a screen, is a program.
 * The earlier one has the say, as what looks like several things is the one that fewer things look like:
 */
export const SIGNS: readonly Sign[] = [
  // Bars of the system are no part of the design, and all that lies in a bar of tabs is a tab.
  { name: "system bars", claims: systemBars },
  { name: "tab bars", claims: tabBars },
  // Controls that are set by hand have a form of their own.
  { name: "tracks", claims: tracks },
  { name: "page dots", claims: pageDots },
  { name: "switches", claims: switches },
  { name: "ticks", claims: ticks },
  { name: "segments", claims: segments },
  signOf(STEPPER),
  // Fields look like cards with a word in them.
  ...FIELD_ROWS.map(signOf),
  // Chips stand in rows; a mark that stands alone is a badge.
  ...MARK_ROWS.map(signOf),
  // Words alone.
  signOf(PRICE),
  { name: "inline links", claims: inlineLinks },
  signOf(ACCOUNT_LINK),
  // Things that stand at one place of a screen.
  signOf(LOGO),
  // Drawings that are pressed, before pictures, which are not.
  ...ICON_ROWS.map(signOf),
  // Things that hold all of these.
  ...OFFER_ROWS.map(signOf),
  { name: "cards", claims: cards },
  ...PICTURE_ROWS.map(signOf),
];
