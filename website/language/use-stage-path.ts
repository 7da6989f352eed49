import { pathIn } from "../../shared/site-language.ts";
import { PATHS } from "../paths.ts";
import { useLanguage } from "./use-language.ts";

/** The address of the editor in the browser, in the language of the page. It is a page of its own: the router does not lead there. */
export const useStagePath = (): string => pathIn(useLanguage(), PATHS.stage);
