import { list } from "./list.ts";

/** In names they say that a part of a screen stands beside its content. */
export const ASIDE_WORDS: ReadonlySet<string> = list(
  "navbar, nav, navigation, topbar, appbar, sidebar, cookie, cookies, toast, snackbar",
  "banner, pagination, calendar, datepicker, keypad, stepper, tabs, segmented, toggle, chip, chips",
  "filter, filters, map, chart",
);

/** In names they say that a part lies over the screen and is used alone. */
export const DIALOG_WORDS: ReadonlySet<string> = list(
  "dialog, modal, popup, popover, drawer, sheet, overlay, lightbox, modale, dialogue",
);

/** In names they say that a part is the header of the site, when it lies along the top of the screen. */
export const HEADER_WORDS: ReadonlySet<string> = list("header, masthead, entete");
