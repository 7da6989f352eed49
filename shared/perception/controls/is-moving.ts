import { list } from "../../standards/list.ts";
import type { Layer } from "../frame/frame.ts";
import { rememberedFlag } from "../frame/remembered.ts";
import { isScrolled } from "../paint/opacity.ts";
import { nameWords } from "../text/language/words.ts";

/** In names they say that something moves, or is folded. */
const MOVING_WORDS = list(
  "carousel, scroll, slider, ticker, marquee, table, preview, collapsed, list, swiper, slideshow, chips, tabs",
  "picker, wheel, mask, feed, calendar, carrousel, device, phone, liste, tableau",
);

/** True when a layer moves, or is folded, and so cuts its content on purpose: it scrolls, or is called so. */
export const isMoving = rememberedFlag(
  (layer: Layer) =>
    isScrolled(layer, "horizontal") ||
    isScrolled(layer, "vertical") ||
    nameWords(layer.node.name).some((word) => MOVING_WORDS.has(word)),
);
