import { accountLinks } from "./actions/account-links.ts";
import { badges } from "./content/badges.ts";
import { cards } from "./content/cards.ts";
import { chips } from "./choices/chips.ts";
import { switches, ticks } from "./choices/choices.ts";
import { iconButtons } from "./actions/icon-buttons.ts";
import { inlineLinks } from "./actions/inline-links.ts";
import { logos } from "./around/logos.ts";
import { signOf } from "./match.ts";
import { menuButtons } from "./actions/menu-buttons.ts";
import { offers } from "./content/offers.ts";
import { openingRows } from "./content/opening-rows.ts";
import { pictures } from "./content/pictures.ts";
import { prices } from "./content/prices.ts";
import { rowActions } from "./actions/row-actions.ts";
import { FIELD_ROWS } from "./rows/fields.ts";
import { segments } from "./choices/segments.ts";
import { sheets } from "./around/sheets.ts";
import type { Sign } from "./sign.ts";
import { siteMenus } from "./around/site-menus.ts";
import { stateMarks } from "./content/state-marks.ts";
import { steppers } from "./fields/steppers.ts";
import { systemBars } from "./around/system-bars.ts";
import { tabBars } from "./around/tab-bars.ts";
import { tickColumns } from "./choices/tick-columns.ts";
import { pageDots, tracks } from "./around/tracks.ts";
import { wordedTiles } from "./content/worded-tiles.ts";

/** The signs each screen is searched for first: roles that look the same everywhere. The earlier one has the say. */
export const SIGNS: readonly Sign[] = [
  { name: "system bars", claims: systemBars },
  { name: "tab bars", claims: tabBars },
  { name: "tracks", claims: tracks },
  { name: "page dots", claims: pageDots },
  { name: "switches", claims: switches },
  { name: "ticks", claims: ticks },
  { name: "tick columns", claims: tickColumns },
  { name: "segments", claims: segments },
  { name: "steppers", claims: steppers },
  { name: "opening rows", claims: openingRows },
  ...FIELD_ROWS.map(signOf),
  { name: "chips", claims: chips },
  { name: "badges", claims: badges },
  { name: "state marks", claims: stateMarks },
  { name: "prices", claims: prices },
  { name: "inline links", claims: inlineLinks },
  { name: "account links", claims: accountLinks },
  { name: "sheets", claims: sheets },
  { name: "logos", claims: logos },
  { name: "menu buttons", claims: menuButtons },
  { name: "site menus", claims: siteMenus },
  { name: "row actions", claims: rowActions },
  { name: "icon buttons", claims: iconButtons },
  { name: "worded tiles", claims: wordedTiles },
  { name: "offers", claims: offers },
  { name: "cards", claims: cards },
  { name: "pictures", claims: pictures },
];
