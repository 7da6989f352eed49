import { accountLinks } from "./actions/account-links.ts";
import { badges } from "./content/badges.ts";
import { cards } from "./content/cards.ts";
import { choiceBoxes } from "./fields/choice-boxes.ts";
import { chips } from "./choices/chips.ts";
import { switches, ticks } from "./choices/choices.ts";
import { fieldBoxes } from "./fields/fields.ts";
import { iconButtons } from "./actions/icon-buttons.ts";
import { inlineLinks } from "./actions/inline-links.ts";
import { labelledBoxes } from "./fields/labelled-boxes.ts";
import { logos } from "./around/logos.ts";
import { menuButtons } from "./actions/menu-buttons.ts";
import { offers } from "./content/offers.ts";
import { openingRows } from "./content/opening-rows.ts";
import { pictures } from "./content/pictures.ts";
import { prices } from "./content/prices.ts";
import { promptedBoxes } from "./fields/prompted-boxes.ts";
import { rowActions } from "./actions/row-actions.ts";
import { searchBoxes } from "./fields/search-boxes.ts";
import { segments } from "./choices/segments.ts";
import { sheets } from "./around/sheets.ts";
import type { Sign } from "./sign.ts";
import { siteMenus } from "./around/site-menus.ts";
import { stackedFields } from "./fields/stacked-fields.ts";
import { stateMarks } from "./content/state-marks.ts";
import { steppers } from "./fields/steppers.ts";
import { systemBars } from "./around/system-bars.ts";
import { tabBars } from "./around/tab-bars.ts";
import { tickColumns } from "./choices/tick-columns.ts";
import { pageDots, tracks } from "./around/tracks.ts";
import { underlinedFields } from "./fields/underlined-fields.ts";
import { wordedTiles } from "./content/worded-tiles.ts";

/** The signs each screen is searched for first: roles that look the same everywhere. The earlier one has the say. */
export const SIGNS: readonly Sign[] = [
  systemBars,
  tabBars,
  tracks,
  pageDots,
  switches,
  ticks,
  tickColumns,
  segments,
  steppers,
  openingRows,
  fieldBoxes,
  labelledBoxes,
  promptedBoxes,
  stackedFields,
  searchBoxes,
  choiceBoxes,
  underlinedFields,
  chips,
  badges,
  stateMarks,
  prices,
  inlineLinks,
  accountLinks,
  sheets,
  logos,
  menuButtons,
  siteMenus,
  rowActions,
  iconButtons,
  wordedTiles,
  offers,
  cards,
  pictures,
];
