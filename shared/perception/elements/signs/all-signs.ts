import { accountLinks } from "./account-links.ts";
import { badges } from "./badges.ts";
import { cards } from "./cards.ts";
import { chips } from "./chips.ts";
import { switches, ticks } from "./choices.ts";
import { fieldBoxes } from "./fields.ts";
import { iconButtons } from "./icon-buttons.ts";
import { inlineLinks } from "./inline-links.ts";
import { labelledBoxes } from "./labelled-boxes.ts";
import { logos } from "./logos.ts";
import { menuButtons } from "./menu-buttons.ts";
import { pictures } from "./pictures.ts";
import { prices } from "./prices.ts";
import { promptedBoxes } from "./prompted-boxes.ts";
import { rowActions } from "./row-actions.ts";
import { searchBoxes } from "./search-boxes.ts";
import { sheets } from "./sheets.ts";
import type { Sign } from "./sign.ts";
import { stackedFields } from "./stacked-fields.ts";
import { steppers } from "./steppers.ts";
import { systemBars } from "./system-bars.ts";
import { tabBars } from "./tab-bars.ts";
import { tickColumns } from "./tick-columns.ts";
import { pageDots, tracks } from "./tracks.ts";
import { underlinedFields } from "./underlined-fields.ts";
import { wordedTiles } from "./worded-tiles.ts";

/** What each screen is searched for first: roles that look the same everywhere. The earlier one has the say. */
export const SIGNS: readonly Sign[] = [
  systemBars,
  tabBars,
  tracks,
  pageDots,
  switches,
  ticks,
  tickColumns,
  steppers,
  fieldBoxes,
  labelledBoxes,
  promptedBoxes,
  stackedFields,
  searchBoxes,
  underlinedFields,
  chips,
  badges,
  prices,
  inlineLinks,
  accountLinks,
  sheets,
  logos,
  menuButtons,
  rowActions,
  iconButtons,
  wordedTiles,
  cards,
  pictures,
];
