import type { FrontTexts } from "../../shared/i18n/site/front.en.ts";
import { useSpoken } from "./spoken.ts";

/** The texts of the frame around every page and of the front page: they are there with the first script. */
export const useFrontTexts = (): FrontTexts => useSpoken().front;
